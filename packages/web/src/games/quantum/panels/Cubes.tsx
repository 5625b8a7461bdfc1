/** Cubes still on a sheet, and the places of those that are on planets. */
import type { Faction } from '@tessera/games/quantum';
import { CubeMark } from '../pieces/CubeMark.tsx';

interface CubesProps {
  readonly faction: Faction;
  readonly left: number;
  readonly all: number;
}

export const Cubes = ({ faction, left, all }: CubesProps) => (
  <span className="q-cubes">
    {Array.from({ length: all }, (_, i) => i).map(i => (
      <CubeMark key={i} faction={i < left ? faction : undefined} />
    ))}
  </span>
);
