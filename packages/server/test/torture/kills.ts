/** R1: the server is killed repeatedly during play. */
import { join } from 'node:path';
import { play } from './disturb.ts';
import { inFolder } from './folder.ts';
import { ServerProcess } from './processes.ts';
import type { Trial } from './trial.ts';

const SIZES = {
  short: { matches: 4, answers: 20, times: 2 },
  long: { matches: 40, answers: 400, times: 200 },
};

export const kills: Trial = {
  id: 'R1',
  what: 'kill -9 under load: no move that anybody saw is lost or doubled',
  run: (size, say) =>
    inFolder(async folder => {
      const server = await ServerProcess.start(folder);
      try {
        return await play(
          {
            ...SIZES[size],
            game: 'rift',
            address: () => server.address,
            async disturb() {
              await server.kill();
              await server.start();
            },
            end: () => server.kill(),
            database: `sqlite:${join(folder, 'data', 'tessera.db')}`,
          },
          say,
        );
      } finally {
        await server.kill();
      }
    }),
};
