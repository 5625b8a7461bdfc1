/**
 * Interface of the store: journals of tables and everything derived from them, guests, downtimes. All
 * times are in milliseconds since 1970. The content of records is opaque here.
 */

import type { Listing, TableRecord, TableSnapshot } from '@tessera/table';
import type { DailyGame, DailyResult } from '@tessera/table/daily';
import type { Language, Phase } from '@tessera/wire';
import type { StoreFailure } from './failure.ts';

/** Idempotency key, with a hash of its command, which detects a key reused for another one. */
export interface CommandKey {
  readonly guest: string;
  readonly key: string;
  readonly command?: number;
}

export interface Append {
  readonly table: string;
  /** Expected head of the journal; if it differs, the append is stale as a whole. */
  readonly after: number;
  readonly records: readonly TableRecord[];
  /** Keys of the commands that led to the records; a key stored before makes the append stale. */
  readonly keys?: readonly CommandKey[];
  /** Result of `known` when the table was loaded. */
  readonly known?: KnownKeys;
  readonly listing?: Listing;
  /** Optional: without a snapshot loading takes longer. */
  readonly snapshot?: TableSnapshot;
}

/** Filter of the idempotency keys of one table, on a server that is alone with its database. */
export interface KnownKeys {
  /** False: the key is new for certain. */
  mayHave(guest: string, key: string): boolean;
  /** Called by the store after an append. */
  add(guest: string, key: string): void;
}

/** The records after the snapshot, or all of them. */
export interface Journal {
  readonly snapshot?: TableSnapshot;
  readonly records: readonly TableRecord[];
}

export interface LobbyFilter {
  readonly game?: string;
  readonly isLive?: boolean;
  readonly language?: Language;
}

export interface LobbyListings {
  readonly open: readonly Listing[];
  /** Public matches in progress. */
  readonly playing: readonly Listing[];
  /** Number of all matches in progress, private ones too. */
  readonly tables: number;
}

/** Numbers of open tables. */
export interface OpenCount {
  readonly ofGuest: number;
  readonly ofOrigin: number;
}

/** Times of the last presence before which live and slow tables count as abandoned. */
export interface Deserted {
  readonly live: number;
  readonly slow: number;
}

export interface Guest {
  readonly id: string;
  readonly name: string;
}

/** `until` null: permanent. */
export interface Sanction {
  readonly reason: string;
  readonly until: number | null;
}

/** Decisions of an operator about a guest. */
export interface Sanctions {
  /** Refused everywhere. */
  readonly banned?: Sanction;
  /** May play, but not talk. */
  readonly silenced?: Sanction;
  /** Deletion was requested: the guest cannot act any more. Stored, so that an interrupted deletion is resumed. */
  readonly leaving?: true;
}

export interface KnownGuest extends Guest {
  /** Number of the current session; cookies of earlier ones are void. */
  readonly session: number;
  readonly sanctions: Sanctions;
}

/** A guest as listed for an operator. */
export interface GuestRow extends KnownGuest {
  readonly created: number;
  readonly seen: number;
}

export interface GuestFilter {
  /** Substring of the name. */
  readonly name?: string;
  readonly limit: number;
}

export interface TableFilter {
  readonly phase?: Phase;
  readonly limit: number;
}

export interface OldTables {
  /** Finished matches; otherwise tables at which none began. */
  readonly isFinished: boolean;
  readonly before: number;
  readonly limit: number;
}

/** Of private keys only the hash is stored. */
interface Guests {
  create(guest: Guest, key: string, now: number): Promise<void>;
  find(id: string): Promise<KnownGuest | undefined>;
  /** The known ones among some hundred ids. */
  among(ids: readonly string[]): Promise<readonly KnownGuest[]>;
  byKey(key: string): Promise<KnownGuest | undefined>;
  /** Records a visit. */
  see(id: string, now: number): Promise<void>;
  sanction(id: string, sanctions: Sanctions): Promise<void>;
  /** Ends all sessions and the private link; returns the number of the new session. */
  endSessions(id: string, key: string): Promise<number | undefined>;
  /** Voids cookies and private link. */
  delete(id: string): Promise<void>;
  list(filter: GuestFilter): Promise<readonly GuestRow[]>;
  /** Guests with a pending deletion. */
  leaving(): Promise<readonly string[]>;
  /** Deletes guests without a table who were not seen since; returns their number. */
  dropUnseen(before: number): Promise<number>;
  rename(id: string, name: string): Promise<void>;
  /** Replaces the private key. */
  rekey(id: string, key: string): Promise<void>;
}

