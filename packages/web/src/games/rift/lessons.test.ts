import { type AnyGame, LANGUAGES } from '@tessera/engine';
import { rift } from '@tessera/games/rift';
import { describe, expect, test } from 'vitest';
import { type Pupil, pupil } from '../../table/coach/testing.ts';
import { EVENING, SMALL } from './fixtures.ts';
import { RIFT_LESSONS, STUCK } from './lessons.ts';
import { loadText } from './text/index.ts';

type Key = (typeof RIFT_LESSONS)[number]['key'];

/** A pupil at a position who knows every lesson but those in question. */
const at = (position: string | undefined, ...unknown: readonly Key[]): Pupil =>
  pupil(rift as unknown as AnyGame, RIFT_LESSONS, {
    seats: ['you', 'bot'],
    options: { firstPlayer: 'w', stallLimit: 8 },
    ...(position === undefined ? {} : { position }),
    learned: RIFT_LESSONS.map(({ key }) => key).filter(key => !unknown.includes(key)),
  });

/** White's Tesseract, Star and slides; no threats and no captures. */
const QUIET = '14t/15/15/15/15/15/15/7H7/15/3S11/15/15/15/15/T14 w Cg p 0 0';
const ALONE = '14t/15/15/15/15/15/15/15/15/15/15/15/15/15/T14 w C p 0 0';
/** Every crossing around the Cylinder on a1 is occupied by White. */
const WALLED = '14t/15/15/15/15/15/15/15/15/15/7T7/15/HHH12/HHH12/CHH12 w - p 0 0';

describe('each lesson comes when its subject first happens', () => {
  test('goal: at the first decision, in set-up or in play', () => {
    expect(at(undefined, 'goal').lesson()).toBe('goal');
    expect(at(QUIET, 'goal').lesson()).toBe('goal');
  });

  test('setup: at the first piece to place, and not again', () => {
    const ada = at(undefined, 'setup');
    expect(ada.lesson()).toBe('setup');
    expect(ada.play('T@e2')).toBeUndefined();
  });

  test('[R-TURN-4] danger: the Tesseract can be captured', () => {
    expect(at(EVENING, 'danger').lesson()).toBe('danger');
    expect(at(QUIET, 'danger').lesson()).toBeUndefined();
  });

  test('[R-RES-6] forcedDrop: the Tesseract is alone', () => {
    expect(at(ALONE, 'forcedDrop').lesson()).toBe('forcedDrop');
    expect(at(QUIET, 'forcedDrop').lesson()).toBeUndefined();
  });

  test('[R-CAP-1] capture: a piece can be captured', () => {
    expect(at(EVENING, 'capture').lesson()).toBe('capture');
    expect(at(QUIET, 'capture').lesson()).toBeUndefined();
  });

  test('[R-RES-1] drop: the reserve can be used, once play has begun', () => {
    expect(at(QUIET, 'drop').lesson()).toBe('drop');
    expect(at(SMALL, 'drop').lesson()).toBeUndefined();
    expect(at(undefined, 'drop').lesson()).toBeUndefined();
  });

  test('[R-RES-1] drop: not to a player who has dropped a piece already', () => {
    const after = (move: string): string | undefined => {
      const ada = pupil(rift as unknown as AnyGame, RIFT_LESSONS, {
        seats: ['you', 'bot'],
        options: { firstPlayer: 'w', setupOrder: 'ready' },
        learned: RIFT_LESSONS.map(({ key }) => key).filter(key => key !== 'goal' && key !== 'drop'),
      });
      expect(ada.lesson()).toBe('goal');
      ada.play(move);
      return ada.play('Te13-d12');
    };
    expect(after('Pb3-c5')).toBe('drop');
    expect(after('S@l4')).toBeUndefined();
  });

  test('[R-PIVOT-1] pivot: a slide has turned, on either side', () => {
    const ada = at(QUIET, 'pivot');
    expect(ada.lesson()).toBeUndefined();
    expect(ada.play('Hh8=Vh8')).toBe('pivot');
  });

  test('slide: a move is refused because a slide is in the way', () => {
    const ada = at('14t/15/15/15/15/15/15/15/15/15/15/15/15/15/T1h12 w - p 0 0', 'slide');
    expect(ada.notice('E_OCCUPIED')).toBeUndefined();
    expect(ada.whyNot('Ta1-e1')).toBe('E_SLIDE_IN_WAY');
    expect(ada.notice('E_SLIDE_IN_WAY')).toBe('slide');
  });

  test('stuck: a piece without a way was tried', () => {
    const ada = at(WALLED, 'stuck');
    expect(ada.legal().filter(answer => answer.startsWith('Ca1'))).toEqual([]);
    expect(ada.lesson()).toBeUndefined();
    expect(ada.notice(STUCK)).toBe('stuck');
  });

  test('[R-END-6] limit: a position came up for the second time', () => {
    const ada = at(QUIET, 'limit');
    expect(ada.play('Ta1-b1', 'To15-n15', 'Tb1-a1', 'Tn15-o15')).toBe('limit');
  });

  test('[R-END-7] limit: half of the quiet moves are spent', () => {
    const ada = at(QUIET, 'limit');
    expect(ada.play('Ta1-b1', 'To15-n15', 'Tb1-c1')).toBeUndefined();
    expect(ada.play('Tn15-m15')).toBe('limit');
  });
});

test.each(LANGUAGES)('in %s every lesson has a sentence, and every sentence a lesson', async language => {
  const { lessons } = (await loadText(language)).table;
  expect(RIFT_LESSONS.map(({ key }) => key).sort()).toEqual(Object.keys(lessons).sort());
});
