/** R6: five servers start together on an empty PostgreSQL; one of them creates the schema and the job queue. */
import { join } from 'node:path';
import pg from 'pg';
import { postgresIn } from '../../src/cluster/postgres.ts';
import { inFolder } from './folder.ts';
import { ServerProcess } from './processes.ts';
import type { Trial } from './trial.ts';

const ROUNDS = { short: 1, long: 20 };
const SERVERS = 5;

export const firstStart: Trial = {
  id: 'R6',
  what: 'five servers start at once on an empty PostgreSQL, and all of them serve',
  run: (size, say) =>
    inFolder(async folder => {
      const postgres = await postgresIn(join(folder, 'postgres'), '-c', 'fsync=off');
      const faults: string[] = [];
      try {
        for (let round = 1; round <= ROUNDS[size]; round++) {
          const database = await emptyDatabase(postgres.url, `round_${round}`);
          const starts = await Promise.allSettled(
            Array.from({ length: SERVERS }, () => ServerProcess.start(folder, database)),
          );
          for (const start of starts) {
            if (start.status === 'rejected') faults.push(`round ${round}: ${start.reason.message}`);
            else {
              const { status } = await fetch(`${start.value.address}/api/tables`);
              if (status !== 200) faults.push(`round ${round}: a server answers ${status}`);
              await start.value.kill();
            }
          }
          say(`round ${round}: ${starts.filter(({ status }) => status === 'fulfilled').length} serve`);
        }
      } finally {
        await postgres.server.stop();
      }
      return { did: `${ROUNDS[size]} first starts of ${SERVERS} servers`, faults };
    }),
};

async function emptyDatabase(url: string, name: string): Promise<string> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  const database = new URL(url);
  database.pathname = name;
  return database.href;
}