/** Assets of the client by build, so that any server can serve pages of any recent version; see `archive.ts`. */
export interface Builds {
  /** Latest started first. */
  ids(): Promise<readonly string[]>;
  find(id: string): Promise<string | undefined>;
  /** Marks the build as started; returns false if it is not stored. */
  use(id: string, now: number): Promise<boolean>;
  /** Stores a build; of the others the last two started are retained. */
  save(id: string, files: string, now: number): Promise<void>;
}

/** A finished attempt at a daily challenge. */
export interface DailyEntry {
  readonly date: string;
  readonly game: DailyGame;
  readonly guest: string;
  readonly result: DailyResult;
  /** By the player's word; a guest's second result is none in any case. */
  readonly isFirst: boolean;
  readonly people: number;
  readonly bots: number;
  /** Log without names, and its digest, which recognizes a retry. */
  readonly log: string;
  readonly digest: string;
  readonly at: number;
}

/** The best result of a guest, with the guest's current name. */
export type DailyStanding = Omit<DailyEntry, 'date' | 'game' | 'log' | 'digest'> & {
  readonly name: string;
  readonly place: number;
  readonly tries: number;
};

export interface DailyStandings {
  readonly all: number;
  readonly won: number;
  /** Number of defeats by the reason of their end. */
  readonly lost: Readonly<Record<string, number>>;
  /** Best first. */
  readonly rows: readonly DailyStanding[];
  readonly you: DailyStanding | undefined;
}

export interface DailyFilter {
  readonly date: string;
  readonly game: string;
  /** The viewer. */
  readonly guest: string | undefined;
  readonly limit: number;
}

/** Results of daily challenges, one for each guest, day and game. */
interface Daily {
  /** Counts a try, and keeps the better result. A retry changes nothing. */
  add(entry: DailyEntry): Promise<void>;
  standings(filter: DailyFilter): Promise<DailyStandings>;
  /** The best game of a day. */
  best(date: string, game: string): Promise<{ readonly log: string; readonly name: string } | undefined>;
  /** Deletes the logs of earlier days, but those of their best games; returns their number. */
  tidy(before: string): Promise<number>;
}

/** Time without service, taken off the clocks of tables. */
export interface Downtime {
  readonly from: number;
  readonly until: number;
}

interface Downtimes {
  /** Heartbeat: called on start, and every two seconds. */
  beat(now: number): Promise<void>;
  /** Ordered and disjoint. */
  list(): Promise<readonly Downtime[]>;
}

/** A table with an expired clock or a bot to move, since `at`. */
export interface Due {
  readonly table: string;
  readonly at: number;
}

/** Scheduler of due tables: each is handled by one server, even after a crash of the one that had it open. */
export interface Jobs {
  /** Hint that a table becomes due, for precision; the truth is `due` of the listing. */
  schedule(table: string, at: number): void;
  /** Calls the handler for due tables, again after a few seconds while they stay due. */
  start(handler: (table: string) => Promise<void>): Promise<void>;
  /** Resolves when all handlers have ended. */
  stop(): Promise<void>;
}

/** Notification from another server of the same database. */
export type Notice =
  | { readonly kind: 'appended'; readonly table: string; readonly seq: number }
  /** Not stored: pointers, presence. */
  | { readonly kind: 'published'; readonly table: string; readonly message: unknown }
  /** The connection was lost: loaded tables may be behind their journals (see `seqs`). */
  | { readonly kind: 'missed' };

export interface Notices {
  /** At most once: small, not stored, lost without a connection. */
  publish(table: string, message: unknown): void;
  /** Returns the unsubscribe function; `onFault` gets the errors of the listener. */
  listen(listener: (notice: Notice) => void, onFault: (error: unknown) => void): () => void;
}

