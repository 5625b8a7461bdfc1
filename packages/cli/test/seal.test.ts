/** A log as `tessera` writes it: `verify` detects the change of any byte. */
import { readFileSync } from 'node:fs';
import { Readable } from 'node:stream';
import { encode, parseLog, wordGenerator } from '@tessera/engine';
import { expect, test } from 'vitest';
import { inFolder, tessera } from './harness.ts';

const CHANGES = 2000;

const verify = (bytes: Buffer) => tessera(['verify', '-'], { stdin: Readable.from([bytes]) });

/** Canonical form, equal for equal logs however they are written. */
const meaning = (bytes: Buffer): string => encode(parseLog(JSON.parse(bytes.toString())));

test(`${CHANGES} single bytes of a log of tesseract: each change is refused, or has no meaning`, async () => {
  const out = inFolder('sealed');
  const game = ['--game', 'tesseract', '--games', '1', '--bots', 'random', '--seats', '1', '--seed', 'seal'];
  await tessera(['simulate', ...game, '--out', out, '--save-logs']);
  const log = readFileSync(`${out}/logs/0.json`);
  expect((await verify(log)).code).toBe(0);
  const next = wordGenerator('bytes');
  const counts = { refused: 0, same: 0 };
  for (let i = 0; i < CHANGES; i++) {
    const bytes = Buffer.from(log);
    const at = next() % bytes.length;
    const value = 32 + (next() % 95); // printable characters, so that most changes are still JSON
    if (bytes[at] === value) continue;
    bytes[at] = value;
    const { code, out, err } = await verify(bytes);
    if (code === 0) expect(meaning(bytes), `byte ${at} as ${value}`).toBe(meaning(log));
    else expect(out + err).toMatch(/^(the log does not hold|tessera): /);
    counts[code === 0 ? 'same' : 'refused']++;
  }
  expect(counts.refused).toBeGreaterThan(0.9 * CHANGES);
}, 120_000);
