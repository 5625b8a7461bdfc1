import { expect, test } from 'vitest';
import { SHEETS } from '../../../test/sheets.ts';

/**
 * Selectors under a `:has()` that name no class or element. Browsers keep one invalidation set for all
 * `:has()` of a page; a single `*` or `:not()` in it makes every change recalculate the styles of the whole
 * table (12 of 16 ms on loop's).
 */
const unnamed = (text: string): readonly string[] =>
  [...text.matchAll(/:has\((?:[^()]|\([^()]*\))*\)[^\s,{]*\s+[>+~]?\s*(\*|:not\()/g)].map(([found]) => found);

test.each(SHEETS)('$name: subjects of :has() selectors are named', ({ text }) => {
  expect(unnamed(text)).toEqual([]);
});

test('a subject without a name is found', () => {
  expect(unnamed('.a:has(> .b) > :not(.b) {} .a:has(.b:not(.c)) * {}')).toHaveLength(2);
  expect(unnamed('.a:has(> :nth-child(4)) .b {} .a:not(:has(.b)) > .c:not(.d) {}')).toEqual([]);
});
