/** Operations of a database alone: plain data in and out, so that they can be called from another thread. */
import { buildsIn } from './builds.ts';
import { type Announce, commit } from './commit.ts';
import { dailyIn } from './daily.ts';
import { downtimesIn } from './downtimes.ts';
import { StoreFailure } from './failure.ts';
import { guestsIn } from './guests.ts';
import { seqsOf } from './heads.ts';
import { commandOf, load, loadAll, seenKey } from './journals.ts';
import {
  byCode,
  deserted,
  dueUntil,
  find,
  late,
  listTables,
  lobby,
  nextDue,
  openOf,
  originOf,
  seeTables,
  tablesOf,
} from './listings.ts';
import type { Flavour } from './migrations.ts';
import { migrate } from './migrator.ts';
import { removalIn } from './removal.ts';
import type { Change } from './runs.ts';
import type { Db } from './schema.ts';
import { secretIn, setSecrets } from './secrets.ts';
import type { Deserted, LobbyFilter, TableFilter } from './types.ts';

/** Differences between SQLite and PostgreSQL. */
export interface Backing {
  readonly db: Db;
  readonly flavour: Flavour;
  /** Notifies other servers, if there can be any. */
  readonly announce?: Announce;
  /** Translates an error of the database. */
  explain(error: unknown): StoreFailure;
  backup(path: string): Promise<void>;
  /** Returns free pages to the file system: some of them, or all by rewriting the file. */
  reclaim(isAll: boolean): Promise<void>;
  close(): Promise<void>;
}

export type Core = ReturnType<typeof coreOn>;

/** Migrates the database; closes it if that fails. */
export async function openCore(backing: Backing): Promise<Core> {
  const core = coreOn(backing);
  try {
    await core.migrate();
    return core;
  } catch (error) {
    await backing.close();
    throw error;
  }
}

function coreOn({ db, flavour, announce, explain, backup, reclaim, close }: Backing) {
  const methods = {
    migrate: () => migrate(db, flavour),
    /** Returns for each change if it was accepted. */
    commit: async (changes: readonly Change[]): Promise<readonly boolean[]> => {
      const accepted = await commit(db, flavour, changes, announce);
      return changes.map(change => accepted.has(change));
    },
    load: (table: string) => load(db, table),
    loadAll: (table: string) => loadAll(db, table),
    seenKey: (table: string, guest: string, key: string) => seenKey(db, table, guest, key),
    commandOf: (table: string, guest: string, key: string) => commandOf(db, table, guest, key),
    seqs: (tables: readonly string[]) => seqsOf(db, tables),
    find: (table: string) => find(db, table),
    late: () => late(db),
    byCode: (code: string) => byCode(db, code),
    lobby: (filter: LobbyFilter, now: number) => lobby(db, filter, now),
    openOf: (guest: string, origin: string) => openOf(db, guest, origin),
    originOf: (table: string) => originOf(db, table),
    seeTables: (tables: readonly string[], now: number) => seeTables(db, flavour, tables, now),
    deserted: (since: Deserted) => deserted(db, since),
    tablesOf: (guest: string) => tablesOf(db, guest),
    due: (until: number) => dueUntil(db, until),
    nextDue: (after: number) => nextDue(db, after),
    /** A write without effect; rejects if the database is not writable. */
    probe: async (): Promise<void> => {
      await db.updateTable('beats').set({ id: 1 }).where('id', '=', 1).execute();
    },
    listTables: (filter: TableFilter) => listTables(db, filter),
    secret: (name: string, fresh: string) => secretIn(db, name, fresh),
    ...buildsIn(db),
    setSecrets: (secrets: Readonly<Record<string, string>>) => setSecrets(db, secrets),
    ...removalIn(db, flavour),
    ...guestsIn(db),
    ...dailyIn(db, flavour),
    ...downtimesIn(db, flavour),
    backup,
    reclaim,
    close,
  };
  return explained(methods, error => (error instanceof StoreFailure ? error : explain(error)));
}

/** Translates every rejection into a StoreFailure. */
function explained<T extends object>(methods: T, explain: (error: unknown) => StoreFailure): T {
  const entries = Object.entries(methods).map(([name, method]) => [
    name,
    async (...args: unknown[]) => {
      try {
        return await method(...args);
      } catch (error) {
        throw explain(error);
      }
    },
  ]);
  return Object.fromEntries(entries);
}
