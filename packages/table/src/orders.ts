/** Plans, and standing orders among them: answers to be given as soon as it is one's turn. Only their owner sees them. */
import { FormatError, type Seat } from '@tessera/engine';
import type { Refusal } from '@tessera/wire';
import type { Book } from './book.ts';
import { isPresent } from './ledger.ts';
import { refusal } from './refusals.ts';
import type { Wish } from './types.ts';

export function plan(book: Book, seat: Seat, wish: Wish<'plan'>, at: number): Refusal | undefined {
  const { moves, isOrder } = wish;
  const { phase, gone, plans } = book.ledger;
  if (phase !== 'playing' || gone[seat]) return refusal('notNow');
  if (moves.length > 0 || plans[seat]) book.write({ kind: 'planned', seat, moves, isOrder }, at);
  return undefined;
}

/**
 * After whatever happened: whoever is to decide and gave orders has them carried out, as far as they are legal. A plan
 * that is not, once it is its owner's turn, is dropped.
 */
export function carryOut(book: Book, at: number): void {
  const { ledger } = book;
  for (;;) {
    const seat = ledger.toAct;
    if (!book.isOn || seat === null || !isPresent(ledger, seat)) return;
    const { moves, isOrder } = ledger.plans[seat] ?? { moves: [], isOrder: false };
    const [move] = moves;
    if (move === undefined) return;
    if (!isLegal(book, seat, move)) {
      book.write({ kind: 'planned', seat, moves: [], isOrder: false }, at);
      return;
    }
    if (!isOrder) return;
    book.answer(seat, move, at, 'plan');
  }
}

function isLegal({ game, started }: Book, seat: Seat, text: string): boolean {
  try {
    return !started.check(seat, game.notation.parseMove(started.state, text));
  } catch (error) {
    if (error instanceof FormatError) return false;
    throw error;
  }
}
