/** Talk around the table, by whoever is there. */
import type { Refusal } from '@tessera/wire';
import type { Book } from './book.ts';
import { maySpeak } from './doors.ts';
import { nameAt, seatOf } from './naming.ts';
import { refusal } from './refusals.ts';
import type { Who } from './types.ts';

export function talk(
  book: Book,
  { guest, name }: Who,
  line: { readonly text: string } | { readonly phrase: string },
  at: number,
): Refusal | undefined {
  if (!maySpeak(book, guest)) return refusal('noTalk');
  const seat = seatOf(book, guest) ?? null;
  const chair = seat === null ? undefined : book.ledger.chairs[seat];
  const known = chair?.kind === 'person' ? chair.name : nameAt(book, { guest, name });
  book.write({ kind: 'said', guest, name: known, seat, ...line }, at);
  return undefined;
}
