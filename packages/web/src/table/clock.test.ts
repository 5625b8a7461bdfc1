import type { GameEvent } from '@tessera/engine';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { MatchSnapshot } from '../match/client.ts';
import { createClock, type Landing } from './clock.ts';

type Snapshot = MatchSnapshot<string>;

const SEATS = [
  { kind: 'you', name: 'Ada' },
  { kind: 'bot', level: 'greedy', name: 'Robin' },
];

/** Snapshot after so many answers, the last of them by a seat. */
const after = (seq: number, by: number, change: Partial<Snapshot> = {}): Snapshot =>
  ({
    seq,
    setup: { seats: SEATS },
    moves: Array.from({ length: seq }, () => ({ seat: by, move: 'end' })),
    events: [],
    isYours: false,
    outcome: null,
    ...change,
  }) as unknown as Snapshot;

const events = (...types: string[]): readonly GameEvent[] => types.map(type => ({ type }));

/** Rolls land after 500 ms; every change lasts 1000 ms; a breach has a banner when it lands. */
function landingOf(happened: readonly GameEvent[]): Landing {
  const lands = happened.some(({ type }) => type === 'rolled') ? 500 : 0;
  const breaches = happened.filter(({ type }) => type === 'breached');
  const moments = breaches.map((event, i) => ({ event, start: lands + 300 * i, end: lands + 300 * (i + 1) }));
  return { lands, lasts: 1000, moments };
}

let shown: (number | string)[] = [];

/** Recorded output of the clock: landed text, `+` the arriving one, `!` the banner. */
function clock(pause: () => number | undefined = () => 0) {
  return createClock<string>({
    landingOf,
    pause,
    show: ({ landed, arriving, moment }) =>
      shown.push(`${landed.seq}${arriving ? `+${arriving.seq}` : ''}${moment ? '!' : ''}`),
  });
}

beforeEach(() => {
  vi.useFakeTimers();
  shown = [];
});
afterEach(() => {
  vi.useRealTimers();
});

describe('the presentation clock of a table', () => {
  test('a change without animation lands at once, also when a match is loaded', () => {
    const { hear } = clock();
    hear(after(7, 1, { events: events('rolled') }));
    hear(after(8, 0));
    expect(shown).toEqual(['7', '8']);
  });

  test('a roll is shown by the board alone until it lands', () => {
    const { hear } = clock();
    hear(after(1, 0));
    hear(after(2, 0, { events: events('rolled') }));
    vi.advanceTimersByTime(499);
    expect(shown).toEqual(['1', '1+2']);
    vi.advanceTimersByTime(1);
    expect(shown).toEqual(['1', '1+2', '2']);
  });

  test('banners come in order, none before its event has landed', () => {
    const { hear } = clock();
    hear(after(1, 0));
    hear(after(2, 0, { events: events('rolled', 'breached', 'breached') }));
    vi.advanceTimersByTime(499);
    expect(shown).toEqual(['1', '1+2']);
    vi.advanceTimersByTime(2000);
    expect(shown.slice(2).join(' ')).toMatch(/^1\+2! 2! 2 2! 2$/);
  });

  test('a bot’s answer waits until the previous change has been seen', () => {
    const { hear } = clock();
    hear(after(1, 0));
    hear(after(2, 0));
    hear(after(3, 1));
    hear(after(4, 1, { events: events('rolled') }));
    expect(shown).toEqual(['1', '2']);
    vi.advanceTimersByTime(1000);
    expect(shown).toEqual(['1', '2', '3']);
    vi.advanceTimersByTime(1000);
    expect(shown).toEqual(['1', '2', '3', '3+4']);
    vi.advanceTimersByTime(500);
    expect(shown.at(-1)).toBe('4');
  });

  test('answers of instant bots during an animation are all shown after it', () => {
    const { hear } = clock(() => undefined);
    hear(after(1, 0));
    hear(after(2, 0, { events: events('rolled') }));
    for (const seq of [3, 4, 5]) hear(after(seq, 1));
    vi.advanceTimersByTime(2000);
    expect(shown.at(-1)).toBe('5');
  });

  test('the bots’ pause is added to the animation, and an instant bot waits for nothing', () => {
    let pause: number | undefined = 400;
    const { hear } = clock(() => pause);
    hear(after(1, 0));
    hear(after(2, 0));
    hear(after(3, 1));
    vi.advanceTimersByTime(1399);
    expect(shown).toEqual(['1', '2']);
    vi.advanceTimersByTime(1);
    expect(shown).toEqual(['1', '2', '3']);
    pause = undefined;
    hear(after(4, 0));
    hear(after(5, 1, { events: events('rolled') }));
    vi.advanceTimersByTime(1400);
    expect(shown.slice(3)).toEqual(['4', '5']);
  });

  test('a player’s own answer never waits: a change still arriving lands first', () => {
    const { hear } = clock();
    hear(after(1, 0));
    hear(after(2, 0, { events: events('rolled') }));
    hear(after(3, 0));
    expect(shown).toEqual(['1', '1+2', '2', '3']);
    vi.advanceTimersByTime(5000);
    expect(shown.at(-1)).toBe('3');
  });

  test('an undo during an animation lands at once and cancels what was pending', () => {
    const { hear } = clock();
    hear(after(1, 0));
    hear(after(2, 0, { events: events('rolled', 'breached') }));
    hear(after(3, 1));
    hear(after(4, 0, { moves: [] }));
    vi.advanceTimersByTime(5000);
    expect(shown).toEqual(['1', '1+2', '4']);
  });

  test('advice that arrives later is attached to its own change', () => {
    const { hear } = clock();
    const rolled = events('rolled');
    hear(after(1, 0));
    hear(after(2, 0, { events: rolled }));
    hear(after(2, 0, { events: rolled, insight: 'late' }));
    hear(after(3, 1));
    hear(after(3, 1, { insight: 'later' }));
    vi.advanceTimersByTime(999);
    expect(shown).toEqual(['1', '1+2', '1+2', '2']);
    vi.advanceTimersByTime(1);
    expect(shown.at(-1)).toBe('3');
  });

  test('skip() shows everything at once, up to the player’s next decision', () => {
    const { hear, skip } = clock();
    hear(after(1, 0));
    hear(after(2, 0, { events: events('rolled', 'breached') }));
    hear(after(3, 1));
    skip();
    hear(after(4, 1, { events: events('rolled') }));
    hear(after(5, 1, { isYours: true }));
    expect(shown).toEqual(['1', '1+2', '3', '4', '5']);
    hear(after(6, 0));
    hear(after(7, 1));
    expect(shown.slice(5)).toEqual(['6']);
  });

  test('two changes in one tick are both shown, one after the other', () => {
    const { hear } = clock();
    hear(after(1, 0));
    hear(after(2, 1, { events: events('rolled') }));
    hear(after(3, 1, { events: events('rolled') }));
    vi.advanceTimersByTime(3000);
    expect(shown).toEqual(['1', '1+2', '2', '2+3', '3']);
  });

  test('a closed clock shows nothing more', () => {
    const { hear, close } = clock();
    hear(after(1, 0));
    hear(after(2, 0, { events: events('rolled') }));
    close();
    vi.advanceTimersByTime(5000);
    expect(shown).toEqual(['1', '1+2']);
  });
});
