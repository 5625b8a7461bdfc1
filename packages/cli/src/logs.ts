/** Logs and game records from files, and their replay. */
import {
  type AnyGame,
  type AnyMatch,
  decode,
  FormatError,
  type LogHeader,
  Match,
  type MatchLog,
  type Outcome,
  parseLog,
  parseOptions,
  replay,
  sealedChance,
  verify,
} from '@tessera/engine';
import { type Args, Failure } from './command.ts';
import { type Games, gameNamed, type Manifest } from './games/manifest.ts';
import { calledIn, readText } from './input.ts';
import type { Io } from './io.ts';
import type { Ply } from './line.ts';

export interface LoggedGame extends Manifest {
  readonly log: MatchLog;
  /** Outcome claimed by a game record; a log claims none. */
  readonly claimed: Outcome | null | undefined;
}

/** Reads a log (JSON) or a game record (text), and validates its shape and its start. */
export async function readLogFile(path: string, io: Io, games: Games, args?: Args): Promise<LoggedGame> {
  for (const name of ['position', 'options', 'pack', 'seats', 'seed', 'strict']) {
    if (args?.has(name))
      throw new FormatError(`--${name}`, 'cannot be given beside a log, which has its own');
  }
  const { log, claimed } = parseLogText(await readText(path, 'log', io), calledIn(path), games);
  const manifest = gameNamed(games, log.header.game, 'header.game');
  const { game } = manifest;
  const wanted = args?.text('game');
  if (wanted !== undefined && gameNamed(games, wanted, '--game') !== manifest)
    throw new FormatError('--game', `is ${wanted}, but the log is of ${game.id}`);
  if (log.header.rulesVersion === game.rulesVersion) requireStart(game, log.header);
  return { ...manifest, log, claimed };
}

/**
 * A game record begins with `[Game "…"]`, which selects its parser; without a known game, the first game with
 * records parses it.
 */
function parseLogText(text: string, name: string, games: Games): Pick<LoggedGame, 'log' | 'claimed'> {
  const isRecord = text.trim().startsWith('['); // trims a byte order mark too
  const [, id] = /^\[Game "(\w+)"\]/m.exec(text) ?? [];
  const readers = games.filter(({ record }) => isRecord && record);
  const { record } = readers.find(({ game }) => game.id === id) ?? readers[0] ?? {};
  return record?.parse(text) ?? { log: parseLog(decode(text, name)), claimed: undefined };
}

/** Validates the start of a log; a log of older rules is carried over, or refused, when it is played. */
function requireStart(game: AnyGame, header: LogHeader): void {
  const options = parseOptions<object>(game.options, header.options, 'header.options');
  try {
    if (header.position !== undefined) game.notation.parsePosition(header.position, options, 'lenient');
  } catch (error) {
    throw error instanceof FormatError ? new FormatError('header.position', error.message) : error;
  }
}

/** Replays a log with its recorded numbers; throws a Failure naming the entry that does not hold. */
export const replayed = (game: AnyGame, log: MatchLog): AnyMatch => holding(() => replay(game, log));

/** Replays a log from the claimed source of its numbers; throws a Failure that says what does not hold. */
export const verified = (game: AnyGame, log: MatchLog) => holding(() => verify(game, log));

/** Resumes a log; throws a Failure naming the entry that does not hold. */
export const resumed = (game: AnyGame, log: MatchLog): AnyMatch =>
  holding(() => Match.resume(game, log, undefined, sealedChance));

function holding<T>(play: () => T): T {
  try {
    return play();
  } catch (error) {
    if (!(error instanceof FormatError)) throw error;
    throw new Failure('log', `the log does not hold: ${error.message}`, { field: error.field });
  }
}

/** Compares the claim of a game record with the board. */
export function requireClaim({ game, claimed }: LoggedGame, match: AnyMatch): void {
  if (claimed === undefined) return;
  const reached = game.outcome(match.state) ?? null;
  const same = reached?.reason === claimed?.reason && reached?.winners[0] === claimed?.winners[0];
  if (same) return;
  throw new Failure(
    'log',
    `the log does not hold: the record says ${said(claimed)}, the board ${said(reached)}`,
    { field: 'Result', claimed, reached },
  );
}

/** An outcome in the words of a game record. */
const said = (outcome: Outcome | null): string =>
  outcome ? `a win of seat ${outcome.winners.join(', ')} by ${outcome.reason}` : 'an open game';

export function pliesOf(match: AnyMatch): Ply[] {
  const { start, entries } = match.history();
  return entries.map((entry, i) => ({
    ...entry,
    before: () => match.game.view(i === 0 ? start : entries[i - 1]?.state, 'watcher'),
  }));
}
