/** One of the two dice of a fight: pips on white, with the edge of the side that rolls it. */
import type { Faction } from '@tessera/games/quantum';
import { Drawing, type PieceProps } from '../../../ui/render/Drawing.tsx';
import { memo } from '../../../ui/render/memo.ts';
import { pipsOf } from '../../../ui/render/pips.ts';
import './pieces.css';

interface CombatDieProps extends PieceProps {
  readonly faction: Faction;
  /** 0: not rolled yet. */
  readonly value: number;
}

export const CombatDie = memo(({ faction, value, ...placing }: CombatDieProps) => (
  <Drawing className={`q-combat of-${faction}`} viewBox="0 0 3 3" {...placing}>
    <rect className="q-under" x=".1" y=".34" width="2.8" height="2.8" rx=".6" />
    <rect x=".1" y=".1" width="2.8" height="2.8" rx=".6" />
    {value === 0 ? (
      <path d="M1.1 1.1a.42.42 0 1 1 .6.38c-.16.08-.2.16-.2.32M1.5 2.15v.01" />
    ) : (
      pipsOf(value).map(([x, y]) => (
        <circle key={`${x} ${y}`} cx={1.5 + 0.74 * x} cy={1.5 + 0.74 * y} r=".26" />
      ))
    )}
  </Drawing>
));
