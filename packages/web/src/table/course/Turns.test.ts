import { expect, test } from 'vitest';
import { loadText } from '../../text/index.ts';
import type { LogLine } from '../log.ts';
import { stepTo, toldTurn } from './Turns.tsx';

const turnAt = (count: number) => ({ count, since: count - 1, seat: 0, change: -0.214 });

test('stepTo() goes to the next turning point, and wraps around', () => {
  const turns = [4, 9, 20].map(turnAt);
  expect([0, 4, 10, 20, 30].map(shown => stepTo(turns, shown, 1))).toEqual([4, 9, 20, 4, 4]);
  expect([30, 20, 5, 4].map(shown => stepTo(turns, shown, -1))).toEqual([20, 9, 4, 20]);
  expect(stepTo([], 7, 1)).toBe(7);
});

test('a turning point is described by the line of the log that stands out', async () => {
  const line = (count: number, nth: number, rest: Partial<LogLine>): LogLine => ({
    key: `${count} ${nth}`,
    count,
    text: `line ${count}.${nth}`,
    tone: 'plain',
    isDecisive: false,
    ...rest,
  });
  // Newest first.
  const lines = [
    line(3, 1, { who: 'Ben', tone: 'bad' }),
    line(3, 0, { who: 'Ben', isSubject: true }),
    line(2, 0, {}),
    line(1, 0, { who: 'Ada', isSubject: true }),
  ];
  const telling = {
    text: await loadText('en'),
    names: ['Ada', 'Ben'],
    colours: ['red', 'blue'],
    moves: [0, 1, 1].map(seat => ({ seat })),
    lines,
    isTogether: false,
  };
  expect(toldTurn(turnAt(3), telling)).toMatchObject({
    who: 'Ben:',
    text: 'line 3.1',
    points: '−21',
    whose: 'Ada',
    colour: 'red',
  });
  expect(toldTurn(turnAt(2), telling)).toMatchObject({ who: '', text: 'line 2.0' });
  expect(toldTurn({ ...turnAt(1), change: 0.1 }, telling)).toMatchObject({
    who: 'Ada',
    points: '+10',
    whose: undefined,
  });
});
