import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type AnyGame, Match, parseOptions } from '@tessera/engine';
import { GAME_IDS, gameById } from '@tessera/games';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { Costs } from './costs.ts';
import { BotPool, type PoolOptions } from './pool.ts';
import type { BotTask } from './thinking.ts';

const folder = mkdtempSync(join(tmpdir(), 'tessera-bots-'));
afterAll(() => rmSync(folder, { recursive: true }));

const pools: BotPool[] = [];
afterEach(async () => {
  for (const pool of pools.splice(0)) await pool.close();
});
function open(options: PoolOptions): BotPool {
  const pool = new BotPool(options);
  pools.push(pool);
  return pool;
}

/** A worker that misbehaves as its level says. */
const script = join(folder, 'odd.mjs');
writeFileSync(
  script,
  `import { parentPort, threadId } from 'node:worker_threads';
   parentPort.on('message', ({ level, table }) => {
     if (level === 'crash') throw new Error('out of luck');
     if (level === 'leave') process.exit(3);
     if (level.endsWith('hang')) for (;;);
     if (level === 'refuse') return parentPort.postMessage({ failure: 'no idea' });
     if (level === 'hoard') { const all = []; for (;;) all.push(new Array(1e6).fill(Math.random())); }
     setTimeout(() => parentPort.postMessage({ answer: { move: table + ' ' + threadId } }), 20);
   });`,
);
/** Levels named slow have a time budget. */
const costs = (): Costs => new Costs((_game, level) => (level.startsWith('slow') ? { ms: 1000 } : {}));
const odd = { script: pathToFileURL(script) };
const HOME = { address: 'home', guest: 'ada' };
const task = (table: string, level = 'good'): BotTask => ({
  table,
  game: 'rift',
  level,
  seat: 0,
  view: null,
  seed: '1',
});

describe('the thread pool of bots', () => {
  test.each(GAME_IDS)('answers for a seat of %s from its view', async id => {
    const game = gameById(id) as AnyGame;
    const options = parseOptions(game.options, {}) as object;
    const match = new Match(game, { options, seats: 2, seed: 'pool' });
    const seat = match.decider ?? 0;
    const pool = open({ threads: 2 });
    const view = game.view(match.state, seat);
    const result = await pool.think({ table: 'a', game: id, level: 'gentle', seat, view, seed: '1' }, HOME);
    expect(result).toMatchObject({ kind: 'answered', move: expect.any(String) });
    const move = game.notation.parseMove(match.state, (result as { move: string }).move);
    expect(match.check(seat, move)).toBeUndefined();
  });

  test.each([
    ['crash', 'failed'],
    ['leave', 'failed'],
    ['refuse', 'failed'],
    ['hoard', 'failed'],
    ['hang', 'overran'],
  ])('replaces the thread of a bot told to %s, and serves the next one', async (level, kind) => {
    const pool = open({ ...odd, threads: 1, overrunMs: level === 'hoard' ? 20_000 : 500 });
    const [odds, next] = [pool.think(task('a', level), HOME), pool.think(task('b'), HOME)];
    expect(await odds).toMatchObject({ kind });
    expect(await next).toMatchObject({ kind: 'answered', move: expect.stringMatching(/^b /) });
  });

  test('serves tables in turn: none twice before each was served once', async () => {
    const pool = open({ ...odd, threads: 2 });
    const served: string[] = [];
    const play = async (table: string, turns: number): Promise<void> => {
      for (let turn = 0; turn < turns; turn++) {
        await pool.think(task(table), HOME);
        served.push(table);
      }
    };
    const greedy = play('greedy', 6);
    await Promise.all([greedy, ...['a', 'b', 'c', 'd'].map(table => play(table, 1))]);
    expect(served.slice(0, 6).sort()).toEqual(['a', 'b', 'c', 'd', 'greedy', 'greedy']);
  });

  test('R20: serves a quick thought at once, however many slow ones wait', async () => {
    const pool = open({ ...odd, threads: 1, costs: costs() });
    const slow = Array.from({ length: 6 }, (_, n) => pool.think(task(`slow ${n}`, 'slow hang'), HOME));
    for (const one of slow) one.catch(() => {});
    for (let n = 0; n < 3; n++)
      expect(await pool.think(task('b', 'quick'), { address: 'away', guest: 'bob' })).toMatchObject({
        kind: 'answered',
      });
    expect(pool.waiting).toBe(5);
  });

  test('gives up a queued thought when its table asks again', async () => {
    const pool = open({ ...odd, threads: 2 });
    const first = Promise.all([pool.think(task('a'), HOME), pool.think(task('c'), HOME)]);
    const [given, asked] = [pool.think(task('b', 'crash'), HOME), pool.think(task('b'), HOME)];
    expect(await given).toMatchObject({ kind: 'givenUp' });
    expect([...(await first), await asked].map(({ kind }) => kind)).toEqual(Array(3).fill('answered'));
  });

  test('gives up all thoughts on close', async () => {
    const pool = new BotPool({ ...odd, threads: 1 });
    const thoughts = ['a', 'b', 'c'].map(table => pool.think(task(table, 'hang'), HOME));
    await pool.close();
    thoughts.push(pool.think(task('d'), HOME));
    expect((await Promise.all(thoughts)).map(({ kind }) => kind)).toEqual(Array(4).fill('givenUp'));
  });
});
