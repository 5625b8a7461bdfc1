/** Sentences of `verify`: what a seal proves, and what it does not. */
import { expect, test } from 'vitest';
import { fileWith, inFolder, tessera, tesseraJson } from './harness.ts';

async function logOf(game: string): Promise<string> {
  const out = inFolder(`verified ${game}`);
  const bots = game === 'rift' ? 'random,random' : 'random';
  await tessera([
    'simulate',
    '--game',
    game,
    '--games',
    '1',
    '--bots',
    bots,
    '--seed',
    'v',
    '--out',
    out,
    '--save-logs',
  ]);
  return `${out}/logs/0.json`;
}

const RECORD = fileWith(
  'open.rift',
  '[Game "rift"]\n[Options "{}"]\n[Starter "w"]\n[Result "*"]\n[Reason "*"]\n',
);

test('verify says of a sealed log that the seal finds changes, is no signature, and that a seed may have been chosen', async () => {
  const { code, lines } = await tessera(['verify', await logOf('tesseract'), '--sealed']);
  expect(code).toBe(0);
  expect(lines.slice(1, -1)).toEqual([
    'whoever chose the seed could foresee its numbers; only dice sealed before the first answer rule that out',
    'its seal fits: no byte that matters was changed since that seal was made',
    'anybody can make a new seal: it finds damage and careless edits; it is no signature and does not tell who wrote the log or when',
  ]);
});

test('verify says nothing of seeds in a game without dice', async () => {
  const { out } = await tessera(['verify', await logOf('rift')]);
  expect(out).not.toMatch(/dice|foresee/);
});

test('verify --sealed refuses a log without a seal', async () => {
  const open = await tessera(['verify', RECORD]);
  expect(open.code).toBe(0);
  expect(open.out).toContain('it has no seal: whether it was changed since it was written cannot be told');
  const { code, json } = await tesseraJson(['verify', RECORD, '--sealed']);
  expect(code).toBe(1);
  expect(json.error).toMatchObject({ kind: 'log', field: 'seal' });
});

test('verify refuses a log with a duplicate name, which two programs could read as two matches', async () => {
  const path = fileWith('twice.json', '{"header":{"game":"rift","game":"loop"},"entries":[]}');
  const { code, err } = await tessera(['verify', path]);
  expect(code).toBe(2);
  expect(err).toMatch(/twice\.json, column 26: has header\.game twice/);
});
