import { expect, test } from 'vitest';
import { addressOf, forgetMoment, isKept, keepMoment, keptMoments } from './keptMoments.ts';

const MOMENT = { path: '/review/a', game: 'rift', index: 12, deed: 'the Star goes from a1 to a2' };

test('a moment is kept once, newest first, and can be removed', () => {
  keepMoment(MOMENT);
  keepMoment({ ...MOMENT, index: 14 });
  keepMoment(MOMENT);
  expect(isKept(MOMENT)).toBe(true);
  expect(isKept({ path: '/review/b', index: 12 })).toBe(false);
  expect(keptMoments()[0]).toEqual(MOMENT);
  expect(addressOf(MOMENT)).toBe('/review/a?moment=12');
  forgetMoment(MOMENT);
  expect(isKept(MOMENT)).toBe(false);
});