/** One database. Writes are durable when their promise resolves; rejections are StoreFailures. */
export interface Store {
  /**
   * `taken`: the id or code exists. With `from`, the table is created only if an append to that table in the same turn of
   * the event loop is stored.
   */
  create(listing: Listing, records: readonly TableRecord[], from?: string): Promise<'stored' | 'taken'>;
  /** Group commit: appends of one turn of the event loop share a transaction. A stale one does not affect the others. */
  append(append: Append): Promise<'stored' | 'stale'>;
  /** From the latest snapshot on. Rejects a damaged journal with a StoreFailure. */
  load(table: string): Promise<Journal | undefined>;
  loadAll(table: string): Promise<readonly TableRecord[] | undefined>;
  /** Filter of the keys of a table with a single writer; undefined if there may be other writers. */
  known(table: string): Promise<KnownKeys | undefined>;
  /** The last record of a stored command. */
  seenKey(table: string, guest: string, key: string): Promise<number | undefined>;
  /** Hash of the command of a stored idempotency key. */
  commandOf(table: string, guest: string, key: string): Promise<number | undefined>;
  /** Heads of journals. */
  seqs(tables: readonly string[]): Promise<ReadonlyMap<string, number>>;
  find(table: string): Promise<Listing | undefined>;
  /** Tables whose listing is behind their journal. */
  late(): Promise<readonly string[]>;
  byCode(code: string): Promise<Listing | undefined>;
  lobby(filter: LobbyFilter, now: number): Promise<LobbyListings>;
  openOf(guest: string, origin: string): Promise<OpenCount>;
  /** Pseudonym of the address that set the table, until the match ends. */
  originOf(table: string): Promise<string | undefined>;
  /** Refreshes the presence of tables; eventually durable. */
  seeTables(tables: readonly string[], now: number): Promise<void>;
  /** Some of the abandoned tables that never started. */
  deserted(since: Deserted): Promise<readonly string[]>;
  /** Tables at which a guest has a chair, last changed first. */
  tablesOf(guest: string): Promise<readonly Listing[]>;
  /** Tables with an expired clock or a bot to move, longest first. */
  due(now: number): Promise<readonly Due[]>;
  /** A secret shared by all servers of this database; initialized with the first caller's `fresh`. */
  secret(name: string, fresh: string): Promise<string>;
  /** Replaces secrets by name, all or none. */
  setSecrets(secrets: Readonly<Record<string, string>>): Promise<void>;
  /** Last changed first. */
  listTables(filter: TableFilter): Promise<readonly Listing[]>;
  oldTables(filter: OldTables): Promise<readonly string[]>;
  /** Deletes a table for good; returns false if there is none. */
  remove(table: string): Promise<boolean>;
  /** Tables at which a guest ever had a chair or spoke. */
  placesOf(guest: string): Promise<readonly string[]>;
  /** Rewrites a journal without the name of a guest; returns false if it was not in it. Loaded copies must be reloaded. */
  forgetName(table: string, guest: string): Promise<boolean>;
  /** Removes the name from the listing only, for a table whose journal is damaged. */
  forgetListed(table: string, guest: string): Promise<boolean>;
  /** Deletes obsolete data of matches that ended before; returns the number of tables, `limit` at most. */
  tidyEnded(before: number, limit: number): Promise<number>;
  /** Returns free pages to the file system; `isAll` rewrites the whole file, which takes a while. */
  reclaim(isAll: boolean): Promise<void>;
  readonly guests: Guests;
  readonly builds: Builds;
  readonly daily: Daily;
  readonly downtimes: Downtimes;
  readonly jobs: Jobs;
  readonly notices: Notices;
  /** No other server uses this database: listings may lag, since this server repairs them on its next start. */
  readonly isAlone: boolean;
  /** Permanent failure, until the store is reopened. */
  readonly failure: StoreFailure | undefined;
  /** Health check: rejects with a StoreFailure if nothing can be stored. */
  probe(): Promise<void>;
  /** Consistent copy, while tables are in use. */
  backup(path: string): Promise<void>;
  close(): Promise<void>;
}
