/** What the two workers ask for, made of what the folder of a game brings. */
import type { GameWorker } from '../games/manifest.ts';
import type { LoadAnalyst } from './analyst.ts';
import type { LoadBots } from './botHost.ts';
import type { LoadGame } from './host.ts';
import type { LoadJudge } from './judging.ts';

export interface Loaders {
  readonly loadGame: LoadGame;
  /** Not every game has an analyst. */
  readonly loadAnalyst: LoadAnalyst;
  readonly loadBots: LoadBots;
  /** Nor somebody who tells chances. */
  readonly loadJudge: LoadJudge;
}

export const loadersOf = (workerOf: (game: string) => GameWorker | undefined): Loaders => ({
  async loadGame(id, isWhole) {
    const worker = workerOf(id);
    return (isWhole && worker?.loadReading?.()) || worker?.loadRules();
  },
  loadAnalyst: async id => workerOf(id)?.loadAnalyst?.(),
  async loadBots(id) {
    const worker = workerOf(id);
    if (!worker) return undefined;
    const [game, team] = await Promise.all([worker.loadRules(), worker.loadBots()]);
    return { game, newBot: team.bot, adviser: team.levels.at(-1)?.id ?? 'random', insight: team.insight };
  },
  async loadJudge(id) {
    const worker = workerOf(id);
    if (!worker?.loadJudge) return undefined;
    const [game, judge] = await Promise.all([worker.loadRules(), worker.loadJudge()]);
    return { game, judge };
  },
});
