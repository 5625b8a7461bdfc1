/** R-END: winner and reason. */
import { BLACK, type Colour, other, type Reason, type RiftState, type Standing, T, WHITE } from '../types.ts';
import { closedRings, RING, stallLimitOf } from './closing.ts';
import { canTesseractMove, findTesseract, hasAction, tesseractMoves } from './generate.ts';
import { engaged, engagedEscorts, escorts, isLimited, reservePawns, worth } from './material.ts';
import { noteRepetition } from './repetition.ts';

/** Ends the game if one of the tests applies, in the order of R-END-10. Called after every ply of play. */
export function endIfDecided(state: RiftState): void {
  const limit = stallLimitOf(state.options);
  const isThird = noteRepetition(state);
  if (engaged(state, state.side, T) === 0)
    end(state, other(state.side), 'capture'); // R-END-1
  else if (isClosedOut(state))
    end(state, state.side, 'closed'); // R-END-13
  else if (endBeforeTurn(state)) return;
  else if (isThird && state.options.repetition === 'adjudicated')
    end(state, adjudicate(state), 'repetition'); // R-END-6
  else if (limit !== null && state.quiet >= limit) end(state, adjudicate(state), 'stall'); // R-END-7
}

/** R-END-13: true if the player who has just acted left the own Tesseract in a closed ring. */
function isClosedOut(state: RiftState): boolean {
  const closed = closedRings(state.options, state.quiet);
  return closed > 0 && (RING[findTesseract(state.board, other(state.side))] as number) < closed;
}

/** Ends that defeat the side to move before it acts; returns true when one has. */
function endBeforeTurn(state: RiftState): boolean {
  const { side } = state;
  const rival = other(side);
  const isBare = engagedEscorts(state, side) === 0 && reservePawns(state, side) === 0;
  if (state.options.bareTesseractLoses) {
    if (isBare) return end(state, rival, 'bare'); // R-END-8
    if (escorts(state, rival) === 0) return end(state, side, 'bare');
  }
  const isEnding = state.options.endgameImmobilisation ? isLimited(state, side) : isBare; // R-END-3
  if (isEnding && !canTesseractMove(state, side)) return end(state, rival, 'immobilised'); // R-END-2
  return !hasAction(state) && end(state, rival, 'noMove'); // R-END-5
}

export function end(state: RiftState, winner: Colour, reason: Reason): true {
  state.phase = 'e';
  state.winner = winner;
  state.reason = reason;
  return true;
}

/** R-END-9, rung by rung; the expensive one last, since search computes this at every leaf. */
const LADDER = [
  ['pawns', escorts],
  ['worth', worth],
  ['freedom', tesseractMoves],
] as const;

/** R-END-9: the first rung on which the sides differ decides, then the side that did not start. */
export function standingOf(state: RiftState): Standing {
  for (const [by, countOf] of LADDER) {
    const white = countOf(state, WHITE);
    const black = countOf(state, BLACK);
    if (white !== black) return { by, counts: [white, black], winner: white > black ? WHITE : BLACK };
  }
  return { by: 'second', counts: [0, 0], winner: other(starterOf(state)) };
}

export const adjudicate = (state: RiftState): Colour => standingOf(state).winner;

/** The starter is to move whenever an even number of plies was made (R-SETUP-4: set-up is 14). */
export const starterOf = (state: RiftState): Colour => (state.ply % 2 === 0 ? state.side : other(state.side));
