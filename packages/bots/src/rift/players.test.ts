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

test('best tells what its search says, fair and hints what tables of fair win', async () => {
  const [best, fair, hint] = await Promise.all(['best', 'fair', 'alphabeta'].map(told));
  expect(best).toBeGreaterThan(0.5);
  expect(best).toBeLessThan(1);
  expect(hint).toBeCloseTo(mapped(best ?? 0, TOLD), 9);
  expect(fair).toBeLessThan(best ?? 0);
});
