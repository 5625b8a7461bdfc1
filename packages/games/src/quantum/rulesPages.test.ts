import { numbersOf, rulesPage } from '@tessera/engine/testkit/suite';
import { describe, expect, test } from 'vitest';
import { CARD_NAMES } from './cards/index.ts';
import { QUANTUM_TEXT } from './text/all.ts';

const ENGLISH = rulesPage('quantum');

const sorted = (text: string, pattern: RegExp): readonly string[] => (text.match(pattern) ?? []).sort();

const tablesOf = (text: string): readonly string[] =>
  text.split('\n').filter(line => /^ *\|/.test(line) && !/^\| Q-/.test(line));

const fences = (text: string): readonly string[] => text.match(/^```[\s\S]*?^```/gm) ?? [];

describe.each(['fr', 'cs'] as const)('the page in %s', language => {
  const text = rulesPage('quantum', language);

  test('draws the same maps, with the same numbers in their table', () => {
    expect(fences(text)).toEqual(fences(ENGLISH).slice(0, 1));
    const rows = (all: string) => tablesOf(all).filter(row => /^\| (?:base|s\d)-/.test(row));
    expect(rows(text)).toHaveLength(16);
    expect(rows(text).map(row => row.replace(/ \(.*\)/, ''))).toEqual(
      rows(ENGLISH).map(row => row.replace(/ \(.*\)/, '')),
    );
  });

  test('has the same rows of tiles and decisions', () => {
    const [section = ''] = ENGLISH.split('### 15.1');
    const decisions = (all: string) => sorted(all, /^\| `[A-Z_]+`(?:(?:, | \/ )`[A-Z_]+`)?(?= \|)/gm);
    expect(decisions(text)).toEqual(decisions(section));
    const tiles = (all: string) =>
      tablesOf(all)
        .filter(row => row.startsWith('  |'))
        .map(numbersOf);
    expect(tiles(text)).toEqual(tiles(ENGLISH));
  });

  test('[Q-COMP-5] the page names every card as on its face', () => {
    const { cards } = QUANTUM_TEXT[language];
    for (const name of CARD_NAMES) {
      const row = text.split('\n').find(line => line.startsWith(`| Q-CARD-${name.toUpperCase()} |`));
      expect(row, name).toMatch(new RegExp(`^\\|[^|]+\\|[^|]+\\| ${cards[name].name}[ (|]`));
    }
  });
});
