/** Reads experiment files with the packs they name, and lists those that come with the lab. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { decode, FormatError } from '@tessera/engine';
import type { ExperimentSource } from './types.ts';

const OWN = fileURLToPath(new URL('../experiments/', import.meta.url));

/** Names of the built-in experiments. */
export const builtInExperiments = (): readonly string[] =>
  readdirSync(OWN)
    .filter(name => name.endsWith('.json'))
    .map(name => name.replace(/\.json$/, ''))
    .sort();

/** The source of an experiment: a file, or the name of a built-in one. Packs are files beside it. */
export function readExperiment(given: string): ExperimentSource {
  const path = builtInExperiments().includes(given) ? join(OWN, `${given}.json`) : given;
  if (!existsSync(path))
    throw new FormatError(
      'EXPERIMENT',
      `there is no file "${given}", and no built-in experiment of that name; those are ${builtInExperiments().join(', ')}`,
    );
  const file = decode(readFileSync(path, 'utf8'), path);
  const names = packNames(file);
  const packs = names.map(name => [name, readPack(resolve(dirname(path), name), name)] as const);
  return { file, packs: Object.fromEntries(packs) };
}

function readPack(path: string, name: string): unknown {
  if (!existsSync(path))
    throw new FormatError('grid.packs', `there is no file "${name}" beside the experiment`);
  return decode(readFileSync(path, 'utf8'), name);
}

/** Packs of all grids; anything malformed is left to the parser, which names its place. */
function packNames(file: unknown): readonly string[] {
  const grid = (file as { grid?: unknown } | null)?.grid;
  const grids = Array.isArray(grid) ? grid : [grid];
  const packs = grids.flatMap(one => (one as { packs?: unknown } | null | undefined)?.packs ?? []);
  return [...new Set(packs.filter(one => typeof one === 'string' && one !== 'built-in'))] as string[];
}
