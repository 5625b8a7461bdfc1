/**
 * What the server keeps: journals of tables and what is derived from them, guests, and times when nobody served. All
 * times are in milliseconds since 1970. What a record says is read by nobody here.
 */

import type { Listing, TableRecord, TableSnapshot } from '@tessera/table';
import type { Language, Phase } from '@tessera/wire';
import type { StoreFailure } from './failure.ts';

/** An idempotency key, and a hash of the command it was used for, so that it is not taken for another one. */
export interface CommandKey {
  readonly guest: string;
  readonly key: string;
  readonly command?: number;
}

export interface Append {
  readonly table: string;
  /** The `seq` the records follow; if the journal is elsewhere by now, nothing of this is kept. */
  readonly after: number;
  readonly records: readonly TableRecord[];
  /** The commands these records answer; one that was kept before makes all of this stale. */
  readonly keys?: readonly CommandKey[];
  /** What `known` said when the table was loaded. */
  readonly known?: KnownKeys;
  readonly listing?: Listing;
  /** If it is wrong or missing, waking takes longer and nothing else. */
  readonly snapshot?: TableSnapshot;
}

/** The commands of one table, as far as a server knows them that is alone with its database. */
export interface KnownKeys {
  /** If not, it is new for sure. */
  mayHave(guest: string, key: string): boolean;
  /** For the store: it was kept. */
  add(guest: string, key: string): void;
}

/** What wakes a table: the records after the snapshot, or all of them. */
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
  /** Being played before everybody's eyes. */
  readonly playing: readonly Listing[];
  /** How many are being played, whoever may see them. */
  readonly tables: number;
}

/** How many tables wait for players. */
export interface OpenCount {
  readonly ofGuest: number;
  readonly ofOrigin: number;
}

/** Since when nobody was at a table that never started. */
export interface Deserted {
  readonly live: number;
  readonly slow: number;
}

export interface Guest {
  readonly id: string;
  readonly name: string;
}

/** What an operator decided about a guest; `until` is null for good. */
export interface Sanction {
  readonly reason: string;
  readonly until: number | null;
}

/** Decisions of an operator about a guest. */
export interface Sanctions {
  /** Refused everywhere. */
  readonly banned?: Sanction;
  /** May play, and not talk. */
  readonly silenced?: Sanction;
  /** Asked to be forgotten, and is nobody from then on: kept until it is done, so that it is. */
  readonly leaving?: true;
}

export interface KnownGuest extends Guest {
  /** A cookie is of a session, and void when a later one has begun. */
  readonly session: number;
  readonly sanctions: Sanctions;
}

/** As an operator sees a guest. */
export interface GuestRow extends KnownGuest {
  readonly created: number;
  readonly seen: number;
}

export interface GuestFilter {
  /** A part of the name. */
  readonly name?: string;
  readonly limit: number;
}

export interface TableFilter {
  readonly phase?: Phase;
  readonly limit: number;
}

export interface OldTables {
  /** Matches that are over; otherwise tables at which none ever began. */
  readonly isFinished: boolean;
  readonly before: number;
  readonly limit: number;
}

/** Private keys are handed in and compared, but only their hash is kept. */
interface Guests {
  create(guest: Guest, key: string, now: number): Promise<void>;
  find(id: string): Promise<KnownGuest | undefined>;
  byKey(key: string): Promise<KnownGuest | undefined>;
  /** Notes a visit. */
  see(id: string, now: number): Promise<void>;
  sanction(id: string, sanctions: Sanctions): Promise<void>;
  /** Ends all sessions and the private link, and says the number of the session that begins. */
  endSessions(id: string, key: string): Promise<number | undefined>;
  /** Cookies and private link lead to nobody from now on. */
  delete(id: string): Promise<void>;
  list(filter: GuestFilter): Promise<readonly GuestRow[]>;
  /** Those who asked to be forgotten and are not yet. */
  leaving(): Promise<readonly string[]>;
  /** Deletes those without a table who were not here since; says how many. */
  dropUnseen(before: number): Promise<number>;
  rename(id: string, name: string): Promise<void>;
  /** From now on only this key leads to the guest. */
  rekey(id: string, key: string): Promise<void>;
}

/** Assets of the client by build, so that a page of any recent version is served by any server; see `archive.ts`. */
export interface Builds {
  /** Of all that are kept, last started first. */
  ids(): Promise<readonly string[]>;
  find(id: string): Promise<string | undefined>;
  /** Says that a server starts with this build; false if it is not kept. */
  use(id: string, now: number): Promise<boolean>;
  /** Keeps it; of the others the last two that were started stay. */
  save(id: string, files: string, now: number): Promise<void>;
}

/** A time during which a server that should have served did not. */
export interface Downtime {
  readonly from: number;
  readonly until: number;
}

interface Downtimes {
  /** Says that this server is alive; to be called every two seconds, and first thing after a start. */
  beat(now: number): Promise<void>;
  /** All of them, in order, none touching another. */
  list(): Promise<readonly Downtime[]>;
}

/** A table that has to be looked after, since when. */
export interface Due {
  readonly table: string;
  readonly at: number;
}

