/**
 * Games between bots, of any game. A game is reproducible from its seed if its bots count nodes and not time.
 */
import {
  type AnyGame,
  type AnyMatch,
  type Chance,
  type GameEvent,
  Match,
  type Step,
  seededChance,
} from '@tessera/engine';
import type { AnyBot } from './bot.ts';

export interface GamePlan {
  readonly game: AnyGame;
  /** Complete options: every default is filled in. */
  readonly options: object;
  /** Bots by seat. */
  readonly seats: readonly AnyBot[];
  readonly seed: string;
  /** A game that has not ended after so many answers is left unfinished. */
  readonly maxPlies?: number;
  /** Lets a hopeless bot resign; otherwise every game is played to its end, for comparing strengths. */
  readonly mayResign?: boolean;
  /** Aborting leaves the game unfinished. */
  readonly signal?: AbortSignal | undefined;
  /** Called with the first state, before the first answer. */
  readonly onStart?: (state: unknown) => void;
  /** Called after every answer, with its events. */
  readonly onStep?: (step: Step<unknown, GameEvent>) => void;
}

/** Plays one game to its end. A bot that answers with an illegal move breaks its promise: that throws. */
export async function playGame(plan: GamePlan): Promise<AnyMatch> {
  const { game, options, seats, seed, maxPlies, mayResign = false, signal, onStart, onStep } = plan;
  const most = maxPlies ?? Number.POSITIVE_INFINITY;
  const match: AnyMatch = new Match(game, { options, seats: seats.length, seed });
  onStart?.(match.state);
  // separate from the chance of the match
  const chances = seats.map((_, seat) => seededChance(`${seed}/seat ${seat}`));
  for (let seat = match.decider; seat !== undefined; seat = match.decider) {
    if (match.length >= most) break;
    const bot = seats[seat] as AnyBot;
    const { state } = match;
    const view = game.view(state, seat);
    const request = { view, seat, chance: chances[seat] as Chance, limits: {} };
    const { move, resigns } = await bot.think(signal ? { ...request, signal } : request);
    if (signal?.aborted) break; // the answer of an aborted search is not the one a full search would give
    if (mayResign && resigns) {
      match.leave(seat);
      continue;
    }
    const refused = match.check(seat, move);
    if (refused)
      throw new Error(`${bot.id} answered ${game.notation.formatMove(state, move)}: ${refused.code}`);
    const step = match.submit(seat, move);
    onStep?.(step);
  }
  return match;
}

/**
 * The bot with its budget of nodes or plies and without the time limit that guards slow devices: a busy machine does
 * not cut its decisions short. Bots that count time alone keep it.
 */
export function unhurried(bot: AnyBot): AnyBot {
  const { ms, ...counted } = bot.budget;
  if (ms === undefined || Object.keys(counted).length === 0) return bot;
  return { ...bot, budget: counted, think: request => bot.think({ ...request, limits: counted }) };
}
