/** Notes as stored in files and journals. */
import type { Note } from '@tessera/wire';
import { MOST, type Notes } from './notes.ts';

/** Notes as a list, kind by kind. */
export const notesIn = ({ chances, reasons, declined }: Notes): readonly Note[] => [
  ...chances.map(note => ({ kind: 'chance' as const, ...note })),
  ...reasons.map(note => ({ kind: 'reason' as const, ...note })),
  ...declined.map(note => ({ kind: 'declined' as const, ...note })),
];

type Raw = Readonly<Record<string, unknown>>;

const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0;
const isParam = (value: unknown): boolean => typeof value === 'string' || typeof value === 'number';

/** Undefined for a note without a valid count and seat. */
function placeOf({ count, seat }: Raw): Notes['declined'][number] | undefined {
  return isCount(count) && isCount(seat) ? { count, seat } : undefined;
}

/** Parsers by kind, undefined for an invalid note. */
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
};

/** Parses unvalidated notes, dropping invalid ones. */
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
  };
}
