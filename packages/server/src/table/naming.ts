/** What people are called at a table. Two who are called alike could not be told apart. */
import type { Seat } from '@tessera/engine';
import type { Book } from './book.ts';
import type { Who } from './types.ts';

/** Where a guest sits; undefined for those who only watch. */
export function seatOf({ ledger }: Book, guest: string | null): Seat | undefined {
  const seat = ledger.chairs.findIndex(chair => chair.kind === 'person' && chair.guest === guest);
  return seat < 0 ? undefined : seat;
}

/** Whether somebody else at the table is called so. */
export const isNamesake = ({ ledger }: Book, { guest, name }: Who): boolean =>
  ledger.chairs.some(chair => chair.kind === 'person' && chair.guest !== guest && isAlike(chair.name, name));

const isAlike = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase();

/** A chair has the new name of its guest; a match that is over keeps those under which it was played. */
export function rename(book: Book, who: Who, at: number): void {
  const seat = seatOf(book, who.guest);
  if (seat === undefined || book.ledger.phase === 'ended' || isNamesake(book, who)) return;
  const chair = book.ledger.chairs[seat];
  if (chair?.kind === 'person' && chair.name !== who.name)
    book.write({ kind: 'renamed', seat, name: who.name }, at);
}
