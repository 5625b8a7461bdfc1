import { type Game, type GameEvent, type MoveList, moveList, noChance, type Seat } from '../src/index.ts';

/** Number of leaves at a depth, for games without chance: the classic proof of a move generator. */
export function perft<S, M, V, E extends GameEvent, O>(
  game: Game<S, M, V, E, O>,
  state: S,
  depth: number,
): number {
  if (depth === 0) return 1;
  const lists = Array.from({ length: depth }, () => moveList<M>());
  const states = Array.from({ length: depth }, () => game.copy(state));
  return count(game, state, depth, lists, states);
}

/** One list and one pooled state for each level: nothing is allocated below the root. */
function count<S, M, V, E extends GameEvent, O>(
  game: Game<S, M, V, E, O>,
  state: S,
  depth: number,
  lists: readonly MoveList<M>[],
  states: readonly S[],
): number {
  const seat = game.decider(state) as Seat | undefined;
  if (seat === undefined) return 0;
  const list = lists[depth - 1] as MoveList<M>;
  list.count = 0;
  game.generate(state, seat, list);
  if (depth === 1) return list.count;
  let leaves = 0;
  for (let i = 0; i < list.count; i++) {
    const child = game.copy(state, states[depth - 1] as S);
    game.play(child, seat, list.items[i] as M, noChance);
    leaves += count(game, child, depth - 1, lists, states);
  }
  return leaves;
}
