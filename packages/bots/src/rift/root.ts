/** The moves at hand, and iterative deepening over them. */
import { type Chance, moveList, shuffled } from '@tessera/engine';
import {
  type Action,
  actionType,
  DROP,
  generate,
  make,
  mustDrop,
  other,
  type RiftState,
  takeBack,
  takesTesseract,
} from '@tessera/games/rift';
import { canTakeTesseract } from './attack.ts';
import { rate, rateCrossings } from './drops.ts';
import { addEvasions } from './evasions.ts';
import { type Search, SURE_WIN, WIN, YIELD_NODES } from './memory.ts';
import { captureRank, isQuiet } from './picker.ts';
import { quiesce } from './quiesce.ts';
import { DEEPEST, reduction, search } from './search.ts';

/** Drops looked at besides all other moves. */
const MOST_DROPS = 72;

export interface RootMove {
  readonly move: Action;
  /** Added to its score: breaks ties, or makes a gentle player err. */
  readonly bonus: number;
  /** What the last round said of it, or at most. */
  score: number;
}

export interface Finding {
  readonly move: Action;
  /** Advantage of the side to move, without bonus. */
  readonly score: number;
  readonly depth: number;
}

/** The moves worth a look, most promising first. All are legal, and there is at least one. */
export function rootMoves(state: RiftState, chance: Chance, noise: number): RootMove[] {
  const legal = moveList<Action>();
  generate(state, legal);
  const winning = legal.items.find(move => takesTesseract(state, move));
  const moves = winning === undefined ? promising(state, legal.items, chance) : [winning];
  return moves.map(move => ({ move, bonus: noise > 0 ? chance.below(noise + 1) : 0, score: 0 }));
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

/**
 * Looks one ply further with every round, and reports whenever the best move changes or a round is done.
 * Ends by itself only when there is nothing left to find out.
 */
export function* deepen(
  memory: Search,
  roots: RootMove[],
  first: number,
  deepest: number,
  report: (finding: Finding) => void,
): Generator<void, void, void> {
  const most = Math.min(deepest, DEEPEST);
  for (let depth = first; depth <= most; depth++) {
    memory.depth = depth;
    const score = yield* searchRoots(memory, roots, depth, report);
    if (roots.length === 1 || Math.abs(score) > SURE_WIN) return;
  }
}

/** One round; afterwards the best move stands first and the others by what was found out about them. */
function* searchRoots(
  memory: Search,
  roots: RootMove[],
  depth: number,
  report: (finding: Finding) => void,
): Generator<void, number, void> {
  let alpha = -WIN;
  let best: RootMove | undefined;
  for (let i = 0; i < roots.length; i++) {
    const root = roots[i] as RootMove;
    const { move, bonus } = root;
    root.score = yield* searchRoot(memory, root, i, depth, alpha - bonus);
    if (best && root.score + bonus <= alpha) continue;
    alpha = root.score + bonus;
    best = root;
    report({ move, score: root.score, depth });
  }
  roots.sort((a, b) => (a === best ? -1 : b === best ? 1 : b.score + b.bonus - a.score - a.bonus));
  return best?.score ?? -WIN;
}

/** The first move is looked at with an open window; a late one less deeply first. */
function* searchRoot(
  memory: Search,
  { move }: RootMove,
  index: number,
  depth: number,
  low: number,
): Generator<void, number, void> {
  const { state } = memory;
  const made = make(state, move);
  const cut = isQuiet(move) ? reduction(depth, index) : 0;
  let score = low + 1;
  if (index > 0) score = -(yield* below(memory, depth - 1 - cut, -low - 1, -low));
  if (cut > 0 && score > low) score = -(yield* below(memory, depth - 1, -low - 1, -low));
  if (score > low) score = -(yield* below(memory, depth - 1, -WIN, -low));
  takeBack(state, made);
  return score;
}

function* below(memory: Search, depth: number, alpha: number, beta: number): Generator<void, number, void> {
  if (memory.nodes >= memory.nextYield) {
    memory.nextYield = memory.nodes + YIELD_NODES;
    yield;
  }
  if (depth <= 0) return quiesce(memory, alpha, beta, 1, 0);
  return yield* search(memory, depth, alpha, beta, 1, true);
}
