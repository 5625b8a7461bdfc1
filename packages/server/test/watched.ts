/** SQLite in this thread, with somebody who looks on: what is on the disk at any moment, and what if the disk fails. */
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { openCore } from '../src/store/core.ts';
import { ALONE } from '../src/store/jobs.ts';
import { backingOf } from '../src/store/sqlite/file.ts';
import { storeOn } from '../src/store/store.ts';

export class Watched extends DatabaseSync {
  /** Told before a statement runs; whatever it throws, SQLite has thrown. */
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

export async function storeOf(file: DatabaseSync) {
  const notices = { say() {}, listen: () => () => {} };
  return storeOn(await coreOf(file), { sharing: ALONE, patience: { againMs: 200, graceMs: 0 }, notices });
}
