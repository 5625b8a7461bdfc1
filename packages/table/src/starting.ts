/** What the match of a table starts from: dice of a seed or sealed ones, a position, a match from elsewhere. */
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

/** The seed of the dice; what players added is fixed when the match starts. */
function seedOf({ created: { seed, secret }, entropy }: Ledger, sealed: SealedDice | undefined): string {
  return seed ?? requireSealed(sealed).seedOf({ secret, entropy });
}

/** The log with which a match starts, in the version of the rules by which it was started. */
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

/** How many fresh streams a log has drawn from, with the one that was promised last. */
export const streamsOf = ({ header, entries }: Omit<MatchLog, 'seal'>): number =>
  entries.reduce((most, { fresh = 0 }) => Math.max(most, fresh), header.promised?.fresh ?? 0);

/**
 * A match from elsewhere whose dice are promised from here on. Dice that another table had promised are proved by its own log: here
 * they are given.
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

/** Throws FormatError for a position or a match from elsewhere that does not fit the game. */
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
