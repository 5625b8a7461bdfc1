/** A moment of a match from which another one may go on. Seldom asked for, and fetched then. */
import { type AnyMatch, positionFor } from '@tessera/engine';
import type { Moment } from './client.ts';
import { type Team, viewerOf } from './seating.ts';

/**
 * Where nothing is drawn and nothing hidden, the other match has all that led here, and undo reaches back into it.
 * Elsewhere it begins here, with decks and dice of its own: what lies in the decks of the first stays its secret.
 */
export function momentOf(match: AnyMatch, team: Team, count: number): Moment {
  const { game, header, entries } = match;
  const state = match.stateAt(count);
  if (!game.hasChance)
    return {
      position: game.notation.formatPosition(state),
      log: { header, entries: entries.slice(0, count) },
    };
  return { position: positionFor(game, state, viewerOf(team, game.decider(state) ?? null)), log: null };
}
