/** What was thought along the way of a match. It is kept beside the log and decides nothing, so it is never refused. */
import type { Reason } from '@tessera/bots';
import {
  FormatError,
  type Params,
  type Reader,
  readCount,
  readListOf,
  readObject,
  readText,
  type Seat,
} from '@tessera/engine';

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

/** From anything at all: what is no note is left out. */
export function parseNotes(value: unknown): Notes {
  const { chances, reasons, declined, times } = (value ?? {}) as { readonly [_ in keyof Notes]?: unknown };
  return {
    chances: readable(chances, readSample),
    reasons: readable(reasons, readBotReason),
    declined: readable(declined, readDeclined),
    times: readable(times, readTime),
  };
}

function readable<T extends { readonly count: number }>(value: unknown, read: Reader<T>): readonly T[] {
  const found = (Array.isArray(value) ? value.slice(-MOST) : []).flatMap(one => {
    try {
      return [read(one, 'note')];
    } catch {
      return [];
    }
  });
  return found.filter(({ count }, i) => i === 0 || count > (found[i - 1] as T).count);
}

const readSample: Reader<Sample> = (value, field) => {
  const { chance } = readObject(value, field);
  if (typeof chance !== 'number' || !(chance >= 0 && chance <= 1))
    throw new FormatError(field, 'must be a chance');
  return { ...readDeclined(value, field), chance };
};

const readBotReason: Reader<BotReason> = (value, field) => {
  const { count, reason } = readObject(value, field);
  const { key, params } = readObject(reason, field);
  return {
    count: readCount(count, field),
    reason: { key: readText(key, field), params: readParams(params, field) },
  };
};

const readDeclined: Reader<Declined> = (value, field) => {
  const { count, seat } = readObject(value, field);
  return { count: readCount(count, field), seat: readCount(seat, field) };
};

const readTime: Reader<Time> = (value, field) => {
  const { left, spent } = readObject(value, field);
  return {
    ...readDeclined(value, field),
    left: readListOf(readCount)(left, field),
    spent: readCount(spent, field),
  };
};

const readParams: Reader<Params> = (value, field) => {
  const params = readObject(value, field);
  if (Object.values(params).some(one => typeof one !== 'string' && typeof one !== 'number'))
    throw new FormatError(field, 'must be texts and numbers');
  return params as Params;
};
