/** L-CENT: what a LOOP does to a Centrifuge, and its end to the missions. */
import { offer } from '@tessera/engine';
import { aboutOf, answer, VERB } from '../answer.ts';
import { checkVictory, type Play, pop, push } from '../change.ts';
import type { Handler } from '../handler.ts';
import { hasSlots } from '../missions.ts';
import { type Era, RING } from '../ring.ts';
import { cubesFree, isComplete, isSlotFree, isTurned, missionAt } from '../state.ts';
import { CENTRIFUGE_NEED } from '../tokens.ts';
import { type FrameOf, GONE, type LoopState, type Mission, NONE } from '../types.ts';
import { damageMission } from './damage.ts';

/** L-CENT-4, L-CENT-5 */
export function heatCentrifuge(play: Play, era: Era): void {
  const { state, events } = play;
  const token = state.centrifuges.indexOf(era);
  if (token === NONE || cubesFree(state) <= 0) return;
  const heat = (state.heat[token] as number) + 1;
  state.heat[token] = heat;
  events?.push({ type: 'centrifugeDamage', centrifuge: token });
  if (heat < CENTRIFUGE_NEED) return;
  state.heat[token] = 0;
  state.centrifuges[token] = GONE;
  events?.push({ type: 'centrifugeDestroyed', centrifuge: token });
  push(play, { type: 'laser', era: 0 });
}

/** L-CENT-7: by the era of the tiles; only the slot is asked. */
export const laser: Handler<FrameOf<'laser'>> = {
  step(play, frame) {
    const { state } = play;
    for (; frame.era < RING; frame.era++) {
      const mission = damageable(state, frame.era);
      if (mission === NONE) continue;
      if (hasSlots(mission)) return true;
      damageMission(play, mission, frame.era);
    }
    pop(play);
    checkVictory(play);
    return false;
  },
  asks: () => 'pickSlot',
  answers(state, { era }, out) {
    const mission = missionAt(state, era);
    for (let slot = 0; slot < RING; slot++)
      if (isSlotFree(state, mission, slot)) offer(out, answer(VERB.era, slot));
  },
  take(play, frame, given) {
    damageMission(play, missionAt(play.state, frame.era), aboutOf(given));
    frame.era++;
  },
};

function damageable(state: LoopState, era: Era): Mission {
  const mission = missionAt(state, era);
  const isOpen = mission !== NONE && isTurned(state, mission) && !isComplete(state, mission);
  return isOpen && cubesFree(state) > 0 ? mission : NONE;
}
