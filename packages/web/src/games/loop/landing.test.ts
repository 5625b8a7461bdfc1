import { playGame } from '@tessera/bots';
import { loopBots } from '@tessera/bots/loop';
import { type AnyGame, parseOptions } from '@tessera/engine';
import { type LoopEvent, loop, MODE_IDS } from '@tessera/games/loop';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { MatchSnapshot } from '../../match/client.ts';
import { createClock } from '../../table/clock.ts';
import { LONGEST_MS, landingOf, shotsOf } from './landing.ts';

const foo: LoopEvent = { type: 'foo', era: 3, reveals: 'all' };
const clone: LoopEvent = { type: 'clone', token: 4, era: 1, reveals: 'all' };
const thrown: LoopEvent = { type: 'thrown', eras: [2, 3, 3, 4] };

test('the shots of a throw are clones, the Machine’s turn, then one cube after another', () => {
  const shots = shotsOf([clone, foo, thrown]);
  expect(shots.map(({ event }) => event.type)).toEqual([
    'clone',
    'foo',
    'cube',
    'cube',
    'cube',
    'cube',
    'thrown',
  ]);
  for (const [i, { start }] of shots.entries())
    expect(start).toBeGreaterThanOrEqual(shots[i - 1]?.start ?? 0);
  const cubes = shots.filter(({ event }) => event.type === 'cube');
  expect(new Set(cubes.map(({ start }) => start)).size).toBe(4);
  expect(cubes[0]!.start).toBeGreaterThanOrEqual(shots[1]!.end);
});

test('a throw with more cubes lands later, but never later than the longest animation', () => {
  const { lands } = landingOf([foo, thrown], 1);
  expect(lands).toBeGreaterThan(landingOf([foo, { type: 'thrown', eras: [2] }], 1).lands);
  expect(lands).toBe(shotsOf([foo, thrown]).at(-1)!.end);
  expect(landingOf([foo, thrown], 2).lands).toBe(2 * lands);
  const many: LoopEvent = { type: 'thrown', eras: [2, 3, 3, 4, 2, 3, 3, 4, 2, 3] };
  expect(landingOf([clone, clone, foo, many], 1).lands).toBeCloseTo(LONGEST_MS);
});

test('a change without chance, or without motion, lands at once', () => {
  expect(landingOf([{ type: 'moved', agent: 0, to: 2, why: 'move' }], 1).lands).toBe(0);
  expect(landingOf([foo, thrown], undefined).lands).toBe(0);
});

test('a vortex and a LOOP get a banner when they land', () => {
  const { lands, lasts, moments = [] } = landingOf([foo, thrown, { type: 'vortex', era: 3 }], 1);
  expect(moments.map(({ event, start }) => [event.type, start])).toEqual([['vortex', lands]]);
  expect(lasts).toBeGreaterThan(lands);
  expect(landingOf([{ type: 'looped', agent: 0, dimension: 1, cost: 2 }], 1).moments).toHaveLength(1);
});

test('a Supa Clone that is destroyed gets a banner: it alone leaves perpetual energy', () => {
  const energy = (perpetual: boolean): LoopEvent => ({ type: 'energy', era: 2, perpetual });
  expect(landingOf([energy(true)], 1).moments).toHaveLength(1);
  expect(landingOf([energy(false)], 1).moments).toHaveLength(0);
});

describe('a bot’s turn', () => {
  afterEach(() => void vi.useRealTimers());

  /** Milliseconds of every turn that the second seat plays, by the clock of the table at normal speed. */
  async function turnsOf(options: object, seed: string): Promise<readonly number[]> {
    const bot = loopBots.bot('gentle');
    const match = await playGame({
      game: loop as unknown as AnyGame,
      options: parseOptions(loop.options, options),
      seats: [bot, bot],
      seed,
    });
    const setup = { seats: [{ kind: 'you' }, { kind: 'bot' }] };
    const { entries } = match.history();
    const moves = entries.map(({ seat, move }) => ({ seat, move }));
    const snapshots = entries.map(({ events }, i) => ({
      ...{ seq: i + 1, setup, events, outcome: null },
      moves: moves.slice(0, i + 1),
      isYours: moves[i + 1]?.seat === 0,
    })) as unknown as MatchSnapshot<unknown>[];
    const times: number[] = [];
    for (const [i, snapshot] of snapshots.entries()) {
      if (moves[i]?.seat !== 1 || moves[i - 1]?.seat === 1) continue;
      const length = snapshots.slice(i).findIndex(({ isYours }) => isYours) + 1;
      if (length === 0) break;
      times.push(shownFor(snapshots[i - 1] ?? snapshot, snapshots.slice(i, i + length)));
    }
    return times;
  }

  /** Milliseconds until answers that arrive at once have all landed, one after another. */
  function shownFor(before: MatchSnapshot<unknown>, answers: readonly MatchSnapshot<unknown>[]): number {
    vi.useFakeTimers();
    let landed = -1;
    const clock = createClock<unknown>({
      landingOf: (events, row) => landingOf(events as readonly LoopEvent[], 1, row),
      pause: () => 0,
      show: shown => {
        landed = shown.landed.seq;
      },
    });
    clock.hear(before);
    const start = Date.now();
    for (const answer of answers) clock.hear(answer);
    while (landed !== answers.at(-1)?.seq) vi.advanceTimersToNextTimer();
    clock.close();
    const lasted = Date.now() - start;
    vi.useRealTimers();
    return lasted;
  }

  test.each(MODE_IDS)('takes at most six seconds, in the mode %s', async mode => {
    const times = await turnsOf({ mode, agents: ['mrtime', 'vgirl'] }, `pace ${mode}`);
    expect(times.length).toBeGreaterThan(3);
    expect(Math.max(...times)).toBeLessThanOrEqual(6000);
    // Not at once either: the first deeds can be followed.
    expect(Math.max(...times)).toBeGreaterThan(1500);
  });

  test('waits less and less between its answers', () => {
    const pace = (row: number): number => landingOf([], 1, row).lasts;
    expect(pace(1)).toBe(pace(3));
    expect(pace(8)).toBeLessThan(pace(4));
    expect(pace(40)).toBe(pace(50));
  });
});
