/** Q-TURN: beginning and end of a turn. */
import type { Seat } from '@tessera/engine';
import { CARD } from '../cards/index.ts';
import { addActions, addResearch, finish, type Play, setResearch } from '../change.ts';
import {
  faceOf,
  geometry,
  has,
  isOnMap,
  type PublicState,
  placeOf,
  seatsAfter,
  shipsOnMap,
} from '../state.ts';
import { FLEET, type QuantumState } from '../types.ts';

const ACTIONS = 3;
const MOMENTUM_ACTIONS = 2;

/** Q-TURN-2, in its order. */
export function startTurn(play: Play, seat: Seat, isMomentum: boolean): void {
  const { state } = play;
  const { turn } = state;
  turn.number++;
  turn.active = seat;
  turn.phase = 'actions';
  turn.isMomentum = isMomentum;
  Object.assign(turn, { draws: 0, cubesPlaced: 0, destroyed: false, attacked: false, used: 0 });
  for (let die = seat * FLEET; die < (seat + 1) * FLEET; die++) {
    state.moved[die] = 0;
    state.abilityUsed[die] = 0;
    state.lastAbility[die] = 0;
  }
  for (const card of state.commands[seat] ?? []) state.active[seat] = (state.active[seat] ?? 0) | (1 << card);
  turn.actions = isMomentum ? MOMENTUM_ACTIONS : ACTIONS;
  play.events?.push({ type: 'turnStart', seat, number: turn.number, actions: turn.actions });
  if (has(state, seat, CARD.brilliant)) addResearch(play, seat, 2);
  const inVoid = shipsInVoid(state, seat);
  if (inVoid > 0) addResearch(play, seat, inVoid); // Q-VOID-1
  if (has(state, seat, CARD.arrogant) && hasMostShips(state, seat)) addActions(play, 1, 'arrogant');
  if (has(state, seat, CARD.conformist) && hasTwins(state, seat)) addActions(play, 1, 'conformist');
}

function shipsInVoid(state: PublicState, seat: Seat): number {
  const { isVoid } = geometry(state);
  let count = 0;
  for (let die = seat * FLEET; die < (seat + 1) * FLEET; die++)
    if (isOnMap(state, die) && isVoid[placeOf(state, die)]) count++;
  return count;
}

/** True with strictly more ships than every other player. */
export const hasMostShips = (state: PublicState, seat: Seat): boolean =>
  seatsAfter(state, seat).every(
    other => other === seat || shipsOnMap(state, other) < shipsOnMap(state, seat),
  );

/** True with two ships on the map that show the same face. */
export function hasTwins(state: PublicState, seat: Seat): boolean {
  let seen = 0;
  for (let die = seat * FLEET; die < (seat + 1) * FLEET; die++) {
    if (!isOnMap(state, die)) continue;
    const bit = 1 << faceOf(state, die);
    if (seen & bit) return true;
    seen |= bit;
  }
  return false;
}

/** Q-RES-3 */
export const breakthroughAt = (state: PublicState, seat: Seat): number =>
  has(state, seat, CARD.precocious) ? 4 : 6;

const isBreakthrough = (state: PublicState, seat: Seat): boolean =>
  (state.research[seat] ?? 1) >= breakthroughAt(state, seat);

/** Q-ADV-1: number of cards that the turn has earned, one for each cube and one for a breakthrough. */
export const drawsEarned = (state: PublicState): number =>
  state.turn.cubesPlaced + (isBreakthrough(state, state.turn.active) ? 1 : 0);

/** Begins Phase 2. */
export function endActions(play: Play): void {
  const { state } = play;
  const { turn } = state;
  const seat = turn.active;
  turn.phase = 'advance';
  turn.actions = 0;
  turn.draws = drawsEarned(state);
  if (!isBreakthrough(state, seat)) return;
  play.events?.push({ type: 'breakthrough', seat });
  setResearch(play, seat, 1);
}

/** Q-ADV-9, Q-WIN-4: after the last draw, and when the active seat leaves. */
export function endTurn(play: Play): void {
  const { state } = play;
  const { turn, options } = state;
  const seat = turn.active;
  play.events?.push({ type: 'turnEnd', seat });
  if (options.turnLimit > 0 && turn.number >= options.turnLimit) {
    finish(play, leadersOf(state), 'turnLimit');
    return;
  }
  const isMomentum = turn.momentumQueued > 0 && !state.hasLeft[seat];
  turn.momentumQueued = isMomentum ? turn.momentumQueued - 1 : 0;
  startTurn(play, isMomentum ? seat : (seatsAfter(state, seat)[0] ?? seat), isMomentum);
}

/** Q-WIN-3: fewer cubes left, then higher dominance, then higher research; equals share. */
export function standingOf({ cubesLeft, dominance, research, hasLeft }: QuantumState, seat: Seat): number {
  if (hasLeft[seat]) return -1;
  return (10 - (cubesLeft[seat] ?? 0)) * 100 + (dominance[seat] ?? 0) * 10 + (research[seat] ?? 0);
}

function leadersOf(state: QuantumState): readonly Seat[] {
  const standings = state.hasLeft.map((_, seat) => standingOf(state, seat));
  const best = Math.max(...standings);
  return standings.flatMap((standing, seat) => (standing === best ? [seat] : []));
}
