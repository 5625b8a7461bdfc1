/** Meaning of an answer, decoded for views. */
import type { Seat } from '@tessera/engine';
import {
  type Answer,
  dieOfAnswer,
  firstOf,
  isCunning,
  isManeuver,
  PAY_CURIOUS,
  PAY_TACTICAL,
  payOf,
  secondOf,
  VERBS,
  type Verb,
  verbOf,
} from './answer.ts';
import type { Card } from './cards/index.ts';
import { PARTS, parseAnswer, shipSquares } from './notation.ts';
import { costOf } from './rules/cost.ts';
import type { PublicState } from './state.ts';
import type { Die, QuantumState, Square } from './types.ts';

export interface Meaning {
  readonly verb: Verb;
  readonly die?: Die;
  /** The carried or swapped die. */
  readonly other?: Die;
  /** Target square of a move or an attack, or the planet. */
  readonly square?: Square;
  /** Square from which an attack comes. */
  readonly from?: Square;
  readonly face?: number;
  readonly card?: Card;
  /** Owner of the cube. */
  readonly seat?: Seat;
  /** Squares of the first ships, by number. */
  readonly squares?: readonly Square[];
  /** Payment; absent if no move is paid for. */
  readonly pay?: 'action' | 'curious' | 'tactical';
  /** Cost in actions. */
  readonly cost: number;
  readonly isManeuver: boolean;
  readonly isCunning: boolean;
}

const PAID: readonly Verb[] = ['move', 'attack', 'transport'];

/** A view lacks only the decks, and no answer depends on them. */
export const answerOf = (table: PublicState, text: string): Answer =>
  parseAnswer(table as QuantumState, text);

export function meaningOf(table: PublicState, given: Answer): Meaning {
  const verb = VERBS[verbOf(given)] as Verb;
  const parts = PARTS[verb] ?? [];
  const has = (part: (typeof parts)[number]): boolean => parts.includes(part);
  return {
    verb,
    ...(has('die') && { die: dieOfAnswer(given) }),
    ...(has('other') && { other: secondOf(given) }),
    ...(has('square') && { square: firstOf(given) }),
    ...(has('from') && { from: secondOf(given) }),
    ...((has('face') || has('sign')) && { face: firstOf(given) }),
    ...(has('card') && { card: firstOf(given) }),
    ...(has('seat') && { seat: secondOf(given) }),
    ...(verb === 'ships' && { squares: shipSquares(table as QuantumState, firstOf(given)) }),
    ...(PAID.includes(verb) && { pay: payName(payOf(given)) }),
    cost: costOf(table, given),
    isManeuver: isManeuver(given),
    isCunning: isCunning(given),
  };
}

const payName = (pay: number): NonNullable<Meaning['pay']> =>
  pay === PAY_CURIOUS ? 'curious' : pay === PAY_TACTICAL ? 'tactical' : 'action';