/** Tables are looked after when they are due, by one of the servers, even if the one that played them is gone. */
export interface Jobs {
  /** Says that the table will be due then. A hint that spares waiting: the truth is `due` of the listing. */
  schedule(table: string, at: number): void;
  /** The handler is called for due tables until they are not due any more, a few seconds apart. */
  start(handler: (table: string) => Promise<void>): Promise<void>;
  /** Resolves when no handler runs any more. */
  stop(): Promise<void>;
}

/** What other servers on the same database did. */
export type Notice =
  | { readonly kind: 'appended'; readonly table: string; readonly seq: number }
  /** Accepted by nobody: somebody points at something, somebody came or went. */
  | { readonly kind: 'published'; readonly table: string; readonly message: unknown }
  /** The line was broken: whatever is awake may be behind (`seqs` tells). */
  | { readonly kind: 'missed' };

export interface Notices {
  /** Tells the other servers; small, not kept, and lost if the line is broken. */
  publish(table: string, message: unknown): void;
  /** Returns the way to stop listening. */
  listen(listener: (notice: Notice) => void): () => void;
}

/** One database. Everything that changes it is durable when its promise resolves, and rejects with a StoreFailure. */
export interface Store {
  /**
   * `taken`: there is a table of this id or code already. One that comes `from` another is only begun if something is
   * appended to that one in the same turn of the event loop, and kept.
   */
  create(listing: Listing, records: readonly TableRecord[], from?: string): Promise<'stored' | 'taken'>;
  /** All appends of one turn of the event loop are one transaction; one that is stale does not harm the others. */
  append(append: Append): Promise<'stored' | 'stale'>;
  /** From the latest snapshot on. Refuses a damaged journal with a StoreFailure. */
  load(table: string): Promise<Journal | undefined>;
  loadAll(table: string): Promise<readonly TableRecord[] | undefined>;
  /** For whoever loads a table and is the only one to append to it; undefined where there may be others. */
  known(table: string): Promise<KnownKeys | undefined>;
  /** The `seq` a command led to, if it was kept. */
  seenKey(table: string, guest: string, key: string): Promise<number | undefined>;
  /** The hash of the command that a key was used for, if it was kept with one. */
  commandOf(table: string, guest: string, key: string): Promise<number | undefined>;
  /** How far journals have come. */
  seqs(tables: readonly string[]): Promise<ReadonlyMap<string, number>>;
  find(table: string): Promise<Listing | undefined>;
  /** Tables whose listing is behind their journal. */
  late(): Promise<readonly string[]>;
  byCode(code: string): Promise<Listing | undefined>;
  lobby(filter: LobbyFilter, now: number): Promise<LobbyListings>;
  openOf(guest: string, origin: string): Promise<OpenCount>;
  /** Where a table was set from, as a pseudonym, until it ends. */
  originOf(table: string): Promise<string | undefined>;
  /** Somebody who belongs to these tables is there. A hint for lists: durable at some time. */
  seeTables(tables: readonly string[], now: number): Promise<void>;
  /** A few of the tables that never started and where nobody was since. */
  deserted(since: Deserted): Promise<readonly string[]>;
  /** Where a guest has a chair, last changed first. */
  tablesOf(guest: string): Promise<readonly Listing[]>;
  /** Tables with a clock that has run out by now, or a bot that has to think; longest first. */
  due(now: number): Promise<readonly Due[]>;
  /** A secret that all servers on this database share: `fresh` the first time, and the same ever after. */
  secret(name: string, fresh: string): Promise<string>;
  /** Puts secrets in the place of those of the same names, all or none. */
  setSecrets(secrets: Readonly<Record<string, string>>): Promise<void>;
  /** Last changed first. */
  listTables(filter: TableFilter): Promise<readonly Listing[]>;
  oldTables(filter: OldTables): Promise<readonly string[]>;
  /** All of a table, and for good; false if there is none. */
  remove(table: string): Promise<boolean>;
  /** Where a guest ever had a chair or spoke. */
  placesOf(guest: string): Promise<readonly string[]>;
  /** Writes a journal anew without the name of a guest; false if it was not in it. Whoever has the table in memory loads it again. */
  forgetName(table: string, guest: string): Promise<boolean>;
  /** Takes the name out of the listing alone: for a table whose journal is damaged. */
  forgetListed(table: string, guest: string): Promise<boolean>;
  /** Drops what matches that ended before need no more; says of how many, `limit` at most. */
  tidyEnded(before: number, limit: number): Promise<number>;
  /** Gives free pages back to the file system; `isAll` rewrites the file, which takes a while. */
  reclaim(isAll: boolean): Promise<void>;
  readonly guests: Guests;
  readonly builds: Builds;
  readonly downtimes: Downtimes;
  readonly jobs: Jobs;
  readonly notices: Notices;
  /** No other server has this database: a listing may be a little late, since who is late is who finds it at the next start. */
  readonly isAlone: boolean;
  /** Why it cannot go on until it is opened again; undefined while it can. */
  readonly failure: StoreFailure | undefined;
  /** Rejects with a StoreFailure if nothing can be kept now; whether somebody plays does not matter. */
  probe(): Promise<void>;
  /** A copy of everything as it is at one moment, while tables are being played. */
  backup(path: string): Promise<void>;
  close(): Promise<void>;
}
