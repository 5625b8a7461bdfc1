/** Answers with a button of their own: all if they are few, else those without a piece on the table. */
import type { Offered } from './contract.ts';
import { isFree } from './offers.ts';

/** Maximum number of answers that are all listed. */
const LISTED = 9;

/** Verbs that decline. */
const NONE: readonly Offered['verb'][] = ['none', 'no', 'stop'];

export const isDeclining = ({ verb }: Offered): boolean => NONE.includes(verb);

/** Answers in the order of the screen: declining comes last, so that 1 is always the first thing shown. */
export const inOrder = (offers: readonly Offered[]): readonly Offered[] =>
  offers.toSorted((a, b) => Number(isDeclining(a)) - Number(isDeclining(b)));

export function listedOf(offers: readonly Offered[]): readonly Offered[] {
  if (isFree(offers)) return [];
  return inOrder(offers.length <= LISTED ? offers : offers.filter(({ thing }) => !thing));
}
