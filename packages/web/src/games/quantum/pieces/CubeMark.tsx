/** A Quantum cube: colour and pattern of its faction; without a faction, the empty slot of one. */
import type { Faction } from '@tessera/games/quantum';
import { Drawing, type PieceProps } from '../../../ui/render/Drawing.tsx';
import { memo } from '../../../ui/render/memo.ts';
import './pieces.css';
import { MARKS } from './outlines.ts';

interface CubeMarkProps extends PieceProps {
  readonly faction?: Faction | undefined;
}

export const CubeMark = memo(({ faction, ...placing }: CubeMarkProps) => (
  <Drawing className={`q-cube ${faction ? `of-${faction}` : 'is-empty'}`} viewBox="0 0 12 12" {...placing}>
    {faction ? (
      <g className="q-body">
        <rect width="12" height="12" />
        <path d={MARKS[faction]} />
      </g>
    ) : (
      <rect className="q-hollow" x=".6" y=".6" width="10.8" height="10.8" rx="2.2" />
    )}
  </Drawing>
));
