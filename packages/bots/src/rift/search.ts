/**
 * The search itself: alpha-beta with a table, null move, late move reductions (section 20.4). A generator that
 * yields every few nodes, so that whoever runs it decides when to stop; it is abandoned, never interrupted.
 */
import { type Action, at, make, pass, type RiftState, takeBack, takeBackPass } from '@tessera/games/rift';
import { canTakeTesseract } from './attack.ts';
import { evaluate } from './evaluate.ts';
import { remember, type Search, terminalScore, WIN, YIELD_NODES } from './memory.ts';
import { isQuiet, nextMove, openNode } from './picker.ts';
import { quiesce } from './quiesce.ts';
import { AT_LEAST, AT_MOST, boundAt, depthAt, EXACT, find, moveAt, scoreAt, store } from './table.ts';

/** No line is followed further than this. */
export const DEEPEST = 48;

/** How far below alpha a quiet move may start and still be tried near the leaves. */
const FUTILITY = [0, 130, 300] as const;

export function* search(
  memory: Search,
  depth: number,
  floor: number,
  ceiling: number,
  ply: number,
  mayPass: boolean,
): Generator<void, number, void> {
  const { state, table } = memory;
  memory.nodes++;
  if (state.phase === 'e') return terminalScore(state, ply);
  if (canTakeTesseract(state, state.side)) return WIN - ply - 1;
  let alpha = Math.max(floor, ply - WIN);
  const beta = Math.min(ceiling, WIN - ply - 1);
  if (alpha >= beta) return alpha;

  const high = state.past[state.past.length - 2] as number;
  const low = (state.past[state.past.length - 1] as number) ^ stallKey(state);
  const known = find(table, high, low);
  let tableMove = 0;
  if (known >= 0) {
    tableMove = moveAt(table, known);
    if (depthAt(table, known) >= depth && beta - alpha === 1) {
      const score = fromTable(scoreAt(table, known), ply);
      const bound = boundAt(table, known);
      if (bound === EXACT || (bound === AT_LEAST ? score >= beta : score <= alpha)) return score;
    }
  }

  const isThreatened = canTakeTesseract(state, (1 - state.side) as 0 | 1);
  const reach = isThreatened && ply < 2 * memory.depth ? depth + 1 : depth;
  const stand = isThreatened ? -WIN : evaluate(state);
  if (mayPass && !isThreatened && reach >= 2 && stand >= beta && beta < WIN - 1000) {
    const lower = reach - 3;
    pass(state);
    const score =
      lower <= 0
        ? -quiesce(memory, -beta, 1 - beta, ply + 1, 0)
        : -(yield* search(memory, lower, -beta, 1 - beta, ply + 1, false));
    takeBackPass(state);
    if (score >= beta) return score >= WIN - 1000 ? beta : score;
  }

  const isHopeless = !isThreatened && reach <= 2 && stand + at(FUTILITY, reach) <= alpha;
  openNode(memory, ply, reach, tableMove, isThreatened);
  let best = -WIN;
  let bestMove = 0;
  let bound = AT_MOST;
  let tried = 0;
  for (let move = nextMove(memory, ply); move !== 0; move = nextMove(memory, ply)) {
    const quiet = isQuiet(move);
    if (isHopeless && quiet && tried > 0) continue;
    if (memory.nodes >= memory.nextYield) {
      memory.nextYield = memory.nodes + YIELD_NODES;
      yield;
    }
    const made = make(state, move);
    const lower = reach - 1;
    const cut = quiet && !isThreatened ? reduction(reach, tried) : 0;
    let score = 0;
    if (tried > 0) {
      score =
        lower - cut <= 0
          ? -quiesce(memory, -alpha - 1, -alpha, ply + 1, 0)
          : -(yield* search(memory, lower - cut, -alpha - 1, -alpha, ply + 1, true));
    }
    if (tried === 0 || (score > alpha && (cut > 0 || score < beta))) {
      score =
        lower <= 0
          ? -quiesce(memory, -beta, -alpha, ply + 1, 0)
          : -(yield* search(memory, lower, -beta, -alpha, ply + 1, true));
    }
    takeBack(state, made);
    tried++;
    if (score <= best) continue;
    best = score;
    bestMove = move;
    if (score <= alpha) continue;
    alpha = score;
    bound = EXACT;
    if (score < beta) continue;
    bound = AT_LEAST;
    if (quiet) remember(memory, move, ply, reach);
    break;
  }
  if (tried === 0) best = isThreatened ? ply + 2 - WIN : stand;
  store(table, high, low, bestMove, toTable(best, ply), depth, bound);
  return best;
}

/** Late quiet moves are looked at less deeply first. */
function reduction(depth: number, tried: number): number {
  if (depth < 2 || tried < 4) return 0;
  if (depth < 3 || tried < 16) return 1;
  return depth >= 5 ? 3 : 2;
}

/** Wins are stored by their distance from the position, not from the root. */
const toTable = (score: number, ply: number): number =>
  score > WIN - 1000 ? score + ply : score < 1000 - WIN ? score - ply : score;
const fromTable = (score: number, ply: number): number =>
  score > WIN - 1000 ? score - ply : score < 1000 - WIN ? score + ply : score;

/** Near the stall limit the same board is another position when more quiet plies lie behind it (R-END-7). */
function stallKey(state: RiftState): number {
  const { stallLimit } = state.options;
  if (stallLimit === null || state.quiet < stallLimit - 16) return 0;
  return Math.imul(state.quiet + 1, 0x9e3779b1);
}

/** What the search expects to follow, read from the table. */
export function expectedLine(memory: Search, first: Action): Action[] {
  const { state, table } = memory;
  const line = [first];
  const made = [make(state, first)];
  while (line.length < 8 && state.phase === 'p') {
    const known = find(
      table,
      state.past[state.past.length - 2] as number,
      (state.past[state.past.length - 1] as number) ^ stallKey(state),
    );
    const move = known < 0 ? 0 : moveAt(table, known);
    if (move === 0) break;
    line.push(move);
    made.push(make(state, move));
  }
  for (const one of made.reverse()) takeBack(state, one);
  return line;
}
