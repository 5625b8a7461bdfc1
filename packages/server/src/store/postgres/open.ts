/** A store on PostgreSQL, for any number of servers. */
import { openCore } from '../core.ts';
import type { Patience } from '../jobs.ts';
import { storeOn } from '../store.ts';
import type { Store } from '../types.ts';
import { connect } from './connect.ts';
import { explain } from './explain.ts';
import { PostgresNotices } from './notices.ts';
import { sharedBy } from './queue.ts';

/** A bot mostly answers within the grace, and a player's own server minds their clock. */
const PATIENCE: Patience = { againMs: 3000, graceMs: 5000 };

export async function openPostgres(url: string, patience: Patience = PATIENCE): Promise<Store> {
  const { pool, backing } = connect(url);
  const notices = new PostgresNotices(url, backing.db);
  const close = async (): Promise<void> => {
    await notices.close(); // what is being said goes through the pool
    await backing.close();
  };
  try {
    await notices.connect();
  } catch (error) {
    await close();
    throw explain(error);
  }
  const core = await openCore({ ...backing, announce: notices.announce, close });
  return storeOn(core, { isAlone: false, sharing: sharedBy(pool), patience, notices });
}
