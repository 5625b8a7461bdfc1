/** R6: three servers on one PostgreSQL, killed and suspended, with players at any of them. */
import { join } from 'node:path';
import { postgresIn } from '../../src/cluster/postgres.ts';
import { play } from './disturb.ts';
import { inFolder } from './folder.ts';
import { ServerProcess } from './processes.ts';
import type { Trial } from './trial.ts';

const SIZES = {
  short: { matches: 3, answers: 40, times: 2, pauseMs: 300 },
  long: { matches: 24, answers: 300, times: 60, pauseMs: 4000 },
};

export const nodes: Trial = {
  id: 'R6',
  what: 'three servers on one PostgreSQL, killed and paused: every history has one legal order',
  run: (size, say) =>
    inFolder(async folder => {
      const { pauseMs, ...scale } = SIZES[size];
      const postgres = await postgresIn(join(folder, 'postgres'));
      const servers: ServerProcess[] = [];
      const end = async (): Promise<void> => {
        await Promise.all(servers.map(server => server.kill()));
      };
      try {
        for (let i = 0; i < 3; i++) servers.push(await ServerProcess.start(folder, postgres.url));
        let knocks = 0;
        return await play(
          {
            ...scale,
            game: 'quantum',
            address: () => (servers[knocks++ % servers.length] as ServerProcess).address,
            async disturb(n, matches) {
              const server = servers[n % servers.length] as ServerProcess;
              // Connections are cut too, so that players change servers.
              for (const { players } of matches) players[n % players.length]?.cut();
              if (n % 2 === 0) {
                await server.kill();
                await server.start();
                return;
              }
              server.pause();
              await new Promise(resolve => setTimeout(resolve, pauseMs));
              server.resume();
            },
            end,
            database: postgres.url,
          },
          say,
        );
      } finally {
        await end();
        await postgres.server.stop();
      }
    }),
};
