import { readFileSync } from 'node:fs';
import { parseOptions, scriptedChance, seededChance } from '@tessera/engine';
import { type LoopState, loop, VERB, verbOf } from '@tessera/games/loop';
import { describe, expect, test } from 'vitest';
import { faultsOf } from '../../test/schema.ts';
import { LEVELS } from '../levels.ts';
import {
  gameOf,
  isAlike,
  isStillProved,
  judgeAnswer,
  KINDS,
  PUZZLE_FILES,
  PUZZLES,
  type Puzzle,
  proverFor,
  rootOf,
} from './index.ts';
import { compareOdds, lowest, plus } from './odds.ts';
import { outcomesOf } from './outcomes.ts';
import { blindChance } from './prove.ts';
import { ratingOf } from './rate.ts';
import { survivalOdds } from './throwOdds.ts';

/** A tenth of the puzzles, the same in every run; `tessera puzzle --prove` proves all. */
const isSampled = ({ id }: Puzzle): boolean => Number.parseInt(id.slice(-4), 16) % 10 === 0;

/** Every first answer of a long capture takes seconds to refute: the solution is proved, and one other fails. */
const isLong = ({ goal: { kind, n = 1 } }: Puzzle): boolean => kind === 'capture' && n > 1;
function isForcedInTime(puzzle: Puzzle): boolean {
  const game = gameOf(puzzle);
  const root = rootOf(puzzle);
  const prover = proverFor(puzzle, root);
  const keeps = (move: unknown): boolean => prover.after(root, move)?.[0] === 1;
  const wrong = game
    .legalMoves(root, puzzle.seat)
    .find(move => !puzzle.accepted.includes(game.notation.formatMove(root, move)));
  return keeps(game.notation.parseMove(root, puzzle.solution[0] ?? '')) && !keeps(wrong);
}

describe('the data', () => {
  const schema = JSON.parse(
    readFileSync(new URL('../../../../docs/puzzles.schema.json', import.meta.url), 'utf8'),
  );

  test.each(PUZZLE_FILES.map(file => [file.game, file] as const))('%s fits the schema', (game, file) => {
    expect(faultsOf(schema, file)).toEqual([]);
    for (const puzzle of file.puzzles) {
      expect(puzzle.game).toBe(game);
      expect(KINDS[game] as readonly string[]).toContain(puzzle.goal.kind);
    }
  });

  test.each(PUZZLE_FILES.map(file => [file.game, file] as const))(
    '%s has sixty puzzles, each rated by the five levels, with a theme and an explanation',
    (_, { raters, puzzles }) => {
      expect(raters).toEqual(LEVELS);
      expect(puzzles.length).toBeGreaterThanOrEqual(60);
      expect(puzzles.filter(({ themes, explanation }) => !themes.length || !explanation.length)).toEqual([]);
      for (const puzzle of puzzles) {
        const { rating, solvedBy } = puzzle.difficulty;
        expect(rating).toBe(ratingOf(puzzle, raters.length - solvedBy.length));
      }
    },
  );

  test('no two puzzles are alike, and no id comes twice', () => {
    expect(new Set(PUZZLES.map(({ id }) => id)).size).toBe(PUZZLES.length);
    const pairs = PUZZLES.flatMap((a, i) =>
      PUZZLES.slice(i + 1)
        .filter(b => isAlike(a, b))
        .map(b => [a.id, b.id]),
    );
    expect(pairs).toEqual([]);
  });

  test.each(PUZZLES.map(puzzle => [puzzle.id, puzzle] as const))(
    '%s: its solution is legal, and most other answers fail',
    (_, puzzle) => {
      const game = gameOf(puzzle);
      let state = rootOf(puzzle);
      expect(puzzle.accepted).toContain(puzzle.solution[0]);
      if (puzzle.goal.kind === 'capture') expect(puzzle.solution.at(-1)).toContain('x');
      expect(puzzle.accepted.length / puzzle.legal).toBeLessThanOrEqual(
        puzzle.game === 'loop' ? 1 / 3 : 1 / 5,
      );
      puzzle.solution.forEach((text, i) => {
        const seat = game.decider(state)!;
        const move = game.notation.parseMove(state, text);
        expect(game.check(state, seat, move)).toBeUndefined();
        if (i === puzzle.solution.length - 1) return;
        state = game.apply(state, seat, move, scriptedChance(puzzle.draws[i]!)).state;
      });
    },
  );
});

