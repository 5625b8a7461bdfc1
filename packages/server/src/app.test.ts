import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { type IncomingHttpHeaders, request } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type AppOptions, createApp } from './app.ts';
import { servedAs } from './files.ts';
import { SECURITY_HEADERS } from './headers.ts';
import { isOurHost } from './hosts.ts';

const SECRET = 'not for visitors';
const SCRIPT = 'export const word = "tessera";\n'.repeat(50);
/** Larger than all socket buffers between server and client. */
const LARGE = Buffer.alloc(32_000_000);

const home = mkdtempSync(join(tmpdir(), 'tessera-server-'));
const folder = join(home, 'client');
afterAll(() => rmSync(home, { recursive: true }));

beforeAll(() => {
  for (const name of ['assets', '.git']) mkdirSync(join(folder, name), { recursive: true });
  mkdirSync(join(home, 'elsewhere'));
  const files = {
    'index.html': '<html lang="en"><title>Tessera</title>',
    'index.html.br': brotliCompressSync('<html lang="en"><title>Tessera</title>'),
    'assets/app-1234.js': SCRIPT,
    'assets/app-1234.js.br': brotliCompressSync(SCRIPT),
    'assets/app-1234.js.gz': gzipSync(SCRIPT),
    'assets/inter.woff2': 'font',
    'icon.svg': '<svg/>',
    'large.bin': LARGE,
    '.env': SECRET,
    '.git/config': SECRET,
    '../elsewhere/secret.js': SECRET,
    '../secret.js': SECRET,
  };
  for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content);
  // A junction: on Windows, symbolic links to files need a privilege.
  symlinkSync(join(home, 'elsewhere'), join(folder, 'linked'), 'junction');
  if (process.platform !== 'win32') symlinkSync(join(home, 'secret.js'), join(folder, 'secret.js'));
});

const running: FastifyInstance[] = [];
afterEach(async () => {
  for (const app of running.splice(0)) {
    app.server.closeAllConnections();
    await app.close();
  }
});

async function listen(options?: AppOptions): Promise<number> {
  const app = await createApp(folder, options);
  running.push(app);
  await app.listen({ port: 0, host: '127.0.0.1' });
  return (app.server.address() as AddressInfo).port;
}

interface Answer {
  readonly status: number | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** Raw request: `fetch` would normalize the path and the encodings. */
function ask(port: number, path: string, method = 'GET', headers = {}, body?: string): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const asked = request({ port, host: '127.0.0.1', path, method, headers, agent: false }, answer => {
      const chunks: Buffer[] = [];
      answer.on('data', chunk => chunks.push(chunk));
      answer.on('end', () =>
        resolve({ status: answer.statusCode, headers: answer.headers, body: Buffer.concat(chunks) }),
      );
    });
    asked.on('error', reject);
    asked.end(body);
  });
}

