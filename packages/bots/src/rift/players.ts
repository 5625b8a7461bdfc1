// @chunk *-search
/** The players of rift that search. */
import type { Action, RiftView } from '@tessera/games/rift';
import type { Bot, Limits } from '../bot.ts';
import type { Slips } from '../slips.ts';
import { telling } from '../telling.ts';
import { alphaBetaBot } from './alphabeta.ts';
import { byTheBook } from './byTheBook.ts';
import { resigning } from './resign.ts';
import { TOLD } from './told.ts';

/** A level that tells the win probability of its search: at its tables it comes true as it is. */
export const level = (budget: Limits, slips: Slips | undefined): Bot<RiftView, Action> =>
  resigning(byTheBook(alphaBetaBot({ budget, slips })));

/** Fair and best: hints ask best, and their number is how often tables of fair win from there. */
export const adviser = (budget: Limits, slips: Slips | undefined): Bot<RiftView, Action> =>
  telling(level(budget, slips), TOLD);

/** The plain search: it sets up by heuristics and never resigns. */
export const search = (budget: Limits, slips: Slips | undefined): Bot<RiftView, Action> =>
  telling(alphaBetaBot({ budget, slips }), TOLD);
