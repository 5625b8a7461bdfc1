import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { LOOP_OPTIONS } from './options.ts';

const page = (name: string): string =>
  readFileSync(new URL(`../../../../docs/rules/${name}`, import.meta.url), 'utf8');

const ENGLISH = page('loop.md');

/** A clause is a bullet that opens with its id, with all its lines, or a row of a table. */
const DEFINITION = /^(?:- \*\*|\| )(L-[A-Z]+-\d+)\b(.*(?:\n {2}\S.*)*)/gm;

/** What only programmers need stands on the English page alone. */
const isForAll = (id: string): boolean => !/^L-(?:TV|INV|ANS|RNG|POS|CAL)-/.test(id);

/** Where a fact comes from, and how it was found, is told on the English page alone. */
const withoutSources = (text: string): string =>
  text.replace(/\(sources? [^)]*\)|Source \d+ says[\s\S]*|Derivation:[\s\S]*/g, '');

const clausesOf = (text: string): ReadonlyMap<string, string> =>
  new Map([...text.matchAll(DEFINITION)].map(([, id = '', said = '']) => [id, said]));

const sorted = (text: string, pattern: RegExp): readonly string[] => (text.match(pattern) ?? []).sort();
const codesOf = (text: string): readonly string[] => sorted(text, /`[^`]+`/g);
/** Numbers, clauses and cards that are named left out; those of codes are in them. */
const numbersOf = (text: string): readonly string[] =>
  sorted(text.replace(/`[^`]+`|\b[A-Z]+-[A-Z\d]+(?:-\d+)?/g, ''), /\d+/g);

/** Rows of a table whose first cell is like this, cut into cells. */
const rowsOf = (text: string, first: RegExp): readonly (readonly string[])[] =>
  text
    .split('\n')
    .filter(line => first.test(line))
    .map(line => line.split(/(?<!\\)\|/).map(cell => cell.trim()));

const CARD = /^\| [AS]-/;

test('every clause is defined once', () => {
  const all = [...ENGLISH.matchAll(DEFINITION)].map(([, id]) => id);
  expect(new Set(all).size).toBe(all.length);
  expect(all.length).toBeGreaterThan(200);
});

describe.each(['fr', 'cs'] as const)('the page in %s', language => {
  const text = page(`loop.${language}.md`);
  const clauses = clausesOf(text);
  const english = [...clausesOf(ENGLISH)].filter(([id]) => isForAll(id));

  test('the same clauses in the same order', () => {
    expect([...clauses.keys()]).toEqual(english.map(([id]) => id));
  });

  test.each(english)('%s: the same codes, tags and numbers', (id, said) => {
    const ours = clauses.get(id) ?? '';
    expect(codesOf(ours)).toEqual(codesOf(withoutSources(said)));
    expect(numbersOf(ours)).toEqual(numbersOf(withoutSources(said)));
  });

  test('the same clauses are cited', () => {
    const cited = new Set(text.match(/\bL-[A-Z]+-\d+/g));
    expect([...cited].filter(id => !clauses.has(id))).toEqual([]);
  });

  test('every card: the same dimension and effect', () => {
    const cardsOf = (all: string) =>
      rowsOf(all, CARD).map(cells => [
        cells[1],
        cells.find(cell => /^(?:SP|ST|BA|BH)$/.test(cell)),
        cells.at(-3),
      ]);
    expect(cardsOf(text)).toHaveLength(79);
    expect(cardsOf(text)).toEqual(cardsOf(ENGLISH));
  });

  test('eras, agents, Ultramachina cards, operations and decisions: the same rows', () => {
    const [asked = ''] = ENGLISH.split('### 21.1');
    const [, said = ''] = text.split('## 2. ');
    const codesIn = (all: string, first: RegExp) => rowsOf(all, first).map(cells => codesOf(cells[1] ?? ''));
    for (const first of [/^\| `[a-z]/i, /^\| \d \| `/])
      expect(codesIn(said, first)).toEqual(codesIn(asked, first));
    const numbersIn = (all: string) =>
      rowsOf(all, /^\| U-\d+ \|/).map(cells => numbersOf(cells.slice(-3).join(' ')));
    expect(numbersIn(text)).toEqual(numbersIn(ENGLISH));
  });

  test('every option is named', () => {
    for (const [name, { clause }] of Object.entries(LOOP_OPTIONS)) {
      expect(clauses.has(clause), clause).toBe(true);
      expect(clauses.get('L-SETUP-1'), name).toContain(`\`${name}`);
    }
  });

  test('quotation marks, apostrophes and spaces are those of the language', () => {
    const prose = text.replace(/`[^`]*`/g, '');
    expect(prose.match(/.{0,20}['"].{0,20}/g)).toBeNull();
    if (language === 'fr') expect(prose.match(/.{0,20}(?: [:;!?»]|« ).{0,10}/g)).toBeNull();
  });
});
