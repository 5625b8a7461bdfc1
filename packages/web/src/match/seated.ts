/** The people of a match that was played elsewhere, as the header of its log has them. */
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

/** Throws FormatError if the header does not say who sits where. */
export function setupOf(id: string, header: NewHeader): MatchSetup {
  const { game, options, seed, position } = header;
  return { id, game, ...tableOf(header), options, seed, ...(position === undefined ? {} : { position }) };
}

/** What a match is to the people at it: its title, who holds its seats, their clock. Throws FormatError. */
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

/** The header of what was played already, with other people around it. */
export function seatedBy(header: LogHeader, setup: MatchSetup): LogHeader {
  const { table } = headerOf(setup);
  return { ...header, ...(table && { table }) };
}

/** For a match that brings no names: you take the first seat, friends the others. */
export interface SpareTable {
  readonly title: string;
  readonly you: string;
}

/** A header that says who sits where, be it with spare names. */
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
