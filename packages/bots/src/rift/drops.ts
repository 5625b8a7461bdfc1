// @chunk *-search
/** Selection of useful drops at a node of the search, by the ratings of their crossings. */
import { type MoveList, moveList } from '@tessera/engine';
import { type Action, at, pawnDrops, slideDrops } from '@tessera/games/rift';
import { rate, rateCrossings } from './crossings.ts';
import { historyOf, type Node, type Search } from './memory.ts';

/** Maximum of drops tried at a node, by remaining depth. */
const MOST_BY_DEPTH = [0, 6, 12, 20, 30, 40] as const;
const FORCED_MOST = 16;

const all: MoveList<Action> = moveList();

/** Appends the best rated drops to a node whose other moves are exhausted. */
export function addRelevantDrops(memory: Search, node: Node, ply: number): void {
  const { state } = memory;
  all.count = 0;
  pawnDrops(state, all);
  slideDrops(state, all);
  if (all.count === 0) return;
  rateCrossings(state);
  node.moves.count = 0;
  node.next = 0;
  const { killers } = memory;
  for (let i = 0; i < all.count; i++) {
    const drop = at(all.items, i);
    const rating = rate(drop);
    if (rating <= 0) continue;
    const isKiller = drop === at(killers, 2 * ply) || drop === at(killers, 2 * ply + 1);
    node.ranks[node.moves.count] = rating + Math.min(400, historyOf(memory, drop)) + (isKiller ? 1000 : 0);
    node.moves.items[node.moves.count++] = drop;
  }
  keepBest(node, at(MOST_BY_DEPTH, Math.min(node.depth, MOST_BY_DEPTH.length - 1)));
}

/** R-RES-6: keeps a few of the forced drops, at least one. */
export function keepUsefulDrops(memory: Search, node: Node): void {
  rateCrossings(memory.state);
  for (let i = 0; i < node.moves.count; i++) {
    const drop = at(node.moves.items, i);
    node.ranks[i] = rate(drop) + Math.min(400, historyOf(memory, drop));
  }
  keepBest(node, FORCED_MOST);
}

/** Moves the best moves to the front and discards the others. */
function keepBest({ moves, ranks }: Node, most: number): void {
  const kept = Math.min(most, moves.count);
  for (let i = 0; i < kept; i++) {
    let best = i;
    for (let k = i + 1; k < moves.count; k++) if (at(ranks, k) > at(ranks, best)) best = k;
    const [move, rank] = [at(moves.items, best), at(ranks, best)];
    moves.items[best] = at(moves.items, i);
    ranks[best] = at(ranks, i);
    moves.items[i] = move;
    ranks[i] = rank;
  }
  moves.count = kept;
}
