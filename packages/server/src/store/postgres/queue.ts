/** Due tables go through the one queue of all servers, so that each is looked after by one of them. */
import type { Pool } from 'pg';
import PgBoss from 'pg-boss';
import type { Sharing } from '../jobs.ts';
import type { Due } from '../types.ts';

const QUEUE = 'due';
const MOST_TASKS = 20;
/** Whoever took a table and has not put it down by then is gone. */
const PATIENCE_S = 60;
const MAINTENANCE_MS = 300_000;

export function sharedBy(pool: Pool): Sharing {
  const boss = new PgBoss({
    db: { executeSql: (text, values) => pool.query(text, values) },
    // What it would do by timers of its own could fail where nobody catches it.
    supervise: false,
    schedule: false,
  });
  boss.on('error', () => {});
  let maintained = 0;
  return {
    async open() {
      await boss.start();
      // Short: a table waits in the queue once, whoever finds it due.
      const options = { policy: 'short', retryLimit: 0, expireInSeconds: PATIENCE_S } as const;
      await boss.createQueue(QUEUE, { name: QUEUE, ...options });
    },
    async share(due) {
      if (Date.now() - maintained > MAINTENANCE_MS) {
        maintained = Date.now();
        await boss.maintain();
      }
      if (due.length > 0) {
        await boss.insert(due.map(one => ({ name: QUEUE, data: one, singletonKey: one.table })));
      }
      const jobs = await boss.fetch<Due>(QUEUE, { batchSize: MOST_TASKS });
      return jobs.map(({ id, data }) => ({ ...data, done: () => boss.deleteJob(QUEUE, id) }));
    },
  };
}
