/** Queue of due tables, shared by all servers: each table is handled by one of them. */
import { hash } from 'node:crypto';
import type { Pool } from 'pg';
import { PgBoss } from 'pg-boss';
import type { Sharing } from '../jobs.ts';
import type { Due } from '../types.ts';
import { LOCKS, withLock } from './lock.ts';

/**
 * Its own schema, beside the `pgboss` of servers that used pg-boss 10: during a rolling upgrade each version has
 * its own queue. Nothing is lost with the old one, since the listings say what is due.
 */
const QUEUE_SCHEMA = 'tessera_queue';
const QUEUE = 'due';
const MOST_TASKS = 20;
/** Lease of a fetched job, after which its server counts as dead and another one fetches it. */
const LEASE_S = 30;
const FOREVER = 1_000_000;
/** Interval of the search for expired jobs. */
const EXPIRY_S = 10;

export function sharedBy(pool: Pool): Sharing {
  const boss = new PgBoss({
    db: { executeSql: (text, values) => pool.query(text, values) },
    schema: QUEUE_SCHEMA,
    // pg-boss's own timers would raise unhandled errors; expiry is requested below.
    supervise: false,
    schedule: false,
    monitorIntervalSeconds: EXPIRY_S,
  });
  boss.on('error', () => {});
  let expired = 0;
  return {
    /** Under a lock: servers that start together create the schema once. */
    open: () =>
      withLock(pool, LOCKS.queue, async () => {
        await boss.start();
        await boss.createQueue(QUEUE, { retryLimit: FOREVER, expireInSeconds: LEASE_S });
      }),
    async share(due) {
      if (Date.now() - expired > EXPIRY_S * 1000) {
        expired = Date.now();
        await boss.supervise(QUEUE);
      }
      if (due.length > 0)
        await boss.insert(
          QUEUE,
          due.map(one => ({ id: idOf(one), data: one })),
        );
      const jobs = await boss.fetch<Due>(QUEUE, { batchSize: MOST_TASKS });
      return jobs.map(({ id, data }) => ({
        ...data,
        done: async () => {
          await boss.deleteJob(QUEUE, id);
        },
      }));
    },
    close: () => boss.stop({ graceful: false, close: false }),
  };
}

/** Deduplicates: a table is in the queue once, waiting or taken. */
const idOf = ({ table, at }: Due): string =>
  hash('sha256', `${table} ${at}`).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*/, '$1-$2-$3-$4-$5');
