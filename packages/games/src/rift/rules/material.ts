/** Counts of pawns: engaged (on the board), in reserve, in play (either). */
import { C, type Colour, HAND_SIZE, HAND_SLOT, P, R, type RiftState, S, T } from '../types.ts';

const PAWN_KINDS = 5;

export const engaged = (state: RiftState, colour: Colour, kind: number): number =>
  state.engaged[colour * PAWN_KINDS + kind - T] as number;

export const inHand = (state: RiftState, colour: Colour, kind: number): number =>
  state.hands[colour * HAND_SIZE + (HAND_SLOT[kind] as number)] as number;

export const changeEngaged = (state: RiftState, colour: Colour, kind: number, by: number): void => {
  state.engaged[colour * PAWN_KINDS + kind - T] = engaged(state, colour, kind) + by;
};

export const changeHand = (state: RiftState, colour: Colour, kind: number, by: number): void => {
  state.hands[colour * HAND_SIZE + (HAND_SLOT[kind] as number)] = inHand(state, colour, kind) + by;
};

const inPlay = (state: RiftState, colour: Colour, kind: number): number =>
  engaged(state, colour, kind) + inHand(state, colour, kind);

/** Pawns in play without the Tesseract: on the board and in the reserve. */
export const escorts = (state: RiftState, colour: Colour): number =>
  engagedEscorts(state, colour) + reservePawns(state, colour);

export const engagedEscorts = (state: RiftState, colour: Colour): number =>
  sumEscorts(state.engaged, colour * PAWN_KINDS);

export const reservePawns = (state: RiftState, colour: Colour): number =>
  sumEscorts(state.hands, colour * HAND_SIZE);

/** S, P, R and C follow T in both lists. */
const sumEscorts = (counts: readonly number[], tesseract: number): number =>
  (counts[tesseract + 1] as number) +
  (counts[tesseract + 2] as number) +
  (counts[tesseract + 3] as number) +
  (counts[tesseract + 4] as number);

/** R-TESS-2: no Star, no Pyramid and no Rectangle in play; the Cylinder is irrelevant. */
export const isLimited = (state: RiftState, colour: Colour): boolean =>
  inPlay(state, colour, S) === 0 && inPlay(state, colour, P) === 0 && inPlay(state, colour, R) === 0;

/** R-END-9: R 4, S 3, P 3, C 2 over pawns in play. */
const WORTH = [0, 0, 3, 3, 4, 2] as const;
export const worth = (state: RiftState, colour: Colour): number =>
  [S, P, R, C].reduce((sum, kind) => sum + (WORTH[kind] as number) * inPlay(state, colour, kind), 0);
