/** Progress of the game: cycles, Foo cards, turns. */
import { modeOf } from '../modes/index.ts';
import { LAST_CYCLE } from '../modes/standard.ts';
import { type Era, RING } from '../ring.ts';
import type { LoopView } from '../view.ts';

export interface Cycles {
  readonly cycle: number;
  /** Number of the turn, of 21; 0 in set-up. */
  readonly turn: number;
  /** Eras that Dr Foo has visited in this cycle, the present one last, and those that are left. */
  readonly seen: readonly Era[];
  readonly left: readonly Era[];
  readonly turnsLeft: number;
  /** True in mode Ultramachina, where his route is known. */
  readonly isOrdered: boolean;
}

export function cyclesOf(view: LoopView): Cycles {
  const { cycle, turn, foo } = view;
  const isOrdered = !modeOf(view).usesFooCards;
  const eras = Array.from({ length: RING }, (_, era) => era);
  const left = isOrdered ? eras.filter(era => turn === 0 || era > foo) : view.fooPile;
  const seen = eras.filter(era => era !== foo && !left.includes(era));
  return {
    cycle,
    turn,
    seen: left.includes(foo) || foo < 0 || turn === 0 ? seen : [...seen, foo],
    left,
    turnsLeft: (LAST_CYCLE - cycle) * RING + left.length,
    isOrdered,
  };
}
