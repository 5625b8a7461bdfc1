/** Matches that do not simply begin, or go on: from outside, from older rules, with answers taken back. */
import {
  type AnyGame,
  type AnyMatch,
  type Fields,
  FormatError,
  isMatchWord,
  type LogEntry,
  Match,
  parseOptions,
} from '@tessera/engine';
import type { NewHeader } from './setup.ts';

export { seated, tableOf } from './seated.ts';

/**
 * A match that was prepared under older rules, and never opened since, may have options that these do not know. Which
 * rules they were is not written down: the latest that make sense of it. Throws what these said, if none does.
 */
export function begunBefore(game: AnyGame, header: NewHeader, refusal: unknown): AnyMatch {
  const begin = (options: Fields): AnyMatch =>
    new Match(game, { ...header, options: parseOptions(game.options, options, 'header.options') });
  for (let rulesVersion = game.rulesVersion - 1; rulesVersion > 0; rulesVersion--) {
    try {
      const read = game.upgrade?.({ header: { ...header, rulesVersion, chance: [] }, entries: [] });
      if (read) return begin(read.header.options);
    } catch {
      // Those were not its rules.
    }
  }
  throw refusal;
}

/** What was taken back had drawn nothing: it is played, and taken back once more. */
export function putBack(match: AnyMatch, undone: readonly LogEntry[]): void {
  undone.forEach((entry, i) => {
    if (!playAgain(match, entry)) throw new FormatError(`undone[${i}]`, `${entry.move} cannot follow`);
  });
  for (const { move } of undone) {
    if (!match.undo()) throw new FormatError('undone', `${move} could not have been taken back`);
  }
}

function playAgain(match: AnyMatch, { seat, move }: LogEntry): boolean {
  if (!isMatchWord(move)) return !('refused' in match.answer(seat, move));
  const canSay = match.sayRefusal(seat, move) === undefined;
  if (canSay) match.say(seat, move);
  return canSay;
}
