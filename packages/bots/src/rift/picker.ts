// @chunk *-search
/**
 * Move picker: generates the moves of a node lazily, the promising ones first: hash move; captures by victim;
 * killers; other moves by history; then useful drops.
 */
import {
  type Action,
  actionFrom,
  actionTo,
  at,
  boardMoves,
  generate,
  make,
  mustDrop,
  takeBack,
  withoutRepeats,
} from '@tessera/games/rift';
import { canTakeTesseract } from './attack.ts';
import { rateCrossings, rateMove } from './crossings.ts';
import { guards, hanging } from './danger.ts';
import { addRelevantDrops, keepUsefulDrops } from './drops.ts';
import { addEvasions } from './evasions.ts';
import { historyOf, type Node, type Search } from './memory.ts';
import { captureRank, isQuiet } from './ranks.ts';

const TABLE_MOVE = 0;
const COLLECT = 1;
const MOVES = 2;
const LAST = 3;

const CAPTURE_RANK = 2_000_000;
const KILLER_RANK = 1_000_000;

export const nodeAt = (memory: Search, ply: number): Node => memory.nodesByPly[ply] as Node;

export function openNode(
  memory: Search,
  ply: number,
  depth: number,
  tableMove: Action,
  isThreatened: boolean,
): void {
  const node = nodeAt(memory, ply);
  node.stage = TABLE_MOVE;
  node.next = 0;
  node.moves.count = 0;
  node.tableMove = tableMove;
  node.depth = depth;
  node.isThreatened = isThreatened;
  if (isThreatened) collect(memory, ply, node);
}

/** The next move to try, or 0 when there is none left. */
export function nextMove(memory: Search, ply: number): Action {
  const node = nodeAt(memory, ply);
  if (node.stage === TABLE_MOVE) {
    node.stage = node.isThreatened ? LAST : COLLECT;
    if (node.tableMove !== 0) return node.tableMove;
  }
  if (node.stage === COLLECT) collect(memory, ply, node);
  for (;;) {
    const move = pickBest(node);
    if (move === 0) {
      if (node.stage === LAST) return 0;
      node.stage = LAST;
      addRelevantDrops(memory, node, ply);
    } else if (move !== node.tableMove) return move;
  }
}

function collect(memory: Search, ply: number, node: Node): void {
  const { state } = memory;
  if (mustDrop(state, state.side)) {
    dropOnly(memory, node);
    return;
  }
  if (node.isThreatened) addEvasions(state, node.moves);
  else boardMoves(state, node.moves);
  withoutRepeats(state, node.moves); // R-END-6
  if (node.isThreatened) keepEscapes(memory, node);
  else node.stage = MOVES;
  if (node.moves.count === 0 && !node.isThreatened) dropOnly(memory, node);
  else rank(memory, ply, node);
}

/** Keeps the evasions after which the Tesseract cannot be taken. */
function keepEscapes(memory: Search, { moves }: Node): void {
  const { state } = memory;
  const { count } = moves;
  moves.count = 0;
  for (let i = 0; i < count; i++) {
    const move = at(moves.items, i);
    const made = make(state, move);
    if (state.phase === 'e' || !canTakeTesseract(state, state.side)) moves.items[moves.count++] = move;
    takeBack(state, made);
  }
  memory.nodes += count - moves.count;
}

/** True if a threatened node that was just opened has hardly a reply. */
export const isForcedAt = (memory: Search, ply: number): boolean => {
  const { isThreatened, moves } = nodeAt(memory, ply);
  return isThreatened && moves.count <= FEW_REPLIES;
};
/**
 * Threats that leave a single reply hardly occur: of 6277 in random games none left one, and five left two.
 */
const FEW_REPLIES = 3;

/** Drops are the only moves: by R-RES-6, or because nothing on the board can move. */
function dropOnly(memory: Search, node: Node): void {
  generate(memory.state, node.moves);
  keepUsefulDrops(memory, node);
  if (!node.isThreatened) node.stage = LAST;
}

function rank(memory: Search, ply: number, node: Node): void {
  const { killers } = memory;
  if (!node.isThreatened) rateCrossings(memory.state);
  const first = at(killers, 2 * ply);
  const second = at(killers, 2 * ply + 1);
  for (let i = 0; i < node.moves.count; i++) {
    const move = at(node.moves.items, i);
    if (!isQuiet(move)) node.ranks[i] = CAPTURE_RANK + captureRank(memory.state, move);
    else if (move === first) node.ranks[i] = KILLER_RANK + 1;
    else if (move === second) node.ranks[i] = KILLER_RANK;
    else node.ranks[i] = historyOf(memory, move) + (node.isThreatened ? 0 : quietRank(move));
  }
}

/**
 * Rank of a quiet move that saves a hanging pawn, prevents a capture or attacks something, after
 * `rateCrossings`.
 */
const quietRank = (move: Action): number =>
  RESCUE * ((hanging[actionFrom(move)] as number) + (guards[actionTo(move)] as number)) +
  ATTACK * rateMove(move);
/** Lets the smallest rescue outrank most history scores. */
const RESCUE = 300;
const ATTACK = 4;

/** Removes and returns the best of the remaining moves; 0 when none is left. */
export function pickBest(node: Node): Action {
  const { moves, ranks, next } = node;
  if (next >= moves.count) return 0;
  let best = next;
  for (let i = next + 1; i < moves.count; i++) if (at(ranks, i) > at(ranks, best)) best = i;
  const move = at(moves.items, best);
  moves.items[best] = at(moves.items, next);
  ranks[best] = at(ranks, next);
  node.next = next + 1;
  return move;
}

/** Skips the remaining quiet moves on the board; drops still follow. */
export function skipQuiets(memory: Search, ply: number): void {
  const node = nodeAt(memory, ply);
  node.next = node.moves.count;
}

/** True if only the drops of a node remain. */
export const isAtDrops = (memory: Search, ply: number): boolean => nodeAt(memory, ply).stage === LAST;
