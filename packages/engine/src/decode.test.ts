import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decode, FormatError, harmfulIn, withoutHarmful } from './index.ts';

const refusal = (text: string): string => {
  try {
    decode(text, 'log');
    return 'read';
  } catch (error) {
    if (!(error instanceof FormatError)) throw error;
    return error.message;
  }
};

describe('a duplicate name', () => {
  test.each([
    ['{"a":1,"a":1}', 'log, column 8: has a twice'],
    ['{"a":1,"\\u0061":2}', 'log, column 8: has a twice'],
    ['{"header":{"seed":"x","seed":"y"}}', 'log, column 23: has header.seed twice'],
    [
      '{"entries":[{"seat":0},\n {"seat":0, "move":"a", "move":"b"}]}',
      'log, line 2, column 25: has entries[1].move twice',
    ],
    ['[[1,{"b\\"":1, "b\\"" : 2}]]', 'log, column 15: has [0][1]."b\\"" twice'],
    ['{"__proto__":1,"__proto__":2}', 'log, column 16: has __proto__ twice'],
    ['{"":1,"":2}', 'log, column 7: has "" twice'],
  ])('is refused in %s', (text, message) => {
    expect(refusal(text)).toBe(message);
  });

  test.each([
    '{"a":{"a":1},"b":{"a":1}}',
    '[{"a":1},{"a":1}]',
    '{"a":"\\"a\\":1","b":":"}',
    '["a:","a:"]',
    '{"\\\\":"\\\\"}',
  ])('is not found in %s', text => {
    expect(decode(text)).toEqual(JSON.parse(text));
  });
});

test.each([
  ['"\\u202e"', 'log: has the invisible character U+202E'],
  [
    '{"header":{"table":{"title":"a\u2066b"}}}',
    'log: has the invisible character U+2066 in header.table.title',
  ],
  ['{"names":["Ada","A\u200bda"]}', 'log: has the invisible character U+200B in names[1]'],
  ['["Ada\u2800"]', 'log: has the invisible character U+2800 in [0]'],
  ['{"a\\u0000":1}', 'log: has the invisible character U+0000 in "a\\u0000"'],
  ['["\\u001b[2J"]', 'log: has the invisible character U+001B in [0]'],
  ['["\\ud800"]', 'log: has the invisible character U+D800 in [0]'],
  ['["\\u{E0041}"]'.replace('\\u{E0041}', '\u{E0041}'), 'log: has the invisible character U+E0041 in [0]'],
  ['["\\b"]', 'log: has the invisible character U+0008 in [0]'],
])('invisible characters are refused: %j', (text, message) => {
  expect(refusal(text)).toBe(message);
});

test('line ends, joiners, accents and emoji are accepted', () => {
  const kept = ['{"a":\n 1}\t', 'Žluťoučký kůň', 'می‌خواهم', '👩‍👧', '❤️', 'e\u0301'];
  expect(decode(JSON.stringify(kept))).toEqual(kept);
  expect(kept.map(harmfulIn)).toEqual(kept.map(() => undefined));
});

test('withoutHarmful removes invisible characters from a text', () => {
  expect(withoutHarmful('A\u202Ed\u200Ba\n\u0007b\ud800c')).toBe('Ada  bc');
});

test.each([
  ['[9007199254740993]', 'log: has a number too large to be exact in [0]'],
  ['{"seats":1e400}', 'log: has a number too large to be exact in seats'],
  ['-9007199254740992', 'log: has a number too large to be exact'],
  ['[9007199254740991,0.1,-0]', 'read'],
])('inexact numbers are refused: %s', (text, message) => {
  expect(refusal(text)).toBe(message);
});

test('decode agrees with JSON.parse on valid input, and refuses what JSON.parse refuses', () => {
  const letters = [...'{}[],:"\\ue-+.01tfn \n', 'a', '"a":', '{"a":1}'];
  const sound = fc.jsonValue({ noUnicodeString: false }).map(value => JSON.stringify(value, null, 1));
  const spoilt = fc
    .tuple(sound, fc.nat(), fc.constantFrom('', ...letters), fc.nat(2))
    .map(([text, at, letter, cut]) => {
      const i = at % (text.length + 1);
      return text.slice(0, i) + letter + text.slice(i + cut);
    });
  const bricks = fc.array(fc.constantFrom(...letters)).map(list => list.join(''));
  const pairs = fc
    .array(
      fc.tuple(
        fc.constantFrom('a', 'b', '\\u0061', 'c\\"', ''),
        fc.constantFrom('1', '"a"', '{"a":1}', '[]'),
      ),
    )
    .map(list => ({ list, text: `{${list.map(([name, value]) => ` "${name}" : ${value}`).join(',')}}` }));
  const met = { read: 0, refused: 0 };
  const parsed = (text: string): { readonly value: unknown } | undefined => {
    try {
      return { value: JSON.parse(text) };
    } catch {
      return undefined;
    }
  };
  fc.assert(
    fc.property(fc.oneof(sound, spoilt, bricks), text => {
      const expected = parsed(text);
      const message = refusal(text);
      met[message === 'read' ? 'read' : 'refused']++;
      if (!expected) expect(message).toContain('is not valid JSON');
      else if (message === 'read') expect(decode(text)).toEqual(expected.value);
      else expect(message).toMatch(/twice$|invisible|too large/);
    }),
    { numRuns: 1200, seed: 20 },
  );
  fc.assert(
    fc.property(pairs, ({ list, text }) => {
      const names = list.map(([name]) => JSON.parse(`"${name}"`));
      const isTwice = new Set(names).size < names.length;
      expect(refusal(text)).toMatch(isTwice ? /twice$/ : /^read$/);
    }),
    { numRuns: 300, seed: 21 },
  );
  expect(met.read).toBeGreaterThan(200);
  expect(met.refused).toBeGreaterThan(200);
});
