/** Seats played by bots: seats of their own, and those of absent people. */
import type { Seat } from '@tessera/engine';
import type { Refusal } from '@tessera/wire';
import type { TableCore } from './core.ts';
import { leave } from './playing.ts';
import { refusal } from './refusals.ts';
import type { BotTurn } from './types.ts';

/** Level of the bot that plays a seat; null for a person's seat. */
export function levelIn({ ledger }: TableCore, seat: Seat | null): string | null {
  const chair = seat === null ? undefined : ledger.chairs[seat];
  return chair?.kind === 'bot' ? chair.level : chair?.kind === 'person' ? chair.keeper : null;
}

export const isBotTurn = (core: TableCore): boolean => core.isOn && levelIn(core, core.ledger.toAct) !== null;

export function botTurnOf(core: TableCore): BotTurn | null {
  const { match, game, ledger } = core;
  const seat = ledger.toAct;
  const level = levelIn(core, seat);
  if (!match || !core.isOn || seat === null || level === null) return null;
  return { seat, level, view: game.view(match.state, seat), seed: core.botSeed(seat), count: match.length };
}

/** Result of a bot's search; for null, or an illegal move, the rules answer instead. */
export interface BotAnswer {
  readonly seat: Seat;
  readonly move: string | null;
  /** Number of answers in the match when the bot began to think. */
  readonly count: number;
  readonly resigns?: boolean;
}

export function botAnswers(
  core: TableCore,
  { seat, move, count, resigns }: BotAnswer,
  at: number,
): Refusal | undefined {
  const { ledger, game } = core;
  if (!isBotTurn(core) || count !== ledger.count || seat !== ledger.toAct) return refusal('tooLate');
  const isKeeper = ledger.chairs[seat]?.kind === 'person';
  // A bot resigns only its own seat, never a person's, and never for a team.
  if (resigns && !isKeeper && !game.isTogether) return leave(core, seat, at);
  const refused = move === null || core.answer(seat, move, at, isKeeper ? 'keeper' : undefined);
  if (refused) core.fallback(at);
  return undefined;
}
