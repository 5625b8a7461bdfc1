// @chunk plan-bots
/** Generic bots that any game gets, more of them with an evaluation. */
import type { Game, GameEvent } from '@tessera/engine';
import { DEFAULT_BUDGET } from './bot.ts';
import { type Evaluate, greedyBot } from './greedy.ts';
import { halvingBot } from './halvingBot.ts';
import type { Member } from './team.ts';

/**
 * `halving` needs no evaluation: its playouts then go on to the end of the game. With one, they stop at a
 * horizon, and there is `greedy`.
 */
export function usualBots<S, M, V, E extends GameEvent, O>(
  game: Game<S, M, V, E, O>,
  evaluate?: Evaluate<S>,
): readonly Member<V, M>[] {
  const halving: Member<V, M> = {
    id: 'halving',
    limits: DEFAULT_BUDGET,
    build: budget => halvingBot(game, { budget, ...(evaluate && { evaluate }) }),
  };
  if (!evaluate) return [halving];
  return [{ id: 'greedy', build: (_limits, slips) => greedyBot(game, evaluate, slips) }, halving];
}
