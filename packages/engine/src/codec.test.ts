import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decode, digest, encode, FormatError } from './index.ts';
import { jsonFault } from './jsonFault.ts';

describe('codec', () => {
  test('ignores key order, not list order', () => {
    expect(encode({ b: 1, a: [2, { d: 1, c: 2 }] })).toBe('{"a":[2,{"c":2,"d":1}],"b":1}');
    expect(digest({ a: 1, b: 2 })).toBe(digest({ b: 2, a: 1 }));
    expect(digest([1, 2])).not.toBe(digest([2, 1]));
  });

  test('decodes an encoded value to itself', () => {
    fc.assert(
      fc.property(
        // numbers too large to be exact are left out
        fc.json({ noUnicodeString: true }).filter(text => !/\d{16}|e\+/.test(text)),
        text => encode(decode(encode(JSON.parse(text)))) === encode(JSON.parse(text)),
      ),
      { seed: 5 },
    );
  });

  test('has frozen digests: sixteen hex digits, equal on every machine', () => {
    expect(digest({ game: 'rift', ply: 3 })).toBe('7b530cd871467917');
    expect(digest('')).toBe('090dfb53d4107f59');
  });

  test('has different digests for 100,000 neighbouring states', () => {
    const seen = new Set<string>();
    for (let i = 0; i < 100_000; i++) seen.add(digest({ board: [i % 317, (i / 317) | 0], side: i & 1 }));
    expect(seen.size).toBe(100_000);
  });

  const refusal = (text: string): string => {
    try {
      return `read: ${encode(decode(text, 'options'))}`;
    } catch (error) {
      if (!(error instanceof FormatError)) throw error;
      return error.message;
    }
  };

  test.each([
    ['{"a":', 'options, column 6: is not valid JSON (it ends too early)'],
    ['', 'options, column 1: is not valid JSON (it ends too early)'],
    ['{"a": 1,}', 'options, column 9: is not valid JSON (a name in double quotes is missing)'],
    ["{'a': 1}", 'options, column 2: is not valid JSON (a name in double quotes is missing)'],
    ['[1,\n 2\n 3]', 'options, line 3, column 2: is not valid JSON (a comma or ] is missing)'],
    ['{\r\n"a" 1}', 'options, line 2, column 5: is not valid JSON (a colon is missing)'],
    ['{"a":1\r "b":2}', 'options, line 2, column 2: is not valid JSON (a comma or } is missing)'],
    ['[1,\n]\n', 'options, line 2, column 1: is not valid JSON (a value is missing)'],
    ['{"a": "x\n"}', 'options, line 1, column 9: is not valid JSON (a text in quotes has a line break'],
    ['["\\x"]', 'options, column 4: is not valid JSON (nothing can be escaped like that)'],
    ['["\\}', 'options, column 4: is not valid JSON (nothing can be escaped like that)'],
    ['["\\u12', 'options, column 7: is not valid JSON (it ends too early)'],
    ['["\\u12g4"]', 'options, column 7: is not valid JSON (nothing can be escaped like that)'],
    ['[1.]', 'options, column 4: is not valid JSON (a digit is missing)'],
    ['[01]', 'options, column 3: is not valid JSON (a comma or ] is missing)'],
    ['[nul]', 'options, column 5: is not valid JSON (expected the word null)'],
    ['[]\n[]', 'options, line 2, column 1: is not valid JSON (something follows its end)'],
    ['[}', 'options, column 2: is not valid JSON (a value is missing)'],
    ['\uFEFF{"a":x}', 'options, column 6: is not valid JSON (a value is missing)'],
    ['\uFEFF{"a":1}', 'read: {"a":1}'],
    ['['.repeat(100) + ']'.repeat(100), 'read: [[['],
    [`${'['.repeat(101)}1${']'.repeat(101)}`, 'options: is nested more than 100 levels deep'],
    ['['.repeat(100_000) + ']'.repeat(100_000), 'options: is nested more than 100 levels deep'],
    [`${'{"a":'.repeat(100_000)}1${'}'.repeat(100_000)}`, 'options: is nested more than 100 levels deep'],
    ['['.repeat(100_000), 'options, column 100001: is not valid JSON (it ends too early)'],
  ])('refuses broken JSON in words (%#)', (text, message) => {
    expect(refusal(text)).toContain(message);
  });

  test('locates the first character that no valid JSON can continue with', () => {
    const isJson = (text: string): boolean => {
      try {
        JSON.parse(text);
        return true;
      } catch {
        return false;
      }
    };
    const letters = [...'{}[],:"\\ue-+.01tfn \n', 'x'];
    const spoilt = fc
      .tuple(fc.jsonValue(), fc.nat(), fc.constantFrom('', ...letters), fc.nat(2))
      .map(([value, at, letter, cut]) => {
        const text = JSON.stringify(value, null, cut);
        const i = at % (text.length + 1);
        return text.slice(0, i) + letter + text.slice(i + cut);
      });
    const any = fc.oneof(
      spoilt,
      fc.array(fc.constantFrom(...letters)).map(list => list.join('')),
    );
    fc.assert(
      fc.property(any, text => {
        const fault = jsonFault(text);
        if (!fault) return isJson(text);
        const { offset } = fault;
        const before = jsonFault(text.slice(0, offset));
        const after = jsonFault(`${text.slice(0, offset + 1)} `);
        return (
          !isJson(text) &&
          (before === undefined || before.offset === offset) &&
          (offset === text.length || after?.offset === offset)
        );
      }),
      { numRuns: 3000, seed: 6 },
    );
  });
});
