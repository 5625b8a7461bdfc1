/** The team of a game that brings none: random, and a search by playouts to the end of the game. */
import type { Game, GameEvent } from '@tessera/engine';
import { halvingBot } from '../halvingBot.ts';
import { type Member, type Team, teamOf } from '../team.ts';
import { usualBots } from '../usual.ts';
import { PLAIN_LEVELS } from './levels.ts';

/**
 * Node limits, so that a level plays alike on every machine; the time limit is for games with long playouts.
 */
const BUDGETS = { gentle: { nodes: 300, ms: 300 }, steady: { nodes: 30_000, ms: 1000 } } as const;

export function plainTeam<S, M, V, E extends GameEvent, O>(game: Game<S, M, V, E, O>): Team {
  const searching = Object.entries(BUDGETS).map(
    ([id, limits]): Member<V, M> => ({ id, limits, build: budget => halvingBot(game, { budget }) }),
  );
  return teamOf(game, [...usualBots(game), ...searching], PLAIN_LEVELS);
}
