/** A store on PostgreSQL, shared by any number of servers. */
import { openCore } from '../core.ts';
import type { JobDelays } from '../jobs.ts';
import { storeOn } from '../store.ts';
import type { Store } from '../types.ts';
import { connect } from './connect.ts';
import { explain } from './explain.ts';
import { PostgresNotices } from './notices.ts';
import { sharedBy } from './queue.ts';

/** Within the grace period the server that has the table open mostly handles it itself. */
const DELAYS: JobDelays = { againMs: 3000, graceMs: 5000 };

export async function openPostgres(url: string, delays: JobDelays = DELAYS): Promise<Store> {
  const { pool, backing } = connect(url);
  const notices = new PostgresNotices(url, backing.db);
  const close = async (): Promise<void> => {
    await notices.close(); // pending notices use the pool
    await backing.close();
  };
  try {
    await notices.connect();
  } catch (error) {
    await close();
    throw explain(error);
  }
  const core = await openCore({ ...backing, announce: notices.announce, close });
  return storeOn(core, { isAlone: false, sharing: sharedBy(pool), delays, notices });
}
