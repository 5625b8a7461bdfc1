/** While the match is on: answers, and seats that are given up. Each says why not, or has done it. */
import { AGREE, LEAVE, type MatchWord, type Seat } from '@tessera/engine';
import type { Refusal } from '@tessera/wire';
import type { Book } from './book.ts';
import { isPresent } from './ledger.ts';
import { refusal } from './refusals.ts';
import type { Wish } from './types.ts';

export function play(book: Book, seat: Seat, { move, after }: Wish<'play'>, at: number): Refusal | undefined {
  if (!book.isOn) return refusal('notNow');
  if (after !== book.ledger.count) return refusal('tooLate');
  if (seat !== book.ledger.toAct || !isPresent(book.ledger, seat)) return refusal('notYourTurn');
  return book.answer(seat, move, at);
}

/**
 * A seat leaves, by the rules. Where no person is left nobody watches the bots play it out: rivals among them agree to end,
 * so that none wins by getting up last, and a team gives up.
 */
export function leave(book: Book, seat: Seat, at: number, word: MatchWord = LEAVE): Refusal | undefined {
  const { ledger } = book;
  if (ledger.phase !== 'playing') return refusal('notNow');
  const refused = book.say(seat, word, at);
  if (refused) return refused;
  const isDeserted = ledger.chairs.every(({ kind }, one) => kind !== 'person' || ledger.gone[one]);
  if (!isDeserted) return undefined;
  const isRefused = book.say(ledger.gone.indexOf(false), AGREE, at);
  if (isRefused) for (let one = 0; one < ledger.chairs.length; one++) book.say(one, LEAVE, at);
  return undefined;
}
