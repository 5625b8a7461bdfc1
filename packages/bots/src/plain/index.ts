/** The team of a game that brings none: searches by playouts to the end of the game. */
import type { Game, GameEvent } from '@tessera/engine';
import { halvingBot } from '../halvingBot.ts';
import { FORMER_LEVELS, LEVELS, type Level } from '../levels.ts';
import { type Member, type Team, teamOf } from '../team.ts';
import { usualBots } from '../usual.ts';

/**
 * Node limits, so that a level plays alike on every machine; the time limit is for games with long playouts.
 */
const BUDGETS: Readonly<Record<Level, { readonly nodes: number; readonly ms: number }>> = {
  gentle: { nodes: 300, ms: 300 },
  easy: { nodes: 1500, ms: 500 },
  fair: { nodes: 6000, ms: 1000 },
  strong: { nodes: 30_000, ms: 2000 },
  best: { nodes: 120_000, ms: 4000 },
};

export function plainTeam<S, M, V, E extends GameEvent, O>(game: Game<S, M, V, E, O>): Team {
  const searching = LEVELS.map(
    (id): Member<V, M> => ({ id, limits: BUDGETS[id], build: budget => halvingBot(game, { budget }) }),
  );
  return teamOf(game, [...usualBots(game), ...searching], LEVELS, undefined, FORMER_LEVELS);
}
