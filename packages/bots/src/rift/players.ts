// @chunk *-search
/** The players of rift that search. */
import type { Action, RiftView } from '@tessera/games/rift';
import type { Bot, Limits } from '../bot.ts';
import type { Slips } from '../slips.ts';
import { alphaBetaBot } from './alphabeta.ts';
import { byTheBook } from './byTheBook.ts';
import { resigning } from './resign.ts';

export const level = (budget: Limits, slips: Slips | undefined): Bot<RiftView, Action> =>
  resigning(byTheBook(alphaBetaBot({ budget, slips })));

/** The plain search: it sets up by heuristics and never resigns. */
export const search = (budget: Limits, slips: Slips | undefined): Bot<RiftView, Action> =>
  alphaBetaBot({ budget, slips });
