import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { parseArguments } from './arguments.ts';

const MAIN = join(import.meta.dirname, 'main.ts');

const client = mkdtempSync(join(tmpdir(), 'tessera-client-'));
writeFileSync(join(client, 'index.html'), '<title>Tessera</title>');
writeFileSync(join(client, 'large.bin'), Buffer.alloc(32_000_000));
afterAll(() => rmSync(client, { recursive: true }));

const children: ChildProcess[] = [];
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
});

/** Runs the server and collects its output until it ends or prints its address. */
function start(
  ...args: string[]
): Promise<{ code: number | null; out: string; err: string; child: ChildProcess }> {
  const child = spawn(process.execPath, [MAIN, '--data', join(client, 'data'), ...args]);
  children.push(child);
  let [out, err] = ['', ''];
  return new Promise(resolve => {
    child.stdout.on('data', chunk => {
      out += chunk;
      if (out.includes('Press Ctrl+C')) resolve({ code: null, out, err, child });
    });
    child.stderr.on('data', chunk => {
      err += chunk;
    });
    child.on('close', code => resolve({ code, out, err, child }));
  });
}

describe('arguments', () => {
  test('are parsed, with loopback as the default', () => {
    expect(parseArguments([])).toEqual({
      port: 4400,
      host: '127.0.0.1',
      open: false,
      help: false,
      data: 'data',
      name: [],
      proxy: false,
      unlimited: false,
      retention: { finished: undefined, gathering: 30, guests: 400 },
    });
    expect(parseArguments(['--port', '0', '--host', '::1', '--open', '--client', 'dist'])).toMatchObject({
      port: 0,
      host: '::1',
      open: true,
      client: 'dist',
    });
  });

  test('the database can come from the environment, where no process list shows its password', () => {
    const env = { TESSERA_DATABASE: 'postgres://ann:secret@db/tessera' };
    expect(parseArguments([], env).database).toBe(env.TESSERA_DATABASE);
    expect(parseArguments(['--database', 'postgres://db/other'], env).database).toBe('postgres://db/other');
    expect(parseArguments(['--data', 'here'], env).database).toBe(env.TESSERA_DATABASE);
    expect(parseArguments([], { TESSERA_DATABASE: '' }).database).toBeUndefined();
  });

  test.each([
    ['--port', 'abc'],
    ['--port', '70000'],
    ['--port', '-1'],
    ['--port', '1e3'],
    ['--port', ''],
    ['--host', ''],
    ['--data', ''],
    ['--prot', '1'],
    ['extra'],
  ])('are refused: %s %s', (...args) => {
    expect(() => parseArguments(args)).toThrow();
  });

  test.each([
    ['--port', 'abc', /^--port must be a number from 0 to 65535, not "abc"\.$/],
    ['--host', '', /^--host must name an address such as 127\.0\.0\.1\.$/],
    ['--prot', '1', /^Unknown option '--prot'/],
  ])('are refused in words: %s "%s"', (flag, value, words) => {
    expect(() => parseArguments([flag, value])).toThrow(words);
  });
});

describe('the process', () => {
  let busy: Server;
  let port = 0;
  beforeAll(async () => {
    busy = createServer().listen(0, '127.0.0.1');
    await new Promise(resolve => busy.once('listening', resolve));
    port = (busy.address() as { port: number }).port;
  });
  afterAll(() => {
    busy.close();
  });

  test('prints its address and answers there', async () => {
    const { out, err } = await start('--port', '0', '--client', client);
    const address = /^Tessera is at (http:\/\/127\.0\.0\.1:\d+)\nPress Ctrl\+C to stop\.\n$/.exec(out)?.[1];
    expect((await fetch(`${address}/health`)).status).toBe(200);
    expect(err).toBe('');
  });

  test('a refused argument is one sentence and exit code 2', async () => {
    const { code, out, err } = await start('--prot', '1');
    expect([code, out]).toEqual([2, '']);
    expect(err).toMatch(/^tessera: Unknown option '--prot'.* See npm start -- --help\.\n$/);
  });

  test('a port in use is one sentence and exit code 1', async () => {
    const { code, out, err } = await start('--port', String(port), '--client', client);
    expect([code, out]).toEqual([1, '']);
    expect(err).toBe(
      `tessera: Port ${port} on 127.0.0.1 is in use by another program; choose one with npm start -- --port 5000.\n`,
    );
  });

  test('an address of another machine is one sentence and exit code 1', async () => {
    const { code, out, err } = await start('--port', '0', '--host', '192.0.2.1', '--client', client);
    expect([code, out]).toEqual([1, '']);
    expect(err).toBe(
      'tessera: Port 0 on 192.0.2.1 cannot be reached: --host names no address of this machine.\n',
    );
  });

  test('a client that was not built is one sentence and exit code 1', async () => {
    const { code, out, err } = await start('--port', '0', '--client', join(client, 'nowhere'));
    expect([code, out, err]).toEqual([1, '', 'tessera: The web client is not built: run npm start.\n']);
  });
});

describe('Ctrl+C', () => {
  /** Opens a connection, sends a text, and waits until it is sent, or for the first bytes of a response. */
  function hold(port: number, host: string, text: string, isAnswered: boolean): Promise<void> {
    const socket = connect(port, host);
    socket.on('error', () => {}); // the server will reset it
    return new Promise(resolve => {
      if (!isAnswered) return socket.write(text, () => resolve());
      socket.once('data', () => resolve(void socket.pause()));
      return socket.write(text);
    });
  }

  /** Windows has no signals: there the process is terminated at once. */
  const END = process.platform === 'win32' ? { code: null, isSignal: true } : { code: 0, isSignal: false };

  test.each([
    ['SIGTERM', '127.0.0.1'],
    ['SIGINT', 'localhost'],
  ] as const)('(%s, on %s) ends it within three seconds whatever is open', async (signal, host) => {
    const { child, out } = await start('--port', '0', '--host', host, '--client', client);
    const urls = [...out.matchAll(/http:\S+/g)].map(([url]) => new URL(url));
    for (const { hostname, port } of urls) {
      const address = hostname.replace(/[[\]]/g, '');
      const get = (path: string): string => `GET ${path} HTTP/1.1\r\nhost: ${host}\r\n`;
      const post =
        'POST / HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: 9\r\n\r\n{';
      await hold(Number(port), address, `${get('/')}\r\n`, true); // idle, kept alive
      await hold(Number(port), address, `${get('/large.bin')}\r\n`, true); // never reads the response
      await hold(Number(port), address, get('/'), false); // half a request head
      await hold(Number(port), address, post, false); // half a request body
      await hold(Number(port), address, '', false); // silent
      // Connections are accepted in order: once this one is answered, the earlier ones are open.
      await (await fetch(`http://${hostname}:${port}/health`)).text();
    }
    const ended = new Promise(resolve =>
      child.once('close', (code, by) => resolve({ code, isSignal: by !== null })),
    );
    const asked = performance.now();
    child.kill(signal);
    expect(await ended).toEqual(END);
    expect(performance.now() - asked).toBeLessThan(3000);
  });
});
