import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { Match, parseOptions } from '@tessera/engine';
import { gameById } from '@tessera/games';
import { settingOf } from '@tessera/table/daily';
import type { DailyBoard, DailySeeds, TableLine } from '@tessera/wire';
import { expect, onTestFinished, test } from 'vitest';
import { CLIENT, openTable, RIFT, type Seat, Visitor } from './stage.ts';
import { temporaryFolder } from './stores.ts';

const MAIN = join(import.meta.dirname, '..', 'src', 'main.ts');
/** Once at each of three moments; more: `KILLS=50 npx vitest run packages/server/test/kill.test.ts` */
const KILLS = Number(process.env.KILLS ?? 3);

/** A server process on a database file. */
async function start(data: string, port: string): Promise<{ child: ChildProcess; address: string }> {
  const args = ['--client', CLIENT, '--data', data, '--port', port, '--unlimited'];
  const child = spawn(process.execPath, [MAIN, ...args]);
  onTestFinished(() => void child.kill('SIGKILL'));
  const address = await new Promise<string>((resolve, reject) => {
    let said = '';
    child.stdout.on('data', chunk => {
      said += chunk;
      const [, url] = /(http:\S+)/.exec(said) ?? [];
      if (url && said.includes('Ctrl+C')) resolve(url);
    });
    child.stderr.on('data', chunk => reject(new Error(String(chunk))));
  });
  return { child, address };
}

const ended = (child: ChildProcess): Promise<unknown> => new Promise(resolve => child.once('close', resolve));

test(`killed ${KILLS} times in the middle of a move: no acknowledged move is lost, none is played twice`, async () => {
  const data = temporaryFolder();
  let { child, address } = await start(data, '0');
  const { port } = new URL(address);
  const people = [await Visitor.named(address, 'Ada'), await Visitor.named(address, 'Bob')];
  const { body: line } = await people[0]!.ask<TableLine>('POST', '/api/tables', RIFT);
  const open = (): Promise<Seat[]> => Promise.all(people.map(person => openTable(person, line.id)));
  let seats = await open();
  await seats[1]!.do({ do: 'sit', name: 'Bob' });
  await seats[0]!.do({ do: 'start' });

  /** The moves sent, in order. */
  const wanted: string[] = [];
  const next = async () => {
    await expect.poll(() => new Set(seats.map(({ seq }) => seq)).size).toBe(1);
    const mover = seats.find(({ table }) => table.standing!.toAct === table.you)!;
    const legal = await mover.legal();
    const after = wanted.length;
    const move = legal[(31 * after) % legal.length]!;
    wanted.push(move);
    return { mover, key: `move-${after}`, command: { do: 'play', move, after } as const };
  };
  for (let kill = 0; kill < KILLS; kill++) {
    for (let calm = 0; calm < 2; calm++) {
      const { mover, command, key } = await next();
      await mover.do(command, key);
    }
    const { mover, command, key } = await next();
    mover.line.say({ type: 'do', table: line.id, key, command });
    // Before it is received, while it is persisted, or after it is acknowledged.
    await new Promise(resolve => setTimeout(resolve, (2 * kill) % 5));
    child.kill('SIGKILL');
    await Promise.all(seats.map(seat => seat.line.closed));
    const told = Math.max(...seats.map(({ table }) => table.standing!.count));
    ({ child } = await start(data, port));
    seats = await open();
    const kept = seats[0]!.table.moves.map(({ move }) => move);
    expect(kept).toEqual(wanted.slice(0, kept.length));
    expect(kept.length).toBeGreaterThanOrEqual(told);
    // Retries with the same key.
    const again = seats[mover.table.you!]!;
    expect(await again.do(command, key)).toEqual(expect.any(Number));
    expect(again.table.standing!.count).toBe(wanted.length);
  }
  const [fresh] = await open();
  expect(fresh!.table.moves.map(({ move }) => move)).toEqual(wanted);
  expect(wanted).toHaveLength(3 * KILLS);

  // A graceful stop notifies clients and exits with 0.
  const stopped = ended(child);
  child.kill('SIGTERM');
  expect(await fresh!.line.next('problem')).toMatchObject({ code: 'stopping' });
  expect(await stopped).toBe(process.platform === 'win32' ? null : 0);
}, 180_000);

test('killed after a result of a daily challenge: result and seed are those from before', async () => {
  const data = temporaryFolder();
  const { child, address } = await start(data, '0');
  const ada = await Visitor.named(address, 'Ada');
  const told = async (): Promise<DailySeeds> => (await ada.ask<DailySeeds>('GET', '/api/daily')).body;
  const { date, seed } = (await told()).challenges.findLast(one => one.game === 'loop' && one.seed !== null)!;
  const rules = gameById('loop')!;
  const { options, seats } = settingOf({ date, game: 'loop' });
  const parsed = parseOptions(rules.options, options) as object;
  const match = new Match(rules, { options: parsed, seats, seed: seed! });
  for (const seat of [0, 1]) if (match.decider !== undefined) match.leave(seat);
  const sent = await ada.ask<DailyBoard>('POST', '/api/daily/loop', { date, attempt: 1, log: match.log({}) });
  expect(sent.body.you).toMatchObject({ name: 'Ada', isFirst: true });
  const gone = ended(child);
  child.kill('SIGKILL');
  await gone;
  await start(data, new URL(address).port);
  const { body } = await ada.ask<DailyBoard>('GET', `/api/daily/loop/${date}`);
  expect([body.all, body.you]).toEqual([1, sent.body.you]);
  expect((await told()).challenges.find(one => one.seed === seed)).toBeDefined();
});
