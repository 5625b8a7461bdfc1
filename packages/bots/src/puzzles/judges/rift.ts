import type { AnyGame } from '@tessera/engine';
import { rift } from '@tessera/games/rift';
import { riftProver } from '../riftTask.ts';
import type { Judging } from './judging.ts';

export const judging: Judging = {
  game: rift as unknown as AnyGame,
  proverFor: ({ goal }, root) => riftProver(root, goal),
};
