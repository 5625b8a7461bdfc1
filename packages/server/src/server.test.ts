import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createApp } from './app.ts';
import { parseArguments } from './arguments.ts';

const MAIN = join(import.meta.dirname, 'main.ts');

/** Runs the server and gathers what it says until it ends or says where it listens. */
function start(
  ...args: string[]
): Promise<{ code: number | null; out: string; err: string; child: ChildProcess }> {
  const child = spawn(process.execPath, [MAIN, ...args]);
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
  test('are read, with loopback as the default', () => {
    expect(parseArguments([])).toEqual({ port: 4400, host: '127.0.0.1', open: false, help: false });
    expect(parseArguments(['--port', '0', '--host', '::1', '--open'])).toMatchObject({
      port: 0,
      host: '::1',
      open: true,
    });
  });

  test.each([
    ['--port', 'abc'],
    ['--port', '70000'],
    ['--port', '-1'],
    ['--host', ''],
    ['--prot', '1'],
    ['extra'],
  ])('are refused: %s %s', (...args) => {
    expect(() => parseArguments(args)).toThrow();
  });
});

describe('the files', () => {
  const folder = mkdtempSync(join(tmpdir(), 'tessera-client-'));
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), '<title>Tessera</title>');
  writeFileSync(join(folder, 'assets', 'app-1234.js'), 'void 0');
  afterAll(() => rmSync(folder, { recursive: true }));

  test('are served with a policy and the right caching', async () => {
    const app = await createApp(folder);
    const page = await app.inject('/');
    expect(page.body).toContain('Tessera');
    expect(page.headers['content-security-policy']).toContain("default-src 'self'");
    expect(page.headers['cache-control']).toBe('no-cache');
    expect((await app.inject('/assets/app-1234.js')).headers['cache-control']).toContain('immutable');
  });

  test('pages of the client fall back to it; missing files, other methods and climbing out do not', async () => {
    const app = await createApp(folder);
    expect((await app.inject('/match/abc?x=1')).body).toContain('Tessera');
    expect((await app.inject('/assets/gone.js')).statusCode).toBe(404);
    expect((await app.inject({ method: 'POST', url: '/match/abc' })).statusCode).toBe(404);
    const climbed = await app.inject('/..%2f..%2fpackage.json');
    expect(climbed.statusCode).toBeGreaterThanOrEqual(400);
    expect((await app.inject('/health')).json()).toEqual({ status: 'ok' });
  });

  test('a client that was not built is a sentence', async () => {
    await expect(createApp(join(folder, 'nowhere'))).rejects.toThrow('not built');
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

  test('says where it is, answers there, and stops when asked', async () => {
    const { child, out } = await start('--port', '0');
    const address = /http:\S+/.exec(out)?.[0] as string;
    expect(new URL(address).hostname).toBe('127.0.0.1');
    expect((await fetch(`${address}/health`)).status).toBe(200);
    const ended = new Promise(resolve => child.once('close', resolve));
    child.kill('SIGTERM');
    expect(await ended).toBe(0);
  });

  test('a port in use is one sentence and exit code 1', async () => {
    const { code, err } = await start('--port', String(port));
    expect(code).toBe(1);
    expect(err).toBe(
      `tessera: Port ${port} on 127.0.0.1 is in use by another program; choose one with npm start -- --port 5000.\n`,
    );
  });

  test('an unknown flag is one sentence and exit code 2', async () => {
    const { code, err } = await start('--prot', '1');
    expect(code).toBe(2);
    expect(err.trim().split('\n')).toHaveLength(1);
  });
});
