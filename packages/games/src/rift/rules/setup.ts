/** R-SETUP and R-CROSS-2/3: legal placements before play. */
import type { MoveList } from '@tessera/engine';
import { type Action, dropAction } from '../action.ts';
import { campRanks, cellAt, fileOf, isInCamp, neighboursOf, rankOf, SIZE, SQUARES } from '../board.ts';
import {
  BLACK,
  type Colour,
  H,
  kindOf,
  P,
  type RiftOptions,
  type RiftState,
  S,
  T,
  V,
  WHITE,
  X,
} from '../types.ts';
import { engaged, inHand } from './material.ts';

export const SETUP_PLIES = 14;

export type Stage = 'pawn' | 'slide' | 'cross';

/** R-SETUP-2, R-SETUP-3: six placements of pawns, four of slides, four of crosses; crosses last or first. */
export function stageOf(state: RiftState): Stage {
  if (state.phase === 'x') return state.ply < 4 ? 'cross' : state.ply < 10 ? 'pawn' : 'slide';
  return state.ply < 6 ? 'pawn' : state.ply < 10 ? 'slide' : 'cross';
}

/** The pawns that a side still has to place in stage 1, in any order. */
export const duePawns = (state: RiftState, colour: Colour = state.side): number[] =>
  [T, S, P].filter(kind => engaged(state, colour, kind) === 0 && inHand(state, colour, kind) > 0);

export function placements(state: RiftState, out: MoveList<Action>): void {
  const stage = stageOf(state);
  if (stage === 'cross') crossPlacements(state, out);
  else campPlacements(state, stage === 'pawn' ? duePawns(state) : [H, V], out);
}

function campPlacements(state: RiftState, kinds: readonly number[], out: MoveList<Action>): void {
  const [low, high] = campRanks(state.options.camp, state.side);
  for (const kind of kinds) {
    for (let to = low * SIZE; to < (high + 1) * SIZE; to++) {
      if (cellAt(state.board, to) === 0) out.items[out.count++] = dropAction(kind, to);
    }
  }
}

function crossPlacements(state: RiftState, out: MoveList<Action>): void {
  const { camp, crossSpacing } = state.options;
  const centres = crossCentres(state.board);
  for (const to of NEUTRAL_CENTRES[camp]) {
    if (areSpaced(crossSpacing, centres, to)) out.items[out.count++] = dropAction(X, to);
  }
}

/** R-CROSS-2: the centre and four arm-ends, all on the board and outside both camps. */
export function isInNeutralZone(camp: RiftOptions['camp'], centre: number): boolean {
  const arms = neighboursOf(centre);
  if (arms.length < 4) return false;
  const isNeutral = (square: number): boolean =>
    !isInCamp(camp, WHITE, square) && !isInCamp(camp, BLACK, square);
  return isNeutral(centre) && arms.every(isNeutral);
}

const neutralCentres = (camp: RiftOptions['camp']): readonly number[] =>
  Array.from({ length: SQUARES }, (_, square) => square).filter(square => isInNeutralZone(camp, square));
const NEUTRAL_CENTRES = { inset: neutralCentres('inset'), outer: neutralCentres('outer') };

/** R-CROSS-3: centres keep their distance. */
export const isSpaced = (state: RiftState, centre: number): boolean =>
  areSpaced(state.options.crossSpacing, crossCentres(state.board), centre);

function areSpaced(spacing: RiftOptions['crossSpacing'], others: readonly number[], centre: number): boolean {
  const least = spacing === 'disjoint' ? 3 : 2;
  return others.every(
    other => Math.abs(fileOf(other) - fileOf(centre)) + Math.abs(rankOf(other) - rankOf(centre)) >= least,
  );
}

function crossCentres(board: readonly number[]): readonly number[] {
  const centres: number[] = [];
  for (let square = 0; square < SQUARES; square++) {
    if (kindOf(cellAt(board, square)) === X) centres.push(square);
  }
  return centres;
}
