// @chunk *-search
/** Quiescence search: captures until the position is quiet, and evasions of a threatened Tesseract. */
import { actionTaken, at, boardMoves, make, mustDrop, NONE, takeBack } from '@tessera/games/rift';
import { CORNERED_EXITS, canTakeTesseract, exitsOf, threatensTesseract } from './attack.ts';
import { secondThreat } from './danger.ts';
import { evaluate } from './evaluate.ts';
import { addEvasions } from './evasions.ts';
import { type Node, type Search, terminalScore } from './memory.ts';
import { nodeAt, pickBest } from './picker.ts';
import { captureRank, isQuiet, victimWorth } from './ranks.ts';
import { WIN } from './weights.ts';

/** Maximum of plies past the horizon. */
const DEEPEST = 8;
/** Plies in which a threatened Tesseract is followed; beyond them a threat costs UNEASE. */
const EVASION_PLIES = 2;
const UNEASE = 80;
/** Share of the second hanging pawn that counts as lost, unless the side to move has a better reply. */
const SECOND = 0.5;
/** Delta pruning: what a capture may gain beyond its victim, above all by turning the adjudication round. */
const MARGIN = 850;

export function quiesce(memory: Search, floor: number, beta: number, ply: number, beyond: number): number {
  const { state } = memory;
  memory.nodes++;
  if (state.phase === 'e') return terminalScore(state, ply);
  const rival = (1 - state.side) as 0 | 1;
  if (canTakeTesseract(state, state.side)) return WIN - ply - 1;
  const isThreatened = canTakeTesseract(state, rival);
  if (isThreatened && beyond < EVASION_PLIES && !mustDrop(state, state.side)) {
    return evade(memory, floor, beta, ply, beyond);
  }
  let stand = evaluate(state) - (isThreatened ? UNEASE : 0);
  if (stand > floor) stand -= SECOND * secondThreat(state);
  if (stand >= beta || beyond >= DEEPEST || mustDrop(state, state.side)) return stand;
  const node = nodeAt(memory, ply);
  collect(memory, node, beyond === 0 && !isThreatened && exitsOf(state, rival) <= CORNERED_EXITS);
  let alpha = Math.max(floor, stand);
  let best = stand;
  for (let move = pickBest(node); move !== 0; move = pickBest(node)) {
    if (!isQuiet(move) && stand + victimWorth(state, move) + MARGIN <= alpha) continue;
    const made = make(state, move);
    const score = -quiesce(memory, -beta, -alpha, ply + 1, beyond + 1);
    takeBack(state, made);
    if (score <= best) continue;
    best = score;
    if (score > alpha) alpha = score;
    if (score >= beta) break;
  }
  return best;
}

/**
 * Collects captures; and threats if the enemy Tesseract is cornered: elsewhere it answers them by walking
 * away.
 */
function collect({ state }: Search, node: Node, isChased: boolean): void {
  const { moves, ranks } = node;
  moves.count = 0;
  node.next = 0;
  boardMoves(state, moves);
  let kept = 0;
  for (let i = 0; i < moves.count; i++) {
    const move = at(moves.items, i);
    const isCapture = actionTaken(move) !== NONE;
    if (!isCapture && !(isChased && threatensTesseract(state, move))) continue;
    moves.items[kept] = move;
    ranks[kept++] = isCapture ? captureRank(state, move) : -1;
  }
  moves.count = kept;
}

/** Tries every evasion, since standing pat would lose the Tesseract; there may be none. */
function evade(memory: Search, floor: number, beta: number, ply: number, beyond: number): number {
  const { state } = memory;
  const node = nodeAt(memory, ply);
  node.moves.count = 0;
  node.next = 0;
  addEvasions(state, node.moves);
  for (let i = 0; i < node.moves.count; i++) {
    const move = at(node.moves.items, i);
    node.ranks[i] = isQuiet(move) ? 0 : captureRank(state, move);
  }
  let alpha = floor;
  let best = ply + 2 - WIN;
  for (let move = pickBest(node); move !== 0; move = pickBest(node)) {
    const made = make(state, move);
    const score = -quiesce(memory, -beta, -alpha, ply + 1, beyond + 1);
    takeBack(state, made);
    if (score <= best) continue;
    best = score;
    if (score > alpha) alpha = score;
    if (score >= beta) break;
  }
  return best;
}
