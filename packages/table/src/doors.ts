/** Whether people who do not sit at a table may watch it and talk there: the host decides, at any time. */
import type { Refusal } from '@tessera/wire';
import type { Book } from './book.ts';
import { seatOf } from './naming.ts';
import { refusal } from './refusals.ts';
import type { Who, Wish } from './types.ts';

export function setDoors(
  book: Book,
  { guest }: Who,
  { doors }: Wish<'doors'>,
  at: number,
): Refusal | undefined {
  const { host, doors: before } = book.ledger;
  if (guest !== host) return refusal('notHost');
  const isNew = doors.mayWatch !== before.mayWatch || doors.mayTalk !== before.mayTalk;
  if (isNew) book.write({ kind: 'doors', doors }, at);
  return undefined;
}

const isStranger = (book: Book, guest: string | null): boolean =>
  guest !== book.ledger.host && seatOf(book, guest) === undefined;

/** Before the start there is nothing to see but free chairs, and who may sit down has to see them. */
export const isClosedTo = (book: Book, guest: string | null): boolean =>
  !book.ledger.doors.mayWatch && book.ledger.phase !== 'gathering' && isStranger(book, guest);

export const maySpeak = (book: Book, guest: string): boolean =>
  (book.ledger.doors.mayTalk || !isStranger(book, guest)) && !isClosedTo(book, guest);
