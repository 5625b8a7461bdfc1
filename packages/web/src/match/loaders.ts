/** Loaders of the two workers, built from the games' folders. */
import type { AnyJudge, Team } from '@tessera/bots';
import type { AnyGame } from '@tessera/engine';
import type { Analyst, LoadAnalyst } from './analyst.ts';
import type { LoadBots } from './botHost.ts';
import type { LoadJudge } from './judging.ts';
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
  /** Judge that estimates win probabilities; optional. */
  readonly loadJudge?: () => Promise<AnyJudge>;
}

export interface Loaders {
  readonly loadGame: LoadGame;
  /** Undefined for games without an analyst. */
  readonly loadAnalyst: LoadAnalyst;
  readonly loadBots: LoadBots;
  /** Undefined for games without a judge. */
  readonly loadJudge: LoadJudge;
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
  async loadJudge(id) {
    const worker = await workerOf(id);
    if (!worker?.loadJudge) return undefined;
    const [game, judge] = await Promise.all([worker.loadRules(), worker.loadJudge()]);
    return { game, judge };
  },
});
