// @chunk own
/** Validating parser of logs from outside. Separate from `log.ts`, which every match needs. */
import type { LogEntry, LogHeader, MatchLog, Numbers, Promised, Seal } from './log.ts';
import {
  type Fields,
  optional,
  readCount,
  readInteger,
  readListOf,
  readObject,
  readOneOf,
  readText,
  refuseUnknown,
} from './read.ts';

const NUMBERS = ['seeded', 'sealed', 'given'] as const satisfies readonly Numbers[];

const HEADER_FIELDS = [
  'game',
  'rulesVersion',
  'options',
  'seats',
  'seed',
  'numbers',
  'position',
  'table',
  'promised',
  'chance',
];

/**
 * Parses the shape of a log from outside; seal and rules are checked when it is replayed. A file may hold
 * `notes` beside the log, remarks of a table that prove nothing and are not sealed.
 */
export function parseLog(value: unknown): MatchLog {
  const fields = readObject(value, 'log');
  refuseUnknown(fields, ['header', 'entries', 'seal', 'notes'], '');
  const header = readObject(fields.header, 'header');
  const entries = parseEntries(fields.entries, 'entries');
  return { header: parseHeader(header), entries, ...optional(fields, 'seal', parseSeal) };
}

function parseHeader(header: Fields): LogHeader {
  refuseUnknown(header, HEADER_FIELDS, 'header');
  return {
    game: readText(header.game, 'header.game'),
    rulesVersion: readInteger(header.rulesVersion, 'header.rulesVersion'),
    options: readObject(header.options, 'header.options'),
    seats: readCount(header.seats, 'header.seats'),
    seed: readText(header.seed, 'header.seed'),
    // Logs from before this field were all seeded.
    numbers: header.numbers === undefined ? 'seeded' : readOneOf(NUMBERS)(header.numbers, 'header.numbers'),
    ...optional(header, 'position', readText, 'header.position'),
    ...optional(header, 'table', readObject, 'header.table'),
    ...optional(header, 'promised', readPromised, 'header.promised'),
    chance: readListOf(readInteger)(header.chance, 'header.chance'),
  };
}

function readPromised(value: unknown, field: string): Promised {
  const promised = readObject(value, field);
  refuseUnknown(promised, ['fresh', 'seed'], field);
  return {
    fresh: readCount(promised.fresh, `${field}.fresh`),
    seed: readText(promised.seed, `${field}.seed`),
  };
}

export const parseEntries = readListOf((value, field): LogEntry => {
  const entry = readObject(value, field);
  refuseUnknown(entry, ['seat', 'move', 'chance', 'fresh'], field);
  return {
    seat: readCount(entry.seat, `${field}.seat`),
    move: readText(entry.move, `${field}.move`),
    chance: readListOf(readInteger)(entry.chance, `${field}.chance`),
    ...optional(entry, 'fresh', readCount, `${field}.fresh`),
  };
});

function parseSeal(value: unknown, field: string): Seal {
  const seal = readObject(value, field);
  refuseUnknown(seal, ['start', 'end', 'log'], field);
  const part = (name: keyof Seal): string => readText(seal[name], `${field}.${name}`);
  return { start: part('start'), end: part('end'), log: part('log') };
}
