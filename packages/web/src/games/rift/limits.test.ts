import { limitsOf } from '@tessera/games/rift';
import { describe, expect, test } from 'vitest';
import { situation } from './fixtures.ts';
import { countersOf } from './prompt.ts';
import { loadText } from './text/index.ts';

/** White has a Star more. */
const AHEAD = '14t/15/15/15/15/15/15/15/15/3S11/15/15/15/15/T14 w - p 0 0';
const limits = (position: string, options: Parameters<typeof situation>[1] = {}) =>
  limitsOf(situation(position, options).view);

describe('what can end the game is told once it matters', () => {
  test('[R-END-7] quiet moves from half of the limit on, and who would win then', () => {
    const quiet = (count: number): string =>
      AHEAD.replace(/0 0$/, `${count} ${count}`).replace('14t', '11ps1t');
    expect(limits(quiet(59), { stallLimit: 120 })).toEqual([]);
    expect(limits(quiet(60), { stallLimit: 120 })).toEqual([
      { kind: 'stall', count: 60, last: 120, winner: 1 },
    ]);
    expect(limits(quiet(99), { stallLimit: null })).toEqual([]);
  });

  test('[R-END-6] a position that came up before, where the third time is decided by pawns', () => {
    const { view } = situation(AHEAD);
    const options = { ...view.options, repetition: 'adjudicated' } as const;
    expect(limitsOf({ ...view, options, repeats: 1 }).map(({ kind }) => kind)).not.toContain('repetition');
    expect(limitsOf({ ...view, options, repeats: 2 })).toContainEqual({
      kind: 'repetition',
      count: 2,
      last: 3,
      winner: 0,
    });
    expect(limitsOf({ ...view, repeats: 2 }).map(({ kind }) => kind)).not.toContain('repetition');
  });

  test('[R-END-2] a Tesseract that is the last pawn', () => {
    expect(limits(AHEAD)).toEqual([{ kind: 'bare', winner: 0 }]);
    expect(limits(AHEAD.replace(' - ', ' c '))).toEqual([]);
  });

  test('nothing in set-up and nothing at the end', () => {
    const { view } = situation(AHEAD);
    for (const decision of ['setup.pawn', 'ended'] as const)
      expect(limitsOf({ ...view, decision })).toEqual([]);
  });

  test('in words', async () => {
    expect(countersOf(await loadText('en'), situation(AHEAD).view)).toEqual([
      'Last pawn: if it cannot move, White wins',
    ]);
  });
});
