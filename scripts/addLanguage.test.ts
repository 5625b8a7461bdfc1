/**
 * A language is a row of the list and the files that somebody has begun: German is added to a copy of the packages, by a
 * name that no draft has.
 */
import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { COMPLETE_LANGUAGES } from '@tessera/engine';
import { afterAll, beforeAll, expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '..');
const PACKAGES = readdirSync(join(ROOT, 'packages'));

/** Files of the new language, each with a part of its sentences. */
const FILES = {
  'games/src/rift/text/zz/index.ts': `import type { Draft } from '@tessera/engine';
import type { RiftText } from '../index.ts';
export const zz: Draft<RiftText> = { colours: ['Weiß', 'Schwarz'], pieces: { S: 'Stern' } };`,
  'web/src/text/zz.ts': `import type { Draft } from '@tessera/engine';
import type { ShellText } from './index.ts';
export const zz: Draft<ShellText> = { nav: { play: 'Spielen' } };`,
  'games/src/rift/text/titles/zz.ts': `export const zz = { kind: 'Duell, 2' };`,
};

/** Texts that stand in place: an entry of their table. */
const ENTRIES = [
  {
    file: 'cli/src/games/rift/text.ts',
    code: 'typesetAll({ ',
    written: "typesetAll({ zz: { reserve: 'Vorrat' }, ",
  },
  { file: 'table/src/forgetting.ts', code: '  cs: ', written: "  zz: 'Früherer Gast',\n  cs: " },
];

/** Loads words of the client as Vite would. */
const PROBE = `import { createServer } from 'vite';
const server = await createServer({
  configFile: 'packages/web/vite.config.ts', appType: 'custom', logLevel: 'error',
  optimizeDeps: { noDiscovery: true }, server: { middlewareMode: true, ws: false, watch: null },
});
const { loadText } = await server.ssrLoadModule('/src/games/rift/text/index.ts');
const { GAMES, loadTitles } = await server.ssrLoadModule('/src/games/index.ts');
const { namesOf } = await server.ssrLoadModule('/src/table/names.ts');
const { openBook } = await server.ssrLoadModule('/src/app/rules/openBook.ts');
const [text, { words, written, guide }] =
  await Promise.all([loadText('zz'), openBook(GAMES[0], 'zz'), loadTitles('zz')]);
const { nav, table, rift } = text;
const names = namesOf([{ kind: 'bot', level: 'fair', name: '' }, { kind: 'you', name: '' }], text);
const { zz, en } = GAMES[0].titles;
console.log(JSON.stringify({ nav, table, rift, names, words, written, lead: guide.lead, zz, en }));
await server.close();`;

let copy = '';

beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'tessera-language-'));
  for (const name of PACKAGES) {
    const isCopied = (path: string): boolean => !/[\\/](?:node_modules|dist|test)$|\.test\.tsx?$/.test(path);
    cpSync(join(ROOT, 'packages', name), join(copy, 'packages', name), { recursive: true, filter: isCopied });
  }
  cpSync(join(ROOT, 'docs', 'rules'), join(copy, 'docs', 'rules'), { recursive: true });
  linkModules();
  changeIn('packages/engine/src/language.ts', 'DRAFTS = {', "DRAFTS = { zz: 'Deutsch',");
  for (const [file, code] of Object.entries(FILES)) {
    mkdirSync(dirname(join(copy, 'packages', file)), { recursive: true });
    writeFileSync(join(copy, 'packages', file), `${code}\n`);
  }
  for (const { file, code, written } of ENTRIES) changeIn(`packages/${file}`, code, written);
  writeFileSync(join(copy, 'probe.ts'), PROBE);
});

afterAll(() => rmSync(copy, { recursive: true, force: true }));

function changeIn(file: string, code: string, written: string): void {
  const path = join(copy, file);
  const changed = readFileSync(path, 'utf8').replace(code, written);
  expect(changed, file).toContain(written);
  writeFileSync(path, changed);
}

/** Packages of the copy know each other; all others are those of the project. */
function linkModules(): void {
  const modules = join(copy, 'node_modules');
  mkdirSync(join(modules, '@tessera'), { recursive: true });
  const link = (from: string, to: string): void => symlinkSync(from, to, 'junction');
  for (const name of readdirSync(join(ROOT, 'node_modules')))
    if (name !== '@tessera' && !name.startsWith('.'))
      link(join(ROOT, 'node_modules', name), join(modules, name));
  for (const name of PACKAGES) link(join(copy, 'packages', name), join(modules, '@tessera', name));
  for (const own of globSync('packages/*/node_modules', { cwd: ROOT }))
    link(join(ROOT, own), join(copy, own));
}

const run = (...args: readonly string[]): string =>
  execFileSync(process.execPath, args, { cwd: copy, encoding: 'utf8', stdio: 'pipe' });

test('the terminal speaks the new language, and marks what is in English', () => {
  const players = ['--players', 'random,random', '--seed', '3'];
  const told = run('packages/cli/src/main.ts', 'play', 'rift', '--language', 'zz', ...players);
  expect(told).toContain('T@k2  [en] Weiß puts a Tesseract on k2.');
  expect(told).toMatch(/ Stern /);
  expect(told).toContain('Vorrat');
});

test('tables, titles and rules speak it, and mark what is in English', () => {
  const { nav, table, rift, names, words, written, lead, zz, en } = JSON.parse(run('probe.ts'));
  expect(nav).toMatchObject({ play: 'Spielen', settings: '[en] Settings' });
  expect([rift.pieces.S, rift.pieces.T, table.flip]).toEqual(['Stern', '[en] Tesseract', '[en] Flip']);
  expect(zz).toEqual({
    ...en,
    kind: 'Duell, 2',
    name: `[en] ${en.name}`,
    tagline: `[en] ${en.tagline}`,
    first: `[en] ${en.first}`,
  });
  // Initials are made of the names of seats.
  expect(names).toEqual(['Fair bot', 'You']);
  // Nobody has begun the rules: the reader says so above the English page.
  expect(written).toEqual({ guide: 'en', page: 'en' });
  expect(words.untranslated).toMatch(/^\[en\] These rules/);
  expect(lead).toMatch(/^A duel/);
});

test('the types allow it: drafts, and texts that stand in place', () => {
  cpSync(join(ROOT, 'tsconfig.json'), join(copy, 'tsconfig.json'));
  const draft = { extends: './tsconfig.json', include: ['packages/*/src'] };
  writeFileSync(join(copy, 'draft.json'), JSON.stringify(draft));
  expect(run(join(ROOT, 'node_modules/typescript/bin/tsc'), '-p', 'draft.json', '--checkers', '1')).toBe('');
});

/** Pages of rules may wait: until they are written they are read in English. */
const MAY_WAIT = /[\\/](?:guide|glossary)[\\/]/;

test('complete languages have every file that English has', () => {
  const english = globSync('packages/*/src/**/{en.ts,en/index.ts}', { cwd: ROOT }).filter(
    file => !MAY_WAIT.test(file),
  );
  expect(english.length).toBeGreaterThan(30);
  const files = COMPLETE_LANGUAGES.flatMap(one =>
    english.map(file => file.replace(/en(?=\.ts$|[\\/]index\.ts$)/, one)),
  );
  expect(files.filter(file => !existsSync(join(ROOT, file)))).toEqual([]);
});
