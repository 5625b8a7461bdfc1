import { describe, expect, test } from 'vitest';
import { isLookAlike, Name, tidyText, unlike } from './names.ts';

describe('a name', () => {
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
  ])('%j is %j', (given, kept) => {
    expect(Name.parse(given)).toBe(kept);
  });

  test.each(['', '   ', '\u200B\u202E', '\u3164', '\u0301', 'x'.repeat(25), 'x'.repeat(999)])(
    '%j is none',
    given => {
      expect(Name.safeParse(given).success).toBe(false);
    },
  );

  test('what people say is one line without turned or hidden letters; joiners stay', () => {
    expect(tidyText('a\u202Eb\n c')).toBe('ab c');
    expect(tidyText('👩‍👧 می‌خواهم')).toBe('👩‍👧 می‌خواهم');
  });
});

describe('look-alikes', () => {
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
  ])('%s and %s', (a, b) => {
    expect(isLookAlike(a, b)).toBe(true);
  });

  test.each([
    ['Ada', 'Eda'],
    ['Ada', 'Ada 2'],
    ['Анна', 'Инна'],
    ['李', '王'],
    ['👩', '👧'],
    ['...', '!!!'],
  ])('%s and %s are none', (a, b) => {
    expect(isLookAlike(a, b)).toBe(false);
  });

  test('a second one is numbered, within the length of a name', () => {
    expect(unlike('Ada', ['Bob'])).toBe('Ada');
    expect(unlike('Аda', ['Ada'])).toBe('Аda 2');
    expect(unlike('Ada', ['Ada', 'ada 2'])).toBe('Ada 3');
    expect(unlike('x'.repeat(24), ['X'.repeat(24)])).toBe(`${'x'.repeat(22)} 2`);
    expect(unlike('...', ['...'])).toBe('... 2');
  });
});
