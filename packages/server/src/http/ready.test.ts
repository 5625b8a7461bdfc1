import { randomUUID } from 'node:crypto';
import { type AddressInfo, createServer, connect as dial, type Socket } from 'node:net';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, onTestFinished, test } from 'vitest';
import { freshPostgres } from '../../test/databases.ts';
import { begun, openTable, RIFT, tablesStage, Visitor } from '../../test/stage.ts';
import { temporaryFolder } from '../../test/stores.ts';
import { HASTE } from '../../test/watched.ts';
import { openStore } from '../store/openStore.ts';
import { DISK, type Disk } from '../store/sqlite/disk.ts';
import { openLogged } from '../store/sqlite/loggedCore.ts';
import { storeBeside } from '../store/sqlite/open.ts';

interface Ready {
  readonly status: string;
  readonly reason?: string;
  readonly message?: string;
}

const ready = async (address: string) => {
  const { status, body } = await new Visitor(address).ask<Ready>('GET', '/ready');
  return { status, ...(body.reason && { reason: body.reason }) };
};
const READY = { status: 200 };

/** A server whose write-ahead log is on a disk with failing calls. */
async function stageOn(faults: Partial<Record<keyof Disk, string>>) {
  const path = join(temporaryFolder(), 'tessera.db');
  const failing = <K extends keyof Disk>(call: K) =>
    ((...args: unknown[]) => {
      const code = faults[call];
      // Fails preallocation, not writes into preallocated room.
      const isForRoom = call !== 'write' || (args[1] as Buffer)[args[2] as number] === 0;
      if (code && isForRoom) throw Object.assign(new Error(code), { code });
      return (DISK[call] as (...args: unknown[]) => unknown)(...args);
    }) as Disk[K];
  const disk: Disk = { ...DISK, write: failing('write'), sync: failing('sync') };
  const sizes = { file: 1_000_000, room: 16_384 };
  const store = await storeBeside(await openLogged(path), path, HASTE, { disk, sizes });
  return { ...(await tablesStage({ store })), path };
}

describe('/ready', () => {
  test('is 200 while moves can be stored; /health always is', async () => {
    const { address, tables } = await tablesStage();
    expect(await ready(address)).toEqual(READY);
    expect(await new Visitor(address).ask('GET', '/health')).toMatchObject({ status: 200 });
    void tables.stop();
    expect(await ready(address)).toEqual({ status: 503, reason: 'stopping' });
  });

  test('is 503 on a full disk, and players are told why; 200 again with room, without a move', async () => {
    const faults: Partial<Record<keyof Disk, string>> = {};
    const { address } = await stageOn(faults);
    const { id, seats, visitors } = await begun(address);
    const say = () =>
      visitors[0]!.ask('POST', `/api/tables/${id}/do`, {
        key: randomUUID(),
        command: { do: 'chat', text: 'hello '.repeat(60) },
      });
    faults.write = 'ENOSPC';
    // Moves are stored until the preallocated room is used up.
    let answer = await say();
    for (let said = 0; said < 200 && answer.status === 200; said++) answer = await say();
    expect(answer).toMatchObject({
      status: 503,
      body: {
        code: 'busy',
        message: 'The disk of this server is full: nothing can be stored until there is room again.',
        refusal: { code: 'busy', params: { reason: 'full' } },
      },
    });
    expect(await ready(address)).toEqual({ status: 503, reason: 'full' });
    seats[0]!.line.say({ type: 'do', table: id, key: 'two', command: { do: 'chat', text: 'x'.repeat(400) } });
    expect(await seats[0]!.line.next('refused')).toMatchObject({
      refusal: { code: 'busy', params: { reason: 'full' } },
    });
    delete faults.write;
    await expect.poll(() => ready(address), { timeout: 5000 }).toEqual(READY);
    expect(await say()).toMatchObject({ status: 200 });
  });

  test('is 503 after a disk failure until a restart, and players are told so', async () => {
    const faults: Partial<Record<keyof Disk, string>> = {};
    const { address } = await stageOn(faults);
    const { id, seats } = await begun(address);
    faults.sync = 'EIO';
    seats[0]!.line.say({ type: 'do', table: id, key: 'one', command: { do: 'chat', text: 'hello' } });
    expect(await seats[0]!.line.next('refused')).toMatchObject({
      refusal: { code: 'busy', params: { reason: 'broken' } },
    });
    delete faults.sync;
    expect(await ready(address)).toEqual({ status: 503, reason: 'broken' });
  });

  test('is 503 while PostgreSQL is unreachable, and 200 afterwards, without a move', async () => {
    const proxy = await proxyTo(new URL(await freshPostgres()));
    const { address } = await tablesStage({ store: await openStore(proxy.url) });
    const visitor = await Visitor.named(address, 'Ada');
    expect(await ready(address)).toEqual(READY);
    proxy.cut();
    await expect
      .poll(() => ready(address), { timeout: 8000 })
      .toEqual({ status: 503, reason: 'unreachable' });
    expect(await visitor.ask('POST', '/api/tables', RIFT)).toMatchObject({
      status: 503,
      body: {
        code: 'busy',
        message: 'This server cannot reach its database: nothing can be stored until it can.',
      },
    });
    await proxy.mend();
    await expect.poll(() => ready(address), { timeout: 8000 }).toEqual(READY);
    expect(await visitor.ask('POST', '/api/tables', RIFT)).toMatchObject({ status: 201 });
  });
});

