/** What was thought along the way of a match. It is kept beside the log and decides nothing, so it is never refused. */
import type { Reason } from '@tessera/bots';
import type { Seat } from '@tessera/engine';

/** The chance to win of the seat that was to act after so many answers, 0 to 1. */
export interface Sample {
  readonly count: number;
  readonly seat: Seat;
  readonly chance: number;
}

/** Why a bot gave the answer that followed so many others. */
export interface BotReason {
  readonly count: number;
  readonly reason: Reason;
}

/** Somebody offered to end after so many answers, and somebody else declined. */
interface Declined {
  readonly count: number;
  readonly seat: Seat;
}

/** How long every seat had left, in milliseconds, when one of them began to decide after so many answers, and what that took so far. */
export interface Time {
  readonly count: number;
  readonly seat: Seat;
  readonly left: readonly number[];
  readonly spent: number;
}

/** All in the order of the answers, at most one for each. */
export interface Notes {
  readonly chances: readonly Sample[];
  readonly reasons: readonly BotReason[];
  readonly declined: readonly Declined[];
  readonly times: readonly Time[];
}

/** They are few and flat. */
export const isThoughtAlike = (a: Notes, b: Notes): boolean => JSON.stringify(a) === JSON.stringify(b);

export const NO_NOTES: Notes = { chances: [], reasons: [], declined: [], times: [] };

/** Longer matches forget what was thought at their beginning. */
const MOST = 400;

/** What is newly thought takes the place of what was thought before about the same moment. */
export const withNote = <K extends keyof Notes>(notes: Notes, kind: K, note: Notes[K][number]): Notes => ({
  ...notes,
  [kind]: [...notes[kind].filter(({ count }) => count < note.count), note].slice(-MOST),
});

/** What was thought until so many answers had been given. */
export function notesUpTo(notes: Notes, moves: number): Notes {
  const upTo = <T extends { readonly count: number }>(list: readonly T[], last: number): readonly T[] =>
    list.filter(({ count }) => count <= last);
  const now: Notes = {
    chances: upTo(notes.chances, moves),
    reasons: upTo(notes.reasons, moves - 1),
    declined: upTo(notes.declined, moves),
    times: upTo(notes.times, moves),
  };
  return isThoughtAlike(now, notes) ? notes : now;
}

type Raw = Readonly<Record<string, unknown>>;

const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0;
const isParam = (value: unknown): boolean => typeof value === 'string' || typeof value === 'number';

/** Undefined for what does not say which decision it is about. */
function placeOf({ count, seat }: Raw): Declined | undefined {
  return isCount(count) && isCount(seat) ? { count, seat } : undefined;
}

/** One note of each kind, or nothing. */
const READ: { readonly [K in keyof Notes]: (note: Raw) => Notes[K][number] | undefined } = {
  chances(note) {
    const place = placeOf(note);
    const { chance } = note;
    return place && typeof chance === 'number' && chance >= 0 && chance <= 1
      ? { ...place, chance }
      : undefined;
  },
  reasons({ count, reason }) {
    const { key, params } = Object(reason);
    const isReason = typeof key === 'string' && params && Object.values(params).every(isParam);
    return isCount(count) && isReason ? { count, reason: { key, params } } : undefined;
  },
  declined: placeOf,
  times(note) {
    const place = placeOf(note);
    const { left, spent } = note;
    return place && Array.isArray(left) && left.every(isCount) && isCount(spent)
      ? { ...place, left, spent }
      : undefined;
  },
};

/** From anything at all: what is no note is left out. */
export function parseNotes(value: unknown): Notes {
  const lists: Raw = Object(value);
  const readable = <K extends keyof Notes>(kind: K): Notes[K] => {
    const list = lists[kind];
    const found = (Array.isArray(list) ? list.slice(-MOST) : []).flatMap(
      one => READ[kind](Object(one)) ?? [],
    );
    return found.filter(
      ({ count }, i) => i === 0 || count > (found[i - 1]?.count ?? 0),
    ) as unknown as Notes[K];
  };
  return {
    chances: readable('chances'),
    reasons: readable('reasons'),
    declined: readable('declined'),
    times: readable('times'),
  };
}
