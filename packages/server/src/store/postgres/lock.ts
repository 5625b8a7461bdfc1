/** Advisory locks of PostgreSQL: set-up of a database happens on one server at a time. */
import type { Pool } from 'pg';

/** Arbitrary numbers, the same on every server of every version. */
export const LOCKS = { migrations: 7_355_732, queue: 7_355_733 } as const;

/**
 * Runs `work` while this session holds the lock. A session lock and not one of a transaction, since the work runs on
 * other connections of the pool; a server that dies loses its session, and with it the lock.
 */
export async function withLock<T>(pool: Pool, lock: number, work: () => Promise<T>): Promise<T> {
  const client = await pool.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [lock]);
    return await work();
  } finally {
    // Destroyed rather than unlocked: whatever state the session is in, the lock is free afterwards.
    client.release(true);
  }
}
