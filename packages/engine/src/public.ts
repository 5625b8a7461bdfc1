/** What may leave the table: built from what a viewer knows, so that it cannot tell more. */
import { seededChance } from './chance.ts';
import { digest } from './codec.ts';
import type { Game, GameEvent, Viewer } from './game.ts';

/** An event as somebody saw it: what it showed to others only is left out. */
export function seenBy<E extends GameEvent>(event: E, viewer: Viewer): GameEvent {
  const { type, reveals } = event;
  const isForOthers = Array.isArray(reveals) && !(reveals as readonly Viewer[]).includes(viewer);
  return isForOthers ? { type, reveals } : event;
}

/**
 * A position that fits a view. What is hidden in it is dealt by a lot that the view decides: equal knowledge gives
 * equal text, and no deck order of the match is in it.
 */
export function positionFor<S, M, V, E extends GameEvent, O>(
  game: Game<S, M, V, E, O>,
  state: S,
  viewer: Viewer,
): string {
  const view = game.view(state, viewer);
  return game.notation.formatPosition(game.determinize(view, seededChance(digest(view))));
}
