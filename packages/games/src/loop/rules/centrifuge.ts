/** L-CENT: LOOPs at a Centrifuge, and damage to the missions when it is destroyed. */
import { offer, pop, push } from '@tessera/engine';
import { aboutOf, answer, VERB, verbOf } from '../answer.ts';
import { checkVictory, type Play } from '../change.ts';
import type { Handler } from '../handler.ts';
import { hasSlots, isOncePerTurn } from '../missions.ts';
import { type Era, RING } from '../ring.ts';
import {
  cubesFree,
  isComplete,
  isSlotFree,
  isTurned,
  missionAt,
  type PublicState,
  type Tiles,
} from '../state.ts';
import { CENTRIFUGE_NEED } from '../tokens.ts';
import { type FrameOf, GONE, type Mission, NONE } from '../types.ts';
import { damageMission } from './damage.ts';

/** L-CENT-4: the damage is optional, but only the last one is asked about. */
export function heatCentrifuge(play: Play, era: Era): void {
  const { state } = play;
  const token = state.centrifuges.indexOf(era);
  if (token === NONE || cubesFree(state) <= 0) return;
  if (isNextLast(state, token)) push(play, { type: 'heat', era });
  else damageCentrifuge(play, token);
}

const isNextLast = ({ heat }: PublicState, token: number): boolean =>
  (heat[token] as number) + 1 >= CENTRIFUGE_NEED;

function damageCentrifuge({ state, events }: Play, token: number): void {
  state.heat[token] = (state.heat[token] as number) + 1;
  events?.push({ type: 'centrifugeDamage', centrifuge: token });
}

/** L-CENT-4, L-CENT-5: asks if the last damage is placed. */
export const heat: Handler<FrameOf<'heat'>> = {
  step: () => true,
  asks: () => 'lastDamage',
  answers(state, { era }, out) {
    const token = state.centrifuges.indexOf(era);
    if (token === NONE || !isNextLast(state, token) || cubesFree(state) <= 0) return; // only in a position from outside
    offer(out, answer(VERB.yes));
    offer(out, answer(VERB.no));
  },
  take(play, { era }, given) {
    const { state, events } = play;
    pop(play);
    if (verbOf(given) === VERB.no) return;
    const token = state.centrifuges.indexOf(era);
    damageCentrifuge(play, token);
    state.heat[token] = 0;
    state.centrifuges[token] = GONE;
    events?.push({ type: 'centrifugeDestroyed', centrifuge: token });
    push(play, { type: 'laser', era: 0 });
  },
};

/** L-CENT-7: in the order of the tiles' eras; only the slot is asked. */
export const laser: Handler<FrameOf<'laser'>> = {
  step(play, frame) {
    const { state } = play;
    for (; frame.era < RING; frame.era++) {
      const mission = damageable(state, frame.era);
      if (mission === NONE) continue;
      if (hasSlots(mission)) return true;
      reward(play, mission, frame.era);
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
    reward(play, missionAt(play.state, frame.era), aboutOf(given));
    frame.era++;
  },
};

/** L-CENT-5: the reward counts towards the limit of one damage per turn. */
function reward(play: Play, mission: Mission, slot: Era): void {
  damageMission(play, mission, slot);
  if (isOncePerTurn(mission)) play.state.claimed |= 1 << mission;
}

/** The mission at an era that a destroyed Centrifuge would damage, or NONE. */
export function damageable(state: PublicState & Tiles, era: Era): Mission {
  const mission = missionAt(state, era);
  if (mission === NONE || !isTurned(state, mission) || isComplete(state, mission)) return NONE;
  const isSpent = (state.claimed & (1 << mission)) !== 0;
  return isSpent || cubesFree(state) <= 0 ? NONE : mission;
}
