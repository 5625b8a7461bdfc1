import { codesOf, numbersOf, rulesPage } from '@tessera/engine/testkit/suite';
import { describe, expect, test } from 'vitest';

const ENGLISH = rulesPage('loop');

/** Rows of a table whose first cell matches, split into cells. */
const rowsOf = (text: string, first: RegExp): readonly (readonly string[])[] =>
  text
    .split('\n')
    .filter(line => first.test(line))
    .map(line => line.split(/(?<!\\)\|/).map(cell => cell.trim()));

const CARD = /^\| [AS]-/;

describe.each(['fr', 'cs'] as const)('the page in %s', language => {
  const text = rulesPage('loop', language);

  test('has the same dimension and effect for every card', () => {
    const cardsOf = (all: string) =>
      rowsOf(all, CARD).map(cells => [
        cells[1],
        cells.find(cell => /^(?:SP|ST|BA|BH)$/.test(cell)),
        cells.at(-3),
      ]);
    expect(cardsOf(text)).toHaveLength(79);
    expect(cardsOf(text)).toEqual(cardsOf(ENGLISH));
  });

  test('has the same rows of eras, agents, Ultramachina cards, operations and decisions', () => {
    const [asked = ''] = ENGLISH.split('### 21.1');
    const [, said = ''] = text.split('## 2. ');
    const codesIn = (all: string, first: RegExp) => rowsOf(all, first).map(cells => codesOf(cells[1] ?? ''));
    for (const first of [/^\| `[a-z]/i, /^\| \d \| `/])
      expect(codesIn(said, first)).toEqual(codesIn(asked, first));
    const numbersIn = (all: string) =>
      rowsOf(all, /^\| U-\d+ \|/).map(cells => numbersOf(cells.slice(-3).join(' ')));
    expect(numbersIn(text)).toEqual(numbersIn(ENGLISH));
  });
});
