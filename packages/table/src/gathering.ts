/** Before the start: who sits where. Each says why not, or has done it. */
import type { Seat } from '@tessera/engine';
import type { Refusal } from '@tessera/wire';
import { isLive } from '@tessera/wire/pace';
import type { Book } from './book.ts';
import { nameAt, seatOf } from './naming.ts';
import { refusal } from './refusals.ts';
import type { Circumstances, Who, Wish } from './types.ts';

/** Whether a page of a guest is open. */
/** So long is somebody waited for who is away; longer where nobody has to be there. */
const PATIENCE_MS = { live: 120_000, slow: 86_400_000 };

/** Since anybody came or went, everybody has waited long enough. */
const isWaitOver = ({ ledger: { gathered, pace } }: Book, at: number): boolean =>
  at - gathered >= (isLive(pace) ? PATIENCE_MS.live : PATIENCE_MS.slow);

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
  if (old !== undefined) rise(book, old, at);
  book.write({ kind: 'sat', seat: wanted, guest, name: nameAt(book, { guest, name }), entropy }, at);
  return undefined;
}

export function stand(book: Book, { guest }: Who, at: number): Refusal | undefined {
  if (book.ledger.phase !== 'gathering') return refusal('notNow');
  const seat = seatOf(book, guest);
  if (seat === undefined) return refusal('notSeated');
  rise(book, seat, at);
  if (guest === book.ledger.host) passOn(book, seat, at);
  return undefined;
}

/** The next one at the table goes on in the place of a host who stood up. */
function passOn(book: Book, seat: Seat, at: number): void {
  const { chairs } = book.ledger;
  const next = [...chairs.slice(seat), ...chairs.slice(0, seat)].find(({ kind }) => kind === 'person');
  if (next?.kind === 'person') book.write({ kind: 'host', guest: next.guest }, at);
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

/** Whether somebody may do what the host does: whoever sits there, while the host is away and `isEnough` of a wait is over. */
const mayHost = (book: Book, guest: string, around: Circumstances, isEnough: boolean): boolean =>
  guest === book.ledger.host ||
  (isEnough && !around.isHere(book.ledger.host) && seatOf(book, guest) !== undefined);

/** They do it from now on. */
function hostFromNowOn(book: Book, guest: string, at: number): void {
  if (guest !== book.ledger.host) book.write({ kind: 'host', guest }, at);
}

/** The host may also clear the chair of somebody who is not ready, or was waited for in vain. */
export function seatBot(
  book: Book,
  { guest }: Who,
  { seat, level }: Wish<'bot'>,
  at: number,
  around: Circumstances,
): Refusal | undefined {
  const { chairs, phase } = book.ledger;
  const isPatient = isWaitOver(book, at);
  if (phase !== 'gathering') return refusal('notNow');
  if (!mayHost(book, guest, around, isPatient)) return refusal('notHost');
  const chair = chairs[seat];
  if (!chair) return refusal('noChair');
  const isWaitedFor = chair.kind === 'person' && chair.isReady;
  if (isWaitedFor && (around.isHere(chair.guest) || !isPatient)) return refusal('chairTaken');
  if (level !== null && !isLevel(book, level)) return refusal('unknownLevel', { level });
  hostFromNowOn(book, guest, at);
  rise(book, seat, at);
  book.write({ kind: 'bot', seat, level }, at);
  return undefined;
}

/**
 * Everybody who sits has to be ready; whoever starts is by starting. A table that is full need not wait for a host who
 * is away; to fill it with bots in their place takes patience.
 */
export function start(
  book: Book,
  { guest }: Who,
  { level }: Wish<'start'>,
  at: number,
  around: Circumstances,
): Refusal | undefined {
  const { chairs, phase } = book.ledger;
  if (phase !== 'gathering') return refusal('notNow');
  const isFull = chairs.every(({ kind }) => kind !== 'open');
  if (!mayHost(book, guest, around, isFull || isWaitOver(book, at))) return refusal('notHost');
  const waiting = chairs.find(chair => chair.kind === 'person' && !chair.isReady && chair.guest !== guest);
  if (waiting?.kind === 'person') return refusal('notReady', { name: waiting.name });
  const open = chairs.flatMap(({ kind }, seat) => (kind === 'open' ? [seat] : []));
  if (open.length > 0 && level === undefined) return refusal('notFull');
  if (level !== undefined && !isLevel(book, level)) return refusal('unknownLevel', { level });
  hostFromNowOn(book, guest, at);
  book.begin(Object.fromEntries(open.map(seat => [seat, level as string])), at);
  return undefined;
}

/** Only a table that never started is closed; a match is left, or comes to its end. */
export function close(book: Book, { guest }: Who, at: number): Refusal | undefined {
  if (book.ledger.phase !== 'gathering') return refusal('notNow');
  if (guest !== book.ledger.host) return refusal('notHost');
  book.write({ kind: 'closed', why: 'host' }, at);
  return undefined;
}

/** Nobody who belongs to it has been there for long; the host of sockets knows who was. */
export function expire(book: Book, at: number): void {
  if (book.ledger.phase === 'gathering') book.write({ kind: 'closed', why: 'expired' }, at);
}

export const isLevel = ({ world, ledger }: Book, level: string): boolean =>
  world.levels(ledger.created.game).includes(level);
