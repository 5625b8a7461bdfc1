import { brotliCompressSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { DATABASES } from '../test/databases.ts';
import { opened } from '../test/stores.ts';
import { createApp } from './app.ts';
import { Archive } from './archive.ts';
import { contentOf, type Files, servedAs } from './files.ts';
import { openStore } from './store/openStore.ts';
import type { Builds, Store } from './store/types.ts';

/** A build whose assets contain its name. */
function build(name: string): Files {
  const script = Buffer.from(`export const build = '${name}';`.repeat(20));
  const br = new Map([['br', contentOf(brotliCompressSync(script))]] as const);
  const files = [
    ['/index.html', Buffer.from(`<html>${name}`), new Map()],
    [`/assets/app-${name}.js`, script, br],
    [`/assets/app-${name}.css`, Buffer.from(`/* ${name} */`), new Map()],
    [`/assets/font-${name}.woff2`, Buffer.from([0, 255, 1]), new Map()],
  ] as const;
  return new Map(files.map(([path, body, packed]) => [path, servedAs(path, body, packed)]));
}

let clock = 0;
async function serverWith(name: string, builds: Builds) {
  const archive = new Archive();
  const app = await createApp(build(name), { archive });
  await archive.open(builds, ++clock, build(name));
  return async (path: string, encoding = 'br') => {
    const headers = { host: 'localhost', 'accept-encoding': encoding };
    const { statusCode, body, headers: told } = await app.inject({ url: path, headers });
    return { status: statusCode, body, told };
  };
}

describe.each(DATABASES)('on $name', ({ fresh }) => {
  test('serves the chunks of an old page from a new server, and of a new page from an old one', async () => {
    const { builds }: Store = await opened(await fresh());
    const old = await serverWith('one', builds);
    const young = await serverWith('two', builds);
    for (const ask of [old, young])
      for (const name of ['one', 'two']) {
        const script = await ask(`/assets/app-${name}.js`, 'identity');
        expect(script).toMatchObject({ status: 200, body: expect.stringContaining(`'${name}'`) });
        expect(script.told).toMatchObject({
          'content-type': 'text/javascript; charset=utf-8',
          'cache-control': 'max-age=31536000, immutable',
        });
        expect((await ask(`/assets/app-${name}.js`)).told['content-encoding']).toBe('br');
        expect((await ask(`/assets/app-${name}.css`)).told['content-type']).toBe('text/css; charset=utf-8');
        expect((await ask(`/assets/font-${name}.woff2`)).told['content-type']).toBe('font/woff2');
      }
    // index.html is always the server's own.
    expect((await old('/match/m1')).body).toBe('<html>one');
    expect((await young('/index.html')).body).toBe('<html>two');
  });

  test('retains the last three builds; restarting one makes it the newest', async () => {
    const { builds } = await opened(await fresh());
    for (const name of ['one', 'two', 'three', 'one', 'four']) await serverWith(name, builds);
    const ask = await serverWith('four', builds);
    const statuses = ['one', 'two', 'three', 'four'].map(name => ask(`/assets/app-${name}.js`));
    expect((await Promise.all(statuses)).map(({ status }) => status)).toEqual([200, 404, 200, 200]);
  });
});

test('answers an unknown asset with an uncacheable 404 and one lookup, however often it is requested', async () => {
  let looks = 0;
  const builds: Builds = {
    ids: async () => {
      looks++;
      return [];
    },
    find: async () => undefined,
    use: async () => true,
    save: async () => {},
  };
  const ask = await serverWith('one', builds);
  const paths = Array.from({ length: 50 }, (_, i) => `/assets/${i % 2 ? `lost-${i}.js` : `lost-${i}`}`);
  for (const { status, body, told } of await Promise.all(paths.map(path => ask(path)))) {
    expect([status, body]).toEqual([404, 'There is nothing here.']);
    expect(told['cache-control']).toBe('no-store');
  }
  expect(looks).toBe(1);
});

test('reports a damaged build once, and serves the others', async () => {
  const { builds } = await openStore('sqlite::memory:');
  for (const name of ['one', 'three']) await serverWith(name, builds);
  const [damaged] = await builds.ids();
  const withDamage: Builds = {
    ids: () => builds.ids(),
    use: (id, now) => builds.use(id, now),
    save: (id, files, now) => builds.save(id, files, now),
    find: async id => (id === damaged ? '[["/assets/app.js","AAAA"]]' : builds.find(id)),
  };
  const complaints: string[] = [];
  const archive = new Archive(build => complaints.push(build));
  await archive.open(withDamage, ++clock, build('four'));
  const found = async (name: string) => (await archive.find(`/assets/app-${name}.js`)) !== undefined;
  expect([await found('one'), await found('three')].toSorted()).toEqual([false, true]);
  expect(complaints).toEqual([damaged]);
});

test('lacks only the assets of other builds without a reachable store', async () => {
  const fail = async (): Promise<never> => {
    throw new Error('away');
  };
  const archive = new Archive();
  const app = await createApp(build('one'), { archive });
  await expect(
    archive.open({ ids: fail, find: fail, use: fail, save: fail }, 1, build('one')),
  ).rejects.toThrow();
  const statusOf = async (url: string): Promise<number> =>
    (await app.inject({ url, headers: { host: 'localhost' } })).statusCode;
  expect(await statusOf('/assets/app-one.js')).toBe(200);
  expect(await statusOf('/assets/app-two.js')).toBe(404);
});
