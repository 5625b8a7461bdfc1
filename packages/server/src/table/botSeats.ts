/** Seats that bots play: their own, and those they keep. */
import { type Seat, sha256 } from '@tessera/engine';
import type { Refusal } from '@tessera/wire';
import type { Book } from './book.ts';
import { leave } from './playing.ts';
import { refusal } from './refusals.ts';
import type { BotTurn } from './types.ts';

/** The level of the bot that plays a seat; null where a person does. */
function levelIn({ ledger }: Book, seat: Seat | null): string | null {
  const chair = seat === null ? undefined : ledger.chairs[seat];
  return chair?.kind === 'bot' ? chair.level : chair?.kind === 'person' ? chair.keeper : null;
}

export const isBotTurn = (book: Book): boolean => book.isOn && levelIn(book, book.ledger.toAct) !== null;

export function botTurnOf(book: Book): BotTurn | null {
  const { match, game, ledger } = book;
  const seat = ledger.toAct;
  const level = levelIn(book, seat);
  if (!match || !book.isOn || seat === null || level === null) return null;
  const seed = sha256(`${match.header.seed} bot ${seat} ${match.length}`);
  return { seat, level, view: game.view(match.state, seat), seed, count: match.length };
}

/** What a bot came to; null, and what the rules refuse, is answered by the rules. */
export interface BotAnswer {
  readonly seat: Seat;
  readonly move: string | null;
  /** How many answers there were when it began to think. */
  readonly count: number;
  readonly resigns?: boolean;
}

export function botAnswers(
  book: Book,
  { seat, move, count, resigns }: BotAnswer,
  at: number,
): Refusal | undefined {
  const { ledger, game } = book;
  if (!isBotTurn(book) || count !== ledger.count || seat !== ledger.toAct) return refusal('tooLate');
  const isKeeper = ledger.chairs[seat]?.kind === 'person';
  // A bot gives up nobody but itself, and no team.
  if (resigns && !isKeeper && !game.isTogether) return leave(book, seat, at);
  const refused = move === null || book.answer(seat, move, at, isKeeper ? 'keeper' : undefined);
  if (refused) book.fallback(at);
  return undefined;
}
