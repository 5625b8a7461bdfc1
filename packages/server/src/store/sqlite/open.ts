/**
 * A store on SQLite. Queries run in a thread, so that waiting for the disk does not block the event loop;
 * appends go to the write-ahead log from here, since every answer waits for them.
 */
import { randomUUID } from 'node:crypto';
import { type Core, openCore } from '../core.ts';
import { ALONE, type JobDelays } from '../jobs.ts';
import { type Surroundings, storeOn } from '../store.ts';
import type { KnownKeys, Store } from '../types.ts';
import { openFile } from './file.ts';
import { Front } from './front.ts';
import { KeyFilter } from './keyFilter.ts';
import type { LoggedCore } from './loggedCore.ts';
import { openRemote } from './remote.ts';
import { opened } from './settings.ts';
import { Tail, type TailOptions } from './tail.ts';
import { folderOf } from './tailFormat.ts';

/** Methods independent of tables; all others start a checkpoint first, to see everything appended before. */
const ASIDE: readonly string[] = [
  'createGuest',
  'findGuest',
  'guestByKey',
  'renameGuest',
  'rekeyGuest',
  'seeGuest',
  'sanctionGuest',
  'endSessions',
  'listGuests',
  'setSecrets',
  'secret',
  'buildIds',
  'findBuild',
  'useBuild',
  'saveBuild',
  'beat',
  'downtimes',
];

const DELAYS: JobDelays = { againMs: 3000, graceMs: 0 };

export async function openSqlite(path: string, delays: JobDelays = DELAYS): Promise<Store> {
  // Without log and thread: a database in memory is not durable, and private to its thread.
  if (path === ':memory:') return storeOn(await openCore(openFile(path)), alone(delays));
  return storeBeside(await openRemote(path), path, delays);
}

/** Without other servers there are no notices. */
export const alone = (delays: JobDelays): Surroundings => ({
  isAlone: true,
  sharing: ALONE,
  delays,
  notices: { publish() {}, listen: () => () => {} },
});

/** A write-ahead log in front of a database. */
export async function storeBeside(
  core: LoggedCore,
  path: string,
  delays: JobDelays,
  options: TailOptions = {},
): Promise<Store> {
  const { tail, id } = await beginTail(core, path, options);
  const reader = opened(path, { readOnly: true });
  const front = new Front(tail, reader, id, core.checkpoint);
  const asked = Object.entries(core).map(([method, ask]) => [
    method,
    (...args: unknown[]) => {
      if (!ASIDE.includes(method)) front.checkpoint();
      return (ask as (...args: unknown[]) => Promise<unknown>)(...args);
    },
  ]);
  const logged = Object.fromEntries(asked) as LoggedCore;
  const commit: Core['commit'] = async changes => {
    const isBeginning = changes.some(({ code }) => code !== undefined);
    const accepted = await (isBeginning ? logged.commit(changes) : front.commit(changes));
    changes.forEach(({ known, keys = [] }, i) => {
      if (accepted[i]) for (const one of keys) known?.add(one.guest, one.key);
    });
    return accepted;
  };
  const close = async (): Promise<void> => {
    reader.close();
    tail.close();
    try {
      // After a disk failure recovery is left to the next start.
      if (!front.failure) await logged.releaseTail();
    } finally {
      await logged.close();
    }
  };
  const known = async (table: string): Promise<KnownKeys> => new KeyFilter(await logged.keysOf(table));
  return storeOn({ ...logged, commit, close }, { ...alone(delays), known, probe: () => front.probe() });
}

/** The log is durable before the database requires it: a crash in between leaves an empty log. */
async function beginTail(
  core: LoggedCore,
  path: string,
  options: TailOptions,
): Promise<{ readonly tail: Tail; readonly id: number }> {
  try {
    const { name, id } = await core.checkpoint([]);
    const session = randomUUID();
    const tail = await Tail.begin(folderOf(path), { store: name, session }, id + 1, options);
    await core.useTail(session);
    return { tail, id };
  } catch (error) {
    await core.close();
    throw error;
  }
}
