import { expect, test } from 'vitest';
import type { LogLine } from '../../../table/log.ts';
import type { Step } from './chronicle.ts';
import { toldWords } from './told.ts';
import { en } from './words/en.ts';

const line = (count: number, text: string, why?: string): LogLine =>
  ({ count, text, why, who: 'Vega', tone: 'plain' }) as unknown as LogLine;

const step = (kind: string, first: number, count = first): Step => ({
  ...{ kind, first, count, seat: 1, lab: 1, turn: 2 },
  ...{ ways: [], changed: [] },
});

/** The newest line comes first, as in the log. */
const LINES = [
  line(4, 'purple 2 becomes 1.'),
  line(3, 'discards Cargo Shuttle and thinks about all the other research cards for a while.'),
  line(2, 'your Purple 3 becomes 4.'),
  line(1, 'uses the action of the Systems Analyst.', 'Vega gets closer to a set.'),
];

const told = (...deeds: readonly Step[]) =>
  toldWords(LINES, { ...(deeds.at(-1) as Step), deeds }, 'Vega', en as never, 'en');

test('a deed alone is told with its effects, as far as there is room, and its reason below it', () => {
  expect(told(step('specialize', 1, 2))).toEqual({
    text: 'Uses the action of the Systems Analyst. Your Purple 3 becomes 4.',
    more: 'Vega gets closer to a set.',
  });
  const { text, more } = told(step('specialize', 1, 3));
  expect(text).toBe('Uses the action of the Systems Analyst.');
  expect(more).toMatch(/^Your Purple 3 becomes 4. Discards .* for a while. Vega gets closer to a set.$/);
});

test('a group says what its first deeds did, as far as there is room, and counts the others', () => {
  expect(told(step('specialize', 1, 2), step('study', 3), step('adjust', 4))).toEqual({
    text: 'Uses the action of the Systems Analyst. Your Purple 3 becomes 4. And 2 more steps.',
    more: 'Vega gets closer to a set.',
    details:
      'Discards Cargo Shuttle and thinks about all the other research cards for a while. Purple 2 becomes 1.',
  });
  expect(told(step('specialize', 1, 2), step('adjust', 4)).text).toBe(
    'Uses the action of the Systems Analyst. Your Purple 3 becomes 4. Purple 2 becomes 1.',
  );
});
