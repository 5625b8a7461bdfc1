// @chunk *
import { type Chance, moveList, shuffled } from '@tessera/engine';
import {
  type Action,
  actionType,
  DROP,
  generate,
  mustDrop,
  other,
  type RiftState,
  takesTesseract,
} from '@tessera/games/rift';
import { canTakeTesseract } from './attack.ts';
import { rate, rateCrossings } from './crossings.ts';
import { addEvasions } from './evasions.ts';
import { captureRank, isQuiet } from './ranks.ts';

/** Maximum of drops at the root, besides all other moves. */
const MOST_DROPS = 72;

export interface RootMove {
  readonly move: Action;
  /** Random bonus on the score: breaks ties, or makes a player slip. */
  readonly bonus: number;
  /** Score of the last iteration, or its upper bound. */
  score: number;
}

/** The moves worth searching, most promising first, and those of `also`; all legal, at least one. */
export function rootMoves(
  state: RiftState,
  chance: Chance,
  bonus: () => number,
  also: readonly Action[] = [],
): RootMove[] {
  const legal = moveList<Action>();
  generate(state, legal);
  const winning = legal.items.find(move => takesTesseract(state, move));
  const moves = winning === undefined ? promising(state, legal.items, chance) : [winning];
  return [...moves, ...also.filter(move => !moves.includes(move))].map(move => ({
    move,
    bonus: bonus(),
    score: 0,
  }));
}

function promising(state: RiftState, legal: readonly Action[], chance: Chance): readonly Action[] {
  rateCrossings(state);
  const rankOf = (move: Action): number =>
    actionType(move) === DROP ? rate(move) : isQuiet(move) ? 0 : 10_000 + captureRank(state, move);
  const isForced = mustDrop(state, state.side);
  const rated = shuffled(chance, legal).map(move => ({ move, rank: rankOf(move) }));
  rated.sort((a, b) => b.rank - a.rank);
  const drops = rated.filter(({ move, rank }) => actionType(move) === DROP && (rank > 0 || isForced));
  const kept = new Set(drops.slice(0, MOST_DROPS).map(({ move }) => move));
  if (!isForced && canTakeTesseract(state, other(state.side)))
    for (const move of evasions(state)) kept.add(move);
  const chosen = rated.filter(({ move }) => actionType(move) !== DROP || kept.has(move));
  return (chosen.length > 0 ? chosen : rated).map(({ move }) => move);
}

function evasions(state: RiftState): readonly Action[] {
  const out = moveList<Action>();
  addEvasions(state, out);
  return out.items;
}
