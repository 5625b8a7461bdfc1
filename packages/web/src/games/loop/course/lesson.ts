/** Lessons and small games of loop, by mode. */
import type { Lesson } from '../../course.ts';
import type { FirstGame } from '../../manifest.ts';
import { FIRST_GAME } from '../home/firstGame.ts';
import { type Change, positionOf } from './position.ts';

const optionsOf = (mode: string): FirstGame['options'] => ({ ...FIRST_GAME.options, mode });

export const lessonIn =
  (mode: string) =>
  (id: string, clause: string, change: Change, steps: Lesson['steps'], seed = id): Lesson => ({
    id,
    clause,
    position: positionOf(change),
    options: optionsOf(mode),
    seed,
    steps,
  });

/** Two missions are archived, two are begun, and twelve turns are left. */
const SMALL: Change = {
  cycle: 2,
  foo: 'globalization',
  fooPile: 'industry dawn robots medieval renaissance',
  rifts: '1001201',
  energy: '1111111',
  clones: 'C-0-3//C-2-6/C-3-5/C-4-0//C-6-1',
  available: '/A-10///A-31/A-36/',
  missions: '?M-ENERGY-HERE//?M-CLONE-FOO/?M-CLONE-ALL/M-LOOP-FOO:2/M-RIFT-FOO:2/',
  archived: 'M-ENCIRCLE M-RIFT-ALL',
};

export const finaleIn = (mode: string, change: Change): FirstGame => ({
  level: FIRST_GAME.level,
  options: optionsOf(mode),
  position: positionOf({ ...SMALL, ...change }),
});
