/** From a journal back to a table at work, and to what a journal may begin with again. */
import { FormatError, type LogEntry, type LogHeader, Match } from '@tessera/engine';
import { TableCore } from './core.ts';
import { applyRecord, type Ledger, newLedger, OPEN_DOORS } from './ledger.ts';
import type { Parts } from './parts.ts';
import { startOf, streamsOf } from './starting.ts';
import type { Created, TableRecord, TableSnapshot, World } from './types.ts';

const SNAPSHOT_VERSION = 2;

/** Whether a snapshot was taken by a server like this one; where not, all of the journal is needed. */
export const canWakeFrom = ({ version }: TableSnapshot): boolean => version === SNAPSHOT_VERSION;

/**
 * Reads the records of a table, or of what came after a snapshot of it. Answers are collected first and played at the end:
 * so a match of older rules is carried over where its game can, and refused in words where not. Throws FormatError.
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
    if (moment && entries.length < moment.length) moment = undefined; // it was taken back
    applyRecord(ledger, record, parts?.appliers);
  }
  const game = world.game(ledger.created.game);
  if (!header || !game) return new TableCore(world, parts, ledger);
  const isOurs = header.rulesVersion === game.rulesVersion;
  const match = Match.resume(game, { header, entries }, isOurs ? moment : undefined, parts?.sealed.stream);
  // The last taking back may have been followed by no answer yet.
  match.takeBack(0, streamsFrom(ledger.created, match.header) + ledger.takeBacks);
  return new TableCore(world, parts, ledger, match, !isOurs);
}

/** How many fresh streams were drawn from before the match came here, with the one that was promised then. */
const streamsFrom = ({ from }: Created, { promised }: LogHeader): number =>
  Math.max(promised?.fresh ?? 0, from ? streamsOf(from) : 0);

/** Of a ledger that is being put together. */
type Mutable<T> = { -readonly [K in keyof T]: T[K] };

function beginning(records: readonly TableRecord[], snapshot: TableSnapshot | undefined) {
  if (snapshot) {
    if (!canWakeFrom(snapshot))
      throw new FormatError('snapshot.version', `is ${snapshot.version}, not ${SNAPSHOT_VERSION}`);
    const ledger = structuredClone(snapshot.ledger) as Mutable<Ledger>;
    // Missing in older snapshots.
    ledger.doors ??= OPEN_DOORS;
    ledger.undone ??= [];
    ledger.notes ??= {};
    return { ledger, rest: records.filter(({ seq }) => seq > snapshot.seq), log: snapshot.match?.log };
  }
  const [created, ...rest] = records;
  if (created?.kind !== 'created') throw new FormatError('records', 'must begin with the setting of a table');
  return { ledger: newLedger(created), rest, log: undefined };
}

/** Most answers draw nothing, and thousands of tables are awake: they share it. */
const NOTHING_DRAWN: readonly number[] = [];

const entryOf = ({ seat, move, chance, fresh }: LogEntry): LogEntry => ({
  seat,
  move,
  chance: chance.length > 0 ? chance : NOTHING_DRAWN,
  ...(fresh !== undefined && { fresh }),
});

/** The present moment of a table, which shares nothing with it. */
export function snapshotOf({ ledger, match }: TableCore): TableSnapshot {
  const kept = match && {
    log: { header: match.header, entries: [...match.entries] },
    snapshot: structuredClone(match.snapshot()),
  };
  return { version: SNAPSHOT_VERSION, seq: ledger.seq, ledger: structuredClone(ledger), match: kept ?? null };
}
