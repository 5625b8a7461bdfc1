/** Logs and game records from files, and playing them again. */
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
  /** The end that a record claims; a log claims none. */
  readonly claimed: Outcome | null | undefined;
}

/** Reads a log (JSON) or a game record (text); its shape is sound afterwards, and what it begins with. */
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

/** A record begins with the line `[Game "…"]`; who reads it is said there, or is whoever reads records at all. */
function parseLogText(text: string, name: string, games: Games): Pick<LoggedGame, 'log' | 'claimed'> {
  const isRecord = text.trim().startsWith('['); // of a byte order mark too
  const [, id] = /^\[Game "(\w+)"\]/m.exec(text) ?? [];
  const readers = games.filter(({ record }) => isRecord && record);
  const { record } = readers.find(({ game }) => game.id === id) ?? readers[0] ?? {};
  return record?.parse(text) ?? { log: parseLog(decode(text, name)), claimed: undefined };
}

/** Checks the start of a log; one of older rules is carried over, or refused, where it is played. */
function requireStart(game: AnyGame, header: LogHeader): void {
  const options = parseOptions<object>(game.options, header.options, 'header.options');
  try {
    if (header.position !== undefined) game.notation.parsePosition(header.position, options, 'lenient');
  } catch (error) {
    throw error instanceof FormatError ? new FormatError('header.position', error.message) : error;
  }
}

/** Plays a log again with its recorded numbers; a Failure says which entry does not hold. */
export const replayed = (game: AnyGame, log: MatchLog): AnyMatch => holding(() => replay(game, log));

/** Plays a log again from what it claims its numbers to come from; a Failure says what does not hold. */
export const verified = (game: AnyGame, log: MatchLog) => holding(() => verify(game, log));

/** Goes on with a log; a Failure says which entry does not hold. */
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

/** A record's claim against the board. */
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

/** An end in the words of a record. */
const said = (outcome: Outcome | null): string =>
  outcome ? `a win of seat ${outcome.winners.join(', ')} by ${outcome.reason}` : 'an open game';

/** Answers of a match with their effects. */
export function pliesOf(match: AnyMatch): Ply[] {
  const { start, entries } = match.history();
  return entries.map((entry, i) => ({
    ...entry,
    before: () => match.game.view(i === 0 ? start : entries[i - 1]?.state, 'watcher'),
  }));
}
