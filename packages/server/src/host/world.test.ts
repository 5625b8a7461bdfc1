import { GAME_IDS } from '@tessera/games';
import { expect, test } from 'vitest';
import { BUILT_IN } from './world.ts';

test('the keeper of a chair has the fair level', () => {
  expect(['rift', 'loop'].map(BUILT_IN.keeper)).toEqual(['fair', 'fair']);
  for (const game of GAME_IDS) expect(BUILT_IN.levels(game)).toContain(BUILT_IN.keeper(game));
});
