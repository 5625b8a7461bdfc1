/** A bot's answer to an offer to end the match. */
import { type AnyGame, noChance, type Seat, seededChance } from '@tessera/engine';
import type { AnyBot } from './bot.ts';

interface EndAnswer {
  readonly agrees: boolean;
  /** The bot would win by the end, is lost anyway, is better off, or nothing is decided yet. */
  readonly why: 'wins' | 'lost' | 'better' | 'open';
}

interface EndOffer {
  readonly seat: Seat;
  /** A determinization: a state that fits the view of the seat. */
  readonly world: unknown;
  /** Seed of the bot's tie-breaks. */
  readonly seed: string;
}

/** A win probability up to this counts as lost. */
const HOPELESS = 0.02;

/**
 * Agrees if the end makes the bot the winner or it is lost anyway; to an end without a winner if it expects
 * less than its share. The position is evaluated for the seat to act; what is good for that seat is bad for
 * the others.
 */
export async function considerEnd(
  game: AnyGame,
  bot: AnyBot,
  { seat, world, seed }: EndOffer,
  signal: AbortSignal,
): Promise<EndAnswer> {
  const ended = game.copy(world);
  game.agree?.(ended, noChance);
  const { winners = [] } = game.outcome(ended) ?? {};
  if (winners.includes(seat)) return { agrees: true, why: 'wins' };
  const decider = game.decider(world) ?? seat;
  const others = game.seatsIn(world) - 1;
  const task = { view: game.view(world, decider), seat: decider, chance: seededChance(seed) };
  const { chance = 1 / (others + 1) } = await bot.think({ ...task, limits: {}, signal });
  const hope = decider === seat ? chance : (1 - chance) / others;
  const isUndecided = winners.length === 0;
  if (hope <= HOPELESS || (isUndecided && hope * (others + 1) < 1)) return { agrees: true, why: 'lost' };
  return { agrees: false, why: hope * (others + 1) > 1 ? 'better' : 'open' };
}
