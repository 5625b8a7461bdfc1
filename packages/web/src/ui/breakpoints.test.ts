import { expect, test } from 'vitest';
import { SHEETS } from '../../test/sheets.ts';
import { isTight, layoutOf } from './breakpoints.ts';

test.each([
  [390, 844, 'phone'],
  [844, 390, 'landscape'],
  [932, 430, 'landscape'],
  [768, 1024, 'portrait'],
  [1024, 1366, 'portrait'],
  [1024, 768, 'middle'],
  [1366, 768, 'low'],
  [1440, 900, 'wide'],
  [1920, 1080, 'wide'],
  [2560, 1440, 'huge'],
  [2560, 1080, 'wide'],
] as const)('%i x %i is %s', (width, height, layout) => {
  expect(layoutOf(width, height)).toBe(layout);
});

test.each([
  [360, 740, true],
  [390, 740, true],
  [390, 844, false],
  [844, 390, false],
  [1366, 768, false],
])('%i x %i is tight: %s', (width, height, expected) => {
  expect(isTight(width, height)).toBe(expected);
});

/** Style sheets have no breakpoints of their own: a second set would disagree with the first one day. */
test.each(SHEETS)('$name uses data-layout, not media queries for width, height or pointer', ({ text }) => {
  expect(text.match(/@media[^{]*(?:width|height|pointer)[^{]*/g)).toBeNull();
});
