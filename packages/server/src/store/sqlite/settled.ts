/** A database and its tail as if they were one: whoever asks for what may be in the tail gets it from its place. */
import { type Core, openCore } from '../core.ts';
import type { Db } from '../schema.ts';
import { openFile } from './file.ts';
import { bitsOf } from './keyFilter.ts';
import { type Settled, settle, settledIn } from './settle.ts';
import { type Batch, folderOf, readTail, Tail } from './tail.ts';

export type SettledCore = Core & {
  /** The bits of a KeyFilter: all commands of a table. */
  keysOf(table: string): Promise<Uint32Array>;
  /** Puts batches in their place; whoever asks later finds them there. */
  settle(batches: readonly Batch[]): Promise<Settled>;
};

/** Everything that was ever kept is in its place, also what a server left that ended without a word. */
export async function openSettled(path: string): Promise<SettledCore> {
  const backing = openFile(path);
  const { db } = backing;
  const core = await openCore(backing);
  try {
    await settleLeft(db, path);
  } catch (error) {
    await core.close();
    throw error;
  }
  /** What could not be put in its place is tried again whenever somebody asks. */
  let left: readonly Batch[] = [];
  let last: Promise<unknown> = Promise.resolve();
  const settleAll = (): Promise<Settled> => {
    const settled = last.then(async () => {
      const result = await settle(db, left);
      left = left.filter(({ id }) => id > result.id);
      return result;
    });
    last = settled.catch(() => {});
    return settled;
  };
  const keysOf = async (table: string): Promise<Uint32Array> =>
    bitsOf(await db.selectFrom('keys').select(['guest', 'key']).where('table_id', '=', table).execute());
  const methods = Object.entries({ ...core, keysOf }).map(([name, method]) => [
    name,
    async (...args: unknown[]) => {
      await (left.length > 0 ? settleAll() : last);
      return (method as (...args: unknown[]) => Promise<unknown>)(...args);
    },
  ]);
  return {
    ...(Object.fromEntries(methods) as Core & Pick<SettledCore, 'keysOf'>),
    settle(batches) {
      left = [...left, ...batches];
      return settleAll();
    },
    close: () =>
      settleAll()
        .finally(core.close)
        .then(() => {}),
  };
}

/** Of a server that is not running any more. */
async function settleLeft(db: Db, path: string): Promise<void> {
  const folder = folderOf(path);
  const { name } = await settledIn(db);
  await settle(db, readTail(folder, name));
  new Tail(folder, name).clear();
}
