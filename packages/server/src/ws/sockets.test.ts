import { connect, type Socket } from 'node:net';
import { rift } from '@tessera/games/rift';
import { type ClientMessage, OLDEST_PAGE, WIRE } from '@tessera/wire';
import type { FastifyInstance } from 'fastify';
import { afterEach, describe, expect, test } from 'vitest';
import { addressOf, CLIENT, type Line, Visitor } from '../../test/stage.ts';
import { createApp } from '../app.ts';
import { Identities } from '../identity/identities.ts';
import { Signer } from '../identity/signer.ts';
import { LIMITS, type Limits } from '../limits/limits.ts';
import type { KnownGuest } from '../store/types.ts';
import type { Connection } from './connection.ts';
import { serveSockets } from './sockets.ts';

const ANY_RULES = { tesseract: expect.any(Number), quantum: expect.any(Number), loop: expect.any(Number) };
const ADA: KnownGuest = { id: 'ada', name: 'Ada', session: 0, sanctions: {} };
const KEY = 'a key';
const signer = new Signer(KEY);
const COOKIE = `tessera=${signer.sign(ADA.id)}`;
const TABLE = 'table-1';
const running: FastifyInstance[] = [];
const lines: Line[] = [];
afterEach(async () => {
  for (const line of lines.splice(0)) line.socket.terminate();
  for (const app of running.splice(0)) await app.close();
});

async function stage(limits: Limits = LIMITS, probeMs = 60_000) {
  const guests = { find: async (id: string) => (id === ADA.id ? ADA : undefined), see: async () => {} };
  const store = { guests, secret: async (name: string) => (name === 'cookies' ? KEY : '[]') };
  const heard: [Connection, ClientMessage][] = [];
  const gone: Connection[] = [];
  const app = await createApp(CLIENT, { hosts: ['table.example'] });
  running.push(app);
  const sockets = serveSockets(
    app,
    {
      identities: await Identities.open(store as never, () => 0),
      now: () => 0,
      limits,
      isProxied: false,
      hosts: ['table.example'],
      probeMs,
    },
    {
      hear: (connection, message) => void heard.push([connection, message]),
      gone: connection => void gone.push(connection),
    },
  );
  await app.listen({ port: 0, host: '127.0.0.1' });
  const address = addressOf(app.server);
  const open = async (cookie?: string, headers?: Record<string, string>): Promise<Line> => {
    const line = await new Visitor(address, cookie).connect(headers);
    lines.push(line);
    return line;
  };
  return { address, app, gone, heard, open, sockets };
}

describe('admission of sockets', () => {
  test('recognizes a guest by the cookie, and admits anybody else as a watcher', async () => {
    const { heard, open } = await stage();
    for (const cookie of [COOKIE, undefined, `${COOKIE}x`]) {
      const line = await open(cookie);
      line.say({ type: 'close', table: TABLE });
      line.say({ type: 'beat' });
      await line.next('beat');
    }
    expect(heard.map(([{ guest }, message]) => [guest, message.type])).toEqual([
      [ADA, 'close'],
      [undefined, 'close'],
      [undefined, 'close'],
    ]);
  });

  test.each([
    ['a page of another site', { origin: 'http://evil.example' }, 403],
    ['a page without an origin', { origin: 'null' }, 403],
    ['a request that was sent across', { 'sec-fetch-site': 'cross-site' }, 403],
    ['another name', { host: 'rebound.example' }, 421],
  ])('refuses %s', async (_name, headers, status) => {
    const { open, sockets } = await stage();
    expect(await (await open(COOKIE, headers as Record<string, string>)).closed).toBe(status);
    expect(sockets.connections.size).toBe(0);
  });

  test('admits our own pages under any of our names', async () => {
    const { open, sockets, address } = await stage();
    await open(COOKIE, { origin: address });
    await open(COOKIE, { origin: 'https://table.example', host: 'table.example' });
    expect(sockets.connections.size).toBe(2);
  });

  test('greets only clients that state their version', async () => {
    const { address } = await stage();
    const hear = (path: string): Promise<unknown> =>
      new Promise((resolve, reject) => {
        const socket = new WebSocket(address.replace('http', 'ws') + path);
        socket.onmessage = ({ data }) => {
          resolve(JSON.parse(data));
          socket.close();
        };
        socket.onerror = reject;
        socket.onopen = () => socket.send('{"type":"beat"}');
      });
    expect(await hear('/api/socket?wire=1')).toEqual({
      type: 'hello',
      wire: WIRE,
      oldest: OLDEST_PAGE,
      rules: { rift: rift.rulesVersion, ...ANY_RULES },
    });
    expect(await hear('/api/socket')).toEqual({ type: 'beat' });
  });

  test('refuses more sockets than the quota', async () => {
    const { open } = await stage({ ...LIMITS, sockets: { all: 3, perAddress: 100, perGuest: 1 } });
    const first = await open(COOKIE);
    expect(await (await open(COOKIE)).closed).toBe(4001);
    await open();
    await open();
    expect(await (await open()).closed).toBe(503);
    first.socket.close();
    await first.closed;
    await expect.poll(async () => (await open()).socket.readyState).toBe(1);
    const { open: another } = await stage({ ...LIMITS, sockets: { all: 3, perAddress: 1, perGuest: 9 } });
    await another();
    expect(await (await another()).closed).toBe(429);
  });
});

