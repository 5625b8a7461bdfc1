import { expect, test } from 'vitest';
import { SHEETS } from '../../../test/sheets.ts';

/**
 * What stands under a `:has()` and is not named. Browsers keep one list of what any `:has()` on the page may mean; a
 * single `*` or `:not()` in it makes every change anywhere style the whole table anew (12 of 16 ms on loop's).
 */
const unnamed = (text: string): readonly string[] =>
  [...text.matchAll(/:has\((?:[^()]|\([^()]*\))*\)[^\s,{]*\s+[>+~]?\s*(\*|:not\()/g)].map(([found]) => found);

test.each(SHEETS)('$name: what a :has() decides about is named', ({ text }) => {
  expect(unnamed(text)).toEqual([]);
});

test('what is not named is found', () => {
  expect(unnamed('.a:has(> .b) > :not(.b) {} .a:has(.b:not(.c)) * {}')).toHaveLength(2);
  expect(unnamed('.a:has(> :nth-child(4)) .b {} .a:not(:has(.b)) > .c:not(.d) {}')).toEqual([]);
});
