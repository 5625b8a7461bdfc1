import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { CARD_NAMES } from './cards/index.ts';
import { QUANTUM_OPTIONS } from './options.ts';
import { QUANTUM_TEXT } from './text/index.ts';

const page = (name: string): string =>
  readFileSync(new URL(`../../../../docs/rules/${name}`, import.meta.url), 'utf8');

const ENGLISH = page('quantum.md');

/** A clause is a bullet that opens with its id, or a row of a table. */
const DEFINITION = /^(?:- \*\*|\| )(Q-[A-Z]+-[A-Z\d]+)(?:\*\* | \| )(.*)$/gm;

/** What only programmers need stands on the English page alone. */
const isForAll = (id: string): boolean => !/^Q-(?:TV|INV)-/.test(id);

const clausesOf = (text: string): ReadonlyMap<string, string> =>
  new Map([...text.matchAll(DEFINITION)].map(([, id = '', said = '']) => [id, said]));

/** Where a fact comes from is told on the English page alone. */
const withoutSources = (text: string): string => text.replace(/\bS\d+\b/g, '');

const sorted = (text: string, pattern: RegExp): readonly string[] => (text.match(pattern) ?? []).sort();
/** Codes and tags. */
const codesOf = (text: string): readonly string[] => sorted(text, /`[^`]+`/g);
/** Numbers, clauses that are cited left out; those of codes are in them. */
const numbersOf = (text: string): readonly string[] =>
  sorted(withoutSources(text.replace(/`[^`]+`|\bQ-[A-Z]+-\w+/g, '')), /\d+(?:,\d{3})?/g);

const tablesOf = (text: string): readonly string[] =>
  text.split('\n').filter(line => /^ *\|/.test(line) && !/^\| Q-/.test(line));

const fences = (text: string): readonly string[] => text.match(/^```[\s\S]*?^```/gm) ?? [];

test('every clause is defined once', () => {
  const all = [...ENGLISH.matchAll(DEFINITION)].map(([, id]) => id);
  expect(new Set(all).size).toBe(all.length);
  expect(all.filter(id => isForAll(id as string))).toHaveLength(210);
});

describe.each(['fr', 'cs'] as const)('the page in %s', language => {
  const text = page(`quantum.${language}.md`);
  const clauses = clausesOf(text);
  const english = [...clausesOf(ENGLISH)].filter(([id]) => isForAll(id));

  test('the same clauses in the same order', () => {
    expect([...clauses.keys()]).toEqual(english.map(([id]) => id));
  });

  test.each(english)('%s: the same codes, tags and numbers', (id, said) => {
    const ours = clauses.get(id) ?? '';
    expect(codesOf(ours)).toEqual(codesOf(said));
    expect(numbersOf(ours)).toEqual(numbersOf(said));
  });

  test('the same clauses are cited', () => {
    const cited = (all: string) => new Set(all.match(/\bQ-[A-Z]+-[A-Z\d]+/g));
    expect([...cited(text)].filter(id => !clauses.has(id))).toEqual([]);
  });

  test('the maps are drawn alike, and their table has the same numbers', () => {
    expect(fences(text)).toEqual(fences(ENGLISH).slice(0, 1));
    const rows = (all: string) => tablesOf(all).filter(row => /^\| (?:base|s\d)-/.test(row));
    expect(rows(text)).toHaveLength(16);
    expect(rows(text).map(row => row.replace(/ \(.*\)/, ''))).toEqual(
      rows(ENGLISH).map(row => row.replace(/ \(.*\)/, '')),
    );
  });

  test('tiles and decisions: the same rows', () => {
    const [section = ''] = ENGLISH.split('### 15.1');
    const decisions = (all: string) => sorted(all, /^\| `[A-Z_]+`(?:(?:, | \/ )`[A-Z_]+`)?(?= \|)/gm);
    expect(decisions(text)).toEqual(decisions(section));
    const tiles = (all: string) =>
      tablesOf(all)
        .filter(row => row.startsWith('  |'))
        .map(numbersOf);
    expect(tiles(text)).toEqual(tiles(ENGLISH));
  });

  test('[Q-COMP-5] every card is called as on its face', () => {
    const { cards } = QUANTUM_TEXT[language];
    for (const name of CARD_NAMES) {
      const row = clauses.get(`Q-CARD-${name.toUpperCase()}`) ?? '';
      expect(row, name).toMatch(new RegExp(`^[^|]+\\| ${cards[name].name}[ (|]`));
    }
  });

  test('every option is named', () => {
    for (const [name, { clause }] of Object.entries(QUANTUM_OPTIONS))
      expect(`${clauses.get('Q-OPT-1')}${clauses.get(clause)}`, name).toContain(`\`${name}`);
  });

  test('quotation marks, apostrophes and spaces are those of the language', () => {
    const prose = text.replace(/^```[\s\S]*?^```|`[^`]*`/gm, '');
    expect(prose.match(/.{0,20}['"].{0,20}/g)).toBeNull();
    if (language === 'fr') expect(prose.match(/.{0,20}(?: [:;!?»]|« ).{0,10}/g)).toBeNull();
  });
});
