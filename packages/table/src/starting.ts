/** Start of a table's match: seeded or sealed dice, a position, or a match played elsewhere. */
import {
  type AnyGame,
  type AnyMatch,
  FormatError,
  type LogHeader,
  Match,
  type MatchLog,
  parseOptions,
} from '@tessera/engine';
import type { Ledger } from './ledger.ts';
import type { SealedDice } from './types.ts';

export function requireSealed(sealed: SealedDice | undefined): SealedDice {
  if (!sealed) throw new FormatError('created.seed', 'is missing, and sealed dice cannot be drawn here');
  return sealed;
}

/** Seed of the dice; the players' entropy is fixed when the match starts. */
function seedOf({ created: { seed, secret }, entropy }: Ledger, sealed: SealedDice | undefined): string {
  return seed ?? requireSealed(sealed).seedOf({ secret, entropy });
}

/** Log with which a match starts, in the version of the rules by which it was started. */
export function startOf(
  ledger: Ledger,
  { rulesVersion, chance }: Pick<LogHeader, 'rulesVersion' | 'chance'>,
  sealed: SealedDice | undefined,
): Omit<MatchLog, 'seal'> {
  const { game, options, chairs, position, from, seed } = ledger.created;
  if (from) return seed === undefined ? promisedFrom(from, seedOf(ledger, sealed)) : from;
  const header: LogHeader = {
    game,
    rulesVersion,
    options,
    seats: chairs.length,
    seed: seedOf(ledger, sealed),
    numbers: seed === undefined ? 'sealed' : 'seeded',
    ...(position !== undefined && { position }),
    chance,
  };
  return { header, entries: [] };
}

/** Number of fresh streams that a log has drawn from, including the last promised one. */
export const streamsOf = ({ header, entries }: Omit<MatchLog, 'seal'>): number =>
  entries.reduce((most, { fresh = 0 }) => Math.max(most, fresh), header.promised?.fresh ?? 0);

/**
 * Log of a match played elsewhere, with its dice promised from here on. Dice promised by another table are
 * proved by that table's log: here they count as given.
 */
function promisedFrom(from: Omit<MatchLog, 'seal'>, seed: string): Omit<MatchLog, 'seal'> {
  const { promised, table: _names, ...header } = from.header;
  const isOpen = !promised && header.numbers !== 'sealed';
  const numbers = isOpen ? header.numbers : 'given';
  return {
    header: { ...header, numbers, promised: { fresh: streamsOf(from) + 1, seed } },
    entries: from.entries,
  };
}

/** Throws FormatError for a position or a previous match that does not fit the game. */
export function firstMatch(game: AnyGame, ledger: Ledger, sealed: SealedDice | undefined): AnyMatch {
  const { options, chairs, position, from, seed } = ledger.created;
  if (from) {
    const log = seed === undefined ? promisedFrom(from, seedOf(ledger, sealed)) : from;
    const match = Match.resume(game, log, undefined, sealed?.stream);
    match.takeBack(0, streamsOf(log));
    return match;
  }
  return new Match(game, {
    options: parseOptions(game.options, options, 'options'),
    seats: chairs.length,
    seed: seedOf(ledger, sealed),
    ...(seed === undefined && { numbers: 'sealed', stream: requireSealed(sealed).stream }),
    ...(position !== undefined && { position }),
  });
}
