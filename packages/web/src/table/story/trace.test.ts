import { describe, expect, test } from 'vitest';
import { type Chronicle, neighbourOf, type Step, traceOf } from './trace.ts';

const step = (seat: number, turn: number): Step => ({ seat, turn, kind: 'move', count: turn });

describe('traceOf', () => {
  const steps = [step(0, 0), step(0, 1), step(1, 2), step(2, 3), step(0, 3)];
  const chronicle = (since: number): Chronicle<Step> => ({ steps, since: () => since });

  test('leaves out the player’s own steps and everything before the latest of them', () => {
    expect(traceOf(chronicle(2), 0)).toEqual([steps[2], steps[3]]);
    expect(traceOf(chronicle(5), 0)).toEqual([]);
  });

  test('leaves out the set-up', () => {
    expect(traceOf(chronicle(0), 3)).toEqual(steps.slice(1));
  });

  test('is the latest turn alone for a watcher, however long the match is', () => {
    expect(traceOf(chronicle(0), -1)).toEqual(steps.slice(3));
    expect(traceOf({ steps: steps.slice(0, 1), since: () => 0 }, -1)).toEqual([]);
  });
});

describe('neighbourOf', () => {
  test('Next leads from the whole trace through every step and back to the whole', () => {
    const seen: (number | undefined)[] = [undefined];
    do seen.push(neighbourOf(seen.at(-1), 3, 1));
    while (seen.at(-1) !== undefined);
    expect(seen).toEqual([undefined, 0, 1, 2, undefined]);
  });

  test('Back leads the other way', () => {
    expect(neighbourOf(undefined, 3, -1)).toBe(2);
    expect(neighbourOf(0, 3, -1)).toBeUndefined();
  });
});
