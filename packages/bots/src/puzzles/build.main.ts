/**
 * Writes the data files: `node packages/bots/src/puzzles/build.main.ts COMMAND GAME …`.
 * `choose GAME FILE [most]` proves mined candidates anew, drops near-duplicates and adds the rest to the puzzles that
 * are there, up to so many of a kind; `sift GAME` drops puzzles that the rule no longer accepts;
 * `rate GAME [bot,bot,…]` computes difficulties anew, by the five levels unless bots are named; `explain GAME` the explanations.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sha256 } from '@tessera/engine';
import { LEVELS } from '../levels.ts';
import { isAlike } from './alike.ts';
import { explanationOf } from './explain.ts';
import { type Proof, proofOf } from './prove.ts';
import { difficultyOf, ratingOf } from './rate.ts';
import { themesOf } from './themes.ts';
import type { Candidate, Puzzle, PuzzleFile, PuzzleGame } from './types.ts';

const [command, game, ...rest] = process.argv.slice(2) as [string, PuzzleGame, ...string[]];
const path = join(import.meta.dirname, 'data', `${game}.json`);

const read = (): PuzzleFile => JSON.parse(readFileSync(path, 'utf8')) as PuzzleFile;

/** A puzzle to a line. */
function write({ raters, puzzles }: Pick<PuzzleFile, 'raters' | 'puzzles'>): void {
  const sorted = puzzles.toSorted(
    (a, b) => a.difficulty.rating - b.difficulty.rating || (a.id < b.id ? -1 : 1),
  );
  const lines = sorted.map(puzzle => JSON.stringify(puzzle)).join(',\n');
  writeFileSync(
    path,
    `{\n"game": "${game}",\n"raters": ${JSON.stringify(raters)},\n"puzzles": [\n${lines}\n]\n}\n`,
  );
}

const idOf = ({ goal, position }: Candidate): string =>
  `${game}-${goal.kind}-${sha256(`${JSON.stringify(goal)} ${position}`).slice(0, 8)}`;

/** Long solutions that few answers begin are worth most. */
const worth = ({ solution, accepted, legal }: Proof): number =>
  Math.min(solution.length, 7) + Math.log2(legal / accepted.length);

function choose(file: string, most: number): void {
  const found = readFileSync(file, 'utf8')
    .split('\n')
    .flatMap(line => (line ? [JSON.parse(line) as Candidate & Proof] : []))
    .filter(({ goal }) => goal !== undefined)
    .toSorted((a, b) => worth(b) - worth(a));
  const { raters, puzzles } = read();
  const chosen: Puzzle[] = [...puzzles];
  for (const { goal, options, seats, position, seat, solution } of found) {
    const candidate: Candidate = { game, goal, options, seats, position, seat };
    if (chosen.filter(one => one.goal.kind === goal.kind).length >= most) continue;
    if (chosen.some(one => isAlike(one, { ...candidate, solution }))) continue;
    const proof = proofOf(candidate);
    if (typeof proof === 'string' || chosen.some(one => isAlike(one, { ...candidate, ...proof }))) continue;
    const { nodes: _nodes, ...proved } = proof;
    const bare = { id: idOf(candidate), ...candidate, ...proved };
    const explanation = explanationOf(bare);
    const unrated: Puzzle = {
      ...bare,
      themes: themesOf(bare),
      explanation,
      difficulty: { rating: 0, solvedBy: [] },
    };
    chosen.push({ ...unrated, difficulty: { rating: ratingOf(unrated, LEVELS.length), solvedBy: [] } });
    write({ raters, puzzles: chosen }); // a long run may be stopped
    console.log(`${chosen.length}: ${unrated.id} ${proof.odds.join('/')} ${proof.solution.join('; ')}`);
  }
}

function sift(): void {
  const { raters, puzzles } = read();
  const kept = puzzles.filter(puzzle => {
    const proof = proofOf(puzzle);
    if (typeof proof === 'string') console.log(`${puzzle.id}: ${proof}`);
    return typeof proof !== 'string';
  });
  write({ raters, puzzles: kept });
}

async function rate(raters: readonly string[]): Promise<void> {
  const rated: Puzzle[] = [];
  for (const puzzle of read().puzzles) {
    const difficulty = await difficultyOf(puzzle, raters);
    rated.push({ ...puzzle, difficulty });
    console.log(`${puzzle.id}: ${difficulty.rating}, ${difficulty.solvedBy.join(' ')}`);
  }
  write({ raters, puzzles: rated });
}

function explain(): void {
  const { raters, puzzles } = read();
  write({
    raters,
    puzzles: puzzles.map(one => ({ ...one, themes: themesOf(one), explanation: explanationOf(one) })),
  });
}

if (command === 'choose') choose(rest[0] ?? '', Number(rest[1] ?? 60));
else if (command === 'sift') sift();
else if (command === 'rate') await rate(rest[0]?.split(',') ?? LEVELS);
else if (command === 'explain') explain();
else console.error('choose, sift, rate or explain?');
