/** Words for the goal of a puzzle and for its odds. */
import type { Goal, Odds, Puzzle } from '@tessera/bots/puzzles/sets';
import { fill } from '../../../text/index.ts';
import type { PuzzleWords } from './words/index.ts';

type GoalKey = keyof PuzzleWords['goals'];

const keyOf = ({ kind, n = 1 }: Goal): GoalKey =>
  kind === 'capture' && n === 1 ? 'captureNow' : kind === 'cubes' && n === 1 ? 'cube' : kind;

/** A few words: "Win this turn". */
export const goalTitle = ({ goal }: Puzzle, { goals }: PuzzleWords): string =>
  fill(goals[keyOf(goal)], { n: goal.n ?? 1 });

/** Conditions of the goal in sentences, with the best odds where they are counted. */
export function goalAbout({ goal, odds }: Puzzle, { about, odds: counted }: PuzzleWords): string {
  const sentence = about[keyOf(goal)];
  return odds[0] === odds[1] ? sentence : `${sentence} ${fill(counted, shownOdds(odds))}`;
}

/** Outcomes as rolls of two dice where that fits: 7 of 12 are 21 of 36. */
const ROLLS = 36;

export const shownOdds = ([good, of]: Odds): { readonly good: number; readonly of: number } =>
  of > 6 && ROLLS % of === 0 ? { good: (good * ROLLS) / of, of: ROLLS } : { good, of };

/** Difficulty from 1 to 5, for a row of marks. */
export const pipsOf = ({ difficulty: { rating } }: Puzzle): number =>
  Math.min(5, Math.max(1, Math.round((rating - 500) / 350)));
