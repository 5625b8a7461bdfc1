import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { MatchSnapshot } from '../match/client.ts';
import { createPacer } from './usePaced.ts';

type Snapshot = MatchSnapshot<unknown>;

const SEATS = [
  { kind: 'you', name: 'Ada' },
  { kind: 'bot', level: 'greedy', name: 'Robin' },
];

/** After so many answers, the last of them by a seat. */
const after = (seq: number, by: number, change: Partial<Snapshot> = {}): Snapshot =>
  ({
    seq,
    setup: { seats: SEATS },
    moves: Array.from({ length: seq }, () => ({ seat: by, move: 'end' })),
    isYours: false,
    outcome: null,
    ...change,
  }) as unknown as Snapshot;

const shown: number[] = [];
const pacer = () =>
  createPacer(
    ({ seq }) => shown.push(seq),
    () => 1000,
  );

beforeEach(() => {
  vi.useFakeTimers();
  shown.length = 0;
});
afterEach(() => {
  vi.useRealTimers();
});

describe('the pace of a match', () => {
  test('what a bot does waits until what came before has been seen', () => {
    const { hear } = pacer();
    hear(after(1, 0));
    hear(after(2, 1));
    hear(after(3, 1));
    expect(shown).toEqual([1]);
    vi.advanceTimersByTime(1000);
    expect(shown).toEqual([1, 2]);
    vi.advanceTimersByTime(1000);
    expect(shown).toEqual([1, 2, 3]);
    vi.advanceTimersByTime(1000);
    hear(after(4, 1));
    expect(shown).toEqual([1, 2, 3, 4]);
  });

  test('people never wait for what they do themselves, nor for what is taken back', () => {
    const { hear } = pacer();
    hear(after(1, 0));
    hear(after(2, 0));
    hear(after(3, 1));
    hear(after(4, 1, { moves: [] }));
    vi.advanceTimersByTime(5000);
    expect(shown).toEqual([1, 2, 4]);
  });

  test('an insight that comes later belongs to its own moment', () => {
    const { hear } = pacer();
    hear(after(1, 0));
    hear(after(2, 1));
    hear(after(2, 1, { insight: 'late' }));
    expect(shown).toEqual([1]);
    vi.advanceTimersByTime(1000);
    expect(shown).toEqual([1, 2]);
  });

  test('who is in a hurry sees the rest at once, up to the next own decision', () => {
    const { hear, hurry } = pacer();
    hear(after(1, 0));
    hear(after(2, 1));
    hear(after(3, 1));
    hurry();
    hear(after(4, 1));
    hear(after(5, 1, { isYours: true }));
    expect(shown).toEqual([1, 3, 4, 5]);
    hear(after(6, 0));
    hear(after(7, 1));
    expect(shown).toEqual([1, 3, 4, 5, 6]);
  });

  test('nothing is shown any more once the table is gone', () => {
    const { hear, close } = pacer();
    hear(after(1, 0));
    hear(after(2, 1));
    close();
    vi.advanceTimersByTime(5000);
    expect(shown).toEqual([1]);
  });
});
