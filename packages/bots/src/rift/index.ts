// @chunk *
import { type Action, type RiftView, riftFromSetup as rift } from '@tessera/games/rift';
import { type Bot, DEFAULT_BUDGET, type Limits } from '../bot.ts';
import { lazyBot } from '../lazyBot.ts';
import { FORMER_LEVELS, LEVELS } from '../levels.ts';
import type { Slips } from '../slips.ts';
import { teamOf } from '../team.ts';
import { byTheBook } from './byTheBook.ts';
import { gentleBot } from './gentle.ts';
import { riftInsight } from './reasons.ts';

/** The gentle player never resigns: a newcomer who wins against it may see how. */
const gentle = (_limits: Limits, slips: Slips | undefined): Bot<RiftView, Action> =>
  byTheBook(gentleBot(slips), { isKind: true });
/** Searching players are loaded with their first decision: a first game does without them. */
const searching =
  (kind: 'level' | 'adviser' | 'search') =>
  (budget: Limits, slips: Slips | undefined): Bot<RiftView, Action> =>
    lazyBot(budget, async () => (await import('./players.ts'))[kind](budget, slips));
const level = searching('level');
const adviser = searching('adviser');

export const riftBots = teamOf(
  rift,
  [
    { id: 'gentle', slips: { rate: 25, tolerance: 100 }, build: gentle },
    { id: 'easy', limits: { nodes: 300 }, slips: { rate: 20, tolerance: 60 }, build: level },
    { id: 'fair', limits: { nodes: 800 }, slips: { rate: 20, tolerance: 60 }, build: adviser },
    { id: 'strong', limits: { nodes: 2500, ms: 4000 }, slips: { rate: 10, tolerance: 40 }, build: level },
    { id: 'best', limits: { nodes: 10_000, ms: 4000 }, build: adviser },
    { id: 'alphabeta', limits: DEFAULT_BUDGET, build: searching('search') },
  ],
  LEVELS,
  riftInsight,
  FORMER_LEVELS,
);
