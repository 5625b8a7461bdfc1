/** The strengths a player can choose from, weakest first. Ids only: whoever shows them owns the words. */
import type { Limits } from './bot.ts';

/** The kinds of bots there are; not every game has each. */
export type BotKind = 'random' | 'greedy' | 'search';

export interface Level {
  readonly id: string;
  readonly kind: BotKind;
  /** Nodes first, so that a level plays alike on every machine; the time is for slow ones. */
  readonly limits: Limits;
  /** The most by which it may overrate a move, in hundredths of what its game counts in: how a gentle player errs. */
  readonly noise: number;
}

const RANDOM: Level = { id: 'random', kind: 'random', limits: {}, noise: 0 };

export const LEVELS: Readonly<Record<string, readonly Level[]>> = {
  rift: [
    RANDOM,
    { id: 'gentle', kind: 'greedy', limits: {}, noise: 250 },
    { id: 'greedy', kind: 'greedy', limits: {}, noise: 0 },
    { id: 'steady', kind: 'search', limits: { nodes: 6000, ms: 1000 }, noise: 40 },
    { id: 'strong', kind: 'search', limits: { ms: 1500 }, noise: 2 },
  ],
  tesseract: [
    RANDOM,
    { id: 'gentle', kind: 'greedy', limits: {}, noise: 60 },
    { id: 'greedy', kind: 'greedy', limits: {}, noise: 0 },
    { id: 'steady', kind: 'search', limits: { nodes: 1500, ms: 1000 }, noise: 0 },
    { id: 'strong', kind: 'search', limits: { ms: 1000 }, noise: 0 },
  ],
};

/** The search of a game without a level around it: half a second unless told otherwise. */
export const SEARCHES: Readonly<Record<string, Level>> = {
  rift: { id: 'alphabeta', kind: 'search', limits: { ms: 500 }, noise: 2 },
  tesseract: { id: 'planner', kind: 'search', limits: { ms: 500 }, noise: 0 },
};

/** The levels of a game; every game can at least be played at random. */
export const levelsOf = (gameId: string): readonly Level[] => LEVELS[gameId] ?? [RANDOM];
