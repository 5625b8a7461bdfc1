import { commitmentOf, type DailyDate, dayAt, publishedSeed, secretSeed } from '@tessera/table/daily';
import type { DailyBoard, DailySeeds } from '@tessera/wire';
import { describe, expect, test } from 'vitest';
import type { StoredMatch } from '../../../match/library.ts';
import { streakOn } from '../puzzles/record.ts';
import {
  attemptsAt,
  bestAt,
  type DailyRecord,
  daysOf,
  EMPTY,
  isKept,
  promiseOf,
  seedFor,
  settled,
  withAttempt,
  withPlace,
  withTold,
} from './record.ts';

const TODAY: DailyDate = { date: '2026-11-18', game: 'loop' };
const SEED = secretSeed('secret', TODAY);

const told = (challenge: DailyDate, seed: string | null, commitment: string): DailySeeds => ({
  now: 0,
  challenges: [{ ...challenge, seed, commitment }],
});

describe('seeds', () => {
  test('without a server come from the published list, with one from the server', () => {
    expect(seedFor(EMPTY, TODAY)).toBe(publishedSeed(TODAY));
    const record = withTold(EMPTY, told(TODAY, SEED, commitmentOf(SEED)));
    expect(seedFor(record, TODAY)).toBe(SEED);
    expect(seedFor(record, { ...TODAY, game: 'tesseract' })).not.toBe(SEED);
  });

  test('that do not fit the hash beside them are not believed', () => {
    const record = withTold(EMPTY, told(TODAY, SEED, commitmentOf('other')));
    expect(seedFor(record, TODAY)).toBe(publishedSeed(TODAY));
  });

  test('are checked against the hash that was told first, and before them', () => {
    expect(isKept(withTold(EMPTY, told(TODAY, SEED, commitmentOf(SEED))), TODAY)).toBeUndefined();
    const promised = withTold(EMPTY, told(TODAY, null, commitmentOf(SEED)));
    expect([promiseOf(promised, TODAY), isKept(promised, TODAY)]).toEqual([commitmentOf(SEED), undefined]);
    expect(isKept(withTold(promised, told(TODAY, SEED, commitmentOf(SEED))), TODAY)).toBe(true);
    const other = secretSeed('other', TODAY);
    expect(isKept(withTold(promised, told(TODAY, other, commitmentOf(other))), TODAY)).toBe(false);
  });
});

const ended = (id: string, winners: readonly number[], turn: number): StoredMatch => ({
  setup: { id, game: 'loop', title: '', seats: [], options: {}, seed: SEED },
  ...{ isBegun: true, moves: 9, toAct: null, updated: 0, isYours: false },
  position: JSON.stringify({ turn, archived: ['M-GRID'] }),
  outcome: { winners, reason: winners.length > 0 ? 'VICTORY' : 'CYCLES' },
});

const tried = (record: DailyRecord, id: string, challenge = TODAY, seed = SEED): DailyRecord =>
  withAttempt(record, challenge, { id, seed, at: 1 });

describe('attempts', () => {
  test('are numbered by seed, begun ones too, and get their results from matches that ended', () => {
    const begun = tried(tried(tried(EMPTY, 'a'), 'b'), 'c', TODAY, 'another seed');
    expect(begun.attempts.map(({ id, number }) => [id, number])).toEqual([
      ['c', 1],
      ['b', 2],
      ['a', 1],
    ]);
    expect(settled(begun, [{ ...ended('b', [], 5), outcome: null }])).toBe(begun);
    const record = settled(begun, [ended('b', [0, 1], 9), ended('elsewhere', [], 3)]);
    expect(attemptsAt(record, SEED).map(({ result }) => result?.turns)).toEqual([9, undefined]);
    expect(settled(record, [ended('b', [], 1)])).toBe(record);
  });

  test('the best one of a day is the one that ranks highest; its place is kept', () => {
    const both = settled(tried(tried(EMPTY, 'first'), 'second'), [
      ended('first', [0, 1], 20),
      ended('second', [0, 1], 4),
    ]);
    expect(bestAt(both, TODAY.date)?.id).toBe('first');
    expect(bestAt(both, TODAY.date, 'tesseract')).toBeUndefined();
    const lost = settled(tried(tried(EMPTY, 'first'), 'second'), [
      ended('first', [], 20),
      ended('second', [0, 1], 4),
    ]);
    expect(bestAt(lost, TODAY.date, 'loop')?.id).toBe('second');
    const placed = withPlace(lost, 'second', { you: { place: 7 } } as DailyBoard);
    expect(bestAt(placed, TODAY.date)?.place).toBe(7);
  });

  test('days with a result make a streak, whichever game it was', () => {
    const yesterday: DailyDate = { date: '2026-11-17', game: 'tesseract' };
    const record = settled(tried(tried(EMPTY, 'a', yesterday, 'x'), 'b'), [ended('a', [], 1)]);
    const today = dayAt(TODAY.date)!;
    expect(streakOn({ days: daysOf(record) }, today)).toBe(1);
    expect(streakOn({ days: daysOf(settled(record, [ended('b', [], 1)])) }, today)).toBe(2);
  });
});
