import type { Game, GameEvent } from './game.ts';
import type { MatchLog } from './log.ts';
import { Match } from './match.ts';

/**
 * Plays a log again, checking every answer. Numbers come from the log itself, or, to prove that they were
 * not chosen by hand, from the seed. Throws FormatError naming the entry that does not fit.
 */
export function replay<S, M, V, E extends GameEvent, O extends object>(
  game: Game<S, M, V, E, O>,
  log: MatchLog,
  numbers: 'recorded' | 'seeded' = 'recorded',
): Match<S, M, V, E, O> {
  return Match.replay(game, log, numbers);
}

/**
 * How far a log proves its numbers. `fair`: all came from its seed, which nobody could foresee. `given`: they were
 * rolled elsewhere, as the log says. `noSeed`: they came from the empty seed, which everybody can foresee.
 */
export type Fairness = 'fair' | 'given' | 'noSeed';

/** Plays a log again from what it claims; throws FormatError when it does not hold. */
export function verify<S, M, V, E extends GameEvent, O extends object>(
  game: Game<S, M, V, E, O>,
  log: MatchLog,
): { readonly match: Match<S, M, V, E, O>; readonly fairness: Fairness } {
  const isGiven = log.header.numbers === 'given';
  const match = replay(game, log, isGiven ? 'recorded' : 'seeded');
  return { match, fairness: isGiven ? 'given' : log.header.seed === '' ? 'noSeed' : 'fair' };
}
