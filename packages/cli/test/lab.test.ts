import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { fileWith, inFolder, tessera, tesseraJson } from './harness.ts';

const MAIN = fileURLToPath(new URL('../src/main.ts', import.meta.url));

/** Random games of loop take milliseconds; a cell of a slower bot keeps the run going until it is killed. */
const experiment = (games: number): string =>
  fileWith(
    `lab-${games}.json`,
    JSON.stringify({
      name: 'killed',
      game: 'loop',
      seed: 'kill',
      grid: { bots: ['random', 'gentle@20n'], seats: [1, 2] },
      stop: { games },
    }),
  );

const rowsOf = async (folder: string): Promise<readonly string[]> => {
  const sql = 'select cell, number, digest from games order by all';
  const { json } = await tesseraJson(['lab', 'query', folder, sql]);
  return json.rows.map((row: object) => Object.values(row).join(' '));
};

describe('tessera lab', () => {
  test('a run that is killed at any moment goes on, without losing or repeating a game', async () => {
    const folder = inFolder('killed');
    const file = experiment(12);
    const run = ['lab', 'run', file, '--out', folder];
    const child = spawn(process.execPath, [MAIN, ...run, '--workers', '0'], { stdio: 'ignore' });
    const ended = new Promise(resolve => child.once('exit', resolve));
    const journal = `${folder}/journal/000001.jsonl`;
    await expect
      .poll(() => existsSync(journal) && readFileSync(journal, 'utf8').split('\n').length > 2)
      .toBe(true);
    child.kill('SIGKILL');
    await ended;
    const { json } = await tesseraJson([...run, '--workers', '0']);
    expect(json).toMatchObject({ games: 48, ended: 'done' });
    expect(json.played).toBeLessThan(48);
    const rows = await rowsOf(folder);
    expect(new Set(rows.map(row => row.split(' ').slice(0, 2).join())).size).toBe(48);
    expect(rows).toHaveLength(48);
    const replayed = await tessera(['lab', 'replay', folder, '2/7']);
    expect(replayed.out).toMatch(
      /^bots=gentle@20n seats=1, game 7, seed kill\/7: .* digest [0-9a-f]{16} as stored\n$/,
    );
  });

  test('the report is one file without scripts or addresses, with a table beneath each figure', async () => {
    const folder = inFolder('reported');
    await tessera(['lab', 'run', experiment(5), '--out', folder, '--workers', '0']);
    const { code, lines } = await tessera(['lab', 'report', folder]);
    expect(code).toBe(0);
    expect(lines[0]).toMatch(/^bots=random seats=1 +5 games {2}\d+\.\d % \(/);
    const html = readFileSync(`${folder}/report.html`, 'utf8');
    expect(html).not.toMatch(/<script|https?:(?!\/\/www\.w3\.org)/);
    const figures = html.match(/<div class="at-desk">/g) ?? [];
    expect(figures.length).toBeGreaterThan(5);
    expect(html).toContain(`tessera lab run killed --games 5 --out ${folder}`);
    for (const word of [
      'Win rate by bots',
      'Still in play after each turn',
      'Benjamini–Hochberg',
      'second vortex',
    ])
      expect(html).toContain(word);
  });

  test.each([
    [[], /^lab: is needed: run, work, query, report, replay$/],
    [['walk'], /^lab: "walk" is unknown: run, /],
    [['run'], /^lab: say tessera lab run EXPERIMENT /],
    [['run', 'none.json'], /^EXPERIMENT: there is no file "none.json"/],
    [['work'], /^--queue: is needed: postgres:/],
    [['work', '--queue', 'mysql://x'], /^--queue: must be the address of a PostgreSQL database/],
    [['query', 'none', 'select 1'], /^DIR: "none" holds no run of the lab$/],
  ])('%j is refused in one sentence', async (args, sentence) => {
    const { code, out, err } = await tessera(['lab', ...args]);
    expect([code, out]).toEqual([2, '']);
    expect(err.trimEnd().split('\n')).toHaveLength(1);
    expect(err.replace('tessera: ', '').trimEnd()).toMatch(sentence);
  });
});
