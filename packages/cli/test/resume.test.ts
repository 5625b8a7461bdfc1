/** An interrupted simulation reports so, and is resumed with the same result. */
import { type ChildProcess, spawn } from 'node:child_process';
import {
  appendFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmdirSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, test } from 'vitest';
import { inFolder, tessera, tesseraJson } from './harness.ts';
import { launch, MAIN } from './spawned.ts';

const GAMES = 40;

/**
 * Arguments with bots that count nodes, so that every game is deterministic; enough of them that the simulation still runs
 * when a busy machine has noticed its first row.
 */
const simulate = (out: string, ...more: string[]): string[] => [
  ...['simulate', '--game', 'rift', '--games', `${GAMES}`, '--bots', 'alphabeta@200n,random', '--seed', 'x'],
  ...['--options', '{"stallLimit":12}', '--max-plies', '20', '--save-logs', '--out', out, ...more],
];

/** Contents of every file below a folder. */
const contents = (folder: string): Record<string, string> =>
  Object.fromEntries(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter(entry => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name))
      .sort()
      .map(path => [path.slice(folder.length), readFileSync(path, 'utf8')]),
  );

const WHOLE = inFolder('whole');
const whole = await tessera(simulate(WHOLE));

const rowsIn = (folder: string): number =>
  existsSync(join(folder, 'games.jsonl'))
    ? readFileSync(join(folder, 'games.jsonl'), 'utf8').split('\n').length - 1
    : 0;

/** Waits until the condition holds, as long as the process runs. */
async function until(child: ChildProcess, holds: () => boolean): Promise<void> {
  while (!holds()) {
    if (child.exitCode !== null) throw new Error('it ended before that');
    await new Promise(resolve => setTimeout(resolve, 2));
  }
}

test('an uninterrupted simulation writes plan, rows, logs and summary', () => {
  expect(whole.code).toBe(0);
  expect(readdirSync(WHOLE).sort()).toEqual([
    'games.csv',
    'games.jsonl',
    'logs',
    'plan.json',
    'summary.json',
  ]);
  expect(JSON.parse(readFileSync(join(WHOLE, 'plan.json'), 'utf8'))).toEqual({
    game: 'rift',
    rulesVersion: expect.any(Number),
    options: { stallLimit: 12 },
    seed: 'x',
    bots: ['alphabeta@200n', 'random'],
    maxPlies: 20,
    games: GAMES,
    logs: true,
  });
  expect(JSON.parse(readFileSync(join(WHOLE, 'summary.json'), 'utf8'))).not.toHaveProperty('stoppedOf');
});

describe('Ctrl+C', () => {
  test.each([1, 2])(
    'with %i threads prints the summary so far, status 130; the same command resumes',
    async workers => {
      const out = inFolder(`stopped-${workers}`);
      const { child, ended } = launch(simulate(out, '--workers', `${workers}`));
      await until(child, () => rowsIn(out) > 0);
      child.kill('SIGINT');
      const { code, out: table, err } = await ended;
      expect(code).toBe(130);
      const { games, stoppedOf } = JSON.parse(readFileSync(join(out, 'summary.json'), 'utf8'));
      expect([games, stoppedOf]).toEqual([rowsIn(out), GAMES]);
      expect(games).toBeLessThan(GAMES);
      // A slow machine has told before how far it is.
      expect(err.trimEnd().split('\n').at(-1)).toBe(
        `stopped after ${games} of ${GAMES} games; the same command goes on with them`,
      );
      expect(table).toMatch(/ won +of +rate/);
      expect(readdirSync(out)).not.toContain('lock');

      const again = await tessera(simulate(out));
      expect([again.code, again.out]).toEqual([0, whole.out]);
      expect(again.err.split('\n')[0]).toBe(`going on after ${games} of ${GAMES} games`);
      expect(contents(out)).toEqual(contents(WHOLE));
    },
  );

  test('works before the first game, for programs, and without a directory', async () => {
    const interruption = AbortSignal.abort();
    const out = inFolder('at-once');
    const { code, json } = await tesseraJson(simulate(out), { interruption });
    expect([code, json.games, json.stoppedOf]).toEqual([130, 0, GAMES]);
    expect((await tessera(simulate(out))).code).toBe(0);
    expect(contents(out)).toEqual(contents(WHOLE));
    const unstored = simulate('').slice(0, -3);
    const { err } = await tessera(unstored, { interruption });
    expect(err).toBe(`stopped after 0 of ${GAMES} games\n`);
  });

  test('clears the progress line on a terminal', async () => {
    const { err } = await tessera(simulate(inFolder('on-tty')), {
      interruption: AbortSignal.abort(),
      isTTY: true,
    });
    expect(err.startsWith('\r\x1b[Kstopped after 0 of')).toBe(true);
  });

  test('exits at once when it comes twice', async () => {
    const io = pathToFileURL(MAIN.replace(/main\.ts$/, 'io.ts')).href;
    const script = `
      const { processIo } = await import(${JSON.stringify(io)});
      processIo().interruption().addEventListener('abort', () => console.log('first'));
      setInterval(() => {}, 1e6);
      console.log('ready');`;
    const child = spawn(process.execPath, ['--input-type=module', '-e', script]);
    const closed = new Promise<number | null>(resolve => child.on('close', resolve));
    let said = '';
    child.stdout.on('data', chunk => {
      said += chunk;
      if (said === 'ready\n' || said === 'ready\nfirst\n') child.kill('SIGINT');
    });
    expect(await closed).toBe(130);
    expect(said).toBe('ready\nfirst\n');
  });
});

