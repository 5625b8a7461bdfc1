/** All that is asked of a database alone: plain data in and out, so that it may be asked from another thread. */
import { buildsIn } from './builds.ts';
import { type Announce, commit } from './commit.ts';
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

/** What differs between the databases; all else is the same for both. */
export interface Backing {
  readonly db: Db;
  readonly flavour: Flavour;
  /** Tells other servers of what is being kept, where there are others. */
  readonly announce?: Announce;
  /** What an error of the database means. */
  explain(error: unknown): StoreFailure;
  backup(path: string): Promise<void>;
  /** Gives free pages back to the file system: some of them, or all by writing the file anew. */
  reclaim(isAll: boolean): Promise<void>;
  close(): Promise<void>;
}

export type Core = ReturnType<typeof coreOn>;

/** Brings the database up to date; one that cannot be used is closed again. */
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
    /** Which of the changes were kept. */
    commit: async (changes: readonly Change[]): Promise<readonly boolean[]> => {
      const kept = await commit(db, flavour, changes, announce);
      return changes.map(change => kept.has(change));
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
    /** Writes something that changes nothing; rejects if nothing can be written. */
    probe: async (): Promise<void> => {
      await db.updateTable('beats').set({ id: 1 }).where('id', '=', 1).execute();
    },
    listTables: (filter: TableFilter) => listTables(db, filter),
    secret: (name: string, fresh: string) => secretIn(db, name, fresh),
    ...buildsIn(db),
    setSecrets: (secrets: Readonly<Record<string, string>>) => setSecrets(db, secrets),
    ...removalIn(db, flavour),
    ...guestsIn(db),
    ...downtimesIn(db, flavour),
    backup,
    reclaim,
    close,
  };
  return explained(methods, error => (error instanceof StoreFailure ? error : explain(error)));
}

/** The same methods, rejecting with a StoreFailure and nothing else. */
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
