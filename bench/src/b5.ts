/** B5: one decision searched by two workers in parts beside the same decision searched by one: nodes a second. */
import { Worker } from 'node:worker_threads';
import type { Bench, Say } from './bench.ts';
import { median } from './harness.ts';
import type { PartAnswer, PartTask } from './parts.ts';
import { type Finding, formatRate, formatRatio } from './results.ts';
import { TARGETS } from './targets.ts';

const GAMES = ['rift', 'tesseract', 'loop', 'quantum'] as const;
const ROUNDS = 5;
const MS = 1500;

/** A worker that answers one task after another. */
function startWorker() {
  const worker = new Worker(new URL('./parts.ts', import.meta.url));
  const ask = (task: PartTask): Promise<PartAnswer> =>
    new Promise((resolve, reject) => {
      const settle = (answer: PartAnswer): void => {
        worker.off('error', reject);
        resolve(answer);
      };
      worker.once('message', settle).once('error', reject);
      worker.postMessage(task);
    });
  return { ask, close: () => worker.terminate() };
}

/** Nodes a second of a decision that so many workers search, and their first answers. */
async function searched(
  workers: readonly ReturnType<typeof startWorker>[],
  game: string,
  decision: number,
): Promise<{ readonly rate: number; readonly moves: readonly string[] }> {
  const of = workers.length;
  const began = performance.now();
  const tasks = workers.map((one, index) =>
    one.ask({ game, decision, ms: MS, ...(of > 1 && { part: { index, of } }) }),
  );
  const answers = await Promise.all(tasks);
  const nodes = answers.reduce((sum, answer) => sum + answer.nodes, 0);
  return { rate: (1000 * nodes) / (performance.now() - began), moves: answers.map(({ move }) => move) };
}

async function row(game: string, say: Say): Promise<Finding> {
  const [first, second] = [startWorker(), startWorker()];
  try {
    // Both are warm before anything is counted.
    await Promise.all([searched([first], game, 0), searched([second], game, 0)]);
    const ratios: number[] = [];
    const rates: [both: number, one: number][] = [];
    for (let i = 1; i <= ROUNDS; i++) {
      const both = await searched([first, second], game, i);
      const one = await searched([first], game, i);
      ratios.push(both.rate / one.rate);
      rates.push([both.rate, one.rate]);
      say(
        `   ${game}, round ${i} of ${ROUNDS}: ${formatRate(both.rate)} beside ${formatRate(one.rate)}, ${formatRatio(both.rate / one.rate)}`,
      );
    }
    return {
      id: 'B5',
      what: `${game}: two workers on one decision, nodes a second`,
      peer: 'one worker',
      ours: formatRate(median(rates.map(([both]) => both))),
      theirs: formatRate(median(rates.map(([, one]) => one))),
      median: median(ratios),
      worst: Math.min(...ratios),
      target: TARGETS.B5,
      verified: 'both workers answer legally; other decisions in every round',
    };
  } finally {
    await Promise.all([first.close(), second.close()]);
  }
}

async function run(say: Say): Promise<readonly Finding[]> {
  const findings: Finding[] = [];
  for (const game of GAMES) findings.push(await row(game, say));
  return findings;
}

export const bench: Bench = { run };
