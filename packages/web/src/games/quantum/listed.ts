/** Which answers have a button of their own: all while they are few, else those that no place on the board stands for. */
import type { Offered } from './contract.ts';
import { isFree } from './offers.ts';

/** More than this are only pressed where they lie. */
const LISTED = 8;

export function listedOf(offers: readonly Offered[]): readonly Offered[] {
  if (isFree(offers) || offers[0]?.verb === 'ships') return [];
  if (offers.length <= LISTED) return offers;
  return offers.filter(({ square }) => square === undefined);
}
