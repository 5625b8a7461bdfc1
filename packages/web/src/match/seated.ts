/** People of a match played elsewhere, from the header of its log. */
import {
  FormatError,
  type LogHeader,
  optional,
  readCount,
  readListOf,
  readObject,
  readOneOf,
  readText,
} from '@tessera/engine';
import type { MatchSetup, SeatHolder, TimeControl } from './client.ts';
import { headerOf, type NewHeader } from './setup.ts';

type Table = Pick<MatchSetup, 'title' | 'seats' | 'clock' | 'isAnalysis'>;

/** Throws FormatError if the header does not name the players. */
export function setupOf(id: string, header: NewHeader): MatchSetup {
  const { game, options, seed, position } = header;
  return { id, game, ...tableOf(header), options, seed, ...(position === undefined ? {} : { position }) };
}

/** Title, seat holders and clock of a match. Throws FormatError. */
export function tableOf({ table, seats }: NewHeader): Table {
  const fields = readObject(table, 'header.table');
  return {
    title: readText(fields.title, 'header.table.title'),
    seats: readListOf(readHolder, seats)(fields.seats, 'header.table.seats'),
    ...optional(fields, 'clock', readControl),
    ...(fields.isAnalysis === true && { isAnalysis: true }),
  };
}

function readControl(value: unknown, field: string): TimeControl {
  const { minutes, increment } = readObject(value, field);
  return { minutes: readCount(minutes, field), increment: readCount(increment, field) };
}

export function readHolder(value: unknown, field: string): SeatHolder {
  const holder = readObject(value, field);
  const kind = readOneOf(['you', 'friend', 'bot'])(holder.kind, `${field}.kind`);
  const name = readText(holder.name, `${field}.name`);
  return kind === 'bot' ? { kind, level: readText(holder.level, `${field}.level`), name } : { kind, name };
}

/** Header of an existing log with the people of another setup. */
export function seatedBy(header: LogHeader, setup: MatchSetup): LogHeader {
  const { table } = headerOf(setup);
  return { ...header, ...(table && { table }) };
}

/** Default people for a log without names: you take the first seat, friends the others. */
export interface SpareTable {
  readonly title: string;
  readonly you: string;
}

/** Header with its own people, or with the default ones. */
export function seated(header: LogHeader, { title, you }: SpareTable): LogHeader {
  try {
    tableOf(header);
    return header;
  } catch (error) {
    if (!(error instanceof FormatError)) throw error;
    const seats = Array.from(
      { length: header.seats },
      (_, seat): SeatHolder => (seat === 0 ? { kind: 'you', name: you } : { kind: 'friend', name: '' }),
    );
    return { ...header, table: { title, seats } };
  }
}
