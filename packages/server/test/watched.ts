/** SQLite in this thread with a hook before every statement, to inspect the disk or make it fail. */
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { type Backing, openCore } from '../src/store/core.ts';
import type { JobDelays } from '../src/store/jobs.ts';
import { backingOf } from '../src/store/sqlite/file.ts';
import { alone } from '../src/store/sqlite/open.ts';
import { storeOn } from '../src/store/store.ts';
import type { Store } from '../src/store/types.ts';

export class Watched extends DatabaseSync {
  /** Called before a statement; its errors count as SQLite's. */
  watch: (sql: string) => void = () => {};

  override prepare(sql: string): StatementSync {
    const statement = super.prepare(sql);
    const { all, run } = statement;
    const watched =
      <A extends unknown[], R>(method: (...args: A) => R) =>
      (...args: A): R => {
        this.watch(sql);
        return method.apply(statement, args);
      };
    return Object.assign(statement, { all: watched(all), run: watched(run) });
  }
}

export const coreOf = (file: DatabaseSync) => openCore(backingOf(file));

export const storeOf = (file: DatabaseSync): Promise<Store> => storeHere(backingOf(file));

/** Without the thread: starting it takes longer than most tests. */
async function storeHere(backing: Backing): Promise<Store> {
  return storeOn(await openCore(backing), alone(HASTE));
}

/** Short delays for tests. */
export const HASTE: JobDelays = { againMs: 200, graceMs: 0 };
