/** Before the start: who sits where. Each says why not, or has done it. */
import type { Seat } from '@tessera/engine';
import type { Refusal } from '@tessera/wire';
import type { Book } from './book.ts';
import { refusal } from './refusals.ts';
import type { Who, Wish } from './types.ts';

/** Where a guest sits; undefined for those who only watch. */
export function seatOf({ ledger }: Book, guest: string | null): Seat | undefined {
  const seat = ledger.chairs.findIndex(chair => chair.kind === 'person' && chair.guest === guest);
  return seat < 0 ? undefined : seat;
}

/** Whoever sits elsewhere moves. */
export function sit(
  book: Book,
  { guest }: Who,
  { seat, name, entropy = '' }: Wish<'sit'>,
  at: number,
): Refusal | undefined {
  const { chairs, phase } = book.ledger;
  if (phase !== 'gathering') return refusal('notNow');
  const old = seatOf(book, guest);
  const wanted = seat ?? old ?? chairs.findIndex(({ kind }) => kind === 'open');
  const chair = chairs[wanted];
  if (!chair) return refusal('noChair');
  if (chair.kind !== 'open' && wanted !== old) return refusal('chairTaken');
  const isNamesake = chairs.some(
    (other, i) => i !== old && other.kind === 'person' && isAlike(other.name, name),
  );
  if (isNamesake) return refusal('nameTaken', { name });
  if (old !== undefined) rise(book, old, at);
  book.write({ kind: 'sat', seat: wanted, guest, name, entropy }, at);
  return undefined;
}

const isAlike = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase();

export function stand(book: Book, { guest }: Who, at: number): Refusal | undefined {
  if (book.ledger.phase !== 'gathering') return refusal('notNow');
  const seat = seatOf(book, guest);
  if (seat === undefined) return refusal('notSeated');
  rise(book, seat, at);
  return undefined;
}

function rise(book: Book, seat: Seat, at: number): void {
  const chair = book.ledger.chairs[seat];
  if (chair?.kind === 'person') book.write({ kind: 'stood', seat, name: chair.name }, at);
}

export function ready(
  book: Book,
  { guest }: Who,
  { isReady }: Wish<'ready'>,
  at: number,
): Refusal | undefined {
  if (book.ledger.phase !== 'gathering') return refusal('notNow');
  const seat = seatOf(book, guest);
  if (seat === undefined) return refusal('notSeated');
  const chair = book.ledger.chairs[seat];
  if (chair?.kind === 'person' && chair.isReady !== isReady) book.write({ kind: 'ready', seat, isReady }, at);
  return undefined;
}

/** The host may also clear the chair of somebody who is not ready. */
export function seatBot(
  book: Book,
  { guest }: Who,
  { seat, level }: Wish<'bot'>,
  at: number,
): Refusal | undefined {
  const { chairs, phase } = book.ledger;
  if (phase !== 'gathering') return refusal('notNow');
  if (guest !== book.ledger.created.host) return refusal('notHost');
  const chair = chairs[seat];
  if (!chair) return refusal('noChair');
  if (chair.kind === 'person' && chair.isReady) return refusal('chairTaken');
  if (level !== null && !isLevel(book, level)) return refusal('unknownLevel', { level });
  rise(book, seat, at);
  book.write({ kind: 'bot', seat, level }, at);
  return undefined;
}

/** Everybody who sits has to be ready; the host is by starting. */
export function start(book: Book, { guest }: Who, { level }: Wish<'start'>, at: number): Refusal | undefined {
  const { chairs, phase, created } = book.ledger;
  if (phase !== 'gathering') return refusal('notNow');
  if (guest !== created.host) return refusal('notHost');
  const waiting = chairs.find(chair => chair.kind === 'person' && !chair.isReady && chair.guest !== guest);
  if (waiting?.kind === 'person') return refusal('notReady', { name: waiting.name });
  const open = chairs.flatMap(({ kind }, seat) => (kind === 'open' ? [seat] : []));
  if (open.length > 0 && level === undefined) return refusal('notFull');
  if (level !== undefined && !isLevel(book, level)) return refusal('unknownLevel', { level });
  book.begin(Object.fromEntries(open.map(seat => [seat, level as string])), at);
  return undefined;
}

export const isLevel = ({ world, ledger }: Book, level: string): boolean =>
  world.levels(ledger.created.game).includes(level);
