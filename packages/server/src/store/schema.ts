/** Types of the database tables; `migrations.ts` creates them. */
import type { Kysely, Transaction } from 'kysely';

export interface Schema {
  migrations: { version: number; name: string };
  /** Head of each journal, with the checksum of its last record. */
  tables: { id: string; code: string; seq: number; sum: string };
  /** The journals, from which everything else is derived. `body` is a record without seq, at and kind. */
  records: { table_id: string; seq: number; at: number; kind: string; body: string; sum: string };
  /** Checkpoint of a SQLite database, one row: its id, the last batch of the write-ahead log that it contains, the run that uses the log. */
  settled: { name: string; id: number; session: string | null };
  snapshots: { table_id: string; seq: number; body: string; sum: string };
  /** Idempotency keys of executed commands. */
  keys: {
    table_id: string;
    guest: string;
    key: string;
    seq: number;
    /** Hash of the command; null for keys of older versions. */
    command: number | null;
  };
  listings: {
    table_id: string;
    game: string;
    phase: string;
    open_to: string;
    is_live: number;
    language: string;
    created: number;
    due: number | null;
    body: string;
    /** Record after which the listing was written. */
    seq: number;
    /** The table's host; null in rows of older servers. */
    host: string | null;
    /** Pseudonym of the address that set the table, until the match ends. */
    origin: string | null;
    /** Last presence of one of its people. */
    seen: number;
    /** Time of the last record, as in `body`. */
    updated: number;
    /** A match began here. */
    is_started: number;
  };
  /** Guests who ever had a chair or spoke at a table. */
  people: { guest: string; table_id: string };
  guests: {
    id: string;
    name: string;
    key_hash: string;
    created: number;
    /** Last visit, to the day. */
    seen: number;
    /** Number of the current session; cookies of earlier ones are void. */
    session: number;
    /** JSON of `Sanctions`; null for almost everybody. */
    standing: string | null;
  };
  /** Last heartbeat of any server; one row. */
  beats: { id: number; at: number };
  lulls: { began: number; ended: number };
  /** Secrets shared by all servers of this database. */
  secrets: { name: string; value: string };
  /** Assets of the client, one JSON text per build. */
  /** The best result of a guest in a daily challenge. */
  daily: {
    date: string;
    game: string;
    guest: string;
    /** `rankOf`: higher is better. */
    rank: number;
    is_won: number;
    reason: string;
    turns: number;
    progress: number;
    is_first: number;
    tries: number;
    people: number;
    bots: number;
    at: number;
    /** Digest of the log. */
    digest: string;
    /** Digest of the latest log, whether it was better or not. */
    last: string;
    /** Empty once it is not needed any more. */
    log: string;
  };
  client_builds: { id: string; used: number; files: string };
}

export type Db = Kysely<Schema>;
export type Tx = Transaction<Schema>;
