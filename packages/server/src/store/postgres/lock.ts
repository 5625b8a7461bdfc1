/** Advisory locks of PostgreSQL: one server at a time sets up the database. */
import type { Pool } from 'pg';

/** Arbitrary numbers, the same on every server of every version. */
export const LOCKS = { migrations: 7_355_732, queue: 7_355_733 } as const;

/**
 * Runs `work` under a session lock. Not a transaction lock, since the work uses
 * other connections of the pool; the lock ends with the session of a crashed server.
 */
export async function withLock<T>(pool: Pool, lock: number, work: () => Promise<T>): Promise<T> {
  const client = await pool.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [lock]);
    return await work();
  } finally {
    // Destroyed rather than unlocked: that releases the lock in any state of the session.
    client.release(true);
  }
}
