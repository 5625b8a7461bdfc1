/** Sentences about a puzzle: its goal, its solution, the refutation of an answer. */
import { momentsOf, type Odds, type Puzzle, type Step } from '@tessera/bots/puzzles';
import type { Manifest } from '../games/manifest.ts';
import type { Face } from '../play/face.ts';
import { filled, semicolonOf, type Words } from '../words.ts';
import type { PuzzleText } from './text.ts';

/** Outcomes as rolls of two dice where that fits: 7 of 12 are 21 of 36. */
const ROLLS = 36;

const shownOdds = ([good, of]: Odds): { readonly good: number; readonly of: number } =>
  of > 1 && ROLLS % of === 0 && of > 6 ? { good: (good * ROLLS) / of, of: ROLLS } : { good, of };

export function goalOf({ goal, seat, odds }: Puzzle, words: Words, text: PuzzleText): string {
  const { kind, n = 1 } = goal;
  const key = kind === 'capture' && n === 1 ? 'captureNow' : kind === 'cubes' && n === 1 ? 'cube' : kind;
  const sentence = filled(text.goals[key], { seat: words.seats[seat] ?? '', n });
  return odds[0] === odds[1] ? sentence : `${sentence} ${filled(text.odds, shownOdds(odds))}`;
}

export const listedAs = (puzzle: Puzzle, words: Words, text: PuzzleText): string =>
  filled(text.listed, {
    id: puzzle.id,
    rating: puzzle.difficulty.rating,
    goal: goalOf(puzzle, words, text),
    themes: puzzle.themes.map(theme => text.themes[theme as keyof PuzzleText['themes']]).join(', '),
  });

/** The solution in notation, then a line for each answer: in words, and with its reasons. */
export function solutionLines(
  puzzle: Puzzle,
  { game }: Manifest,
  face: Face,
  words: Words,
  text: PuzzleText,
): string[] {
  const { solution, explanation } = puzzle;
  const told = momentsOf(game, puzzle).map(({ state }, i) => {
    const notation = solution[i] ?? '';
    const answer = face.answer(game.view(state, game.decider(state) ?? 0), notation);
    const reasons = explanation.filter(({ at }) => at === i).map(words.why);
    const line = { number: i + 1, answer, reasons: reasons.join(' ') };
    return filled(reasons.length > 0 ? text.why : text.step, line);
  });
  return [filled(text.solution, { line: solution.join(semicolonOf(words.language)) }), ...told];
}

/** `a; b (3, 5)`: answers with the numbers they draw. */
const lineOf = (line: readonly Step[]): string =>
  line.map(({ text, numbers }) => (numbers.length > 0 ? `${text} (${numbers.join(', ')})` : text)).join('; ');

export const refutedBy = (odds: Odds, line: readonly Step[], text: PuzzleText): string =>
  odds[0] === 0
    ? filled(text.fails, { line: lineOf(line) })
    : filled(text.worse, { line: lineOf(line), ...shownOdds(odds) });
