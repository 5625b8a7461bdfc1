/** What may leave the table: built from what a viewer knows, so that it cannot tell more. */
import { seededChance } from './chance.ts';
import { digest } from './codec.ts';
import type { Game, GameEvent, Viewer } from './game.ts';
import type { PublicLog } from './log.ts';
import type { Match } from './match.ts';

/** An event as somebody saw it: what it showed to others only is left out. */
export function seenBy<E extends GameEvent>(event: E, viewer: Viewer): GameEvent {
  const { type, reveals } = event;
  const isForOthers = Array.isArray(reveals) && !(reveals as readonly Viewer[]).includes(viewer);
  return isForOthers ? { type, reveals } : event;
}

/** What a viewer may know of a match: answers, and of what happened what this viewer saw. */
export function publicLog<S, M, V, E extends GameEvent, O extends object>(
  match: Match<S, M, V, E, O>,
  viewer: Viewer,
): PublicLog {
  const { seed: _seed, chance: _chance, numbers: _numbers, position, ...header } = match.header;
  const past = match.history();
  const start = position === undefined ? {} : { position: positionFor(match.game, past.start, viewer) };
  const entries = past.entries.map(({ seat, move, events }) => ({
    seat,
    move,
    events: events.map(event => seenBy(event, viewer)),
  }));
  return { header: { ...header, ...start }, entries };
}

/** A position that fits what a viewer knows; what is hidden is dealt by a lot that only that knowledge decides. */
export const publicPosition = <S, M, V, E extends GameEvent, O extends object>(
  { game, state }: Match<S, M, V, E, O>,
  viewer: Viewer,
): string => positionFor(game, state, viewer);

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