/** A copy of the simulation after so many games. */
function partly(name: string, games: number): string {
  const out = inFolder(name);
  mkdirSync(join(out, 'logs'), { recursive: true });
  for (const [path, text] of Object.entries(contents(WHOLE))) {
    if (/logs.\d+\.json$/.test(path) && Number(/(\d+)\.json/.exec(path)?.[1]) >= games) continue;
    const rows = path.endsWith('.csv') ? games + 1 : games;
    const isRows = /\.(csv|jsonl)$/.test(path);
    if (!path.endsWith('summary.json'))
      writeFileSync(join(out, path), isRows ? text.split('\n').slice(0, rows).join('\n').concat('\n') : text);
  }
  return out;
}

describe('a simulation that crashed is resumed', () => {
  test('after a half-written row, and with the lock of a dead process', async () => {
    const out = partly('killed', 35);
    appendFileSync(join(out, 'games.jsonl'), '{"index":35,"se');
    appendFileSync(join(out, 'games.csv'), '35,x/');
    const gone = spawn(process.execPath, ['-e', '']);
    await new Promise(resolve => gone.on('close', resolve));
    writeFileSync(join(out, 'lock'), `${gone.pid}`);
    const { code, err } = await tessera(simulate(out));
    expect([code, err.split('\n')[0]]).toEqual([0, `going on after 35 of ${GAMES} games`]);
    expect(contents(out)).toEqual(contents(WHOLE));
  });

  test('after all games, before the summary', async () => {
    const out = partly('unsummed', GAMES);
    expect((await tessera(simulate(out))).out).toBe(whole.out);
    expect(contents(out)).toEqual(contents(WHOLE));
  });

  test('after a full disk: stored games stay whole', async () => {
    const out = partly('refusing', 36);
    mkdirSync(join(out, 'logs', '38.json.part')); // no file can be written there
    const { code, out: table, err } = await tessera(simulate(out));
    expect([code, table]).toEqual([2, '']);
    expect(err).toMatch(
      /^going on after 36 of 40 games\ntessera: --out: ".*" cannot be written to \(EISDIR\); 38 of 40 games are stored, and the same command goes on with them\n$/,
    );
    expect(readdirSync(join(out, 'logs')).filter(name => !name.endsWith('.part'))).toHaveLength(38);
    rmdirSync(join(out, 'logs', '38.json.part'));
    expect((await tessera(simulate(out))).code).toBe(0);
    expect(contents(out)).toEqual(contents(WHOLE));
  });
});

describe('a simulation that cannot be resumed is refused, and its files stay unchanged', () => {
  const refusal = async (out: string, args = simulate(out)): Promise<string> => {
    const before = contents(out);
    const { code, out: said, err } = await tessera(args);
    expect([code, said]).toEqual([2, '']);
    expect(contents(out)).toEqual(before);
    return err;
  };

  test('because it is complete', async () => {
    expect(await refusal(WHOLE)).toMatch(
      / already holds all 40 games of this simulation; name another directory\n$/,
    );
  });

  test.each([
    ['seed', 'x', 'y'],
    ['bots', 'alphabeta@200n,random', 'random,random'],
    ['options', '{"stallLimit":12}', '{"stallLimit":13}'],
    ['maxPlies', '20', '21'],
    ['games', `${GAMES}`, '41'],
  ])('because of another %s', async (name, given, other) => {
    const out = partly(`other-${name}`, 3);
    const args = simulate(out).map(word => (word === given ? other : word));
    expect(await refusal(out, args)).toMatch(
      new RegExp(
        `^tessera: --out: ".*" already holds a simulation with other ${name}; name another directory\n$`,
      ),
    );
  });

  test('because its logs are missing', async () => {
    const out = partly('other-logs', 3);
    const args = simulate(out).filter(word => word !== '--save-logs');
    expect(await refusal(out, args)).toMatch(/with other logs;/);
  });

  test('because its rows were changed', async () => {
    const out = partly('changed', 3);
    const rows = readFileSync(join(out, 'games.jsonl'), 'utf8');
    writeFileSync(join(out, 'games.jsonl'), rows.replace('"index":1', '"index":7'));
    expect(await refusal(out)).toBe('tessera: games[1]: is not game 1 of this simulation\n');
    writeFileSync(join(out, 'games.jsonl'), rows.replace('"plies":', '"plies":"a",'));
    expect(await refusal(out)).toMatch(/games\.jsonl, line 1, column \d+: is not valid JSON/);
    truncateSync(join(out, 'plan.json'), 9);
    expect(await refusal(out)).toMatch(
      /plan\.json, line 2, column \d+: is not valid JSON \(it ends too early\)/,
    );
  });

  test('because another process holds the lock', async () => {
    const out = partly('running', 39);
    writeFileSync(join(out, 'lock'), `${process.ppid}`);
    expect(await refusal(out)).toMatch(
      new RegExp(
        `^tessera: --out: ".*" is being written to by process ${process.ppid}; if that is something else, remove ".*lock"\n$`,
      ),
    );
    rmSync(join(out, 'lock'));
    expect((await tessera(simulate(out))).code).toBe(0);
  });
});