describe('files of the client', () => {
  test.each([
    ['/', 'text/html; charset=utf-8', 'no-cache'],
    ['/index.html', 'text/html; charset=utf-8', 'no-cache'],
    ['/match/abc?x=1', 'text/html; charset=utf-8', 'no-cache'],
    ['/rules/rift', 'text/html; charset=utf-8', 'no-cache'],
    ['/icon.svg', 'image/svg+xml; charset=utf-8', 'no-cache'],
    ['/assets/app-1234.js', 'text/javascript; charset=utf-8', 'max-age=31536000, immutable'],
    ['/assets/inter.woff2', 'font/woff2', 'max-age=31536000, immutable'],
    ['/health', 'application/json; charset=utf-8', undefined],
  ])('%s is served for GET and HEAD', async (path, type, caching) => {
    const port = await listen();
    const got = await ask(port, path);
    expect(got).toMatchObject({ status: 200, headers: { 'content-type': type } });
    expect(got.headers['cache-control']).toBe(caching);
    const head = await ask(port, path, 'HEAD');
    expect({ ...head.headers, date: '' }).toEqual({ ...got.headers, date: '' });
    expect(Number(head.headers['content-length'])).toBe(got.body.length);
    expect(head).toMatchObject({ status: 200, body: Buffer.alloc(0) });
  });

  test.each([
    ['/assets/gone.js', 'GET'],
    ['/assets/gone.js', 'HEAD'],
    ['/assets/app-1234.js.br', 'GET'],
    ['/match/abc', 'POST'],
    ['/match/abc', 'DELETE'],
  ])('%s is 404 for %s', async (path, method) => {
    expect(await ask(await listen(), path, method)).toMatchObject({ status: 404 });
  });

  test('a page is marked if its server has tables, compressed or not', async () => {
    const port = await listen({ hasTables: true });
    const page = await ask(port, '/online', 'GET', { 'accept-encoding': 'br' });
    expect(brotliDecompressSync(page.body).toString()).toContain('<html data-online lang="en">');
    expect((await ask(port, '/online')).body.toString()).toContain('<html data-online');
    expect((await ask(await listen(), '/')).body.toString()).not.toContain('data-online');
  });

  test('a client that is not built throws one sentence', async () => {
    await expect(createApp(join(home, 'nowhere'))).rejects.toThrow(
      'The web client is not built: run npm start.',
    );
    await expect(createApp(join(home, 'elsewhere'))).rejects.toThrow('not built');
    await expect(createApp(join(folder, 'icon.svg'))).rejects.toThrow('not built');
  });
});

describe('content negotiation', () => {
  const encoded = async (path: string, accepted: string): Promise<Answer> =>
    ask(await listen(), path, 'GET', { 'accept-encoding': accepted });

  test('serves brotli, gzip or identity', async () => {
    const brotli = await encoded('/assets/app-1234.js', 'gzip, deflate, br');
    expect(brotli.headers).toMatchObject({
      'content-encoding': 'br',
      'content-type': 'text/javascript; charset=utf-8',
      'content-length': String(brotliCompressSync(SCRIPT).length),
      vary: 'accept-encoding',
    });
    expect(brotliDecompressSync(brotli.body).toString()).toBe(SCRIPT);

    const gzip = await encoded('/assets/app-1234.js', 'br;q=0, gzip');
    expect(gzip.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'accept-encoding' });
    expect(gunzipSync(gzip.body).toString()).toBe(SCRIPT);

    const plain = await encoded('/assets/app-1234.js', '*;q=0');
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(plain.headers.vary).toBe('accept-encoding');
    expect(plain.body.toString()).toBe(SCRIPT);
  });

  test('applies to routes of the client', async () => {
    const page = await encoded('/match/abc', 'br');
    expect(page.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(page.body).toString()).toContain('Tessera');
  });

  test('serves a file without a gzip sibling uncompressed to clients without brotli', async () => {
    const page = await encoded('/', 'gzip');
    expect(page.headers['content-encoding']).toBeUndefined();
    expect(page.body.toString()).toContain('Tessera');
  });

  test('serves a file without siblings uncompressed', async () => {
    const icon = await encoded('/icon.svg', 'br, gzip');
    expect(icon.headers['content-encoding']).toBeUndefined();
    expect(icon.headers.vary).toBeUndefined();
  });

  test('answers a conditional request with 304', async () => {
    const port = await listen();
    const get = (headers: Record<string, string>): Promise<Answer> =>
      ask(port, '/assets/app-1234.js', 'GET', headers);
    const [brotli, plain] = [await get({ 'accept-encoding': 'br' }), await get({})];
    const etag = brotli.headers.etag as string;
    expect(etag).not.toBe(plain.headers.etag);
    for (const tags of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
      const again = await get({ 'accept-encoding': 'br', 'if-none-match': tags });
      expect(again).toMatchObject({ status: 304, headers: { etag, vary: 'accept-encoding' } });
      expect(again.body).toHaveLength(0);
    }
    expect(await get({ 'if-none-match': etag })).toMatchObject({ status: 200 });
  });
});

