import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Rolldown } from 'vite';
import { expect, test } from 'vitest';
import { buildOf, ownersIn } from './plugin.ts';

const GAMES = new Set(['rift', 'loop']);

const chunk = (fileName: string, moduleIds: readonly string[], css: readonly string[] = []) => ({
  ...{ type: 'chunk', fileName, moduleIds },
  viteMetadata: { importedCss: new Set(css) },
});

test('a file belongs to a game if nothing but that game is in it, style sheets included', () => {
  const bundle = {
    a: chunk(
      'rift.js',
      ['/x/packages/games/src/rift/game.ts', '/x/packages/engine/src/match.ts'],
      ['rift.css'],
    ),
    b: chunk('bots.js', ['/x/packages/bots/src/loop/index.ts'], ['both.css']),
    c: chunk(
      'both.js',
      ['/x/packages/web/src/games/rift/a.ts', '/x/packages/web/src/games/loop/a.ts'],
      ['both.css'],
    ),
    d: chunk('plain.js', ['/x/packages/web/src/games/plain/Room.tsx']),
  } as unknown as Rolldown.OutputBundle;
  expect(Object.fromEntries(ownersIn(bundle, GAMES))).toEqual({
    'rift.js': 'rift',
    'rift.css': 'rift',
    'bots.js': 'loop',
  });
});

test('a build lists its files by game with their compressed sizes; a changed page is another version', () => {
  const dir = mkdtempSync(join(tmpdir(), 'tessera-offline-'));
  mkdirSync(join(dir, 'assets'));
  const write = (file: string, text: string) => writeFileSync(join(dir, file), text);
  write('index.html', 'page');
  write('serviceWorker.js', 'worker');
  write('icon.svg', 'icon');
  write('assets/rift.js', 'a long script');
  write('assets/rift.js.br', 'short');
  const owners = new Map([['assets/rift.js', 'rift']]);
  const first = buildOf(dir, owners);
  expect(first).toMatchObject({ shell: [['/icon.svg', 4]], parts: { rift: [['/assets/rift.js', 5]] } });
  expect(buildOf(dir, owners)).toEqual(first);
  write('index.html', 'another page');
  expect(buildOf(dir, owners).version).not.toBe(first.version);
});
