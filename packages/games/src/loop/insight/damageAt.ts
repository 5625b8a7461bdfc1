/** Preview of a single choice: which missions a trigger at one era damages. */
import type { DamageTrigger } from '../missions.ts';
import type { Era } from '../ring.ts';
import { isComplete } from '../state.ts';
import { type Mission, NONE } from '../types.ts';
import type { LoopView } from '../view.ts';
import { missionStates } from './missionState.ts';
import { guessOf } from './nowGuess.ts';
import { bit, exactly } from './range.ts';

export interface MissionDamage {
  readonly mission: Mission;
  readonly count: number;
}

/** Damage when the trigger happens `count` times at the era, as far as the missions have room for it. */
export function damageAt(
  view: LoopView,
  trigger: DamageTrigger,
  era: Era,
  count: number,
): readonly MissionDamage[] {
  const guess = guessOf(view, NONE, view.active);
  guess.deed(trigger, bit(era), exactly(count));
  return missionStates(view).flatMap(({ mission, missing }) => {
    const damage = isComplete(view, mission) ? 0 : Math.min(guess.damageOf(mission).max, missing);
    return damage > 0 ? [{ mission, count: damage }] : [];
  });
}
