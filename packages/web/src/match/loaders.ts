/** What the two workers ask for, made of what the folder of a game brings. */
import type { AnyJudge, Team } from '@tessera/bots';
import type { AnyGame } from '@tessera/engine';
import type { Analyst, LoadAnalyst } from './analyst.ts';
import type { LoadBots } from './botHost.ts';
import type { LoadJudge } from './judging.ts';
import type { LoadGame } from './tableHost.ts';

/** What workers fetch of a game, each part when it is first needed. */
export interface GameWorker {
  readonly loadRules: () => Promise<AnyGame>;
  /** The same, able to read positions and to say why not, where that is apart: most matches begin without. */
  readonly loadReading?: () => Promise<AnyGame>;
  readonly loadBots: () => Promise<Team>;
  readonly loadAnalyst?: () => Promise<Analyst>;
  /** Who tells the chances of any position; not every game has somebody who can. */
  readonly loadJudge?: () => Promise<AnyJudge>;
}

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
