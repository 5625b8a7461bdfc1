import { type Action, type RiftView, riftFromSetup as rift } from '@tessera/games/rift';
import { type Bot, DEFAULT_BUDGET, type Limits } from '../bot.ts';
import { teamOf } from '../team.ts';
import { alphaBetaBot } from './alphabeta.ts';
import { byTheBook } from './byTheBook.ts';
import { gentleBot } from './gentle.ts';
import { FORMER_LEVELS, RIFT_LEVELS } from './levels.ts';
import { riftInsight } from './reasons.ts';
import { resigning } from './resign.ts';

/** The gentle player never resigns: a newcomer who wins against it may see how. */
const gentle = (_limits: Limits, noise: number): Bot<RiftView, Action> =>
  byTheBook(gentleBot(noise), { isKind: true });
const level = (budget: Limits, noise: number): Bot<RiftView, Action> =>
  resigning(byTheBook(alphaBetaBot({ budget, noise })));
/** The plain search: it sets up by heuristics and never resigns. */
const search = (budget: Limits, noise: number): Bot<RiftView, Action> => alphaBetaBot({ budget, noise });

export const riftBots = teamOf(
  rift,
  [
    { id: 'gentle', noise: 150, build: gentle },
    { id: 'easy', limits: { nodes: 400 }, noise: 30, build: level },
    { id: 'fair', limits: { nodes: 1500 }, noise: 2, build: level },
    { id: 'strong', limits: { nodes: 12_000, ms: 3000 }, noise: 2, build: level },
    { id: 'best', limits: { nodes: 96_000, ms: 4000 }, noise: 2, build: level },
    { id: 'alphabeta', limits: DEFAULT_BUDGET, noise: 2, build: search },
  ],
  RIFT_LEVELS,
  riftInsight,
  FORMER_LEVELS,
);
