import { PassThrough } from 'node:stream';
import { GAME_IDS, gameById } from '@tessera/games';
import { Table, type TableRecord } from '@tessera/table';
import type { NewTable } from '@tessera/wire';
import { expect, onTestFinished, test } from 'vitest';
import { createApp } from '../src/app.ts';
import { BotPool } from '../src/bots/pool.ts';
import { openStore } from '../src/store/openStore.ts';
import { serveTables } from '../src/tables.ts';
import { addressOf, begun, CLIENT, openTable, playOn, tablesStage, Visitor } from './stage.ts';

test.each(GAME_IDS)(
  'at a table of %s everybody gets their own view, and no secret of anybody',
  async game => {
    const { address, store } = await tablesStage();
    const wanted: Partial<NewTable> = { game, entropy: 'luck of Ada' };
    const { id, seats, visitors } = await begun(address, wanted);
    const watcher = await openTable(new Visitor(address), id);
    const frames: string[] = [];
    for (const { line } of [...seats, watcher]) line.socket.on('message', data => frames.push(String(data)));
    await playOn(seats, 4);
    const other = seats.find(({ table }) => table.standing?.toAct !== table.you)!;
    await other.do({ do: 'plan', moves: ['my secret plan'], isOrder: false });
    const records = (await store.loadAll(id)) as readonly TableRecord[];
    const world = { game: gameById, levels: () => [], keeper: () => '', downtime: () => 0 };
    const table = Table.load(records, world);
    const guests = [...visitors.map(({ me }) => me.id), null];
    for (const [i, { table: shown }] of [...seats, watcher].entries()) {
      const own = table.own(table.eyesOf(guests[i]!));
      expect(shown.standing).toEqual(JSON.parse(JSON.stringify(own.standing)));
    }
    expect(other.table.plan).toEqual({ moves: ['my secret plan'], isOrder: false });
    expect(frames.filter(frame => frame.includes('my secret plan'))).toHaveLength(1);
    const { secret } = records[0] as Extract<TableRecord, { kind: 'created' }>;
    for (const canary of [
      secret,
      ...visitors.map(({ me }) => me.id),
      ...visitors.map(({ cookie }) => cookie!),
    ])
      expect(frames.some(frame => frame.includes(canary))).toBe(false);
  },
);

test('an error log names the route, and nothing that was sent', async () => {
  const store = await openStore('sqlite::memory:');
  const failing = Object.assign(Object.create(store), { lobby: () => Promise.reject(new Error('no disk')) });
  const log = new PassThrough();
  const bots = new BotPool();
  const app = await createApp(CLIENT, { log });
  const tables = await serveTables(app, { store: failing, bots });
  await app.listen({ port: 0, host: '127.0.0.1' });
  onTestFinished(async () => {
    await tables.stop();
    await app.close();
    await store.close();
  });
  const ada = await Visitor.named(addressOf(app.server), 'Ada');
  const { key } = (await ada.ask<{ key: string }>('POST', '/api/me/link')).body;
  await fetch(`${ada.address}/me/${key}`, { headers: { cookie: ada.cookie! } });
  await ada.ask('POST', '/api/me/enter', { key });
  await ada.ask('POST', '/api/me/enter', { key: 'wrong' });
  const answer = await ada.ask('GET', '/api/tables?game=rift');
  expect(answer).toMatchObject({ status: 500, body: { code: 'broken' } });
  expect(answer.body.message).not.toContain('disk');
  const written = String(log.read());
  expect(written.trim().split('\n')).toHaveLength(1);
  expect(JSON.parse(written)).toMatchObject({ level: 50, err: { message: 'no disk' } });
  for (const secret of [key, ada.cookie!.split('.')[1]!, 'game=rift', 'Ada'])
    expect(written).not.toContain(secret);
});