test('a damaged table is reported to its players, with the record in the log; other tables go on', async () => {
  const path = join(temporaryFolder(), 'tessera.db');
  const store = await storeBeside(await openLogged(path), path, HASTE);
  const faults: string[] = [];
  const { address } = await tablesStage({ store, idleMs: 30 }, app => {
    app.log.error = ((_: unknown, ...rest: unknown[]) => {
      faults.push(`${(_ as { err?: Error }).err?.message} ${rest.join(' ')}`);
    }) as typeof app.log.error;
  });
  const damaged = await begun(address);
  const whole = await begun(address);
  await store.seqs([]); // waits for the checkpoint
  using file = new DatabaseSync(path);
  file.exec(`update records set at = at + 1 where table_id = '${damaged.id}' and seq = 2`);
  file.exec(`delete from snapshots where table_id = '${damaged.id}'`);
  // The table is unloaded while nobody is there, and loaded again.
  for (const { line } of damaged.seats) line.socket.close();
  const visitor = damaged.visitors[0]!;
  await expect
    .poll(
      async () => {
        const line = await visitor.connect();
        line.say({ type: 'open', table: damaged.id, seq: 0 });
        const said = await line.when(one => (one.type === 'problem' || one.type === 'table') && one);
        line.socket.close();
        return said.type === 'problem' ? said.code : said.type;
      },
      { timeout: 5000 },
    )
    .toBe('damaged');
  expect(await visitor.ask('GET', `/api/tables/${damaged.id}/legal`)).toMatchObject({
    status: 500,
    body: { code: 'damaged', message: expect.stringContaining('is damaged') },
  });
  expect(faults.join('\n')).toContain(
    `The journal of table ${damaged.id} is damaged: record 2 is not what was written.`,
  );
  expect(await whole.seats[0]!.do({ do: 'chat', text: 'we go on' })).toBeTypeOf('number');
  expect((await openTable(whole.visitors[1]!, whole.id)).table.id).toBe(whole.id);
});

/** A proxy to a database whose connections can be cut. */
async function proxyTo(target: URL) {
  const sockets = new Set<Socket>();
  const server = createServer(socket => {
    const far = dial(Number(target.port), target.hostname);
    for (const one of [socket, far]) {
      sockets.add(one);
      one.on('error', () => {}).on('close', () => sockets.delete(one));
    }
    socket.pipe(far).pipe(socket);
  });
  const listen = (port: number) =>
    new Promise<void>(resolve => server.listen(port, '127.0.0.1', () => resolve()));
  await listen(0);
  const { port } = server.address() as AddressInfo;
  const cut = (): void => {
    server.close();
    for (const socket of sockets) socket.destroy();
  };
  onTestFinished(cut);
  const url = new URL(target);
  [url.hostname, url.port] = ['127.0.0.1', String(port)];
  return { url: url.href, cut, mend: () => listen(port) };
}
