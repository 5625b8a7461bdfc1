import { DatabaseSync } from 'node:sqlite';
import { StoreFailure } from '../failure.ts';
import { explain } from './explain.ts';

/**
 * A transaction is on the disk when its commit returns; `fullfsync` matters on macOS, where fsync alone stays in the drive's
 * cache. `auto_vacuum` counts for a new file only, and so comes first; `reclaim` sets it in an older one. `secure_delete`
 * overwrites deleted data with zeros: the names of deleted guests.
 */
export const DURABLE = `
  pragma auto_vacuum = incremental;
  pragma busy_timeout = 5000;
  pragma journal_mode = wal;
  pragma synchronous = full;
  pragma fullfsync = on;
  pragma checkpoint_fullfsync = on;
  pragma wal_autocheckpoint = 4000;
  pragma cache_size = -32000;
  pragma secure_delete = on;
`;

export function opened(path: string, options: { readonly readOnly?: boolean } = {}): DatabaseSync {
  try {
    return new DatabaseSync(path, options);
  } catch (error) {
    const { code, message } = explain(error);
    throw new StoreFailure(code, `${path} cannot be opened. ${message}`, error);
  }
}
