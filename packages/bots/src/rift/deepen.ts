// @chunk *-search
/** Iterative deepening over the root moves. */
import { type Action, make, takeBack } from '@tessera/games/rift';
import { type Search, SURE_WIN, YIELD_NODES } from './memory.ts';
import { quiesce } from './quiesce.ts';
import { isQuiet } from './ranks.ts';
import type { RootMove } from './root.ts';
import { DEEPEST, reduction, search } from './search.ts';
import { WIN } from './weights.ts';

export interface Finding {
  readonly move: Action;
  /** Score for the side to move, without bonus. */
  readonly score: number;
  readonly depth: number;
}

/** Multi-PV: so many root moves get exact scores, noted after each iteration, best first. */
export interface Ranking {
  readonly count: number;
  /** Further moves with exact scores. */
  readonly also: readonly Action[];
  note(best: readonly RootMove[]): void;
}

/**
 * Searches one ply deeper in each iteration, and reports whenever the best move changes or an iteration is
 * done. Ends by itself only when nothing is left to search.
 */
export function* deepen(
  memory: Search,
  roots: RootMove[],
  first: number,
  deepest: number,
  report: (finding: Finding) => void,
  ranking?: Ranking,
): Generator<void, void, void> {
  const most = Math.min(deepest, DEEPEST);
  for (let depth = first; depth <= most; depth++) {
    memory.depth = depth;
    const score = yield* searchRoots(memory, roots, depth, report, ranking?.count ?? 1, ranking?.also);
    ranking?.note(roots.filter(({ move }, i) => i < ranking.count || ranking.also.includes(move)));
    if (roots.length === 1 || Math.abs(score) > SURE_WIN) return;
  }
}

/** One iteration; afterwards the best move stands first and the others by their scores. */
function* searchRoots(
  memory: Search,
  roots: RootMove[],
  depth: number,
  report: (finding: Finding) => void,
  exact: number,
  also: readonly Action[] = [],
): Generator<void, number, void> {
  let alpha = -WIN;
  const scores: number[] = [];
  let best: RootMove | undefined;
  for (let i = 0; i < roots.length; i++) {
    const root = roots[i] as RootMove;
    const { move, bonus } = root;
    const floor = scores.length < exact || also.includes(move) ? -WIN : (scores[exact - 1] as number);
    root.score = yield* searchRoot(memory, root, i, depth, floor - bonus);
    if (root.score + bonus > floor) scores.push(root.score + bonus);
    scores.sort((a, b) => b - a);
    if (best && root.score + bonus <= alpha) continue;
    alpha = root.score + bonus;
    best = root;
    report({ move, score: root.score, depth });
  }
  roots.sort((a, b) => (a === best ? -1 : b === best ? 1 : b.score + b.bonus - a.score - a.bonus));
  return best?.score ?? -WIN;
}

/** Searches the first move with an open window; late moves with reduced depth first. */
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
