/** Loading a table from its journal. */
import {
  FormatError,
  type LogEntry,
  type LogHeader,
  Match,
  type MatchLog,
  type Snapshot,
} from '@tessera/engine';
import { TableCore } from './core.ts';
import { applyRecord, type Ledger, newLedger } from './ledger.ts';
import type { Parts } from './parts.ts';
import { startOf, streamsOf } from './starting.ts';
import type { Created, TableRecord, World } from './types.ts';

/** State from which the remaining records are replayed. */
export interface Beginning {
  readonly ledger: Ledger;
  readonly rest: readonly TableRecord[];
  readonly log?: Omit<MatchLog, 'seal'> | undefined;
  readonly moment?: Snapshot<unknown> | undefined;
}

/** Beginning of a whole journal. Throws FormatError if it has no first record. */
export function beginningOf([created, ...rest]: readonly TableRecord[]): Beginning {
  if (created?.kind !== 'created') throw new FormatError('records', 'must begin with the setting of a table');
  return { ledger: newLedger(created), rest };
}

/**
 * Replays the records of a table. Answers are collected first and played at the
 * end, so that a match of older rules is carried over if its game can, and refused otherwise. Throws
 * FormatError.
 */
export function wake(
  world: World,
  parts: Parts | undefined,
  { ledger, rest, log, moment: stored }: Beginning,
): TableCore {
  let header = log?.header;
  let entries = log ? log.entries.map(entryOf) : [];
  let moment = stored;
  for (const record of rest) {
    if (record.kind === 'started') {
      const start = startOf(ledger, record, parts?.sealed);
      header = start.header;
      entries = start.entries.map(entryOf);
    }
    if (record.kind === 'played') entries.push(entryOf(record));
    if (record.kind === 'tookBack') entries.length -= record.count;
    if (record.kind === 'carriedOver') {
      header = record.log.header;
      entries = record.log.entries.map(entryOf);
      moment = undefined;
    }
    if (moment && entries.length < moment.length) moment = undefined; // taken back
    applyRecord(ledger, record, parts?.appliers);
  }
  const game = world.game(ledger.created.game);
  if (!header || !game) return new TableCore(world, parts, ledger);
  const isOurs = header.rulesVersion === game.rulesVersion;
  const match = Match.resume(game, { header, entries }, isOurs ? moment : undefined, parts?.sealed.stream);
  // The last take-back may not have been followed by an answer yet.
  match.takeBack(0, streamsFrom(ledger.created, match.header) + ledger.takeBacks);
  return new TableCore(world, parts, ledger, match, !isOurs);
}

/** Number of fresh streams drawn from before the match came here, including the one promised then. */
const streamsFrom = ({ from }: Created, { promised }: LogHeader): number =>
  Math.max(promised?.fresh ?? 0, from ? streamsOf(from) : 0);

/** Shared empty list: most answers draw nothing, and thousands of tables are loaded. */
const NOTHING_DRAWN: readonly number[] = [];

const entryOf = ({ seat, move, chance, fresh }: LogEntry): LogEntry => ({
  seat,
  move,
  chance: chance.length > 0 ? chance : NOTHING_DRAWN,
  ...(fresh !== undefined && { fresh }),
});
