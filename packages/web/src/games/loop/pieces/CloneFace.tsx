/**
 * Clone of Dr Foo: colour and sign on his coat show the era that destroys him. A Supa Clone has bright hair
 * on end.
 */
import type { CloneToken } from '@tessera/games/loop';
import { Drawing, type PieceProps } from '../../../ui/render/Drawing.tsx';
import { memo } from '../../../ui/render/memo.ts';
import { ERA_GLYPHS } from './outlines.ts';
import './pieces.css';

interface CloneFaceProps extends PieceProps {
  /** Row of the token: `contentOf(view).tokens[token]`. */
  readonly token: Pick<CloneToken, 'destruction' | 'isSupa'>;
}

const HAIR =
  'M6 13C2.600 12 2.200 8 3.800 5.200c1.300.7 2.200.4 2.800-.7C7.600 2.600 8.600 1.600 10 1c.6 1 1.400 1.200 2.300.7C14 .7 16.500.7 18 1.700c.9.5 1.700.3 2.300-.7 1.300.6 2.300 1.600 3.100 3.500.6 1.100 1.500 1.400 2.800.7 1.600 2.800 1.200 6.800-2.200 7.800z';
const SUPA_HAIR =
  'M5.500 14 .8 6.800l4.400 1.300L4.600 2l4.600 3.700L11 .4l4 4.800 4-4.800 1.800 5.300L25.400 2l-.6 6.100 4.400-1.300L24.500 14z';

export const CloneFace = memo(({ token: { destruction, isSupa }, ...placing }: CloneFaceProps) => (
  <Drawing
    className={`l-piece l-clone is-era-${destruction} ${isSupa ? 'is-supa' : ''}`}
    viewBox="0 0 30 38"
    {...placing}
  >
    <path
      className="l-coat"
      d={
        isSupa
          ? 'M1.500 37.400 3 25.500c.8-5 6-7.500 12-7.500s11.200 2.500 12 7.500l1.500 11.900z'
          : 'M3 37.400V27.500C3 21 8 18 15 18s12 3 12 9.500v9.900z'
      }
    />
    <path className="l-hair" d={isSupa ? SUPA_HAIR : HAIR} />
    <path className="l-skin" d="M7.500 8.700h15V13c0 4.500-3.200 7-7.500 7s-7.500-2.500-7.500-7z" />
    <circle className="l-lens" cx="11.500" cy="11.700" r="3.100" />
    <circle className="l-lens" cx="18.500" cy="11.700" r="3.100" />
    <path
      className="l-line"
      d={isSupa ? 'M11.500 17.300c2 1.300 5 1.300 7 0M8 8.300l5 1.600M22 8.300l-5 1.600' : 'M12 17h6'}
    />
    <path className="l-badge" d={ERA_GLYPHS[destruction]} transform="translate(8.200 22.300) scale(.85)" />
  </Drawing>
));
