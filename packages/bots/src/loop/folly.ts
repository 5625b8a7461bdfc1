/** Plans of loop that look broken. */

import { type Answer, aboutOf, type LoopState, VERB, verbOf } from '@tessera/games/loop';
import type { Past } from '../plan/planner.ts';

/** A move straight back to the era that the agent has just left. */
export function isFolly(
  world: LoopState,
  [first]: readonly Answer[],
  past: readonly Past<LoopState, Answer>[],
): boolean {
  const last = past.at(-1)?.state;
  if (first === undefined || verbOf(first) !== VERB.move || last?.turn !== world.turn) return false;
  const { active, eras } = world;
  return eras[active] !== last.eras[active] && aboutOf(first) === last.eras[active];
}
