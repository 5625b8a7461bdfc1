import type { AnyGame } from '@tessera/engine';
import { type RiftView, rift } from '@tessera/games/rift';
import { describe, expect, test } from 'vitest';
import type { Lesson } from './lessons.ts';
import { type Pupil, pupil } from './testing.ts';

/** Always due, when a piece was placed, and when the rival placed one. */
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

describe('one lesson at a time', () => {
  test('the most urgent comes, and stays while the rival plays, until the decision after it', () => {
    const ada = begin();
    expect(ada.lesson()).toBe('first');
    expect(ada.play('T@e2')).toBe('yours');
    expect(ada.play('T@e13')).toBe('yours');
    expect(ada.learned()).toEqual(['first']);
    expect(ada.play('S@f2')).toBe('theirs');
  });

  test('what happened while another lesson stood there is explained a decision later', () => {
    const ada = begin({ learned: ['first'] });
    expect(ada.play('T@e2', 'T@e13')).toBe('yours');
    expect(ada.play('S@f2')).toBe('theirs');
    expect(ada.play('S@f13')).toBe('theirs');
    expect(ada.play('P@g2')).toBeUndefined();
  });

  test('what is dismissed is learned, and nothing takes its place at the same decision', () => {
    const ada = begin();
    ada.dismiss();
    expect(ada.learned()).toEqual(['first']);
    expect(ada.notice('E_OCCUPIED')).toBeUndefined();
    expect(ada.play('T@e2')).toBe('yours');
  });

  test('what was learned before does not come again', () => {
    const ada = begin({ learned: ['first', 'yours', 'theirs', 'refused'] });
    expect(ada.play('T@e2', 'T@e13', 'S@f2', 'S@f13')).toBeUndefined();
    expect(ada.notice('E_OCCUPIED')).toBeUndefined();
  });

  test('what only the table noticed is explained at once', () => {
    const ada = begin({ learned: ['first', 'yours', 'theirs'] });
    expect(ada.notice('E_RANGE')).toBeUndefined();
    expect(ada.notice('E_OCCUPIED')).toBe('refused');
  });

  test('bots among themselves are taught nothing', () => {
    expect(begin({ seats: ['bot', 'bot'] }).play('T@e2', 'T@e13')).toBeUndefined();
  });
});