describe('malformed messages', () => {
  test.each([
    ['no JSON', 'hello', 'garbage', 'not JSON'],
    ['nothing', '', 'garbage', 'not JSON'],
    ['bytes', Buffer.from([0, 255, 7]), 'garbage', 'not text'],
    ['a list', '[]', 'garbage', expect.any(String)],
    ['an unknown type', '{"type":"hack"}', 'garbage', expect.stringContaining('type')],
    ['a field too many', '{"type":"beat","x":1}', 'garbage', expect.any(String)],
    ['a prototype', '{"type":"beat","__proto__":{"x":1}}', 'garbage', expect.any(String)],
    ['a depth', '['.repeat(30_000), 'garbage', 'not JSON'],
    ['too much', `{"type":"beat","x":"${'x'.repeat(40_000)}"}`, 'tooLarge', undefined],
  ])('%s gets one typed problem, and the socket stays open', async (_name, text, code, detail) => {
    const { heard, open } = await stage();
    const line = await open(COOKIE);
    line.say(text as string);
    line.say({ type: 'beat' });
    await line.next('beat');
    expect(line.said).toEqual([{ type: 'problem', code, ...(detail !== undefined && { detail }) }]);
    expect(heard).toEqual([]);
  });

  test('an unknown message of a newer client is answered with its key', async () => {
    const { heard, open } = await stage();
    const line = await open(COOKIE);
    line.say({ type: 'do', table: TABLE, key: 'k1', command: { do: 'dance' } } as never);
    line.say({ type: 'legal', table: TABLE, key: 'k2', isNew: true } as never);
    line.say({ type: 'legal', table: TABLE, key: 'no key at all' } as never);
    line.say({ type: 'beat' });
    await line.next('beat');
    expect(line.said.map(said => [said.type, 'key' in said ? said.key : undefined])).toEqual([
      ['problem', 'k1'],
      ['problem', 'k2'],
      ['problem', undefined],
    ]);
    expect(heard).toEqual([]);
  });

  test('an oversized frame closes the socket', async () => {
    const { open } = await stage();
    const line = await open(COOKIE);
    line.say('x'.repeat(300_000));
    expect(await line.closed).toBe(1009);
  });
});

describe('the end of a socket', () => {
  test('a client over the rate limit is warned, and finally disconnected', async () => {
    const { heard, open } = await stage({ ...LIMITS, messages: { burst: 3, perSecond: 0 } });
    const line = await open(COOKIE);
    for (let n = 0; n < 250; n++) line.say({ type: 'close', table: TABLE });
    expect(await line.closed).toBe(1008);
    expect(heard).toHaveLength(3);
    expect(line.said).toHaveLength(200);
    expect(new Set(line.said.map(said => 'code' in said && said.code))).toEqual(new Set(['tooFast']));
  });

  test('a dead connection is detected by pings', async () => {
    const { gone, open, sockets } = await stage();
    const here = await open(COOKIE);
    const half = await open(COOKIE);
    half.socket.pause(); // never answers pings
    for (let round = 0; round < 3; round++) {
      const pinged = new Promise(resolve => here.socket.once('ping', resolve));
      for (const connection of sockets.connections) connection.probe();
      await pinged;
      here.say({ type: 'beat' }); // arrives after the pong
      await here.next('beat');
    }
    expect(gone).toHaveLength(1);
    expect(sockets.connections.size).toBe(1);
  });

  test('a client that sends a message byte by byte is disconnected', async () => {
    const { address, gone } = await stage(LIMITS, 200);
    const raw = await rawSocket(address);
    const dripping = setInterval(() => raw.write(Buffer.from([0])), 10);
    raw.write(Buffer.from([0x81, 0xfe, 0x20, 0x00, 1, 2, 3, 4])); // header of a text frame of 8192 bytes
    await new Promise(resolve => raw.once('close', resolve));
    clearInterval(dripping);
    await expect.poll(() => gone.length).toBe(1);
  });

  test('a client that does not read is disconnected, without affecting others', async () => {
    const { gone, heard, open, sockets } = await stage();
    const [slow, fast] = [await open(), await open(COOKIE)];
    slow.socket.pause();
    fast.say({ type: 'close', table: TABLE });
    await expect.poll(() => heard.length).toBe(1);
    const words = JSON.stringify({ type: 'answer', key: 'k', value: 'x'.repeat(100_000) });
    await expect
      .poll(() => {
        for (const one of sockets.connections) one.send(words);
        return gone.length;
      })
      .toBe(1);
    await fast.next('answer');
    expect(sockets.connections.size).toBe(1);
  });

  test('clients are notified when the server stops', async () => {
    const { open, sockets } = await stage();
    const line = await open(COOKIE);
    sockets.stop();
    expect(await line.next('problem')).toEqual({ type: 'problem', code: 'stopping' });
    expect(await line.closed).toBe(1001);
  });
});

/** A raw handshake, to send bytes that no client would. */
function rawSocket(address: string): Promise<Socket> {
  const { port, host } = new URL(address);
  const socket = connect(Number(port), '127.0.0.1');
  socket.write(
    `GET /api/socket HTTP/1.1\r\nhost: ${host}\r\nconnection: Upgrade\r\nupgrade: websocket\r\nsec-websocket-version: 13\r\nsec-websocket-key: ${Buffer.alloc(16).toString('base64')}\r\n\r\n`,
  );
  socket.on('error', () => {});
  return new Promise(resolve => socket.once('data', () => resolve(socket)));
}
