/** Difficulty of a puzzle: which bots solve it, and how well the solution hides. */
import { seededChance } from '@tessera/engine';
import { botByName } from '../names.ts';
import { judgeAnswer, replyOf } from './judge.ts';
import { gameOf, proverFor, rootOf } from './tasks.ts';
import type { Difficulty, Puzzle } from './types.ts';

/** A bot that has not finished by then wanders. */
const LONGEST = 24;

/** True if every answer of the bot keeps the odds until the goal is reached. */
export async function solves(puzzle: Puzzle, name: string): Promise<boolean> {
  const game = gameOf(puzzle);
  const bot = botByName(puzzle.game, name);
  let state = rootOf(puzzle);
  const prover = proverFor(puzzle, state);
  for (let answers = 0; answers < LONGEST; answers++) {
    const seat = game.decider(state);
    if (seat === undefined) return prover.verdict(state) === true;
    const isOwn = game.isTogether || seat === puzzle.seat;
    const move = isOwn
      ? (await bot.think({ view: game.view(state, seat), seat, chance: seededChance(puzzle.id), limits: {} }))
          .move
      : replyOf(game, prover, state);
    const judged = judgeAnswer(game, prover, state, move);
    if (judged.kind !== 'kept') return false;
    if (judged.isDone) return true;
    state = judged.next;
  }
  return false;
}

const LEAST = 600;
const PER_FAILURE = 220;
const PER_ANSWER = 40;
const PER_DOUBLING = 30;

/** On the scale of players' ratings: 600 for what everybody sees at once. */
export function ratingOf({ solution, accepted, legal }: Puzzle, failures: number): number {
  const hidden = Math.log2(legal / accepted.length);
  const rating = LEAST + PER_FAILURE * failures + PER_ANSWER * (solution.length - 1) + PER_DOUBLING * hidden;
  return Math.round(rating / 10) * 10;
}

export async function difficultyOf(puzzle: Puzzle, raters: readonly string[]): Promise<Difficulty> {
  const solvedBy: string[] = [];
  for (const name of raters) if (await solves(puzzle, name)) solvedBy.push(name);
  return { rating: ratingOf(puzzle, raters.length - solvedBy.length), solvedBy };
}
