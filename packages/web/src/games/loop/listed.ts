/** Answers of a single question, in the order of the screen, and those that digits choose. */
import type { Offered } from './contract.ts';
import { isFree } from './offers.ts';

/** Maximum number of answers with a digit. */
const DIGITS = 9;

/** Verbs that decline. */
const NONE: readonly Offered['verb'][] = ['none', 'no', 'stop'];

export const isDeclining = ({ verb }: Offered): boolean => NONE.includes(verb);

/** Answers in the order of the screen: declining comes last. */
export const inOrder = (offers: readonly Offered[]): readonly Offered[] =>
  offers.toSorted((a, b) => Number(isDeclining(a)) - Number(isDeclining(b)));

/**
 * Answers with a digit: the first ones shown, so that 1 is always the first. Declining has a key of its own: a digit
 * never ends what a card has begun.
 */
export const listedOf = (offers: readonly Offered[]): readonly Offered[] =>
  isFree(offers) ? [] : offers.filter(one => !isDeclining(one)).slice(0, DIGITS);
