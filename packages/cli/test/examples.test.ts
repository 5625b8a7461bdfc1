/** The bots of docs/examples play whole matches through `tessera engine`. */
import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { describe, expect, test } from 'vitest';
import { inFolder, tesseraJson } from './harness.ts';

const run = promisify(execFile);
const EXAMPLES = fileURLToPath(new URL('../../../docs/examples/', import.meta.url));
const MAIN = fileURLToPath(new URL('../src/main.ts', import.meta.url));
const env = { ...process.env, TESSERA: `"${process.execPath}" "${MAIN}"` };

/** Name of Python 3 on this machine, if it is installed. */
async function pythonName(): Promise<string | undefined> {
  for (const name of ['python3', 'python']) {
    const { stdout } = await run(name, ['--version']).catch(() => ({ stdout: '' }));
    if (stdout.startsWith('Python 3.')) return name;
  }
  return undefined;
}
const python = await pythonName();

const LANGUAGES = [
  { language: 'TypeScript', program: process.execPath, file: 'bot.ts' },
  ...(python ? [{ language: 'Python', program: python, file: 'bot.py' }] : []),
];
if (!python) console.warn('There is no Python 3 here: docs/examples/bot.py was not run.');

describe.each(LANGUAGES)('the bot in $language', ({ program, file }) => {
  test.each([
    ['tesseract', ['--against', 'random']],
    ['rift', ['--against', 'random', '--options', '{"stallLimit": 20}']],
  ])('plays a whole match of %s that verifies', async (game, more) => {
    const log = inFolder(`${file}.${game}.json`);
    const args = [`${EXAMPLES}${file}`, game, ...more, '--seed', 'example', '--log', log];
    const { stdout, stderr } = await run(program, args, { env });
    expect(stderr).toBe('');
    const [, plies] =
      /^seat 0 has (?:won|lost): \w+, (\d+) answers\n$/.exec(stdout.replaceAll('\r', '')) ?? [];
    const { json } = await tesseraJson(['verify', log]);
    expect(json).toMatchObject({ game, holds: true, fairness: 'fair', sealed: true, plies: Number(plies) });
    const seats = JSON.parse(readFileSync(log, 'utf8')).entries.map((entry: { seat: number }) => entry.seat);
    expect(new Set(seats)).toEqual(new Set([0, 1]));
  });
});
