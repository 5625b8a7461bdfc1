/** Notes about moments of a match, by kind. They decide nothing, so none is ever refused. */
import type { Reason } from '@tessera/bots';
import type { Seat } from '@tessera/engine';
import type { Note } from '@tessera/wire';

/** Win probability, 0 to 1, of the seat to act after `count` answers. */
export interface Sample {
  readonly count: number;
  readonly seat: Seat;
  readonly chance: number;
}

/** Reason for the answer that a bot gave after `count` answers. */
export interface BotReason {
  readonly count: number;
  readonly reason: Reason;
}

/** Offer to end by `seat` after `count` answers, which was declined. */
interface Declined {
  readonly count: number;
  readonly seat: Seat;
}

/** Notes in the order of the answers, at most one of each kind for each. */
export interface Notes {
  readonly chances: readonly Sample[];
  readonly reasons: readonly BotReason[];
  readonly declined: readonly Declined[];
}

export const NO_NOTES: Notes = { chances: [], reasons: [], declined: [] };

/** Maximum number of notes of each kind; the oldest are dropped. */
export const MOST = 400;

/** Adds a note; it replaces those about the same moment and later ones. */
export const withNote = <K extends keyof Notes>(notes: Notes, kind: K, note: Notes[K][number]): Notes => ({
  ...notes,
  [kind]: [...notes[kind].filter(({ count }) => count < note.count), note].slice(-MOST),
});

const LISTS = { chance: 'chances', reason: 'reasons', declined: 'declined' } as const;

/** Adds a note of the table; an unknown kind is ignored. */
export function noted(notes: Notes, { kind, ...note }: Note): Notes {
  const list = LISTS[kind];
  return list ? withNote(notes, list, note as never) : notes;
}

/** Notes about the first `moves` answers. A reason belongs to the answer after its count. */
export function notesUpTo(notes: Notes, moves: number): Notes {
  const isIn = (last: number) => (note: { readonly count: number }) => note.count <= last;
  const { chances, reasons, declined } = notes;
  const isNow = [chances, declined, reasons].every((list, i) =>
    list.every(isIn(i === 2 ? moves - 1 : moves)),
  );
  if (isNow) return notes;
  return {
    chances: chances.filter(isIn(moves)),
    reasons: reasons.filter(isIn(moves - 1)),
    declined: declined.filter(isIn(moves)),
  };
}
