import { seededChance } from '@tessera/engine';
import { rift } from '@tessera/games/rift';
import { expect, test } from 'vitest';
import { pieces } from '../../test/positions.ts';
import { mapped } from '../platt.ts';
import { riftBots } from './index.ts';
import { TOLD } from './told.ts';

/** The win probability that a player tells in one position, by so many nodes. */
async function told(name: string): Promise<number> {
  const state = { ...pieces('Th1 Ra3 Pe4 th15 ra12'), ply: 30 };
  const request = { view: rift.view(state, state.side), seat: state.side, chance: seededChance('told') };
  const { chance = 0 } = await riftBots.bot(name).think({ ...request, limits: { nodes: 400 } });
  return chance;
}

test('strong tells what its search says; best and hints what tables of fair win', async () => {
  const [strong, best, hint] = await Promise.all(['strong', 'best', 'alphabeta'].map(told));
  expect(strong).toBeGreaterThan(0.5);
  expect(strong).toBeLessThan(1);
  expect(best).toBeCloseTo(mapped(strong ?? 0, TOLD), 9);
  expect(hint).toBe(best);
});
