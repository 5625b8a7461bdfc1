// @chunk own
/** Section 14: a whole game as text, `[Key "value"]` lines and then the plies, set-up included. */
import {
  AGREE,
  decode,
  FormatError,
  harmfulIn,
  isMatchWord,
  LEAVE,
  LEAVE_ON_TIME,
  type LogEntry,
  type LogHeader,
  type MatchLog,
  nonDefaultOptions,
  parseOptions,
  readObject,
} from '@tessera/engine';
import { RIFT_FACTS } from './facts.ts';
import { upgradeRepetition } from './migrations.ts';
import { parseAction } from './notation.ts';
import { RIFT_OPTIONS } from './options.ts';
import { parsePosition } from './reading/position.ts';
import { colourLetter, OPEN, type RecordResult, writeRecord } from './recordText.ts';
import { starterOf } from './rules/end.ts';
import { BLACK, type Colour, other, type Reason, type RiftOptions, WHITE } from './types.ts';

export interface RiftRecord {
  readonly log: MatchLog;
  /** Null while the game is open. Compared with the board when the log is replayed. */
  readonly result: RecordResult | null;
}

/** Formats the record of a match, with its seed if there is one, so that the draw can be verified. */
export function formatRecord({ header, entries }: MatchLog, result: RecordResult | null): string {
  const options = parseOptions(RIFT_OPTIONS, header.options);
  const fields = {
    options: nonDefaultOptions(RIFT_OPTIONS, options),
    starter: starterOfLog(header, options),
    result,
    ...(header.seed === '' ? {} : { seed: header.seed }),
    ...(header.position === undefined ? {} : { position: header.position }),
  };
  // R-END-11, R-END-12: leaving and agreeing are no plies; the result states them.
  const plies = entries.filter(entry => !isMatchWord(entry.move));
  return writeRecord(
    fields,
    plies.map(entry => entry.move),
  );
}

/**
 * Values are quoted as in JSON; a value with bare quotes inside, as people write options, is taken literally.
 */
function unquoted(value: string): string {
  try {
    return JSON.parse(`"${value}"`) as string;
  } catch {
    return value;
  }
}

function starterOfLog(header: LogHeader, options: RiftOptions): Colour {
  if (header.position !== undefined) return starterOf(parsePosition(header.position, options, 'lenient'));
  if (options.firstPlayer !== 'random') return options.firstPlayer === 'w' ? WHITE : BLACK;
  return header.chance[0] === BLACK ? BLACK : WHITE;
}

/** A header value with its position, for error messages. */
interface Field {
  readonly name: string;
  readonly value: string;
}

/**
 * Parses a record. Throws a FormatError that names the line, and the header key or the ply and its column.
 */
export function parseRecord(text: string): RiftRecord {
  const lines = text.replace(/^\uFEFF/, '').split(/\r?\n/);
  const fields = new Map<string, Field>();
  const plies: string[] = [];
  lines.forEach((line, i) => {
    if (line.startsWith('[')) readHeader(line, i + 1, fields, plies.length > 0);
    else readPlies(line, i + 1, plies);
  });
  return assemble(fields, plies);
}

function readHeader(line: string, number: number, fields: Map<string, Field>, isLate: boolean): void {
  const [, key, value] = /^\[(\w+) "(.*)"\]\s*$/.exec(line) ?? [];
  if (key === undefined || value === undefined)
    throw new FormatError(`line ${number}`, `is no header line such as [Game "rift"]`);
  const name = `line ${number}, ${key}`;
  if (isLate) throw new FormatError(name, 'stands after the plies; header lines come first');
  if (fields.has(key)) throw new FormatError(name, 'was given before');
  const given = unquoted(value);
  const letter = harmfulIn(given);
  if (letter) throw new FormatError(name, `has the invisible character ${letter}`);
  fields.set(key, { name, value: given });
}

