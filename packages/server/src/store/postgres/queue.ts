/** Due tables go through the one queue of all servers, so that each is looked after by one of them. */
import { hash } from 'node:crypto';
import type { Pool } from 'pg';
import PgBoss from 'pg-boss';
import type { Sharing } from '../jobs.ts';
import type { Due } from '../types.ts';

const QUEUE = 'due';
const MOST_TASKS = 20;
/** Whoever took a table and has not put it down by then is gone, and another takes it. */
const PATIENCE_S = 30;
const FOREVER = 1_000_000;
/** How often somebody looks for those. */
const EXPIRY_MS = 10_000;

export function sharedBy(pool: Pool): Sharing {
  const boss = new PgBoss({
    db: { executeSql: (text, values) => pool.query(text, values) },
    // What it would do by timers of its own could fail where nobody catches it.
    supervise: false,
    schedule: false,
  });
  boss.on('error', () => {});
  let expired = 0;
  return {
    async open() {
      await boss.start();
      await boss.createQueue(QUEUE, { name: QUEUE, retryLimit: FOREVER, expireInSeconds: PATIENCE_S });
    },
    async share(due) {
      if (Date.now() - expired > EXPIRY_MS) {
        expired = Date.now();
        await boss.expire();
      }
      if (due.length > 0) await boss.insert(due.map(one => ({ id: idOf(one), name: QUEUE, data: one })));
      const jobs = await boss.fetch<Due>(QUEUE, { batchSize: MOST_TASKS });
      return jobs.map(({ id, data }) => ({ ...data, done: () => boss.deleteJob(QUEUE, id) }));
    },
  };
}

/** The same for everybody who finds the table due: it is in the queue once, waiting or taken. */
const idOf = ({ table, at }: Due): string =>
  hash('sha256', `${table} ${at}`).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*/, '$1-$2-$3-$4-$5');
