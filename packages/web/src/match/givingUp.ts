/** When a bot would end a match before its end: what it says to an offer, and why it resigns. Seldom asked for. */
import type { Thought } from '@tessera/bots';
import { type AnyGame, noChance, seededChance } from '@tessera/engine';
import type { Bots, Task } from './botHost.ts';
import type { OfferAnswer } from './client.ts';

/** Nobody hopes for more than this who is lost beyond doubt. */
const HOPELESS = 0.02;

/**
 * Agrees when it would win by that or is lost anyway; to an end without a winner when it expects less than its share.
 * It judges as whoever decides now would: what is good for that seat is bad for the others.
 */
export async function consider(
  { game, newBot }: Bots,
  world: unknown,
  { seat, seed, level }: Task & { type: 'consider' },
  signal: AbortSignal,
): Promise<OfferAnswer> {
  const ended = game.copy(world);
  game.agree?.(ended, noChance);
  const { winners = [] } = game.outcome(ended) ?? {};
  if (winners.includes(seat)) return { agrees: true, why: 'wins' };
  const decider = game.decider(world) ?? seat;
  const others = game.seatsIn(world) - 1;
  const task = { view: game.view(world, decider), seat: decider, chance: seededChance(seed) };
  const { chance = 1 / (others + 1) } = await newBot(level).think({ ...task, limits: {}, signal });
  const hope = decider === seat ? chance : (1 - chance) / others;
  const isUndecided = winners.length === 0;
  if (hope <= HOPELESS || (isUndecided && hope * (others + 1) < 1)) return { agrees: true, why: 'lost' };
  return { agrees: false, why: hope * (others + 1) > 1 ? 'better' : 'open' };
}

/** How the line ends that a bot expects; `certain` where it is lost and the line does not reach that far. */
export function endOf(game: AnyGame, start: unknown, { line, chance }: Thought<unknown>): string {
  const state = game.copy(start);
  try {
    for (const move of line) game.play(state, game.decider(state) ?? 0, move, noChance);
  } catch {
    // Where chance decides nobody sees further.
  }
  return game.outcome(state)?.reason ?? (chance === 0 ? 'certain' : 'open');
}
