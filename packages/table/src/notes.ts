/**
 * Notes about moments of a match: win probabilities, reasons of bots, declined offers. They decide nothing.
 */
import type { Note } from '@tessera/wire';

/** Maximum number of notes of each kind; the oldest are dropped. */
const MOST = 400;

/** Adds a note; it replaces those of its kind about the same moment and later ones. */
export function withNote(notes: readonly Note[], note: Note): readonly Note[] {
  const earlier = notes.filter(({ kind, count }) => kind !== note.kind || count < note.count);
  const isFull = earlier.filter(({ kind }) => kind === note.kind).length >= MOST;
  const oldest = isFull ? earlier.findIndex(({ kind }) => kind === note.kind) : -1;
  return [...earlier.filter((_, i) => i !== oldest), note];
}

/** Notes about the first `count` answers, without those about answers that were taken back. */
export function notesUpTo(notes: readonly Note[], count: number): readonly Note[] {
  const isNow = (note: Note): boolean => note.count <= (note.kind === 'reason' ? count - 1 : count);
  return notes.every(isNow) ? notes : notes.filter(isNow);
}
