/** A store on any database. */
import type { Backing } from './backing.ts';
import { commit } from './commit.ts';
import { StoreFailure } from './failure.ts';
import { GroupCommit } from './groupCommit.ts';
import { guestsIn } from './guests.ts';
import { seqsOf } from './heads.ts';
import { load, loadAll, seenKey } from './journals.ts';
import { byCode, dueUntil, find, lobby, tablesOf } from './listings.ts';
import { lullsIn } from './lulls.ts';
import { migrate } from './migrator.ts';
import { secretIn } from './secrets.ts';
import type { Store } from './types.ts';

/** Brings the database up to date first; if it cannot be used, it is closed again. */
export async function storeOn(backing: Backing): Promise<Store> {
  const { db, flavour, jobs, notices, announce } = backing;
  const explain = (error: unknown): StoreFailure =>
    error instanceof StoreFailure ? error : backing.explain(error);
  try {
    await migrate(db, flavour);
  } catch (error) {
    await backing.close();
    throw explain(error);
  }
  const commits = new GroupCommit(changes => commit(db, flavour, changes, announce), explain);
  return {
    async create(listing, records) {
      const { id, code } = listing;
      return (await commits.keep({ table: id, after: 0, records, listing, code })) ? 'kept' : 'taken';
    },
    append: async append => ((await commits.keep(append)) ? 'kept' : 'stale'),
    ...explained(explain, {
      load: (table: string) => load(db, table),
      loadAll: (table: string) => loadAll(db, table),
      seenKey: (table: string, guest: string, key: string) => seenKey(db, table, guest, key),
      seqs: (tables: readonly string[]) => seqsOf(db, tables),
      find: (table: string) => find(db, table),
      byCode: (code: string) => byCode(db, code),
      lobby: (filter: Parameters<Store['lobby']>[0]) => lobby(db, filter),
      tablesOf: (guest: string) => tablesOf(db, guest),
      secret: (name: string, fresh: string) => secretIn(db, name, fresh),
      due: (now: number) => dueUntil(db, now),
      backup: (path: string) => backing.backup(path),
    }),
    guests: explained(explain, guestsIn(db)),
    lulls: explained(explain, lullsIn(db, flavour)),
    jobs,
    notices,
    get failure() {
      return commits.failure;
    },
    async close() {
      await jobs.stop();
      await commits.close();
      await backing.close();
    },
  };
}

type Methods<T> = {
  readonly [K in keyof T]: T[K] extends (...args: infer A) => Promise<infer R>
    ? (...args: A) => Promise<R>
    : never;
};

/** The same methods, rejecting with a StoreFailure only. */
function explained<T extends Methods<T>>(explain: (error: unknown) => StoreFailure, methods: T): T {
  const entries = Object.entries<(...args: unknown[]) => Promise<unknown>>(methods).map(([name, method]) => [
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