describe('requests for anything but the client', () => {
  test.each([
    '/.env',
    '/%2eenv',
    '/.git/config',
    '/%2egit%2fconfig',
    '/linked/secret.js',
    '/secret.js',
    '/../secret.js',
    '/assets/../../secret.js',
    '/..%2fsecret.js',
    '/%2e%2e/secret.js',
    '/%2e%2e%2fsecret.js',
    '/..%5csecret.js',
    '/..\\secret.js',
    '/....//secret.js',
    '/..%2f..%2f..%2f..%2fetc%2fpasswd',
    '/assets/%00/secret.js',
    '//secret.js',
  ])('are refused: %s', async path => {
    const { status, body } = await ask(await listen(), path);
    expect(status).toBe(404);
    expect(body.toString()).toBe('There is nothing here.');
  });
});

describe('security headers', () => {
  const EXPECTED = {
    'content-security-policy': expect.stringContaining(
      "default-src 'self';object-src 'none';form-action 'self';frame-ancestors 'none';base-uri 'none'",
    ),
    'cross-origin-resource-policy': 'same-origin',
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
  };

  test.each([
    ['a page', 200, '/', 'GET', {}],
    ['its head', 200, '/', 'HEAD', {}],
    ['what is known', 304, '/', 'GET', { 'if-none-match': '*' }],
    ['what is missing', 404, '/gone.js', 'GET', {}],
    ['another method', 404, '/', 'POST', {}],
    ['a broken body', 400, '/', 'POST', { 'content-type': 'application/json' }],
    ['a broken address', 400, '/%E0', 'GET', {}],
    ['another name', 421, '/', 'GET', { host: 'rebound.example' }],
  ])('are sent with %s (%i)', async (_name, status, path, method, headers) => {
    const answer = await ask(
      await listen(),
      path,
      method,
      headers,
      'content-type' in headers ? '{' : undefined,
    );
    expect(answer).toMatchObject({ status, headers: EXPECTED });
  });

  test.each(['/', '/match/abc', '/gone.js'])('of documents are sent with %s', async path => {
    const { headers } = await ask(await listen(), path);
    expect(headers['cross-origin-opener-policy']).toBe('same-origin');
    expect(headers['permissions-policy']).toContain('camera=(),');
    expect(headers['content-security-policy']).toMatch(
      /;style-src 'self' 'unsafe-inline';img-src 'self' data:$/,
    );
  });

  test('of a script hold the policy for its worker, and no more', async () => {
    const { headers } = await ask(await listen(), '/assets/app-1234.js', 'GET', { 'accept-encoding': 'br' });
    expect(headers).toMatchObject({ ...EXPECTED, 'content-security-policy': "default-src 'self'" });
    expect(headers['permissions-policy']).toBeUndefined();
  });

  test('of a page allow its inline scripts by hash, and no others', async () => {
    const [early, late] = ["addEventListener('error', () => {})", 'let a = 1;\nlet b = 2;'];
    const html = `<html><script>${early}</script><script type="module" src="/a.js"></script><script>${late}</script>`;
    const client = new Map([['/index.html', servedAs('/index.html', Buffer.from(html), new Map())]]);
    const app = await createApp(client, { hasTables: true });
    running.push(app);
    const policyOf = async (url: string) =>
      (await app.inject({ url, headers: { host: 'localhost' } })).headers['content-security-policy'];
    const hashes = [early, late].map(
      text => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
    );
    for (const url of ['/', '/match/abc', '/index.html'])
      expect(await policyOf(url)).toMatch(
        new RegExp(`;script-src 'self' ${RegExp.escape(hashes.join(' '))}$`),
      );
    expect(await policyOf('/gone.js')).not.toContain('script-src');
  });

  test.each([
    ['what is not HTTP', 'nonsense\r\n\r\n', 400],
    ['a head without end', `GET / HTTP/1.1\r\nhost: localhost\r\nx: ${'x'.repeat(100_000)}`, 431],
  ])('are sent with the refusal of %s', async (_name, text, status) => {
    const said = await talk(await listen(), text).ended;
    expect(said).toContain(`HTTP/1.1 ${status} `);
    for (const [name, value] of Object.entries(SECURITY_HEADERS))
      expect(said).toContain(`\r\n${name}: ${value}\r\n`);
  });
});

