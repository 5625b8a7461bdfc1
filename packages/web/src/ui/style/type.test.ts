import { expect, test } from 'vitest';
import { SHEETS } from '../../../test/sheets.ts';

/** Text inside an SVG is measured in the units of its view box. */
const IN_A_DRAWING = /\/\* In the units of the drawing\. \*\/\s*font[^;]*;/g;

/** `font` and `font-size` whose size is neither a step of the type scale nor relative to one. */
const offScale = (text: string): readonly string[] =>
  [...text.replace(IN_A_DRAWING, '').matchAll(/[{;\s]font(?:-size)?:\s*([^;]+);/g)]
    .map(([, value = '']) => value)
    .filter(value => !/^(?:inherit|0|.*var\(--size-\w+\).*|.*calc\(var\(--\w+-size\b.*)$/s.test(value));

test.each(SHEETS)('$name: every font size is a step of the type scale', ({ text }) => {
  expect(offScale(text)).toEqual([]);
});

test('a font size off the scale is found', () => {
  expect(offScale('a { font-size: 13px; } b { font: 600 1.1em / 1 serif; }')).toHaveLength(2);
});
