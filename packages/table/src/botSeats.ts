/** Seats that bots play: their own, and those they keep. */
import type { Seat } from '@tessera/engine';
import type { Refusal } from '@tessera/wire';
import { isLive } from '@tessera/wire/pace';
import { botsInDoubt } from './consent.ts';
import type { TableCore } from './core.ts';
import { isPresent, type Ledger } from './ledger.ts';
import { leave } from './playing.ts';
import { refusal } from './refusals.ts';
import type { BotAsk, BotTurn } from './types.ts';

/** The level of the bot that plays a seat; null where a person does. */
function levelIn({ ledger }: TableCore, seat: Seat | null): string | null {
  const chair = seat === null ? undefined : ledger.chairs[seat];
  return chair?.kind === 'bot' ? chair.level : chair?.kind === 'person' ? chair.keeper : null;
}

export const isBotTurn = (core: TableCore): boolean => core.isOn && levelIn(core, core.ledger.toAct) !== null;

/** Whether a person plays there who comes and goes: turn by turn, and not given up nor kept by a bot. */
export const isAwaited = ({ ledger }: TableCore): boolean => !isLive(ledger.pace) && hasPlayer(ledger);

const hasPlayer = (ledger: Ledger): boolean =>
  ledger.chairs.some((_, seat) => isPresent(ledger, seat) && !ledger.gone[seat]);

/** Who looks at a table, as only the host of sockets knows. */
export interface Onlookers {
  /** Whether somebody has it open on this server, to play or to watch. */
  readonly isOpen: boolean;
  /** Milliseconds since somebody who plays there last did something. */
  readonly sinceCommand: number;
}

/** A page that reloads, or a program that plays without listening, is still at a live table for so long. */
const LINGER_MS = 60_000;

/**
 * The one place that decides whether bots think at a table. They do
 * - while somebody has it open, to play or to watch;
 * - turn by turn, for a person who plays there, wherever they are: they come back to find their turn;
 * - at a live table, for a minute after the last command of a person who plays there.
 * Otherwise the bots stop, and go on when somebody opens the table. A person's clock never runs meanwhile: it is a bot's
 * turn. With several servers each decides by those who are at the table through it.
 */
export const mayThink = (core: TableCore, { isOpen, sinceCommand }: Onlookers): boolean =>
  isOpen || isAwaited(core) || (hasPlayer(core.ledger) && sinceCommand < LINGER_MS);

export function botTurnOf(core: TableCore): BotTurn | null {
  const { match, game, ledger } = core;
  const seat = ledger.toAct;
  const level = levelIn(core, seat);
  if (!match || !core.isOn || seat === null || level === null) return null;
  return { seat, level, view: game.view(match.state, seat), seed: core.botSeed(seat), count: match.length };
}

/** The next bot that has to say whether it agrees to an end; null while none is asked. */
export function botAskOf(core: TableCore): BotAsk | null {
  const { match, game, ledger, world } = core;
  if (!match || !world.considers) return null;
  for (const open of ledger.asks) {
    const [seat] = botsInDoubt(core, open);
    const level = levelIn(core, seat ?? null);
    if (seat === undefined || level === null) continue;
    const view = game.view(match.state, seat);
    return { seat, level, view, seed: core.botSeed(seat), count: match.length, ask: open.id };
  }
  return null;
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
  core: TableCore,
  { seat, move, count, resigns }: BotAnswer,
  at: number,
): Refusal | undefined {
  const { ledger, game } = core;
  if (!isBotTurn(core) || count !== ledger.count || seat !== ledger.toAct) return refusal('tooLate');
  const isKeeper = ledger.chairs[seat]?.kind === 'person';
  // A bot gives up nobody but itself, and no team.
  if (resigns && !isKeeper && !game.isTogether) return leave(core, seat, at);
  const refused = move === null || core.answer(seat, move, at, isKeeper ? 'keeper' : undefined);
  if (refused) core.fallback(at);
  return undefined;
}
