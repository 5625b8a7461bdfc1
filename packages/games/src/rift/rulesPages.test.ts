import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { RIFT_OPTIONS } from './options.ts';
import { en } from './text/en.ts';

const page = (name: string): string =>
  readFileSync(new URL(`../../../../docs/rules/${name}`, import.meta.url), 'utf8');

const PAGES = {
  'rift.md': page('rift.md'),
  'rift.fr.md': page('rift.fr.md'),
  'rift.cs.md': page('rift.cs.md'),
} as const;

const NAMES = Object.keys(PAGES) as (keyof typeof PAGES)[];

const ids = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(match => match[1] as string);

/** A clause is a bullet that opens with its id, a ruling a row of the table of section 13. */
const definitions = (text: string): string[] =>
  ids(text, /^(?:- \*\*|\| )(R(?:UL)?-[A-Z\d-]*\d)(?:\*\* | \| )/gm);
const mentions = (text: string): string[] => ids(text, /\b(R(?:UL-|-[A-Z]+-)\d+)\b/g);

/** Every text below a catalogue, with the way that leads to it. */
function texts(node: unknown, path = ''): [path: string, text: string][] {
  if (typeof node === 'string') return [[path, node]];
  return Object.entries(node as object).flatMap(([key, inner]) => texts(inner, `${path}.${key}`));
}

/** Which heading each clause stands under, the heading written as an anchor. */
function anchors(text: string): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  let anchor = '';
  for (const line of text.split('\n')) {
    const [heading] = ids(line, /^#{2,4} (.+)$/g);
    const [clause] = ids(line, /^- \*\*(R-[A-Z]+-\d+)\*\*/g);
    if (heading)
      anchor = `#${heading
        .toLowerCase()
        .replace(/[^\p{L}\p{N}\s-]/gu, '')
        .replace(/\s/g, '-')}`;
    if (clause) found.set(clause, anchor);
  }
  return found;
}

const DEFINED = new Set(definitions(PAGES['rift.md']));

describe('the rules pages of rift', () => {
  test('the English page defines every clause and ruling once', () => {
    const all = definitions(PAGES['rift.md']);
    expect(new Set(all).size).toBe(all.length);
    expect(all.filter(id => id.startsWith('R-'))).toHaveLength(81);
    expect(all.filter(id => id.startsWith('RUL-'))).toHaveLength(28);
  });

  test.each(NAMES)('%s defines the same ones in the same order', name => {
    expect(definitions(PAGES[name])).toEqual(definitions(PAGES['rift.md']));
  });

  test.each(NAMES)('%s mentions no clause that does not exist', name => {
    expect(mentions(PAGES[name]).filter(id => !DEFINED.has(id))).toEqual([]);
  });

  test.each(NAMES)('%s describes every option with its clause', name => {
    const rows = new Map(
      [...PAGES[name].matchAll(/^\| `(\w+)` \|.*\| (R-[A-Z]+-\d+) \|$/gm)].map(m => [m[1], m[2]]),
    );
    expect([...rows]).toEqual(Object.entries(RIFT_OPTIONS).map(([option, { clause }]) => [option, clause]));
  });

  test.each(NAMES)('%s links clauses to where they stand', name => {
    const links = [...PAGES[name].matchAll(/\[(R-[A-Z]+-\d+)\]\(([^)]*)\)/g)].map(([, id, to]) => [id, to]);
    const where = anchors(PAGES[name]);
    expect(links.length).toBeGreaterThan(20);
    expect(links).toEqual(links.map(([id]) => [id, where.get(id as string)]));
  });

  test('the code names no clause that does not exist', () => {
    const folder = new URL('./', import.meta.url);
    const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(file =>
      /(?<!\.test)\.ts$/.test(file),
    );
    const unknown = sources.flatMap(file =>
      mentions(readFileSync(new URL(file, folder), 'utf8')).filter(id => !DEFINED.has(id)),
    );
    expect(unknown).toEqual([]);
  });
});

test('the clauses that texts cite exist', () => {
  const cited = texts(en).filter(([path]) => /\.clause$|^\.reasonClauses\./.test(path));
  expect(cited.filter(([, id]) => !DEFINED.has(id))).toEqual([]);
});
