/** Answers with a button of their own: all if they are few, else those without a piece on the table. */
import type { Offered } from './contract.ts';
import { isFree } from './offers.ts';

/** Maximum number of answers that are all listed. */
const LISTED = 9;

export function listedOf(offers: readonly Offered[]): readonly Offered[] {
  if (isFree(offers)) return [];
  return offers.length <= LISTED ? offers : offers.filter(({ thing }) => !thing);
}
