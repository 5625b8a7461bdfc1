/** Loaders of the two workers, built from the games' folders. */
import type { Team } from '@tessera/bots';
import type { AnyReviewing } from '@tessera/bots/review';
import type { AnyGame } from '@tessera/engine';
import type { Analyst, LoadAnalyst } from './analyst.ts';
import type { LoadBots } from './botHost.ts';
import type { LoadJudges } from './reviewing.ts';
import type { LoadGame } from './tableHost.ts';

/** Parts of a game that workers load, each on first use. */
export interface GameWorker {
  readonly loadRules: () => Promise<AnyGame>;
  /**
   * Rules that also read positions and explain refusals, if they are a separate chunk: most matches begin
   * without.
   */
  readonly loadReading?: () => Promise<AnyGame>;
  readonly loadBots: () => Promise<Team>;
  readonly loadAnalyst?: () => Promise<Analyst>;
  /** How decisions are judged after a match; optional. */
  readonly loadReviewing?: () => Promise<AnyReviewing>;
}

export interface Loaders {
  readonly loadGame: LoadGame;
  /** Undefined for games without an analyst. */
  readonly loadAnalyst: LoadAnalyst;
  readonly loadBots: LoadBots;
  readonly loadJudges: LoadJudges;
}

export const loadersOf = (workerOf: (game: string) => Promise<GameWorker | undefined>): Loaders => ({
  async loadGame(id, isWhole) {
    const worker = await workerOf(id);
    return (isWhole && worker?.loadReading?.()) || worker?.loadRules();
  },
  loadAnalyst: async id => (await workerOf(id))?.loadAnalyst?.(),
  async loadBots(id) {
    const worker = await workerOf(id);
    if (!worker) return undefined;
    const [game, team] = await Promise.all([worker.loadRules(), worker.loadBots()]);
    return { game, newBot: team.bot, adviser: team.levels.at(-1)?.id ?? 'random', insight: team.insight };
  },
  async loadJudges(id) {
    const worker = await workerOf(id);
    if (!worker?.loadReviewing) return undefined;
    const { loadRules, loadReading = loadRules } = worker;
    const [game, team, reviewing] = await Promise.all([
      loadReading(),
      worker.loadBots(),
      worker.loadReviewing(),
    ]);
    return { game, team, reviewing };
  },
});
