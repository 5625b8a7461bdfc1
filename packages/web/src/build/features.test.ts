import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { type Feature, isNewer, OF_SCRIPTS, OF_SHEETS } from './features.ts';

const DIST = new URL('../../dist/', import.meta.url).pathname;

interface Built {
  readonly file: string;
  readonly text: string;
}

const filesOf = (pattern: string): readonly Built[] =>
  globSync(pattern, { cwd: DIST }).map(file => ({ file, text: readFileSync(`${DIST}${file}`, 'utf8') }));

const SCRIPTS = filesOf('assets/*.js');
const SHEETS = filesOf('assets/*.css');

const nameOf = (file: string): string => file.split(/[\\/]/).at(-1) ?? '';

/** Scripts that a worker can load, directly or not. */
const WORKERS: ReadonlySet<string> = (() => {
  const byName = new Map(SCRIPTS.map(({ file, text }) => [nameOf(file), text]));
  const seen = new Set([...byName.keys()].filter(name => name.startsWith('worker-')));
  for (const name of seen)
    for (const [, next] of byName.get(name)?.matchAll(/\.\/([\w.-]+\.js)\b/g) ?? []) seen.add(next as string);
  return seen;
})();

const isFaulty = ({ file, text }: Built, { pattern, allowed, isOfPages }: Feature): boolean => {
  if (!pattern.test(text)) return false;
  if (!allowed || (isOfPages && WORKERS.has(nameOf(file)))) return true;
  return allowed.guard !== undefined && !allowed.guard.test(text);
};

const faults = (built: readonly Built[], features: readonly Feature[]): readonly string[] =>
  built.flatMap(one =>
    features.filter(feature => isFaulty(one, feature)).map(({ name }) => `${one.file}: ${name}`),
  );

/** Style rules inside style rules: nesting without `&` too. */
function nestedRules(text: string): readonly string[] {
  const open: string[] = [];
  const found: string[] = [];
  for (const [, head = '', brace] of text.matchAll(/([^{};]*)([{};])/g)) {
    if (brace === '}') open.pop();
    if (brace !== '{') continue;
    if (open.at(-1)?.startsWith('@') === false) found.push(head);
    open.push(head.trim());
  }
  return found;
}

describe('the built client', () => {
  test('uses nothing that a supported browser lacks', () => {
    expect(SCRIPTS.length).toBeGreaterThan(100);
    expect(WORKERS.size).toBeGreaterThan(10);
    expect([...faults(SCRIPTS, OF_SCRIPTS), ...faults(SHEETS, OF_SHEETS)]).toEqual([]);
  });

  test('has no nested style rules', () => {
    expect(SHEETS.flatMap(({ text }) => nestedRules(text))).toEqual([]);
    expect(nestedRules('.a{color:red;.b{color:blue}}@media print{.c{color:red}}')).toEqual(['.b']);
  });
});

test('every row is newer than a supported browser, and every permission is used', () => {
  const all = [...OF_SCRIPTS, ...OF_SHEETS];
  expect(all.filter(feature => !isNewer(feature)).map(({ name }) => name)).toEqual([]);
  const texts = [...SCRIPTS, ...SHEETS].map(({ text }) => text);
  const unused = all.filter(({ allowed, pattern }) => allowed && !texts.some(text => pattern.test(text)));
  expect(unused.map(({ name }) => name)).toEqual([]);
});

test('a use without permission, without its guard, or in a worker is found', () => {
  const worker = [...WORKERS][0] as string;
  const given = [
    { file: 'a.js', text: 'Promise.withResolvers()' },
    { file: 'b.js', text: 'CSS.highlights.clear()' },
    { file: `assets/${worker}`, text: 'Map.groupBy(a,b)' },
  ];
  expect(faults(given, OF_SCRIPTS)).toEqual([
    'a.js: Promise.withResolvers',
    'b.js: CSS.highlights',
    `assets/${worker}: Map.groupBy`,
  ]);
  expect(faults([{ file: 'c.js', text: 'Map.groupBy(a,b)' }], OF_SCRIPTS)).toEqual([]);
});
