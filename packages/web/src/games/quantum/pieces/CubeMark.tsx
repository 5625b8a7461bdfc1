// @chunk *-pieces
/** A Quantum cube that stands: colour and pattern of its faction; without a faction, the pad where one may stand. */
import type { Faction } from '@tessera/games/quantum';
import { Drawing, type PieceProps } from '../../../ui/render/Drawing.tsx';
import { memo } from '../../../ui/render/memo.ts';
import './defs.ts';
import './pieces.css';
import { MARKS } from './outlines.ts';

interface CubeMarkProps extends PieceProps {
  readonly faction?: Faction | undefined;
}

/** Its three faces that are seen; the pattern lies on the upright ones. */
const FACES = {
  top: 'M6 .5l5.3 2.9L6 6.3.7 3.4z',
  left: 'M.7 3.4L6 6.3v5.3L.7 8.7z',
  right: 'M11.3 3.4L6 6.3v5.3l5.3-2.9z',
} as const;

export const CubeMark = memo(({ faction, ...placing }: CubeMarkProps) => (
  <Drawing className={`q-cube ${faction ? `of-${faction}` : 'is-empty'}`} viewBox="0 0 12 12" {...placing}>
    {faction ? (
      <>
        <path className="q-left" d={FACES.left} />
        <path className="q-right" d={FACES.right} />
        <path className="q-pattern" d={MARKS[faction]} transform="matrix(.4417 .2417 0 .4417 .7 3.4)" />
        <path className="q-pattern" d={MARKS[faction]} transform="matrix(.4417 -.2417 0 .4417 6 6.3)" />
        <path className="q-top" d={FACES.top} />
      </>
    ) : (
      <path className="q-hollow" d="M6 5.2l5.3 2.9L6 11 .7 8.1z" />
    )}
  </Drawing>
));
