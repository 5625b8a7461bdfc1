/** Plans of quantum that look broken. */
import type { Seat } from '@tessera/engine';
import {
  type Answer,
  dieOfAnswer,
  FLEET,
  type QuantumState,
  quantum,
  secondOf,
  VERB,
  verbOf,
} from '@tessera/games/quantum';
import { luckOf } from '../luck.ts';
import type { Past } from '../plan/planner.ts';
import { answersIn, isAtTurn } from './workshop.ts';

/**
 * A plan that takes the fleet back to where it was, swaps two ships again, or spoils a ready sum, unless a cube comes
 * of it. A swap of two ships that are alike is pointless in any case.
 */
export function isFolly(
  world: QuantumState,
  plan: readonly Answer[],
  past: readonly Past<QuantumState, Answer>[],
): boolean {
  if (!isAtTurn(world)) return false;
  const seat = world.turn.active;
  const cube = plan.findLastIndex(one => verbOf(one) === VERB.construct);
  const swaps = past.flatMap(({ move }) => swapOf(move));
  const places = past.map(({ state }) => placesOf(state, seat));
  let before = world;
  for (const [index, after] of actionsOf(world, plan)) {
    const swap = swapOf(plan[index] as Answer);
    const now = placesOf(after, seat);
    if (isIdle(before, plan[index] as Answer)) return true;
    const isBack = now !== placesOf(before, seat) && places.includes(now);
    if (index > cube && (isBack || swap.some(pair => swaps.includes(pair)) || spoils(before, after)))
      return true;
    swaps.push(...swap);
    places.push(placesOf(before, seat));
    before = after;
  }
  return false;
}

/** The two ships that an answer swaps, if it does. */
function swapOf(move: Answer): readonly string[] {
  const pair = [dieOfAnswer(move), secondOf(move)];
  return verbOf(move) === VERB.warp ? [pair.sort((a, b) => a - b).join(' ')] : [];
}

/** True if an answer swaps two ships of the same face that can both still move, or that both cannot. */
const isIdle = ({ faces, moved }: QuantumState, move: Answer): boolean => {
  const [one, other] = [dieOfAnswer(move), secondOf(move)];
  return verbOf(move) === VERB.warp && faces[one] === faces[other] && moved[one] === moved[other];
};

const spoils = (before: QuantumState, after: QuantumState): boolean =>
  sumsOf(before).some(sum => !sumsOf(after).includes(sum));

/** The states after each action of a plan with its last answer, as far as nothing is rolled and the turn goes on. */
function* actionsOf(
  from: QuantumState,
  plan: readonly Answer[],
): Generator<readonly [index: number, after: QuantumState], void, void> {
  const luck = luckOf(0);
  const state = quantum.copy(from);
  for (const [index, answer] of plan.entries()) {
    if (quantum.decider(state) !== from.turn.active) return;
    quantum.play(state, from.turn.active, answer, luck);
    if (luck.used > 0 || state.outcome !== null || state.turn.number !== from.turn.number) return;
    if (isAtTurn(state)) yield [index, quantum.copy(state)];
  }
}

const fleetOf = (seat: Seat): readonly number[] => Array.from({ length: FLEET }, (_, i) => seat * FLEET + i);

const placesOf = ({ faces, places }: QuantumState, seat: Seat): string =>
  fleetOf(seat)
    .map(die => `${faces[die]}@${places[die]}`)
    .join(' ');

/** Cubes that could be placed with actions to spare, by the answers that do it. */
function sumsOf(state: QuantumState): readonly Answer[] {
  const rested = quantum.copy(state);
  rested.turn.actions = 3;
  return answersIn(rested).filter(one => verbOf(one) === VERB.construct);
}
