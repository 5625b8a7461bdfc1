// @chunk engine
/** Public forms of a match, built from a viewer's view, so that they cannot reveal more. */
import { seededChance } from './chance.ts';
import { digest } from './codec.ts';
import type { Game, GameEvent, Viewer } from './game.ts';
import type { PublicLog } from './log.ts';
import type { Match } from './match.ts';

/** An event in the view of a viewer: without the fields that were revealed to others only. */
export function seenBy<E extends GameEvent>(event: E, viewer: Viewer): GameEvent {
  const { type, reveals } = event;
  const isForOthers = Array.isArray(reveals) && !(reveals as readonly Viewer[]).includes(viewer);
  return isForOthers ? { type, reveals } : event;
}

/** The log in the view of a viewer: all answers, and the events as this viewer saw them. */
export function publicLog<S, M, V, E extends GameEvent, O extends object>(
  match: Match<S, M, V, E, O>,
  viewer: Viewer,
): PublicLog {
  const {
    seed: _seed,
    chance: _chance,
    numbers: _numbers,
    promised: _promised,
    position,
    ...header
  } = match.header;
  const past = match.history();
  const start = position === undefined ? {} : { position: positionFor(match.game, past.start, viewer) };
  const entries = past.entries.map(({ seat, move, events }) => ({
    seat,
    move,
    events: events.map(event => seenBy(event, viewer)),
  }));
  return { header: { ...header, ...start }, entries };
}

/**
 * A position consistent with a viewer's view; hidden information is dealt by a seed derived from the view.
 */
export const publicPosition = <S, M, V, E extends GameEvent, O extends object>(
  { game, state }: Match<S, M, V, E, O>,
  viewer: Viewer,
): string => positionFor(game, state, viewer);

/**
 * A position consistent with a view. Hidden information is dealt by a seed derived from the view: equal views
 * give equal text, and the order of the match's decks is not in it.
 */
export function positionFor<S, M, V, E extends GameEvent, O>(
  game: Game<S, M, V, E, O>,
  state: S,
  viewer: Viewer,
): string {
  const view = game.view(state, viewer);
  return game.notation.formatPosition(game.determinize(view, seededChance(digest(view))));
}
