/** Shared answer objects, so that listing the frequent ones allocates nothing. */
import { CELLS } from './board.ts';
import { TARGETS } from './target.ts';
import type { Answer, Cell, Change, Lab, Target } from './types.ts';

const MOST_LABS = 4;

const table = (length: number, make: (i: number) => Answer): readonly Answer[] =>
  Array.from({ length }, (_, i) => Object.freeze(make(i)));

const REMOVALS = table(CELLS, cell => ({ type: 'remove', cell }));
const PICKS = table(TARGETS, at => ({ type: 'pick', at }));
const ADJUSTS = table(3 * TARGETS, i => ({
  type: 'adjust',
  at: Math.trunc(i / 3),
  by: ((i % 3) - 1) as Change,
}));
const TRANSFERS = table(MOST_LABS * TARGETS, i => ({
  type: 'transfer',
  at: Math.trunc(i / MOST_LABS),
  to: i % MOST_LABS,
}));

export const removing = (cell: Cell): Answer => REMOVALS[cell] as Answer;
export const picking = (at: Target): Answer => PICKS[at] as Answer;
export const adjusting = (at: Target, by: Change): Answer => ADJUSTS[3 * at + by + 1] as Answer;
export const transferring = (at: Target, to: Lab): Answer => TRANSFERS[MOST_LABS * at + to] as Answer;