describe('the Host header', () => {
  test.each([
    'localhost',
    'LOCALHOST:4400',
    '127.0.0.1:4400',
    '[::1]:4400',
    '192.168.1.20',
    'table.example',
    'TABLE.EXAMPLE:80',
  ])('%s is accepted', host => {
    expect(isOurHost(host, ['Table.Example'])).toBe(true);
  });

  test.each([
    undefined,
    '',
    'rebound.example',
    'localhost.rebound.example',
    '127.0.0.1.rebound.example',
    'user@127.0.0.1',
    '127.0.0.1/..',
    '[rebound.example]',
    'localhost:port',
  ])('%s is refused', host => {
    expect(isOurHost(host, ['Table.Example'])).toBe(false);
  });

  test('of another server gets 421 and no file', async () => {
    const port = await listen({ hosts: ['table.example'] });
    expect((await ask(port, '/', 'GET', { host: 'table.example' })).status).toBe(200);
    const refused = await ask(port, '/assets/app-1234.js', 'GET', { host: 'rebound.example' });
    expect(refused).toMatchObject({ status: 421 });
    expect(refused.body.toString()).toBe('This server does not go by that name.');
  });
});

/** A raw connection and everything received on it. */
function talk(port: number, text: string): { readonly socket: Socket; readonly ended: Promise<string> } {
  const socket = connect(port, '127.0.0.1', () => socket.write(text));
  const ended = new Promise<string>(resolve => {
    let said = '';
    socket.on('data', chunk => {
      said += chunk;
    });
    socket.on('error', () => {}); // the server may reset it
    socket.on('close', () => resolve(said));
  });
  return { socket, ended };
}

describe('timeouts', () => {
  const timeouts = { head: 200, request: 400, silence: 600 };
  const HEAD = 'GET / HTTP/1.1\r\nhost: localhost\r\n';

  test.each([
    ['the head of a request', HEAD],
    [
      'its body',
      'POST / HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: 9\r\n\r\n{',
    ],
    [
      'a body in chunks',
      'POST / HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ntransfer-encoding: chunked\r\n\r\n1\r\n{\r\n',
    ],
  ])('end a request without the rest of %s', async (_name, text) => {
    const { ended } = talk(await listen({ timeouts }), text);
    expect(await ended).toMatch(/^HTTP\/1\.1 408 /);
  });

  test('end a silent connection', async () => {
    expect(await talk(await listen({ timeouts }), '').ended).toMatch(/^HTTP\/1\.1 408 /);
  });

  test('end a connection that does not read the response', async () => {
    const port = await listen({ timeouts });
    const { socket } = talk(port, `${HEAD.replace('/', '/large.bin')}\r\n`);
    await new Promise(resolve => socket.once('data', resolve));
    socket.pause();
    const server = running[0]!.server;
    const open = (): Promise<number> =>
      new Promise((resolve, reject) =>
        server.getConnections((error, count) => (error ? reject(error) : resolve(count))),
      );
    await expect.poll(open, { timeout: 10_000 }).toBe(0);
    socket.destroy();
  });

  test('do not affect a slow request within the limits', async () => {
    const { socket, ended } = talk(await listen({ timeouts }), HEAD);
    socket.once('connect', () => socket.write('connection: close\r\n\r\n'));
    expect(await ended).toMatch(/^HTTP\/1\.1 200 [\s\S]*Tessera/);
  });
});
