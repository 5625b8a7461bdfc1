/** Fixtures for the tests of this folder: positions, and snapshots of them. */
import { parseOptions, scriptedChance } from '@tessera/engine';
import { type RiftOptions, type RiftView, rift } from '@tessera/games/rift';
import type { HistoryEntry } from '../../match/client.ts';
import { indexAnswers } from './answers.ts';
import { type Scene, sceneOf } from './scene.ts';

/** White's Star on f5 has nine landings, or jumps the Rectangle on i4, which threatens the Tesseract. */
export const EVENING =
  '15/8v6/2h4t7/4p10/10s3v/6gg1I3V1/1H3x3I5/3GG5x4/12R2/1v1X7X3/5S7h1/8r1P4/6V8/7T4H2/15 w CHg p 0 40';
/** The ready set-up (R-SETUP-7). */
export const READY =
  '15/5v8s/4t4h3p1/15/15/7x3x3/15/15/15/3X3X7/15/15/1P3H4T4/S8V5/15 w SRC3H2Gsrc3h2g p 0 0';
/** TV-08: a Rectangle that can reach j10 by two ways with different victims. */
export const LEAPS = '14t/15/15/15/15/15/7s1c5/6SRp6/5X1v7/15/15/15/15/15/T14 w - p 0 0';
/** TV-11: a large slide with two capture landings and four pivots. */
export const LARGE = '14t/15/15/15/15/15/15/15/15/15/1p2GG2s6/15/15/15/T14 w - p 0 0';
/** TV-09: a small slide beside an arm-end. */
export const SMALL = '14c/15/15/15/15/15/15/15/5X9/1t1H5s5/15/15/15/15/T14 w - p 0 0';

export interface RiftFixture {
  readonly view: RiftView;
  readonly scene: Scene;
  readonly legal: readonly string[];
  readonly answers: ReturnType<typeof indexAnswers>;
}

export function situation(position: string, options: Partial<RiftOptions> = {}): RiftFixture {
  const state = rift.notation.parsePosition(position, parseOptions(rift.options, options), 'lenient');
  const view = rift.view(state, state.side);
  const moves = rift.legalMoves(state, state.side);
  const legal = moves.map(move => rift.notation.formatMove(state, move));
  return { view, scene: sceneOf(view), legal, answers: indexAnswers(legal) };
}

/** Plays a move in a position; returns the board after it and the entry of the history. */
export function played(position: string, move: string): { scene: Scene; entry: HistoryEntry } {
  const state = rift.notation.parsePosition(position, parseOptions(rift.options, {}), 'lenient');
  const seat = state.side;
  const after = rift.apply(state, seat, rift.notation.parseMove(state, move), scriptedChance([]));
  return { scene: sceneOf(rift.view(after.state, 0)), entry: { seat, move, events: after.events } };
}
