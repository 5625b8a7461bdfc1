import type { AnyGame } from '@tessera/engine';
import { type RiftView, rift } from '@tessera/games/rift';
import { describe, expect, test } from 'vitest';
import { advance, beginCoaching, type Lesson } from './lessons.ts';
import { type Pupil, pupil } from './testing.ts';

/** Lessons: always due, due when a piece is placed, due when the rival places one. */
const LESSONS: readonly Lesson<RiftView>[] = [
  { key: 'first', isDue: ({ snapshot }) => snapshot.isYours },
  { key: 'yours', isDue: ({ happened }) => happened.some(({ isYours }) => isYours) },
  { key: 'theirs', isDue: ({ happened }) => happened.some(({ isYours }) => !isYours) },
  { key: 'refused', isDue: ({ noticed }) => noticed.has('E_OCCUPIED') },
];

const begin = (change: Partial<Parameters<typeof pupil>[2]> = {}): Pupil =>
  pupil(rift as unknown as AnyGame, LESSONS, {
    seats: ['you', 'bot'],
    options: { firstPlayer: 'w' },
    ...change,
  });

describe('lessons', () => {
  test('the first due lesson is shown, and stays until the player’s next decision', () => {
    const ada = begin();
    expect(ada.lesson()).toBe('first');
    expect(ada.play('T@e2')).toBe('yours');
    expect(ada.play('T@e13')).toBe('yours');
    expect(ada.learned()).toEqual(['first']);
    expect(ada.play('S@f2')).toBe('theirs');
  });

  test('an event during another lesson is explained one decision later', () => {
    const ada = begin({ learned: ['first'] });
    expect(ada.play('T@e2', 'T@e13')).toBe('yours');
    expect(ada.play('S@f2')).toBe('theirs');
    expect(ada.play('S@f13')).toBe('theirs');
    expect(ada.play('P@g2')).toBeUndefined();
  });

  test('a dismissed lesson is learned, and no other replaces it at the same decision', () => {
    const ada = begin();
    ada.dismiss();
    expect(ada.learned()).toEqual(['first']);
    expect(ada.notice('E_OCCUPIED')).toBeUndefined();
    expect(ada.play('T@e2')).toBe('yours');
  });

  test('a learned lesson is not shown again', () => {
    const ada = begin({ learned: ['first', 'yours', 'theirs', 'refused'] });
    expect(ada.play('T@e2', 'T@e13', 'S@f2', 'S@f13')).toBeUndefined();
    expect(ada.notice('E_OCCUPIED')).toBeUndefined();
  });

  test('something noticed by the table alone is explained at once', () => {
    const ada = begin({ learned: ['first', 'yours', 'theirs'] });
    expect(ada.notice('E_RANGE')).toBeUndefined();
    expect(ada.notice('E_OCCUPIED')).toBe('refused');
  });

  test('the end of the match hides the lesson, which is shown again in the next one', () => {
    const setup = { id: 'm', game: 'rift', title: '', seats: [], options: {}, seed: '' };
    const shown = { ...beginCoaching(new Set()), shown: 'first', taughtAt: 0 };
    const over = {
      setup,
      seq: 1,
      view: {} as RiftView,
      toAct: null,
      isYours: false,
      legal: [],
      moves: [],
      events: [],
    };
    const after = advance(shown, LESSONS, { ...over, outcome: { winners: [1] } as never }, new Set());
    expect(after.shown).toBeUndefined();
    expect([...after.learned]).toEqual([]);
  });

  test('matches between bots show no lessons', () => {
    expect(begin({ seats: ['bot', 'bot'] }).play('T@e2', 'T@e13')).toBeUndefined();
  });
});
