import type { Game, GameEvent } from './game.ts';
import type { MatchLog } from './log.ts';
import { Match } from './match.ts';
import { keptPromise, sealedChance } from './sealed.ts';
import type { Stream } from './stream.ts';
import { FormatError } from './violation.ts';

/**
 * Replays a log, checking every answer. Numbers come from the log itself, or, to prove that they were not
 * chosen by hand, from the seed. Throws a FormatError that names the entry that does not fit.
 */
export function replay<S, M, V, E extends GameEvent, O extends object>(
  game: Game<S, M, V, E, O>,
  log: MatchLog,
  numbers: 'recorded' | 'seeded' = 'recorded',
  sealed?: Stream,
): Match<S, M, V, E, O> {
  return Match.replay(game, log, numbers, sealed);
}

/**
 * Fairness proven by a log. `sealed`: all numbers came from a seed committed to before the first answer.
 * `fair`: all came from its seed, which was unpredictable. `given`: they were rolled elsewhere, as the log
 * says. `noSeed`: they came from the empty seed, which is predictable.
 */
export type Fairness = 'sealed' | 'fair' | 'given' | 'noSeed';

/** A verified match with its proven fairness. */
export interface Verified<S, M, V, E extends GameEvent, O extends object> {
  readonly match: Match<S, M, V, E, O>;
  readonly fairness: Fairness;
  /** Only in a match that was moved: the number of answers after which the dice were committed to. */
  readonly sealedAfter?: number;
}

/**
 * Replays a log from its claimed source of numbers; throws FormatError when it does not hold. A log of older
 * rules can be resumed, where the game upgrades it, but not proved: the current rules may lead it elsewhere.
 */
export function verify<S, M, V, E extends GameEvent, O extends object>(
  game: Game<S, M, V, E, O>,
  log: MatchLog,
): Verified<S, M, V, E, O> {
  const { rulesVersion, numbers, seed, promised } = log.header;
  if (rulesVersion !== game.rulesVersion) {
    const versions = `is ${rulesVersion}, but these rules are version ${game.rulesVersion}`;
    throw new FormatError('header.rulesVersion', `${versions}; this log can be proved by its own rules only`);
  }
  if (numbers === 'sealed' || promised) keptPromise(log.header);
  const match = replay(game, log, numbers === 'given' ? 'recorded' : 'seeded', sealedChance);
  const fairness = numbers !== 'seeded' ? numbers : seed === '' ? 'noSeed' : 'fair';
  if (!promised) return { match, fairness };
  const first = log.entries.findIndex(({ fresh = 0 }) => fresh >= promised.fresh);
  return { match, fairness, sealedAfter: first < 0 ? log.entries.length : first };
}
