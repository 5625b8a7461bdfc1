/** E6: mass simulation by the lab, two workers beside one; games a second of each game and bot. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Experiment, parseExperiment, queryRun, runExperiment } from '@tessera/lab';
import type { Bench, Say } from './bench.ts';
import { median } from './harness.ts';
import { type Finding, formatRate, formatRatio } from './results.ts';
import { TARGETS } from './targets.ts';

interface Course {
  readonly game: string;
  readonly bot: string;
  readonly options: object;
  /** Games of a round; as many as a quarter warm up the code of each worker, which compiles its own. */
  readonly games: number;
  readonly rounds: number;
}

const QUANTUM = { map: 'base-2', turnLimit: 400 };
const COURSES: readonly Course[] = [
  { game: 'rift', bot: 'random', options: { stallLimit: 100 }, games: 2000, rounds: 3 },
  { game: 'tesseract', bot: 'random', options: { consent: 'auto' }, games: 2400, rounds: 3 },
  { game: 'loop', bot: 'random', options: {}, games: 3000, rounds: 5 },
  { game: 'quantum', bot: 'random', options: QUANTUM, games: 200, rounds: 5 },
  { game: 'rift', bot: 'fair', options: { stallLimit: 100 }, games: 4, rounds: 1 },
  { game: 'tesseract', bot: 'fair', options: { consent: 'auto' }, games: 4, rounds: 1 },
  { game: 'loop', bot: 'fair', options: {}, games: 4, rounds: 1 },
  { game: 'quantum', bot: 'fair', options: QUANTUM, games: 4, rounds: 1 },
];

const experimentOf = ({ game, bot, options, games }: Course): Experiment =>
  parseExperiment({
    file: { name: 'e6', game, seed: 'E6', options, grid: { bots: [bot] }, stop: { games } },
    packs: {},
  });

/** Games a second once every worker is warm, and the digest of all games. */
async function simulated(
  course: Course,
  workers: number,
): Promise<{ readonly rate: number; readonly proof: string }> {
  const folder = mkdtempSync(join(tmpdir(), 'tessera-e6-'));
  let first: { readonly at: number; readonly done: number } | undefined;
  try {
    const onProgress = ({ done }: { readonly done: number }): void => {
      if (!first && done >= (workers * course.games) / 4) first = { at: performance.now(), done };
    };
    const { signal } = new AbortController();
    const { games } = await runExperiment(experimentOf(course), { folder, workers, signal, onProgress });
    const seconds = (performance.now() - (first?.at ?? 0)) / 1000;
    const { rows } = await queryRun(folder, "select md5(string_agg(digest, ' ' order by number)) from games");
    return { rate: (games - (first?.done ?? 0)) / seconds, proof: `${rows[0]?.[0]}` };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function row(course: Course, say: Say): Promise<Finding> {
  const { game, bot, games, rounds } = course;
  const rates: { readonly two: number; readonly one: number }[] = [];
  for (let round = 1; round <= rounds; round++) {
    const two = await simulated(course, 2);
    const one = await simulated(course, 1);
    if (two.proof !== one.proof) throw new Error(`${game}, ${bot}: two workers played other games than one`);
    rates.push({ two: two.rate, one: one.rate });
    const ratio = formatRatio(two.rate / one.rate);
    say(
      `   ${game}, ${bot}, round ${round}: ${formatRate(two.rate)} beside ${formatRate(one.rate)}, ${ratio}`,
    );
  }
  const ratios = rates.map(({ two, one }) => two / one);
  return {
    id: 'E6',
    what: `${game}, ${bot} bots: games a second by two workers`,
    peer: 'one worker',
    ours: formatRate(median(rates.map(({ two }) => two))),
    theirs: formatRate(median(rates.map(({ one }) => one))),
    median: median(ratios),
    worst: Math.min(...ratios),
    ...(bot === 'random' && { target: TARGETS.E6 }),
    verified: `the digests of all ${games} games are equal`,
  };
}

async function run(say: Say): Promise<readonly Finding[]> {
  const findings: Finding[] = [];
  for (const course of COURSES) findings.push(await row(course, say));
  return findings;
}

export const bench: Bench = { run };
