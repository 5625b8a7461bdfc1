/** Chairs whose person is away: a bot keeps them until they return. */
import { LEAVE_ON_TIME, type Seat } from '@tessera/engine';
import type { Refusal } from '@tessera/wire';
import type { Book } from './book.ts';
import { isLevel } from './gathering.ts';
import { isPresent } from './ledger.ts';
import { leave } from './playing.ts';
import { refusal } from './refusals.ts';
import type { Wish } from './types.ts';

export function keepChair(book: Book, seat: Seat, { level }: Wish<'keep'>, at: number): Refusal | undefined {
  const { ledger } = book;
  if (ledger.phase !== 'playing' || ledger.gone[seat] || !isPresent(ledger, seat)) return refusal('notNow');
  if (!isLevel(book, level)) return refusal('unknownLevel', { level });
  handToBot(book, seat, at, level);
  return undefined;
}

/** To a bot that its person chose, or who set the table, or as good as most people are. */
export function handToBot(book: Book, seat: Seat, at: number, chosen?: string): void {
  const level = chosen ?? book.ledger.created.keeper ?? book.world.keeper(book.game.id);
  const spent = book.ledger.clock.running === seat ? book.spent(at) : 0;
  book.write({ kind: 'kept', seat, level, spent }, at);
}

export function comeBack(book: Book, seat: Seat, at: number): Refusal | undefined {
  const { ledger } = book;
  if (ledger.phase !== 'playing' || ledger.gone[seat] || isPresent(ledger, seat)) return refusal('notNow');
  book.write({ kind: 'returned', seat }, at);
  return undefined;
}

/** The clock that runs is out. Rivals may have agreed that this loses; else the rules answer, and a bot keeps the chair. */
export function timeIsUp(book: Book, seat: Seat, at: number): void {
  const { ledger, game } = book;
  if (!game.isTogether && ledger.created.onTime === 'loss') {
    leave(book, seat, at, LEAVE_ON_TIME);
    return;
  }
  book.fallback(at);
  if (ledger.phase === 'playing') handToBot(book, seat, at);
}