function readPlies(line: string, number: number, plies: string[]): void {
  for (const match of line.matchAll(/\S+/g)) {
    try {
      parseAction(match[0]);
      plies.push(match[0].replace(/#$/, ''));
    } catch (error) {
      if (!(error instanceof FormatError)) throw error;
      const column = match.index + (error.column ?? 1);
      throw new FormatError(
        `line ${number}, ply ${plies.length + 1}`,
        `"${match[0].slice(0, 40)}" is not an action`,
        column,
      );
    }
  }
}

function assemble(fields: ReadonlyMap<string, Field>, plies: readonly string[]): RiftRecord {
  const required = (key: string): Field => {
    const field = fields.get(key);
    if (!field) throw new FormatError('header', `has no line [${key} "…"]`);
    return field;
  };
  oneOf(required('Game'), ['rift']);
  const options = optionsOf(required('Options'), required('Reason').value);
  const starter = oneOf(required('Starter'), ['w', 'b']) === 'w' ? WHITE : BLACK;
  const result = resultOf(required('Result'), required('Reason'));
  const position = fields.get('Position');
  const first = position ? firstToAct(position, options, starter, required('Starter')) : starter;
  if (!position) requireStarter(options, starter, required('Starter'));
  return {
    log: {
      header: {
        game: 'rift',
        rulesVersion: RIFT_FACTS.rulesVersion,
        options: nonDefaultOptions(RIFT_OPTIONS, options) as Record<string, unknown>,
        seats: 2,
        seed: fields.get('Seed')?.value ?? '',
        numbers: fields.has('Seed') ? 'seeded' : 'given',
        ...(position ? { position: position.value } : {}),
        chance: !position && options.firstPlayer === 'random' ? [starter] : [], // R-SETUP-1: the number drawn
      },
      entries: [
        ...plies.map((move, i): LogEntry => ({ seat: i % 2 === 0 ? first : other(first), move, chance: [] })),
        ...lastWord(result),
      ],
    },
    result,
  };
}

/**
 * The word of an end that is no ply. The seat that offered the end is not recorded: the loser stands for
 * both.
 */
function lastWord(result: RecordResult | null): LogEntry[] {
  const word = { resign: LEAVE, time: LEAVE_ON_TIME, agreed: AGREE }[result?.reason as string];
  return result && word ? [{ seat: other(result.winner), move: word, chance: [] }] : [];
}

function oneOf(field: Field, known: readonly string[]): string {
  if (!known.includes(field.value))
    throw new FormatError(field.name, `is "${field.value.slice(0, 40)}", but must be ${known.join(' or ')}`);
  return field.value;
}

/**
 * Options of records of older rules, which carry no version: repetition is a number, or the game ended by a
 * repetition that is forbidden now.
 */
function optionsOf({ name, value }: Field, reason: string): RiftOptions {
  const { repetition = reason === 'repetition' ? 'adjudicated' : undefined, ...others } = readObject(
    decode(value, name),
    name,
  );
  const known = repetition === undefined ? others : { ...others, repetition: upgradeRepetition(repetition) };
  return parseOptions(RIFT_OPTIONS, known, name);
}

function resultOf(result: Field, reason: Field): RecordResult | null {
  if (oneOf(result, ['w', 'b', OPEN]) === OPEN) {
    oneOf(reason, [OPEN, '']);
    return null;
  }
  const known = oneOf(reason, Object.keys(RIFT_FACTS.endings)) as Reason;
  return { winner: result.value === 'w' ? WHITE : BLACK, reason: known };
}

function firstToAct(position: Field, options: RiftOptions, starter: Colour, field: Field): Colour {
  try {
    const state = parsePosition(position.value, options, 'lenient');
    if (starterOf(state) === starter) return state.side;
  } catch (error) {
    throw error instanceof FormatError ? new FormatError(position.name, error.message) : error;
  }
  throw new FormatError(
    field.name,
    `is "${field.value}", but by side and ply of the Position it is the other`,
  );
}

function requireStarter({ firstPlayer }: RiftOptions, starter: Colour, field: Field): void {
  if (firstPlayer === 'random' || firstPlayer === colourLetter(starter)) return;
  throw new FormatError(field.name, `is "${field.value}", but the option firstPlayer says "${firstPlayer}"`);
}
