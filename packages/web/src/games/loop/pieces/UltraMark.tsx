/** Ultramachina card: its effect, and for simple ones the target of its rift. */
import type { UltraRow } from '@tessera/games/loop';
import { Drawing, type PieceProps } from '../../../ui/render/Drawing.tsx';
import { memo } from '../../../ui/render/memo.ts';
import { ERA_GLYPHS, ULTRA_SIGNS } from './outlines.ts';
import './pieces.css';

interface UltraMarkProps extends PieceProps {
  /** Row of the card: `contentOf(view).ultras[ultra]`. */
  readonly ultra: Pick<UltraRow, 'verb' | 'target'>;
}

export const UltraMark = memo(({ ultra: { verb, target }, ...placing }: UltraMarkProps) => (
  <Drawing className="l-piece l-ultra" viewBox="0 0 24 30" {...placing}>
    <path className="l-plate" d="M4 1h16l3 4v20l-3 4H4l-3-4V5z" />
    <path className="l-rivets" d="M5 5.500v.01M19 5.500v.01M5 24.500v.01M19 24.500v.01" />
    <path
      className="is-filled"
      d={ULTRA_SIGNS[verb]}
      transform={target < 0 ? 'translate(4 7)' : 'translate(6.500 3.500) scale(.7)'}
    />
    {target >= 0 && (
      <g className={`l-target is-era-${target}`}>
        <path d={ERA_GLYPHS[target]} transform="translate(6 14.800) scale(.75)" />
      </g>
    )}
  </Drawing>
));
