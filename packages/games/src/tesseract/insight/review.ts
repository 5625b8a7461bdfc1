// @chunk own
/** "Why did we lose?": a finished match in a few facts, as data; `reviewText.ts` puts them into words. */
import { type ReviewLuck, reviewLuck } from '@tessera/engine';
import { columnCount, rowCount } from '../state.ts';
import { COLOURS, NOBODY, type TesseractState } from '../types.ts';
import { adviceFor } from './advice.ts';
import { decisiveOf } from './decisive.ts';
import {
  breachesOf,
  declinedRolls,
  lossesOf,
  type TesseractPast,
  type ThreatNote,
  threatsOf,
} from './past.ts';
import type { Review } from './reviewTypes.ts';

/** Reviews a whole match; it takes a fraction of a second, so call it once. */
export function reviewOf(past: TesseractPast): Review {
  const end = past.entries.at(-1)?.state ?? past.start;
  const breaches = breachesOf(past);
  const threats = threatsOf(past);
  const luck = luckOf(threats);
  const missing = missingIn(end);
  const facts = { past, end, breaches, threats, luck, missing, declined: declinedRolls(past) };
  return {
    reason: end.outcome,
    turns: end.turn,
    breaches,
    threats,
    luck,
    decisive: decisiveOf(facts),
    contained: 24 - missing.slots.length,
    missing,
    lost: lossesOf(past),
    advice: adviceFor(facts),
  };
}

/** Luck is good or bad beyond one standard deviation and one breach. */
export function luckOf(threats: readonly Pick<ThreatNote, 'outlook' | 'breaches'>[]): ReviewLuck {
  const chances = threats.map(({ outlook }) => outlook.chance);
  const actual = threats.filter(({ breaches }) => breaches > 0).length;
  return reviewLuck(chances, actual, 1);
}

const missingIn = (end: TesseractState): Review['missing'] => ({
  rows: COLOURS.map((_, colour) => 6 - rowCount(end, colour)),
  columns: [1, 2, 3, 4, 5, 6].map(column => 4 - columnCount(end, column)),
  slots: end.board.flatMap((cube, slot) => (cube === NOBODY ? [slot] : [])),
});
