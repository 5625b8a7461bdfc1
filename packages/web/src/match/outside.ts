/** Whole logs: from a file, a link or a server, and of the held table. Loaded on demand. */
import {
  type AnyGame,
  type AnyMatch,
  FormatError,
  type LogHeader,
  Match,
  type MatchLog,
  parseLog,
  parseOptions,
  sealedChance,
  verify,
  wordsAtEnd,
} from '@tessera/engine';
import type { LoadAnalyst } from './analyst.ts';
import type { Moment } from './client.ts';
import type { Opened, Proof } from './protocol.ts';
import { type SpareTable, seated } from './seated.ts';
import type { NewHeader } from './setup.ts';

type GameOf = (id: string) => Promise<AnyGame>;

const resumed = (game: AnyGame, log: MatchLog): AnyMatch => Match.resume(game, log, undefined, sealedChance);

/** Replays a log, or begins one that the rules have not begun. Throws FormatError. */
export async function openLog(value: unknown, table: SpareTable, gameOf: GameOf): Promise<Opened> {
  const header: Partial<LogHeader> = Object(Object(value).header);
  if (typeof header.game === 'string' && header.rulesVersion === undefined)
    return openedFrom(begun(await gameOf(header.game), header as NewHeader), table);
  const log = parseLog(value);
  return openedFrom(resumed(await gameOf(log.header.game), log), table);
}

const begun = (game: AnyGame, header: NewHeader): AnyMatch =>
  new Match(game, { ...header, options: parseOptions(game.options, header.options, 'header.options') });

function openedFrom(match: AnyMatch, table: SpareTable): Opened {
  const { game, state, decider = null, entries } = match;
  return {
    header: seated(match.header, table),
    entries: [...entries],
    moves: countMoves(match),
    position: game.notation.formatPosition(state),
    toAct: decider,
    outcome: game.outcome(state) ?? null,
  };
}

/** Undefined for a game without an analyst, and without a log. */
export async function reviewOf(value: unknown, gameOf: GameOf, loadAnalyst: LoadAnalyst): Promise<unknown> {
  if (value === undefined) return undefined;
  const log = parseLog(value);
  const { game } = log.header;
  const match = resumed(await gameOf(game), log);
  const { start, entries } = match.history();
  try {
    return (await loadAnalyst(game))?.reviewOf({ start, entries: entries.slice(0, countMoves(match)) });
  } catch (error) {
    console.warn(`The analyst of ${game} failed:`, error); // treated as a game without an analyst
    return undefined;
  }
}

export async function proofOf(value: unknown, gameOf: GameOf): Promise<Proof> {
  const log = parseLog(value);
  const { fairness, sealedAfter } = verify(await gameOf(log.header.game), log);
  // Only numbers drawn after the promise count in a match that was moved.
  const since = sealedAfter === undefined ? [log.header, ...log.entries] : log.entries.slice(sealedAfter);
  const draws = since.flatMap(({ chance = [] }) => chance).length;
  return { fairness, draws, ...(sealedAfter !== undefined && { sealedAfter }) };
}

/**
 * Moment of a match without chance or hidden information: a branch gets the whole log, and undo reaches back
 * into it.
 */
export function momentOf(game: AnyGame, log: MatchLog, count: number): Moment {
  const match = resumed(game, log);
  if (!(count <= match.length)) throw new FormatError('count', 'is beyond the end');
  return {
    position: game.notation.formatPosition(match.stateAt(count)),
    log: { header: log.header, entries: log.entries.slice(0, count) },
  };
}

/** Number of moves; leaving or agreeing at the end is part of the outcome. */
const countMoves = ({ entries, decider }: AnyMatch): number =>
  entries.length - (decider === undefined ? wordsAtEnd(entries) : 0);
