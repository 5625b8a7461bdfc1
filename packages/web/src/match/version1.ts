/**
 * Conversion of version 1 records to version 2. Their logs had seats beside the header, no seal, and
 * resignations unknown to the rules.
 */
import {
  type Fields,
  readCount,
  readList,
  readListOf,
  readObject,
  readOrNull,
  type Seat,
} from '@tessera/engine';
import { readHolder } from './seated.ts';

/**
 * Rearranges the fields without validating them; they are read afterwards like any record. Throws
 * FormatError.
 */
export function fromVersion1({ seq, writer, updated, ...record }: Fields): Fields {
  const { header, entries, undone, ...log } = readObject(record.log, 'log');
  const { id, game, title, options, seed, position, ...setup } = readObject(log.setup, 'log.setup');
  const seats = readListOf(readHolder)(setup.seats, 'log.setup.seats');
  const begun = readOrNull(readObject)(header, 'log.header');
  const summary = readOrNull(readObject)(record.summary, 'summary');
  const resigned = readOrNull(readCount)(record.resigned, 'resigned');
  const start = {
    game,
    options,
    seats: seats.length,
    seed,
    ...(position === undefined ? {} : { position }),
    table: { title, seats },
  };
  return {
    version: 2,
    id,
    seq,
    writer,
    updated,
    log: {
      header: { ...start, ...(begun && { rulesVersion: begun.rulesVersion, chance: begun.chance }) },
      entries,
    },
    undone,
    ...(summary && { claim: { position: summary.position, resigned } }),
    summary: summary && {
      ...summary,
      moves: readList(entries, 'entries').length,
      ...givenUp(seats, resigned),
    },
  };
}

/** Provisional outcome of a resignation, for lists, until the rules are asked: every other seat wins. */
function givenUp(seats: readonly unknown[], resigned: Seat | null): Fields {
  if (resigned === null) return {};
  const winners = seats.map((_, seat) => seat).filter(seat => seat !== resigned);
  return { toAct: null, outcome: { winners, reason: 'resign' } };
}
