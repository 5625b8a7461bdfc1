import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { fileWith, inFolder, tessera, tesseraJson } from './harness.ts';

const simulateWith = (bots: string, games: number, ...rest: string[]): string[] => [
  'simulate',
  '--game',
  'rift',
  '--games',
  String(games),
  '--bots',
  bots,
  '--options',
  '{"stallLimit":12}',
  '--seed',
  'x',
  ...rest,
];

/** Arguments with random bots, which cost next to nothing. */
const simulate = (games: number, ...rest: string[]): string[] =>
  simulateWith('random,random', games, ...rest);

test('simulate writes a row per game as CSV and JSON lines, seats swapped, logs that hold', async () => {
  const out = inFolder('sim');
  const { code, lines } = await tessera(simulateWith('gentle,random', 4, '--out', out, '--save-logs'));
  expect(code).toBe(0);
  expect(lines[0]).toMatch(/won +of +rate +95 % interval/);
  const csv = readFileSync(`${out}/games.csv`, 'utf8').trimEnd().split('\n');
  expect(csv[0]).toBe('index,seed,seat0,seat1,winner,reason,plies,digest');
  expect(csv).toHaveLength(5);
  const rows = readFileSync(`${out}/games.jsonl`, 'utf8')
    .trimEnd()
    .split('\n')
    .map(row => JSON.parse(row));
  expect(rows.map(row => row.seats)).toEqual([
    ['gentle', 'random'],
    ['random', 'gentle'],
    ['gentle', 'random'],
    ['random', 'gentle'],
  ]);
  for (const { index, digest, plies, winners } of rows) {
    const { code, json } = await tesseraJson(['verify', `${out}/logs/${index}.json`]);
    expect([code, json.digest, json.plies, json.outcome.winners]).toEqual([0, digest, plies, winners]);
  }
  const summary = JSON.parse(readFileSync(`${out}/summary.json`, 'utf8'));
  expect(summary.bots.map((one: { bot: string }) => one.bot)).toEqual(['gentle', 'random']);
  expect(summary.bots[0].won + summary.bots[1].won).toBe(4);
});

test('simulate repeats its games with the same seed, whatever ran before', async () => {
  const [once, twice] = [await tesseraJson(simulate(3)), await tesseraJson(simulate(3))];
  expect(once.json).toEqual(twice.json);
  expect(once.json.games).toBe(3);
});

test('simulate leaves a game beyond --max-plies unfinished, and counts it for no bot', async () => {
  const { json } = await tesseraJson(simulate(2, '--max-plies', '20', '--resign')); // random never resigns
  expect(json).toMatchObject({ games: 2, unfinished: 2, reasons: { unfinished: 2 }, plies: { median: 20 } });
  expect(json.bots[0]).toMatchObject({ won: 0, of: 0, low: 0, high: 1 });
});

test('simulate never overwrites an earlier simulation', async () => {
  const out = inFolder('twice');
  await tessera(simulate(1, '--out', out));
  const before = readFileSync(`${out}/games.csv`, 'utf8');
  const again = await tessera(simulate(2, '--out', out));
  expect([again.code, again.out]).toEqual([2, '']);
  expect(again.err).toMatch(/already holds a simulation with other games; name another directory\n$/);
  expect(readFileSync(`${out}/games.csv`, 'utf8')).toBe(before);
  expect(readdirSync(out).sort()).toEqual(['games.csv', 'games.jsonl', 'plan.json', 'summary.json']);
});

test('simulate refuses bad arguments before it makes the directory', async () => {
  const out = inFolder('never');
  const { code } = await tessera([...simulate(1, '--out', out), '--max-plies', '0']);
  expect(code).toBe(2);
  expect(existsSync(out)).toBe(false);
});

test('simulate prints progress to standard error, and only to a terminal line by line', async () => {
  const onTerminal = await tessera(simulate(2), { isTTY: true });
  expect(onTerminal.err).toContain('2 of 2 games');
  expect((await tessera(simulate(2))).err).toBe('');
});

describe('--out that cannot be written is refused', () => {
  const file = fileWith('a-file', 'mine');
  const full = inFolder('full');
  mkdirSync(join(full, 'games.csv'), { recursive: true });

  test.each([
    ['a file', file, 'EEXIST'],
    ['below a file', join(file, 'sim'), 'ENOTDIR'],
    ['far below a file', join(file, 'a', 'b', 'sim'), 'ENOTDIR'],
    ['nowhere', '', 'ENOENT'],
    ['a name that is too long', inFolder(join('deep', 'down', 'x'.repeat(300))), 'ENAMETOOLONG'],
    ...(existsSync('/proc/self') ? [['below /proc', '/proc/nobody/sim', 'ENOENT']] : []),
  ])('%s', async (_what, out, code) => {
    const before = readdirSync(inFolder('.'));
    const ran = await tessera(simulate(1000, '--save-logs', '--out', out as string));
    expect([ran.code, ran.out]).toEqual([2, '']);
    expect(ran.err).toBe(
      `tessera: --out: "${out}" cannot be written to (${code}); nothing was played or stored\n`,
    );
    expect(readdirSync(inFolder('.'))).toEqual(before);
    expect(readFileSync(file, 'utf8')).toBe('mine');
  });

  test('a directory that already holds a file of that name', async () => {
    const { code, err } = await tessera(simulate(1000, '--out', full));
    expect([code, err]).toEqual([
      2,
      `tessera: --out: "${full}" already holds a simulation; name another directory\n`,
    ]);
    expect(readdirSync(full)).toEqual(['games.csv']);
  });
});

test('[R-END-7] simulate warns about games without a stall limit, beside the result', async () => {
  const run = (options: string) =>
    tessera(
      `simulate --game rift --games 1 --bots random,random --seed 1 --max-plies 20 --options ${options}`.split(
        ' ',
      ),
    );
  expect((await run('{}')).err).toContain('no stall limit, as in the rules (R-END-7)');
  expect((await run('{"stallLimit":100}')).err).not.toContain('stall limit');
});
