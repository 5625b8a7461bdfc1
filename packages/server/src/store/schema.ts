/** The tables of the database, as queries see them; `migrations.ts` makes them. */
import type { Kysely, Transaction } from 'kysely';

export interface Schema {
  migrations: { version: number; name: string };
  /** How far each journal has come, with the sum of its last record. */
  tables: { id: string; code: string; seq: number; sum: string };
  /** The journals: the truth of which all else is derived. `body` is what a record says beside seq, at and kind. */
  records: { table_id: string; seq: number; at: number; kind: string; body: string; sum: string };
  /** One row: the id of a SQLite database, the last batch of its write-ahead log that is in it, and whose run uses the log. */
  settled: { name: string; id: number; session: string | null };
  snapshots: { table_id: string; seq: number; body: string; sum: string };
  /** Commands that were carried out, so that repeating them is harmless. */
  keys: {
    table_id: string;
    guest: string;
    key: string;
    seq: number;
    /** A hash of what was asked; null of keys from before it was kept. */
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
    /** Where the journal stood that it tells of. */
    seq: number;
    /** The guest who may start it; null in rows of older servers until the table changes. */
    host: string | null;
    /** A pseudonym of the address it was set from, until the table ends. */
    origin: string | null;
    /** When somebody who belongs to it was last there. */
    seen: number;
    /** When something last happened, as in `body`. */
    updated: number;
    /** Whether a match ever began at it. */
    is_started: number;
  };
  /** Who ever had a chair or spoke where; the listing knows who still has one. */
  people: { guest: string; table_id: string };
  guests: {
    id: string;
    name: string;
    key_hash: string;
    created: number;
    /** When the guest last visited, to the day. */
    seen: number;
    /** Cookies of earlier sessions are void. */
    session: number;
    /** JSON of a `Standing`; null for almost everybody. */
    standing: string | null;
  };
  /** One row: when somebody last said that they serve. */
  beats: { id: number; at: number };
  lulls: { began: number; ended: number };
  /** What all servers on this database sign with. */
  secrets: { name: string; value: string };
  /** Assets of the client, this version's and earlier ones', as one JSON text a build. */
  client_builds: { id: string; used: number; files: string };
}

export type Db = Kysely<Schema>;
export type Tx = Transaction<Schema>;
