/** Strict validation: properties of every reachable position (section 19; for set-up R-SETUP). */
import { FormatError } from '@tessera/engine';
import { at, isInCamp, squareName } from '../board.ts';
import { engaged, inHand } from '../rules/material.ts';
import { duePawns, isInNeutralZone } from '../rules/setup.ts';
import {
  BLACK,
  type Colour,
  colourOf,
  FULL_HAND,
  H,
  HAND_KINDS,
  HAND_SIZE,
  HAND_SLOT,
  isPawn,
  kindOf,
  LETTERS,
  P,
  type Phase,
  type RiftState,
  S,
  T,
  WHITE,
  X,
} from '../types.ts';

/** The column at which a field of the string begins: board 0, side 1, hands 2, phase 3, quiet 4, ply 5. */
type Column = (field: number) => number;

const COLOURS = [WHITE, BLACK] as const;
const nameOf = (colour: Colour): string => (colour === WHITE ? 'White' : 'Black');

/** R-END-11: a side resigned during the set-up. Only then is a Tesseract or a cross in hand at the end. */
const isEndedInSetup = (state: RiftState): boolean =>
  state.phase === 'e' && COLOURS.some(colour => inHand(state, colour, T) + inHand(state, colour, X) > 0);

/** Throws FormatError for an unreachable position: points 1, 2 and 5 of section 19. */
export function requireReachable(state: RiftState, column: Column): void {
  for (const colour of COLOURS) requireMaterial(state, colour, column);
  if (state.phase === 's' || state.phase === 'x') requireProgress(state, column);
  const isOver = state.phase === 'e' && !isEndedInSetup(state);
  if (isOver && COLOURS.every(colour => engaged(state, colour, T) === 0)) {
    throw new FormatError('board', 'both Tesseracts are missing', column(0));
  }
}

function requireMaterial(state: RiftState, colour: Colour, column: Column): void {
  const placed = placedOf(state, colour);
  const isPlaying = state.phase === 'p' || (state.phase === 'e' && !isEndedInSetup(state));
  HAND_KINDS.forEach((kind, slot) => {
    const total = at(placed, slot) + inHand(state, colour, kind);
    const full = at(FULL_HAND, slot);
    const name = `${nameOf(colour)} has ${total} ${LETTERS[kind]}`;
    if (total > full) throw new FormatError('board', `${name}, more than ${full}`, column(0));
    if (total < full && (!isPawn(kind) || !isPlaying)) {
      throw new FormatError('board', `${name} of ${full}`, column(0));
    }
  });
  if (isPlaying && inHand(state, colour, P) > 0) {
    throw new FormatError('hands', 'no P can be in reserve once play has started', column(2));
  }
}

/** Pieces of a colour on the board, by hand kind. */
function placedOf(state: RiftState, colour: Colour): number[] {
  const placed = Array<number>(HAND_SIZE).fill(0);
  for (const cell of state.board) {
    const kind = kindOf(cell);
    if (kind === 0 || kind > X || colourOf(cell) !== colour) continue;
    const slot = at(HAND_SLOT, kind);
    placed[slot] = at(placed, slot) + 1;
  }
  return placed;
}

/** Numbers of pawns, small slides and crosses. */
type Share = readonly [pawns: number, slides: number, crosses: number];
const WHOLE_SHARE: Share = [3, 2, 2];

/** R-SETUP-2, R-SETUP-3: the pieces a side has placed after so many placements of its own. */
function shareAfter(phase: Phase, made: number): Share {
  const within = (before: number, size: number): number => Math.min(size, Math.max(0, made - before));
  return phase === 'x'
    ? [within(2, 3), within(5, 2), within(0, 2)]
    : [within(0, 3), within(3, 2), within(5, 2)];
}

/** Number of placements of a side: after an odd number of plies the side to move is one behind. */
const placementsBy = ({ ply, side }: RiftState, colour: Colour): number =>
  colour === side ? Math.floor(ply / 2) : Math.ceil(ply / 2);

/** Requires that each side has placed exactly what the stages so far asked for. */
function requireProgress(state: RiftState, column: Column): void {
  for (const colour of COLOURS) {
    const made = placementsBy(state, colour);
    const placed = placedOf(state, colour);
    const all = placed.reduce((sum, count) => sum + count, 0);
    const pawns = [T, S, P].reduce((sum, kind) => sum + engaged(state, colour, kind), 0);
    const share = [pawns, at(placed, at(HAND_SLOT, H)), at(placed, at(HAND_SLOT, X))];
    const due = shareAfter(state.phase, made);
    const isDue = share.every((count, i) => count === due[i]) && engaged(state, colour, S) < 2;
    if (all === made && isDue) continue;
    const complaint = `after ${state.ply} placements ${nameOf(colour)} has ${due[0]} pawns, ${due[1]} small slides and ${due[2]} crosses on the board, and nothing else`;
    throw new FormatError('ply', complaint, column(5));
  }
}

/** Requires of a set-up, also leniently, that it can be finished: room and hands for what is still due. */
export function requirePlaceable(state: RiftState, column: Column): void {
  const { board, options, phase } = state;
  board.forEach((cell, square) => {
    const kind = kindOf(cell);
    if (kind === 0) return;
    const isAtHome =
      kind === X ? isInNeutralZone(options.camp, square) : isInCamp(options.camp, colourOf(cell), square);
    if (isAtHome) return;
    const home = kind === X ? 'a cross stands in the neutral zone' : 'a piece stands in its own camp';
    throw new FormatError('board', `in set-up ${home}, not on ${squareName(square)}`, column(0));
  });
  for (const colour of COLOURS) {
    const done = shareAfter(phase, placementsBy(state, colour));
    const held = [duePawns(state, colour).length, inHand(state, colour, H), inHand(state, colour, X)];
    if (WHOLE_SHARE.every((count, i) => at(held, i) >= count - at(done, i))) continue;
    const complaint = `${nameOf(colour)} lacks pieces that are still to be placed after ply ${state.ply}`;
    throw new FormatError('hands', complaint, column(2));
  }
}
