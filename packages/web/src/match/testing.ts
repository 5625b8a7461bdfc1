/** For tests: legal answers and undo bars of a state, from the rules alone. */
import { type Game, type GameEvent, type UndoRefusal, undoBarOf } from '@tessera/engine';

export interface Situation<V> {
  readonly view: V;
  readonly legal: readonly string[];
  /** Answers that cannot be undone, by notation. */
  readonly lasting: Readonly<Record<string, UndoRefusal>>;
}

export function situationIn<S, M, V, E extends GameEvent, O>(
  game: Game<S, M, V, E, O>,
  state: S,
): Situation<V> {
  const decider = game.decider(state);
  const seat = decider ?? 0;
  const moves = decider === undefined ? [] : game.legalMoves(state, seat);
  const legal = moves.map(move => game.notation.formatMove(state, move));
  const bars = moves.map((move, i) => [legal[i], undoBarOf(game, state, seat, move)] as const);
  return {
    view: game.view(state, seat),
    legal,
    lasting: Object.fromEntries(bars.filter(([, bar]) => bar !== undefined)),
  };
}
