// @chunk *-search
/**
 * Alpha-beta search with transposition table, null move and late move reductions (section 20.4). A generator
 * that yields every few nodes: the runner stops it by not resuming it.
 */
import { type Action, make, other, pass, type RiftState, takeBack, takeBackPass } from '@tessera/games/rift';
import { canTakeTesseract } from './attack.ts';
import { evaluate } from './evaluate.ts';
import { remember, type Search, SURE_WIN, terminalScore, YIELD_NODES } from './memory.ts';
import { isAtDrops, isForcedAt, nextMove, nodeAt, openNode, skipQuiets } from './picker.ts';
import { quiesce } from './quiesce.ts';
import { isQuiet } from './ranks.ts';
import { AT_LEAST, AT_MOST, boundAt, depthAt, EXACT, find, moveAt, scoreAt, store } from './table.ts';
import { WIN } from './weights.ts';

/** Maximum ply of a line. */
export const DEEPEST = 48;

/**
 * Futility margins by depth: this far below alpha no quiet move is tried; this far above beta no move at all.
 */
const HOPELESS = [0, 300, 700] as const;
const ENOUGH = [0, 300, 600, 900] as const;

/**
 * Late move pruning by depth: numbers of moves after which the remaining quiet ones are skipped, and of
 * drops.
 */
const ENOUGH_TRIED = [0, 8, 14, 26, 48] as const;
const ENOUGH_DROPS = [0, 4, 6, 12, 20] as const;

type Steps = Generator<void, number, void>;

/** The score of the position for the side to move, exact between `floor` and `ceiling`, a bound beyond. */
export function* search(
  memory: Search,
  depth: number,
  floor: number,
  ceiling: number,
  ply: number,
  mayPass: boolean,
): Steps {
  const { state, table } = memory;
  memory.nodes++;
  if (state.phase === 'e') return terminalScore(state, ply);
  if (canTakeTesseract(state, state.side)) return WIN - ply - 1;
  const alpha = Math.max(floor, ply - WIN);
  const beta = Math.min(ceiling, WIN - ply - 1);
  if (alpha >= beta) return alpha;
  const known = find(table, highKey(state), lowKey(state));
  if (known >= 0 && isAnswer(memory, known, depth, alpha, beta, ply)) {
    return fromTable(scoreAt(table, known), ply);
  }
  const isThreatened = canTakeTesseract(state, other(state.side));
  const reach = isThreatened && ply < 2 * memory.depth ? depth + 1 : depth;
  const stand = isThreatened ? -WIN : evaluate(state);
  if (!isThreatened && beta < SURE_WIN && stand >= beta) {
    if (reach < ENOUGH.length && stand - (ENOUGH[reach] as number) >= beta) return stand;
    if (mayPass && reach >= 2 && (yield* canPass(memory, reach, beta, ply))) return beta;
  }
  openNode(memory, ply, reach, known < 0 ? 0 : moveAt(table, known), isThreatened);
  if (reach > depth && isForcedAt(memory, ply)) nodeAt(memory, ply).depth++;
  nodeAt(memory, ply).isHopeless =
    !isThreatened && reach < HOPELESS.length && stand + (HOPELESS[reach] as number) <= alpha;
  return yield* tryMoves(memory, depth, alpha, beta, ply);
}

/**
 * True if a table entry is as deep as needed and lies beyond the window. Wide windows need a line, not a
 * score.
 */
function isAnswer(
  { table }: Search,
  slot: number,
  depth: number,
  alpha: number,
  beta: number,
  ply: number,
): boolean {
  if (depthAt(table, slot) < depth || beta - alpha > 1) return false;
  const score = fromTable(scoreAt(table, slot), ply);
  const bound = boundAt(table, slot);
  return bound === EXACT || (bound === AT_LEAST ? score >= beta : score <= alpha);
}

/** Null move pruning: true if the side to move is above beta even after passing. */
function* canPass(memory: Search, depth: number, beta: number, ply: number): Generator<void, boolean, void> {
  const lower = depth - 3;
  pass(memory.state);
  const score =
    lower <= 0
      ? -quiesce(memory, -beta, 1 - beta, ply + 1, 0)
      : -(yield* search(memory, lower, -beta, 1 - beta, ply + 1, false));
  takeBackPass(memory.state);
  return score >= beta;
}

