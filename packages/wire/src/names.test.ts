import { harmfulIn } from '@tessera/engine';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isLookAlike, tidyName, tidyText, unlike } from './names.ts';
import { Name } from './primitives.ts';

describe('normalization of names', () => {
  test.each([
    ['  Ada \u00A0  Lovelace ', 'Ada Lovelace'],
    ['Ａｄａ', 'Ada'],
    ['𝐀𝐝𝐚', 'Ada'],
    ['Zoe\u0301', 'Zoé'],
    ['A\u0300\u0301\u0302\u0303\u0304\u0305da', 'À\u0301\u0302\u0303da'],
    ['\u0301\u0302Ada', 'Ada'],
    ['Ad\u200Ba\u202E', 'Ada'],
    ['Ada\nLovelace', 'Ada Lovelace'],
    ['Ada\u2800\u3164', 'Ada'],
    ['Žluťoučký', 'Žluťoučký'],
    ['李小龍', '李小龍'],
    ['👩‍👧', '👩👧'],
    ['Ада', 'Ада'],
  ])('%j becomes %j', (given, kept) => {
    expect(Name.parse(given)).toBe(kept);
  });

  test.each(['', '   ', '\u200B\u202E', '\u3164', '\u0301', 'x'.repeat(25), 'x'.repeat(999)])(
    '%j is refused',
    given => {
      expect(Name.safeParse(given).success).toBe(false);
    },
  );

  test('chat is one line without bidirectional controls or invisible letters; joiners stay', () => {
    expect(tidyText('a\u202Eb\n c')).toBe('ab c');
    expect(tidyText('👩‍👧 می‌خواهم')).toBe('👩‍👧 می‌خواهم');
  });
});

describe('look-alike names', () => {
  test.each([
    ['Ada', 'ADA'],
    ['Ada', 'Аdа'], // Cyrillic А and а
    ['Ada', 'Αda'], // Greek Α
    ['Ada', 'A d a.'],
    ['Ada', 'Ȧdá'],
    ['Bill', 'BiIl'],
    ['Bob', 'B0b'],
    ['BOB', 'ВОВ'],
    ['Вова', 'ВОВА'],
    ['Emma', 'Ernma'],
    ['Łukasz', 'Lukasz'],
  ])('%s and %s look alike', (a, b) => {
    expect(isLookAlike(a, b)).toBe(true);
  });

  test.each([
    ['Ada', 'Eda'],
    ['Ada', 'Ada 2'],
    ['Анна', 'Инна'],
    ['李', '王'],
    ['👩', '👧'],
    ['...', '!!!'],
  ])('%s and %s differ', (a, b) => {
    expect(isLookAlike(a, b)).toBe(false);
  });

  test('a look-alike is numbered, within the length of a name', () => {
    expect(unlike('Ada', ['Bob'])).toBe('Ada');
    expect(unlike('Аda', ['Ada'])).toBe('Аda 2');
    expect(unlike('Ada', ['Ada', 'ada 2'])).toBe('Ada 3');
    expect(unlike('x'.repeat(24), ['X'.repeat(24)])).toBe(`${'x'.repeat(22)} 2`);
    expect(unlike('...', ['...'])).toBe('... 2');
  });

  test.each([
    [`a${'😀'.repeat(11)}`, `a${'😀'.repeat(10)} 2`],
    [`abc${'🇫🇷'.repeat(5)}`, `abc${'🇫🇷'.repeat(4)} 2`],
    [`${'x'.repeat(21)}e\u0301\u0302\u0303`, `${'x'.repeat(21)} 2`],
    ['क\u094D'.repeat(12), `${'क\u094D'.repeat(11)} 2`],
  ])('%s is cut between graphemes', (given, numbered) => {
    const name = Name.parse(given);
    expect(unlike(name, [name])).toBe(numbered);
  });

  test('a numbered name is tidy, within the length, and looks like none of the others, for any names', () => {
    const letter = fc.oneof(
      fc.string({ unit: 'grapheme', minLength: 1, maxLength: 1 }),
      fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }),
      fc.constantFrom('😀', '🇫🇷', '👍🏽', '\u0301', 'क\u094D', 'ᄀ', 'ᅡ', ' ', '.', 'a', '2'),
    );
    // Often of maximal length, where a name has to be cut.
    const fitting = (letters: readonly string[]): string =>
      letters.reduce((all, one) => (tidyName(all + one).length > 24 ? all : all + one), '');
    const name = fc
      .array(letter, { minLength: 1, maxLength: 24, size: 'max' })
      .map(letters => Name.safeParse(fitting(letters)).data)
      .filter(one => one !== undefined);
    fc.assert(
      fc.property(name, fc.array(name, { maxLength: 3 }), (mine, others) => {
        const taken = [...others, mine];
        for (let more = 0; more < 3; more++) taken.push(unlike(mine, taken));
        for (const [i, one] of taken.entries()) {
          if (i <= others.length) continue;
          expect(Name.parse(one)).toBe(one);
          expect(tidyName(one)).toBe(one);
          expect(harmfulIn(one)).toBeUndefined();
          expect(taken.slice(0, i).some(other => isLookAlike(one, other))).toBe(false);
        }
      }),
      { seed: 20, numRuns: 100 },
    );
  });
});
