import { type Chance, scriptedChance, seededChance } from './chance.ts';
import type { Game, GameEvent } from './game.ts';
import { Match, type MatchLog } from './match.ts';
import { parseOptions } from './options.ts';
import { FormatError } from './violation.ts';

/**
 * Plays a log again, checking every answer. Numbers come from the log itself, or, to prove that they were
 * not chosen by hand, from the seed. Throws FormatError naming the entry that does not fit.
 */
export function replay<S, M, V, E extends GameEvent, O extends object>(
  game: Game<S, M, V, E, O>,
  log: MatchLog,
  numbers: 'recorded' | 'seeded' = 'recorded',
): Match<S, M, V, E, O> {
  const { header } = log;
  if (header.game !== game.id) throw new FormatError('header.game', `is ${header.game}, not ${game.id}`);
  if (header.rulesVersion !== game.rulesVersion) {
    throw new FormatError(
      'header.rulesVersion',
      `is ${header.rulesVersion}, but these rules are version ${game.rulesVersion}; this log cannot be replayed`,
    );
  }
  const source = numbers === 'seeded' ? seededChance(header.seed) : recordedChance(log);
  const match = new Match(
    game,
    {
      options: parseOptions(game.options, header.options, 'header.options'),
      seats: header.seats,
      seed: header.seed,
      ...(header.position === undefined ? {} : { position: header.position }),
    },
    source,
  );
  requireSame(header.chance, match.header.chance, 'header.chance');
  log.entries.forEach((entry, index) => {
    const field = `entries[${index}]`;
    const move = parseEntry(game, match.state, entry.move, `${field}.move`);
    const refused = match.check(entry.seat, move);
    if (refused)
      throw new FormatError(`${field}.move`, `${entry.move} is refused: ${refused.code} (${refused.clause})`);
    match.submit(entry.seat, move);
    requireSame(entry.chance, match.lastEntry?.chance ?? [], `${field}.chance`);
  });
  return match;
}

/** An answer of the log; what is not notation is reported with its entry. */
function parseEntry<S, M, V, E extends GameEvent, O>(
  game: Game<S, M, V, E, O>,
  state: S,
  text: string,
  field: string,
): M {
  try {
    return game.notation.parseMove(state, text);
  } catch (error) {
    throw error instanceof FormatError ? new FormatError(field, error.message) : error;
  }
}

/** All numbers of a log in the order they were drawn. */
function recordedChance(log: MatchLog): Chance {
  return scriptedChance([...log.header.chance, ...log.entries.flatMap(entry => entry.chance)], 'chance');
}

function requireSame(logged: readonly number[], drawn: readonly number[], field: string): void {
  if (logged.length !== drawn.length || logged.some((value, i) => value !== drawn[i])) {
    throw new FormatError(field, `says ${JSON.stringify(logged)}, but ${JSON.stringify(drawn)} was drawn`);
  }
}

/** Reads a log from outside: shape only, the rules are checked by `replay`. */
export function parseLog(value: unknown): MatchLog {
  const log = object(value, 'log');
  const header = object(log.header, 'header');
  const position =
    header.position === undefined ? {} : { position: text(header.position, 'header.position') };
  if (!Array.isArray(log.entries)) throw new FormatError('entries', 'must be a list');
  return {
    header: {
      game: text(header.game, 'header.game'),
      rulesVersion: whole(header.rulesVersion, 'header.rulesVersion'),
      options: object(header.options, 'header.options'),
      seats: whole(header.seats, 'header.seats'),
      seed: text(header.seed, 'header.seed'),
      ...position,
      chance: wholes(header.chance, 'header.chance'),
    },
    entries: log.entries.map((value, i) => {
      const entry = object(value, `entries[${i}]`);
      return {
        seat: whole(entry.seat, `entries[${i}].seat`),
        move: text(entry.move, `entries[${i}].move`),
        chance: wholes(entry.chance, `entries[${i}].chance`),
      };
    }),
  };
}

function object(value: unknown, field: string): Record<string, unknown> {
  if (value === null || typeof value !== 'object' || Array.isArray(value))
    throw new FormatError(field, 'must be an object');
  return value as Record<string, unknown>;
}

function text(value: unknown, field: string): string {
  if (typeof value !== 'string') throw new FormatError(field, 'must be a text');
  return value;
}

function whole(value: unknown, field: string): number {
  if (!Number.isSafeInteger(value)) throw new FormatError(field, 'must be a whole number');
  return value as number;
}

function wholes(value: unknown, field: string): number[] {
  if (!Array.isArray(value)) throw new FormatError(field, 'must be a list of whole numbers');
  return value.map((one, i) => whole(one, `${field}[${i}]`));
}