describe('a tenth of the puzzles', () => {
  test.each(PUZZLES.filter(isSampled).map(puzzle => [puzzle.id, puzzle] as const))(
    '%s is proved anew',
    (_, puzzle) => expect(isLong(puzzle) ? isForcedInTime(puzzle) : isStillProved(puzzle)).toBe(true),
    20_000,
  );
});

describe('the proof', () => {
  test('odds are exact fractions', () => {
    expect(lowest(30, 36)).toEqual([5, 6]);
    expect(plus([1, 2], [1, 3], 1, 6)).toEqual([5, 9]);
    expect(compareOdds([7, 12], [20, 36])).toBeGreaterThan(0);
  });

  test('a puzzle with its odds raised, or an accepted answer left out, is not proved', () => {
    const puzzle = PUZZLES.find(({ game, odds: [, of] }) => game === 'quantum' && of > 1)!;
    expect(isStillProved(puzzle)).toBe(true);
    expect(isStillProved({ ...puzzle, odds: [1, 1] })).toBe(false);
    expect(isStillProved({ ...puzzle, accepted: [] })).toBe(false);
  });

  test('answers at random keep the odds by the product of the right shares along the line', () => {
    const puzzle = PUZZLES.find(({ game, solution }) => game === 'loop' && solution.length < 6)!;
    const game = gameOf(puzzle);
    const root = rootOf(puzzle);
    const prover = proverFor(puzzle, root);
    const line = puzzle.solution.map((text, i) => ({ text, numbers: puzzle.draws[i]! }));
    const first = puzzle.accepted.length / puzzle.legal;
    expect(blindChance(puzzle, prover, root, line.slice(0, 1))).toBeCloseTo(first, 12);
    const move = game.notation.parseMove(root, puzzle.solution[0]!);
    const next = game.apply(root, puzzle.seat, move, scriptedChance(puzzle.draws[0]!)).state;
    const rest = blindChance(puzzle, prover, next, line.slice(1));
    expect(blindChance(puzzle, prover, root, line)).toBeCloseTo(first * rest, 12);
    expect(first * rest).toBeLessThanOrEqual(1 / 10);
  });

  test('a wrong answer is refuted, the solution is kept until it is done', () => {
    const puzzle = PUZZLES.find(({ game, solution }) => game === 'quantum' && solution.length > 2)!;
    const game = gameOf(puzzle);
    let state = rootOf(puzzle);
    const prover = proverFor(puzzle, state);
    const wrong = judgeAnswer(game, prover, state, game.notation.parseMove(state, 'end'));
    expect(wrong).toMatchObject({ kind: 'refuted', odds: [0, 1], line: [{ text: 'end' }] });
    for (const text of puzzle.solution) {
      const judged = judgeAnswer(game, prover, state, game.notation.parseMove(state, text));
      if (judged.kind !== 'kept') throw new Error(`${text} is ${judged.kind}`);
      expect(judged.isDone).toBe(text === puzzle.solution.at(-1));
      state = judged.next;
    }
  });

  test('[L-FOO-4] [L-VORTEX-5] odds of surviving a throw are those of the rules, outcome by outcome', () => {
    const state = endOfTurn();
    let good = 0;
    let all = 0;
    for (const era of state.fooPile) {
      const world = loop.copy(state);
      world.fooPile = [...state.fooPile.filter(one => one !== era), era];
      const end = loop.legalMoves(world, 0).find(move => verbOf(move) === VERB.endActions)!;
      const isEnd = (now: unknown) => (now as LoopState).phase === 'end';
      const outcomes = [...outcomesOf(loop as never, world, 0, end, isEnd)];
      for (const { state: after, of } of outcomes) {
        all += 1 / of;
        if (loop.outcome(after as LoopState) === undefined) good += 1 / of;
      }
    }
    const [a, b] = survivalOdds(state);
    expect(a).toBeLessThan(b);
    expect(good / all).toBeCloseTo(a / b, 9);
  });
});

/** The first turn of a match, with a full vortex beside Dr Foo's possible eras and few cubes to throw. */
function endOfTurn(): LoopState {
  const options = parseOptions(loop.options, { solo: false, agents: ['cztwyzzek', 'robofinisher'] });
  const state = loop.setup(options, 1, seededChance('throw'));
  state.isVortex[2] = true;
  state.rifts.fill(0);
  state.rifts[2] = 3;
  state.rifts[3] = 2;
  state.available = state.available.map(() => []);
  state.fooPile = [1, 2, 5];
  return state;
}
