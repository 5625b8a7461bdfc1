/** Section 8: damage to the missions, and its cubes. */
import { push } from '@tessera/engine';
import type { Play } from '../change.ts';
import { type DamageTrigger, hasSlots, missionRow } from '../missions.ts';
import { type Era, nextEra, prevEra, RING } from '../ring.ts';
import {
  clonesAt,
  cubesFree,
  eraOf,
  greenFree,
  isComplete,
  isSlotFree,
  isTurned,
  missionAt,
  type PublicState,
  type Tiles,
} from '../state.ts';
import { type Mission, NONE } from '../types.ts';

/**
 * Puts a cube on a mission, in the slot of an era if it has slots; without a free cube nothing happens
 * (L-CUBE-2).
 */
export function damageMission({ state, events }: Play, mission: Mission, slot: Era): void {
  if (isComplete(state, mission) || cubesFree(state) <= 0) return;
  if (hasSlots(mission)) {
    if (!isSlotFree(state, mission, slot)) return;
    state.damage[mission] = (state.damage[mission] as number) | (1 << slot);
  } else state.damage[mission] = (state.damage[mission] as number) + 1;
  events?.push({ type: 'damage', mission, slot: hasSlots(mission) ? slot : NONE });
}

/** L-MIS-1: a trigger happened at an era; missions are damaged in the order of their tiles' eras. */
export function happened(play: Play, deed: DamageTrigger, at: Era): void {
  const { state } = play;
  if (state.phase !== 'actions') return; // L-RUL-27
  for (let era = 0; era < RING; era++) {
    const mission = missionAt(state, era);
    if (mission === NONE || !isTurned(state, mission)) continue;
    const { trigger, where, isGrid } = missionRow(mission);
    if (trigger !== deed || (isGrid && !state.isGrid)) continue;
    if (where === 'slots' || at === (where === 'foo' ? state.foo : era)) damageMission(play, mission, at);
  }
}

/** L-RIFT-1: as many as there are, at most `count`. */
export function removeRifts(play: Play, era: Era, count: number): number {
  const { state, events } = play;
  const many = Math.min(count, state.rifts[era] as number);
  for (let i = 0; i < many; i++) {
    state.rifts[era] = (state.rifts[era] as number) - 1;
    events?.push({ type: 'riftRemoved', era });
    happened(play, 'rift', era);
  }
  return many;
}

/** Adds one energy; without a cube nothing is triggered. */
export function addEnergy(play: Play, era: Era): void {
  const { state, events } = play;
  if (greenFree(state) <= 0) return;
  state.energy[era] = (state.energy[era] as number) + 1;
  events?.push({ type: 'energy', era, perpetual: false });
  happened(play, 'energy', era);
  overload(play, era);
}

/** L-ULTRA-4: without a free cube nothing is asked. */
function overload(play: Play, era: Era): void {
  if (play.state.ultras.includes(era) && cubesFree(play.state) > 0) push(play, { type: 'ultraDamage', era });
}

/** L-CUBE-3 */
const PERPETUALS = 5;

/** L-SUPA-6: counts as added energy. */
export function addPerpetual(play: Play, era: Era): void {
  const { state, events } = play;
  if (state.perpetual.reduce((sum, one) => sum + one, 0) >= PERPETUALS) return;
  state.perpetual[era] = (state.perpetual[era] as number) + 1;
  events?.push({ type: 'energy', era, perpetual: true });
  happened(play, 'energy', era);
  overload(play, era);
}

/** L-ACT-9: perpetual cubes are used first, and stay. */
export function pay({ state, events }: Play, era: Era, cost: number): void {
  const green = Math.max(0, cost - (state.perpetual[era] as number));
  state.energy[era] = (state.energy[era] as number) - green;
  events?.push({ type: 'paid', era, count: green });
}

/** Returns green cubes to the supply, without triggering a rule. */
export function loseEnergy({ state, events }: Play, era: Era, count: number): void {
  const many = Math.min(count, state.energy[era] as number);
  if (many === 0) return;
  state.energy[era] = (state.energy[era] as number) - many;
  events?.push({ type: 'energyLost', era, count: many });
}

/** The reason why a mission cannot be claimed now (L-ACT-7), or undefined. */
export function claimFault(state: PublicState & Tiles, mission: Mission): string | undefined {
  const isThere = (state.missions[mission] ?? NONE) >= 0 && isTurned(state, mission);
  if (!isThere || missionRow(mission).trigger !== 'claim') return 'E_BAD_PARAM';
  const { where } = missionRow(mission);
  const here = eraOf(state, state.active);
  if (!(where === 'slots' ? isClean(state, here) : isAround(state, here))) return 'E_CONDITION';
  if (state.claimed & (1 << mission)) return 'E_CLAIMED';
  if (where === 'slots' && !isSlotFree(state, mission, here)) return 'E_SLOT_FULL';
  return isComplete(state, mission) ? 'E_COMPLETE' : undefined;
}

/** L-MIS-12 */
const isClean = (state: PublicState, era: Era): boolean =>
  state.rifts[era] === 0 && clonesAt(state, era) === 0;

/** L-MIS-10, L-MIS-20: one of the two agents must be the active one. */
function isAround(state: PublicState, here: Era): boolean {
  const [before, after] = [prevEra(state.foo), nextEra(state.foo)];
  if (here !== before && here !== after) return false;
  const across = here === before ? after : before;
  return state.eras.some((era, agent) => agent !== state.active && era === across);
}

export function claim(play: Play, mission: Mission): void {
  const { state } = play;
  state.claimed |= 1 << mission;
  damageMission(play, mission, eraOf(state, state.active));
}
