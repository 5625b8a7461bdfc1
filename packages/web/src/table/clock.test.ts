import type { GameEvent } from '@tessera/engine';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { MatchSnapshot } from '../match/client.ts';
import { createClock, type Landing } from './clock.ts';

type Snapshot = MatchSnapshot<string>;

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
    events: [],
    isYours: false,
    outcome: null,
    ...change,
  }) as unknown as Snapshot;

const events = (...types: string[]): readonly GameEvent[] => types.map(type => ({ type }));

/** A roll is known after 500 ms; everything is looked at for 1000 ms; a breach has a banner when it is known. */
function landingOf(happened: readonly GameEvent[]): Landing {
  const lands = happened.some(({ type }) => type === 'rolled') ? 500 : 0;
  const breaches = happened.filter(({ type }) => type === 'breached');
  const moments = breaches.map((event, i) => ({ event, start: lands + 300 * i, end: lands + 300 * (i + 1) }));
  return { lands, lasts: 1000, moments };
}

let shown: (number | string)[] = [];

/** What is shown, change by change: landed, `+` what arrives, `!` the banner. */
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

describe('the clock of a table', () => {
  test('what draws nothing lands at once, also on loading in the middle of a match', () => {
    const { hear } = clock();
    hear(after(7, 1, { events: events('rolled') }));
    hear(after(8, 0));
    expect(shown).toEqual(['7', '8']);
  });

  test('what is left to chance is seen by the board alone until it lands', () => {
    const { hear } = clock();
    hear(after(1, 0));
    hear(after(2, 0, { events: events('rolled') }));
    vi.advanceTimersByTime(499);
    expect(shown).toEqual(['1', '1+2']);
    vi.advanceTimersByTime(1);
    expect(shown).toEqual(['1', '1+2', '2']);
  });

  test('banners come in order, none before what it tells has landed', () => {
    const { hear } = clock();
    hear(after(1, 0));
    hear(after(2, 0, { events: events('rolled', 'breached', 'breached') }));
    vi.advanceTimersByTime(499);
    expect(shown).toEqual(['1', '1+2']);
    vi.advanceTimersByTime(2000);
    expect(shown.slice(2).join(' ')).toMatch(/^1\+2! 2! 2 2! 2$/);
  });

  test('what a bot does waits until what came before has been seen', () => {
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

  test('instant bots that play while somebody still looks are all shown when that is over', () => {
    const { hear } = clock(() => undefined);
    hear(after(1, 0));
    hear(after(2, 0, { events: events('rolled') }));
    for (const seq of [3, 4, 5]) hear(after(seq, 1));
    vi.advanceTimersByTime(2000);
    expect(shown.at(-1)).toBe('5');
  });

  test('the pause of bots comes on top, and an instant bot waits for nothing', () => {
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

  test('people never wait for what they do themselves: what was on its way lands first', () => {
    const { hear } = clock();
    hear(after(1, 0));
    hear(after(2, 0, { events: events('rolled') }));
    hear(after(3, 0));
    expect(shown).toEqual(['1', '1+2', '2', '3']);
    vi.advanceTimersByTime(5000);
    expect(shown.at(-1)).toBe('3');
  });

  test('what is taken back in the middle lands at once, and nothing of the old comes after it', () => {
    const { hear } = clock();
    hear(after(1, 0));
    hear(after(2, 0, { events: events('rolled', 'breached') }));
    hear(after(3, 1));
    hear(after(4, 0, { moves: [] }));
    vi.advanceTimersByTime(5000);
    expect(shown).toEqual(['1', '1+2', '4']);
  });

  test('an insight that comes later belongs to its own change, wherever that is by then', () => {
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

  test('skipping shows all at once, up to the next own decision', () => {
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

  test('two changes in one tick are both told, one after the other', () => {
    const { hear } = clock();
    hear(after(1, 0));
    hear(after(2, 1, { events: events('rolled') }));
    hear(after(3, 1, { events: events('rolled') }));
    vi.advanceTimersByTime(3000);
    expect(shown).toEqual(['1', '1+2', '2', '2+3', '3']);
  });

  test('nothing is shown any more once the table is gone', () => {
    const { hear, close } = clock();
    hear(after(1, 0));
    hear(after(2, 0, { events: events('rolled') }));
    close();
    vi.advanceTimersByTime(5000);
    expect(shown).toEqual(['1', '1+2']);
  });
});
