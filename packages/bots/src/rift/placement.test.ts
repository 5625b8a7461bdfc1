import { seededChance } from '@tessera/engine';
import { BLACK, type RiftOptions, type RiftState, rift, WHITE } from '@tessera/games/rift';
import { describe, expect, test } from 'vitest';
import { optionsWith } from '../../test/positions.ts';
import { alphaBetaBot } from './alphabeta.ts';
import { canTakeTesseract } from './attack.ts';

/** Sets up both sides, and checks every placement. */
async function setUp(given: Partial<RiftOptions>, seed: string): Promise<RiftState> {
  const bot = alphaBetaBot();
  const chance = seededChance(seed);
  const state = rift.setup(optionsWith(given), 2, chance);
  while (state.phase === 's' || state.phase === 'x') {
    const { side } = state;
    const { move, nodes } = await bot.think({ view: rift.view(state, side), seat: side, chance, limits: {} });
    expect(rift.check(state, side, move)).toBeUndefined();
    expect(nodes).toBeLessThanOrEqual(rift.legalMoves(state, side).length); // each is visited once
    rift.play(state, side, move, chance);
  }
  return state;
}

describe('alphabeta: set-up', () => {
  test.each([{}, { setupOrder: 'crossesFirst' }, { camp: 'outer', crossSpacing: 'disjoint' }] as const)(
    '[R-SETUP-2] places legally, at once and safely with %o',
    async given => {
      for (const seed of ['1', '2', '3', '4']) {
        const state = await setUp(given, seed);
        expect(state.phase).toBe('p');
        expect(canTakeTesseract(state, WHITE)).toBe(false);
        expect(canTakeTesseract(state, BLACK)).toBe(false);
      }
    },
  );

  test('varies its openings', async () => {
    const [one, two] = [await setUp({}, 'one'), await setUp({}, 'two')];
    expect(rift.notation.formatPosition(one)).not.toBe(rift.notation.formatPosition(two));
  });
});
