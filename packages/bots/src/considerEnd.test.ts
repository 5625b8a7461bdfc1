import { parseOptions } from '@tessera/engine';
import { rift } from '@tessera/games/rift';
import { describe, expect, test } from 'vitest';
import type { AnyBot } from './bot.ts';
import { considerEnd } from './considerEnd.ts';

/** White has a Star and a Cylinder, Black a Star: by the count White wins. */
const AHEAD = '14t/13s1/15/15/15/15/15/7S7/6C8/15/15/15/15/15/T14 w - p 0 0';
const worldOf = (position: string): unknown =>
  rift.notation.parsePosition(position, parseOptions(rift.options, {}), 'lenient');

/** A bot with a fixed win probability for the seat to act. */
const sure = (chance?: number): AnyBot => ({
  id: 'sure',
  budget: {},
  think: async () => ({ move: 0, line: [], ...(chance !== undefined && { chance }) }),
});
const asked = (seat: number, bot: AnyBot) =>
  considerEnd(rift as never, bot, { seat, world: worldOf(AHEAD), seed: 's' }, new AbortController().signal);

describe('considerEnd', () => {
  test('[R-END-12] agrees to an end that makes it the winner, without a search', async () => {
    const idle: AnyBot = { ...sure(), think: () => Promise.reject(new Error('not asked')) };
    expect(await asked(0, idle)).toEqual({ agrees: true, why: 'wins' });
  });

  test('agrees when it is lost anyway: the win probability of a rival to act counts against it', async () => {
    expect(await asked(1, sure(0.99))).toEqual({ agrees: true, why: 'lost' });
  });

  test('declines when it is better off, or when nothing is decided', async () => {
    expect(await asked(1, sure(0.3))).toEqual({ agrees: false, why: 'better' });
    expect(await asked(1, sure(0.6))).toEqual({ agrees: false, why: 'open' });
    expect(await asked(1, sure())).toEqual({ agrees: false, why: 'open' });
  });
});
