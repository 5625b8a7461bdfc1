/** Loading a table from its journal, and taking the snapshots that shorten it. */
import { FormatError, type LogEntry, type LogHeader, Match } from '@tessera/engine';
import { TableCore } from './core.ts';
import { applyRecord, type Ledger, newLedger, OPEN_DOORS } from './ledger.ts';
import type { Parts } from './parts.ts';
import { startOf, streamsOf } from './starting.ts';
import type { Created, TableRecord, TableSnapshot, World } from './types.ts';

const SNAPSHOT_VERSION = 2;

/** True for a snapshot of this version of the server; any other requires the whole journal. */
export const canWakeFrom = ({ version }: TableSnapshot): boolean => version === SNAPSHOT_VERSION;

/**
 * Replays the records of a table, or those after a snapshot. Answers are collected first and played at the
 * end, so that a match of older rules is carried over if its game can, and refused otherwise. Throws
 * FormatError.
 */
export function wake(
  world: World,
  parts: Parts | undefined,
  records: readonly TableRecord[],
  snapshot?: TableSnapshot,
): TableCore {
  const { ledger, rest, log } = beginning(records, snapshot);
  let header = log?.header;
  let entries = log ? log.entries.map(entryOf) : [];
  let moment = snapshot?.match?.snapshot;
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

/** Mutable form of a ledger under construction. */
type Mutable<T> = { -readonly [K in keyof T]: T[K] };

function beginning(records: readonly TableRecord[], snapshot: TableSnapshot | undefined) {
  if (snapshot) {
    if (!canWakeFrom(snapshot))
      throw new FormatError('snapshot.version', `is ${snapshot.version}, not ${SNAPSHOT_VERSION}`);
    const ledger = structuredClone(snapshot.ledger) as Mutable<Ledger>;
    // Fields missing in older snapshots.
    ledger.doors ??= OPEN_DOORS;
    ledger.undone ??= [];
    ledger.notes ??= {};
    return { ledger, rest: records.filter(({ seq }) => seq > snapshot.seq), log: snapshot.match?.log };
  }
  const [created, ...rest] = records;
  if (created?.kind !== 'created') throw new FormatError('records', 'must begin with the setting of a table');
  return { ledger: newLedger(created), rest, log: undefined };
}

/** Shared empty list: most answers draw nothing, and thousands of tables are loaded. */
const NOTHING_DRAWN: readonly number[] = [];

const entryOf = ({ seat, move, chance, fresh }: LogEntry): LogEntry => ({
  seat,
  move,
  chance: chance.length > 0 ? chance : NOTHING_DRAWN,
  ...(fresh !== undefined && { fresh }),
});

/** Snapshot of the present state; shares no mutable data with the table. */
export function snapshotOf({ ledger, match }: TableCore): TableSnapshot {
  const kept = match && {
    log: { header: match.header, entries: [...match.entries] },
    snapshot: structuredClone(match.snapshot()),
  };
  return { version: SNAPSHOT_VERSION, seq: ledger.seq, ledger: structuredClone(ledger), match: kept ?? null };
}
