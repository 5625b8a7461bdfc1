/** make and takeBack on one state: the only file that changes a RiftState. */
import {
  type Action,
  actionFrom,
  actionKind,
  actionTaken,
  actionTo,
  actionType,
  DROP,
  NONE,
  PIVOT,
  takenSquares,
  turned,
} from './action.ts';
import { cellAt } from './board.ts';
import { layPiece, liftPiece } from './cells.ts';
import { endIfDecided } from './rules/end.ts';
import { handHigh, handLow, keyOf, pieceHigh, pieceLow, SIDE_HIGH, SIDE_LOW } from './rules/keys.ts';
import { changeEngaged, changeHand, inHand } from './rules/material.ts';
import { forgetRepetition } from './rules/repetition.ts';
import { SETUP_PLIES } from './rules/setup.ts';
import {
  type Colour,
  HAND_SIZE,
  HAND_SLOT,
  isPawn,
  KIND,
  other,
  type Phase,
  pieceOf,
  R,
  type RiftState,
} from './types.ts';

/** Undo record of `takeBack`: the facts that the action does not carry. */
export interface Made {
  readonly action: Action;
  /** Kinds of the captured pawns, four bits each, in the order of `takenSquares`. */
  readonly victims: number;
  readonly quiet: number;
  readonly phase: Phase;
  readonly ply: number;
}

let high = 0;
let low = 0;

/** Plays a legal action, decides the outcome, and returns the undo record. */
export function make(state: RiftState, action: Action): Made {
  const { quiet, phase, ply, side, past } = state;
  high = past.length > 0 ? (past[past.length - 2] as number) : 0;
  low = past.length > 0 ? (past[past.length - 1] as number) : 0;
  const kind = actionKind(action);
  const type = actionType(action);
  const from = actionFrom(action);
  const to = actionTo(action);
  let victims = 0;
  if (type === DROP) {
    rekeyHand(state, side, kind, -1);
    lay(state, side, kind, to);
    if (isPawn(kind)) changeEngaged(state, side, kind, 1);
  } else {
    victims = takeVictims(state, action);
    lift(state, side, kind, from);
    lay(state, side, type === PIVOT ? turned(kind) : kind, to);
  }
  state.quiet = phase === 'p' && type !== DROP && victims === 0 ? quiet + 1 : 0;
  state.side = other(side);
  state.ply = ply + 1;
  if (phase === 'p') {
    past.push(high ^ SIDE_HIGH, low ^ SIDE_LOW);
    endIfDecided(state);
  } else if (state.ply === SETUP_PLIES) {
    startPlay(state);
  }
  return { action, victims, quiet, phase, ply };
}

/** R-SETUP-4: after ply 14 the starter moves. */
function startPlay(state: RiftState): void {
  state.phase = 'p';
  state.ply = 0;
  state.past.push(...keyOf(state));
  endIfDecided(state);
}

/** Restores the state to what it was before `make`. */
export function takeBack(state: RiftState, made: Made): void {
  const { action } = made;
  const side = other(state.side);
  const kind = actionKind(action);
  if (state.past.length > 0) {
    forgetRepetition(state);
    state.past.length -= 2;
  }
  state.side = side;
  state.quiet = made.quiet;
  state.ply = made.ply;
  state.phase = made.phase;
  state.winner = null;
  state.reason = null;
  if (actionType(action) === DROP) {
    lift(state, side, kind, actionTo(action));
    changeHand(state, side, kind, 1);
    if (isPawn(kind)) changeEngaged(state, side, kind, -1);
    return;
  }
  lift(state, side, actionType(action) === PIVOT ? turned(kind) : kind, actionTo(action));
  lay(state, side, kind, actionFrom(action));
  restoreVictims(state, made);
}

/** Null move, which no player may make (R-TURN-2): for search only. Never ends a game. */
export function pass(state: RiftState): void {
  const { past } = state;
  past.push((past[past.length - 2] as number) ^ SIDE_HIGH, (past[past.length - 1] as number) ^ SIDE_LOW);
  state.side = other(state.side);
  state.ply += 1;
}

export function takeBackPass(state: RiftState): void {
  state.past.length -= 2;
  state.side = other(state.side);
  state.ply -= 1;
}

/** R-PIECE-5: captured pawns leave the game. Returns their kinds. */
function takeVictims(state: RiftState, action: Action): number {
  const taken = actionTaken(action);
  if (taken === NONE) return 0;
  if (actionKind(action) !== R) return takeOne(state, taken);
  let victims = 0;
  takenSquares(action).forEach((square, i) => {
    victims |= takeOne(state, square) << (4 * i);
  });
  return victims;
}

function takeOne(state: RiftState, square: number): number {
  const kind = cellAt(state.board, square) & KIND;
  const owner = other(state.side);
  lift(state, owner, kind, square);
  changeEngaged(state, owner, kind, -1);
  return kind;
}

function restoreVictims(state: RiftState, made: Made): void {
  if (made.victims === 0) return;
  const owner = other(state.side);
  takenSquares(made.action).forEach((square, i) => {
    const kind = (made.victims >> (4 * i)) & KIND;
    lay(state, owner, kind, square);
    changeEngaged(state, owner, kind, 1);
  });
}

function lay(state: RiftState, colour: Colour, kind: number, square: number): void {
  layPiece(state.board, colour, kind, square);
  rekeyPiece(pieceOf(colour, kind), square);
}

function lift(state: RiftState, colour: Colour, kind: number, square: number): void {
  liftPiece(state.board, kind, square);
  rekeyPiece(pieceOf(colour, kind), square);
}

function rekeyPiece(piece: number, square: number): void {
  high ^= pieceHigh(piece, square);
  low ^= pieceLow(piece, square);
}

function rekeyHand(state: RiftState, colour: Colour, kind: number, by: number): void {
  const slot = colour * HAND_SIZE + (HAND_SLOT[kind] as number);
  const before = inHand(state, colour, kind);
  changeHand(state, colour, kind, by);
  high ^= handHigh(slot, before) ^ handHigh(slot, before + by);
  low ^= handLow(slot, before) ^ handLow(slot, before + by);
}
