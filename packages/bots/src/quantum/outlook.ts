/** Expected evaluation of an answer: every roll of the dice is weighted by its probability. */
import type { Seat } from '@tessera/engine';
import {
  type Answer,
  CARD,
  dieOfAnswer,
  firstOf,
  has,
  oddsOf,
  ownerOf,
  type QuantumState,
  quantum,
  VERB,
  verbOf,
} from '@tessera/games/quantum';
import type { Luck } from '../luck.ts';
import { evaluate } from './evaluate.ts';
import { sensible } from './sensible.ts';
import { answersIn, isAtTurn, played, release, type Workshop } from './workshop.ts';

/** Scripted numbers, then the middle of every further range. */
function fallen(...dice: readonly number[]): Luck {
  const luck: Luck = {
    used: 0,
    below: n => (dice[luck.used++] ?? 1 + (n >> 1)) - 1,
    die: (sides = 6) => dice[luck.used++] ?? 1 + (sides >> 1),
  };
  return luck;
}

/** Questions within a fight are passed: the scripted dice decide its end. */
const LET_PASS = new Set([VERB.pass, VERB.decline, VERB.keep]);

/** The answer that looks best to the seat that gives it. */
export function bestAnswer(shop: Workshop, state: QuantumState, luck: Luck): Answer {
  const seat = quantum.decider(state) as Seat;
  const answers = isAtTurn(state) ? sensible(state, answersIn(state)) : answersIn(state);
  const { used } = luck;
  let best = answers[0] as Answer;
  let most = Number.NEGATIVE_INFINITY;
  for (const answer of answers) {
    luck.used = used;
    const value = outlookOf(shop, state, seat, answer, luck);
    if (value > most) [most, best] = [value, answer];
  }
  luck.used = used;
  return best;
}

/**
 * Answers questions raised by an answer as looks best, until a turn waits or the cards of Phase 2 are chosen.
 */
function settle(shop: Workshop, state: QuantumState, luck: Luck): void {
  while (state.outcome === null && state.pending.length > 0) {
    const answers = answersIn(state);
    const passing = answers.find(one => LET_PASS.has(verbOf(one)));
    const given = passing ?? bestNow(shop, state, answers, luck);
    shop.nodes++;
    quantum.play(state, 0, given, luck);
  }
}

/** The best answer by the evaluation right after it. */
function bestNow(shop: Workshop, state: QuantumState, answers: readonly Answer[], luck: Luck): Answer {
  const seat = quantum.decider(state) as Seat;
  let best = answers[0] as Answer;
  let most = Number.NEGATIVE_INFINITY;
  for (const answer of answers) {
    const { used } = luck;
    const after = played(shop, state, answer, luck);
    luck.used = used;
    const value = evaluate(after, seat);
    if (value > most) [most, best] = [value, answer];
    release(shop, after);
  }
  return best;
}

/** Expected evaluation of an answer for the seat. */
export function outlookOf(
  shop: Workshop,
  state: QuantumState,
  seat: Seat,
  answer: Answer,
  luck: Luck,
): number {
  const verb = verbOf(answer);
  if (isAtTurn(state)) {
    if (verb === VERB.end) return outlookOfEnding(shop, state, seat);
    const odds = oddsOf(state, answer);
    if (odds && !odds.isDangerous) return outlookOfFight(shop, state, seat, answer, odds.chance);
    if (verb === VERB.reconfigure || verb === VERB.scout) return outlookOfRoll(shop, state, seat, answer);
  }
  const after = played(shop, state, answer, luck);
  if (after.turn.active === state.turn.active && after.turn.phase === state.turn.phase)
    settle(shop, after, luck);
  const value = evaluate(after, seat);
  release(shop, after);
  return value;
}

/**
 * Evaluates the end of the turn without the actions left: those of the next turn are the same for every
 * answer.
 */
function outlookOfEnding(shop: Workshop, state: QuantumState, seat: Seat): number {
  const after = quantum.copy(state, shop.spare.pop());
  shop.nodes++;
  after.turn.actions = 0;
  const value = evaluate(after, seat);
  release(shop, after);
  return value;
}

function outlookOfFight(
  shop: Workshop,
  state: QuantumState,
  seat: Seat,
  answer: Answer,
  chance: number,
): number {
  const end = (isWon: boolean): number => {
    const after = fought(shop, state, answer, isWon);
    const value = evaluate(after, seat);
    release(shop, after);
    return value;
  };
  return chance * (chance > 0 ? end(true) : 0) + (1 - chance) * (chance < 1 ? end(false) : 0);
}

/** The state after an attack that is won or repelled, with the most decisive dice. */
export function fought(shop: Workshop, state: QuantumState, answer: Answer, isWon: boolean): QuantumState {
  const [attacker, target] = [ownerOf(dieOfAnswer(answer)), state.ships[firstOf(answer)] as number];
  const luck = fallen(
    ...(has(state, attacker, CARD.rational) ? [] : [isWon ? 1 : 6]),
    ...(has(state, ownerOf(target), CARD.rational) ? [] : [isWon ? 6 : 1]),
  );
  const after = played(shop, state, answer, luck);
  settle(shop, after, luck);
  return after;
}

/** Every other face is equally likely (Q-RNG-1); Clever chooses. */
function outlookOfRoll(shop: Workshop, state: QuantumState, seat: Seat, answer: Answer): number {
  const die = dieOfAnswer(answer);
  const before = state.faces[die] as number;
  const luck = fallen();
  const after = played(shop, state, answer, luck);
  settle(shop, after, luck);
  let sum = 0;
  let most = Number.NEGATIVE_INFINITY;
  for (let face = 1; face <= 6; face++) {
    if (face === before) continue;
    after.faces[die] = face;
    const value = evaluate(after, seat);
    sum += value;
    most = Math.max(most, value);
  }
  release(shop, after);
  return has(state, seat, CARD.clever) ? most : sum / 5;
}
