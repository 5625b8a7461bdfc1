/** Which answers have a button of their own: all while they are few, else those that nothing on the table stands for. */
import type { Offered } from './contract.ts';
import { isFree } from './offers.ts';

/** More than this are only pressed where they lie. */
const LISTED = 9;

export function listedOf(offers: readonly Offered[]): readonly Offered[] {
  if (isFree(offers)) return [];
  return offers.length <= LISTED ? offers : offers.filter(({ thing }) => !thing);
}
