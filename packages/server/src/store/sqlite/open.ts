/** A store in one file. */
import { ALONE, type Patience } from '../jobs.ts';
import { storeOn } from '../store.ts';
import type { Store } from '../types.ts';
import { openRemote } from './remote.ts';

const PATIENCE: Patience = { againMs: 3000, graceMs: 0 };

export async function openSqlite(path: string, patience: Patience = PATIENCE): Promise<Store> {
  const core = await openRemote(path);
  // A server that is alone has nobody to tell.
  return storeOn(core, { sharing: ALONE, patience, notices: { say() {}, listen: () => () => {} } });
}
