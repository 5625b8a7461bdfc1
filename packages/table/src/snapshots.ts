/** Snapshots of a table, which spare the replay of its whole journal. */
import { FormatError } from '@tessera/engine';
import type { TableCore } from './core.ts';
import { type Ledger, OPEN_DOORS } from './ledger.ts';
import type { TableRecord, TableSnapshot } from './types.ts';
import type { Beginning } from './waking.ts';

const VERSION = 2;

/** True for a snapshot of this version of the server; any other requires the whole journal. */
export const canWakeFrom = ({ version }: TableSnapshot): boolean => version === VERSION;

/** Snapshot of the present state; shares no mutable data with the table. */
export function snapshotOf({ ledger, match }: TableCore): TableSnapshot {
  const kept = match && {
    log: { header: match.header, entries: [...match.entries] },
    snapshot: structuredClone(match.snapshot()),
  };
  return { version: VERSION, seq: ledger.seq, ledger: structuredClone(ledger), match: kept ?? null };
}

/** Mutable form of a ledger under construction. */
type Mutable<T> = { -readonly [K in keyof T]: T[K] };

/** Beginning of the records after a snapshot. Throws FormatError for a snapshot of another version. */
export function snapshotBeginning(snapshot: TableSnapshot, records: readonly TableRecord[]): Beginning {
  const { version, seq, match } = snapshot;
  if (!canWakeFrom(snapshot)) throw new FormatError('snapshot.version', `is ${version}, not ${VERSION}`);
  const ledger = structuredClone(snapshot.ledger) as Mutable<Ledger>;
  // Fields missing in older snapshots.
  ledger.doors ??= OPEN_DOORS;
  ledger.undone ??= [];
  ledger.notes ??= {};
  return {
    ledger,
    rest: records.filter(record => record.seq > seq),
    log: match?.log,
    moment: match?.snapshot,
  };
}
