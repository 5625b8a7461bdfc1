import { type Action, type RiftView, riftFromSetup as rift } from '@tessera/games/rift';
import { type Bot, DEFAULT_BUDGET, type Limits } from '../bot.ts';
import { lazyBot } from '../lazyBot.ts';
import { teamOf } from '../team.ts';
import { byTheBook } from './byTheBook.ts';
import { gentleBot } from './gentle.ts';
import { FORMER_LEVELS, RIFT_LEVELS } from './levels.ts';
import { riftInsight } from './reasons.ts';

/** The gentle player never resigns: a newcomer who wins against it may see how. */
const gentle = (_limits: Limits, noise: number): Bot<RiftView, Action> =>
  byTheBook(gentleBot(noise), { isKind: true });
/** Searching players are loaded with their first decision: a first game does without them. */
const searching =
  (kind: 'level' | 'search') =>
  (budget: Limits, noise: number): Bot<RiftView, Action> =>
    lazyBot(budget, async () => (await import('./players.ts'))[kind](budget, noise));
const level = searching('level');

export const riftBots = teamOf(
  rift,
  [
    { id: 'gentle', noise: 150, build: gentle },
    { id: 'easy', limits: { nodes: 400 }, noise: 30, build: level },
    { id: 'fair', limits: { nodes: 1500 }, noise: 2, build: level },
    { id: 'strong', limits: { nodes: 12_000, ms: 3000 }, noise: 2, build: level },
    { id: 'best', limits: { nodes: 96_000, ms: 4000 }, noise: 2, build: level },
    { id: 'alphabeta', limits: DEFAULT_BUDGET, noise: 2, build: searching('search') },
  ],
  RIFT_LEVELS,
  riftInsight,
  FORMER_LEVELS,
);
