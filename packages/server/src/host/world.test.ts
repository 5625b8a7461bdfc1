import { GAME_IDS } from '@tessera/games';
import { expect, test } from 'vitest';
import { GAMES } from './world.ts';

test('a bot that keeps a chair plays a fair game, whatever the game calls that level', () => {
  expect(GAME_IDS.map(GAMES.keeper)).toEqual(['fair', 'steady', 'steady', 'steady']);
  for (const game of GAME_IDS) expect(GAMES.levels(game)).toContain(GAMES.keeper(game));
});
