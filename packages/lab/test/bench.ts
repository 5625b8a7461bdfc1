/** Experiments of a few quick games for tests. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { parseExperiment } from '../src/experiment.ts';
import { rowsIn } from '../src/folder.ts';
import type { Experiment, GameRow } from '../src/types.ts';

/** Random games of loop take milliseconds. */
export const QUICK = {
  name: 'quick',
  game: 'loop',
  seed: 'test',
  grid: { options: { difficulty: ['month', 'infinity'] }, bots: ['random'], seats: [1, 2] },
  stop: { games: 6 },
} as const;

export const experimentOf = (file: object = {}): Experiment =>
  parseExperiment({ file: { ...QUICK, ...file }, packs: {} });

/** A folder that is removed after the test. */
export function freshFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'tessera-lab-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return join(folder, 'run');
}

const keyOf = ({ cell, number }: Pick<GameRow, 'cell' | 'number'>): string => `${cell}/${number}`;

/** Digests by game; throws if a game is there twice. */
export async function digestsIn(folder: string): Promise<ReadonlyMap<string, string>> {
  const digests = new Map<string, string>();
  for await (const rows of rowsIn(folder))
    for (const row of rows) {
      if (digests.has(keyOf(row))) throw new Error(`game ${keyOf(row)} is stored twice`);
      digests.set(keyOf(row), row.digest);
    }
  return digests;
}
