/**
 * The one rule of consent, for every table alike (docs/table.md): an answer that nobody else has seen is
 * taken back at once, bots agree, people are asked (`verdict.ts`), and people at one screen are one guest.
 */
import { isLeaving, isMatchWord, type Seat, wordsAtEnd } from '@tessera/engine';
import type { Standing } from '@tessera/wire';
import type { TableCore } from './core.ts';
import type { Undone } from './types.ts';

/** Extent of a take-back, and the consent it needs. */
export interface Reach {
  /** `ready`: at once. `ask`: with the consent of the others. Any other value: refused, with that reason. */
  readonly status: Standing['undo'];
  /** Number of answers taken back. */
  readonly count: number;
}

const NOTHING: Reach = { status: 'nothingToUndo', count: 0 };

/** True if the people at one screen play against bots only, and no dice were promised. */
export const isAlone = ({ ledger: { created, chairs } }: TableCore, seats: readonly Seat[]): boolean =>
  created.seed !== undefined && chairs.every(({ kind }, seat) => kind !== 'person' || seats.includes(seat));

/**
 * Reach of a take-back: down to the last answer from one of the chairs of one guest. It is immediate while
 * nothing was drawn or revealed since and only bots and keepers have answered. Otherwise the others are
 * asked; people alone at one screen have nobody to ask, but may take back an end as well.
 */
export function takeBackReach(core: TableCore, seats: readonly Seat[]): Reach {
  const { match, ledger } = core;
  const { phase, gone, by, chairs } = ledger;
  if (!match || ledger.created.isRated || seats.length === 0) return NOTHING;
  const isFree = isAlone(core, seats);
  if (!isFree && (phase !== 'playing' || seats.every(seat => gone[seat]))) return NOTHING;
  const { entries } = match;
  const seatAt = (i: number): Seat => entries[i]?.seat ?? -1;
  const isBots = (i: number): boolean => by[i] === 'keeper' || chairs[seatAt(i)]?.kind === 'bot';
  const isOwn = (i: number): boolean =>
    seats.includes(seatAt(i)) && (isFree || (by[i] !== 'keeper' && by[i] !== 'fallback'));
  let last = entries.length - 1;
  while (last >= 0 && isBots(last)) last--;
  if (last >= 0 && isOwn(last) && (isFree || !isMatchWord(entries[last]?.move ?? ''))) {
    // Resignations of a team are recorded one by one, and are taken back together.
    const count = Math.max(entries.length - last, core.game.isTogether ? wordsAtEnd(entries) : 0);
    const barred = match.undoRefusal(count);
    return { status: barred === undefined ? 'ready' : isFree ? barred : 'ask', count };
  }
  while (last >= 0 && !isOwn(last)) last--;
  return last < 0 ? NOTHING : { status: 'ask', count: entries.length - last };
}

/** Answers that `redo` plays again: one from these chairs, and the bots' answers to it. */
export function redoOf({ ledger, game }: TableCore, seats: readonly Seat[]): readonly Undone[] {
  const { undone } = ledger;
  if (undone.length === 0) return undone;
  const isOwn = ({ seat }: Undone): boolean => seats.includes(seat);
  if (!undone[0] || !isOwn(undone[0])) return [];
  const next = undone.findIndex((one, i) => i > 0 && isOwn(one));
  const reach = next < 0 ? undone.length : next;
  const stays = undone.findIndex(({ move }) => !isLeaving(move));
  const left = stays < 0 ? undone.length : stays; // a team leaves together
  return undone.slice(0, game.isTogether ? Math.max(left, reach) : reach);
}
