/** Remarks about moments of a match, by their kind. They decide nothing, so none is ever refused. */
import type { Reason } from '@tessera/bots';
import type { Seat } from '@tessera/engine';
import type { Note } from '@tessera/wire';

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

/** All in the order of the answers, at most one for each. */
export interface Notes {
  readonly chances: readonly Sample[];
  readonly reasons: readonly BotReason[];
  readonly declined: readonly Declined[];
}

export const NO_NOTES: Notes = { chances: [], reasons: [], declined: [] };

/** Longer matches forget what was thought at their beginning. */
export const MOST = 400;

/** What is newly thought takes the place of what was thought before about the same moment. */
export const withNote = <K extends keyof Notes>(notes: Notes, kind: K, note: Notes[K][number]): Notes => ({
  ...notes,
  [kind]: [...notes[kind].filter(({ count }) => count < note.count), note].slice(-MOST),
});

const LISTS = { chance: 'chances', reason: 'reasons', declined: 'declined' } as const;

/** With a remark of the table; one that this page does not know is passed over. */
export function noted(notes: Notes, { kind, ...note }: Note): Notes {
  const list = LISTS[kind];
  return list ? withNote(notes, list, note as never) : notes;
}

/** Remarks about the first so many answers. A reason is about the answer that follows. */
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
