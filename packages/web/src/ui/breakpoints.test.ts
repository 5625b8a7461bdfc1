import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { layoutOf } from './breakpoints.ts';

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

const SOURCES = new URL('..', import.meta.url).pathname;

/** Style sheets have no numbers of their own: a second set would disagree with the first one day. */
test.each(globSync('**/*.css', { cwd: SOURCES }))('%s asks for a layout, not for a width', name => {
  const sheet = readFileSync(`${SOURCES}${name}`, 'utf8');
  expect(sheet.match(/@media[^{]*(?:width|height|pointer)[^{]*/g)).toBeNull();
});
