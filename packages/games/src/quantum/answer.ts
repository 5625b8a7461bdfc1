/**
 * An answer is one small integer, since searches list and compare millions of them; decoded by the functions
 * of this file. `notation.ts` has the text form.
 */
import type { Die, Square } from './types.ts';

export type Answer = number;

/** Verbs of 15.4; those of `TURN` first, in the order of 15.2 (Q-DEC-6). */
export const VERBS = [
  'reconfigure',
  'deploy',
  'move',
  'attack',
  'transport',
  'construct',
  'research',
  'strike',
  'warp',
  'modify',
  'scout',
  'flexible',
  'resourceful',
  'nomadic',
  'tyrannical',
  'cerebral',
  'end',
  'keep',
  'reroll',
  'redo',
  'start',
  'ships',
  'drop',
  'place',
  'scrapyard',
  'cube',
  'use',
  'decline',
  'occupy',
  'hold',
  'face',
  'relentless',
  'scrappy',
  'cruel',
  'pass',
  'take',
  'refresh',
  'discard',
  'pick',
  'done',
  'relocate',
  'to',
] as const;
export type Verb = (typeof VERBS)[number];

/** Index of each verb. */
export const VERB = Object.fromEntries(VERBS.map((verb, i) => [verb, i])) as Readonly<Record<Verb, number>>;

/** Payments of a move (Q-MOVE-5). */
export const PAY_ACTION = 0;
export const PAY_CURIOUS = 1;
export const PAY_TACTICAL = 2;

/** A square that is written but not on the map. */
export const NOWHERE = 255;

// Bit fields: six bits for the verb, five for a die, twice eight for squares (or another die, a face, a card,
// a seat), two for the payment, and one each for Maneuver and Cunning.
const DIE = 6;
const FIRST = 11;
const SECOND = 19;
const PAY = 27;
const MANEUVER = 1 << 29;
const CUNNING = 1 << 30;

export const answer = (verb: number, die = 0, first = 0, second = 0): Answer =>
  verb | (die << DIE) | (first << FIRST) | (second << SECOND);
/** The answer with a square where it has none. */
export const towards = (given: Answer, square: Square): Answer => given | (square << FIRST);
export const paidBy = (given: Answer, pay: number): Answer => given | (pay << PAY);
export const maneuvering = (given: Answer): Answer => given | MANEUVER;
export const withCunning = (given: Answer): Answer => given | CUNNING;

export const verbOf = (given: Answer): number => given & 63;
export const dieOfAnswer = (given: Answer): Die => (given >> DIE) & 31;
/** A square, another die, a face, a card or a seat, by verb. */
export const firstOf = (given: Answer): Square => (given >> FIRST) & 255;
export const secondOf = (given: Answer): Square => (given >> SECOND) & 255;
export const payOf = (given: Answer): number => (given >> PAY) & 3;
export const isManeuver = (given: Answer): boolean => (given & MANEUVER) !== 0;
export const isCunning = (given: Answer): boolean => (given & CUNNING) !== 0;
/** The answer without abilities, paid the same way. */
export const plainly = (given: Answer): Answer => given & ~(MANEUVER | CUNNING);
