/** "Why did we lose?": a finished match in a few facts, as data. */
import { type ReviewLuck, reviewLuck } from '@tessera/engine';
import { archivedIn } from '../state.ts';
import { adviceFor } from './advice.ts';
import { decisiveOf } from './decisive.ts';
import type { LoopReview, Sums } from './reviewTypes.ts';
import { type LoopPast, type TurnNote, turnsOf } from './turns.ts';

/** Facts for decisive moments and advice. */
export interface ReviewFacts {
  readonly past: LoopPast;
  readonly end: LoopPast['start'];
  readonly turns: readonly TurnNote[];
  readonly luck: ReviewLuck;
  readonly sums: Sums;
}

export function reviewOf(past: LoopPast): LoopReview {
  const end = past.entries.at(-1)?.state ?? past.start;
  const turns = turnsOf(past);
  const facts = { past, end, turns, luck: luckOf(turns, end.outcome), sums: sumsOf(turns, end) };
  return {
    outcome: end.outcome,
    decisive: decisiveOf(facts),
    luck: facts.luck,
    advice: adviceFor(facts),
    sums: facts.sums,
  };
}

/**
 * Luck: overflows in the throws, compared with their expectation when the actions ended: how well the team
 * had patched by then is its own doing. Good or bad beyond one standard deviation and half a vortex. The end
 * of a game by a vortex counts as one.
 */
export function luckOf(turns: readonly TurnNote[], outcome: string | null): ReviewLuck {
  const thrown = turns.flatMap(({ thrown: one }) => one?.outlook ?? []);
  const chances = thrown.flatMap(({ eras }) => eras.map(({ overflow }) => overflow));
  const opened = turns
    .filter(note => note.thrown?.outlook)
    .reduce((sum, note) => sum + note.vortices.length, 0);
  const actual = opened + (outcome === 'VORTEX_DOUBLE' || outcome === 'VORTEX_FOURTH' ? 1 : 0);
  return reviewLuck(chances, actual, 0.5);
}

function sumsOf(turns: readonly TurnNote[], end: LoopPast['start']): Sums {
  const sum = (of: (note: TurnNote) => number): number => turns.reduce((all, note) => all + of(note), 0);
  return {
    turns: end.turn,
    archived: archivedIn(end),
    vortices: end.isVortex.filter(Boolean).length,
    loops: sum(({ loops }) => loops),
    rifts: sum(({ rifts }) => rifts),
    clones: sum(({ clones }) => clones),
    energy: sum(({ energy }) => energy),
    cards: sum(({ used }) => used.length),
  };
}