/** Searches the moves of a node that `openNode` has opened until one causes a cutoff. */
function* tryMoves(memory: Search, depth: number, floor: number, beta: number, ply: number): Steps {
  const { state } = memory;
  const { isThreatened, isHopeless, depth: reach } = nodeAt(memory, ply);
  let alpha = floor;
  let best = isThreatened ? ply + 2 - WIN : -WIN;
  let bestMove = 0;
  let tried = 0;
  let late = 0;
  for (let move = nextMove(memory, ply); move !== 0; move = nextMove(memory, ply)) {
    const quiet = isQuiet(move);
    if (isHopeless && quiet && tried > 0) continue;
    if (quiet && !isThreatened && best > -SURE_WIN && tried >= (ENOUGH_TRIED[reach] ?? DEEPEST * DEEPEST)) {
      if (!isAtDrops(memory, ply)) {
        skipQuiets(memory, ply);
        continue;
      }
      if (late++ >= (ENOUGH_DROPS[reach] as number)) break;
    }
    if (memory.nodes >= memory.nextYield) {
      memory.nextYield = memory.nodes + YIELD_NODES;
      yield;
    }
    const made = make(state, move);
    const cut = quiet && !isThreatened ? reduction(reach, tried) : 0;
    let score = alpha + 1;
    if (tried > 0) {
      score =
        reach - 1 - cut <= 0
          ? -quiesce(memory, -alpha - 1, -alpha, ply + 1, 0)
          : -(yield* search(memory, reach - 1 - cut, -alpha - 1, -alpha, ply + 1, true));
    }
    if (score > alpha && (tried === 0 || cut > 0 || score < beta)) {
      score =
        reach <= 1
          ? -quiesce(memory, -beta, -alpha, ply + 1, 0)
          : -(yield* search(memory, reach - 1, -beta, -alpha, ply + 1, true));
    }
    takeBack(state, made);
    tried++;
    if (score <= best) continue;
    best = score;
    bestMove = move;
    if (score > alpha) alpha = score;
    if (score < beta) continue;
    if (quiet) remember(memory, move, ply, reach);
    break;
  }
  const bound = best >= beta ? AT_LEAST : best > floor ? EXACT : AT_MOST;
  store(memory.table, highKey(state), lowKey(state), bestMove, toTable(best, ply), depth, bound);
  return best;
}

/** Late move reduction of quiet moves, in plies. */
export function reduction(depth: number, tried: number): number {
  if (depth < 2 || tried < 4) return 0;
  if (depth < 3 || tried < 16) return 1;
  return depth >= 5 ? 3 : 2;
}

/** Win scores are stored by their distance from the position, not from the root. */
const toTable = (score: number, ply: number): number =>
  score > SURE_WIN ? score + ply : score < -SURE_WIN ? score - ply : score;
const fromTable = (score: number, ply: number): number =>
  score > SURE_WIN ? score - ply : score < -SURE_WIN ? score + ply : score;

const highKey = ({ past }: RiftState): number => past[past.length - 2] as number;
/** Near a limit the number of quiet plies is part of the key (R-END-7, R-END-13). */
function lowKey({ past, options, quiet }: RiftState): number {
  const low = past[past.length - 1] as number;
  const limit = options.closingRift ? 40 : options.stallLimit;
  const isNear = limit !== null && quiet >= limit - 16;
  return isNear ? low ^ Math.imul(quiet + 1, 0x9e3779b1) : low;
}

const LINE = 8;
/** Principal variation after a move, read from the transposition table on a state of its own. */
export function expectedLine({ table }: Search, state: RiftState, first: Action): Action[] {
  const line: Action[] = [];
  for (let move = first; move !== 0 && line.length < LINE; ) {
    line.push(move);
    make(state, move);
    const known = state.phase === 'p' ? find(table, highKey(state), lowKey(state)) : -1;
    move = known < 0 ? 0 : moveAt(table, known);
  }
  return line;
}
