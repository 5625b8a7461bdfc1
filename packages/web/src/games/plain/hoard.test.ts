/** The small game of `packages/web/test/fifth`, which the guide for new games points to, keeps all laws of a game. */
import { join } from 'node:path';
import { parseOptions } from '@tessera/engine';
import { gameSuite } from '@tessera/engine/testkit/suite';
import { hoard } from '../../../test/fifth/hoard.ts';

const options = parseOptions(hoard.options, { target: 8 });

gameSuite(hoard, {
  folder: join(import.meta.dirname, '..', '..', '..', 'test', 'fifth'),
  variants: () => [1, 2, 4].map(seats => ({ options, seats })),
  longest: 2000,
  games: 9,
});
