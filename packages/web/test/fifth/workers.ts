/** Replaces `src/games/workers.ts`. */
import { defineWorker } from '../../src/games/defineWorker.ts';
import { loadersOf } from '../../src/match/loaders.ts';
import { loadRules } from './loadRules.ts';

const worker = defineWorker({ loadRules });

export const { loadGame, loadAnalyst, loadBots, loadJudges } = loadersOf(async id =>
  id === 'hoard' ? worker : undefined,
);
