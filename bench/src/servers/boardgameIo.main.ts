/**
 * boardgame.io's server in a process of its own, with its matches in memory. Reports its port, and its
 * resources on demand.
 */
import { createRequire } from 'node:module';
import type * as ServerPackage from 'boardgame.io/dist/types/packages/server.js';
import { cellGame } from '../peers/boardgameIo.ts';
import { answerProbes } from './probe.ts';

// The entry points of boardgame.io are folders, which only `require` resolves.
const { Server } = createRequire(import.meta.url)('boardgame.io/server') as typeof ServerPackage;

/** Endless tic-tac-toe: a full board is wiped, and nobody wins. */
const endless = {
  ...cellGame,
  name: 'endless',
  moves: {
    mark({ G, playerID }: { G: { cells: (string | null)[] }; playerID: string }, cell: number) {
      if (G.cells.every(one => one !== null)) G.cells = G.cells.map(() => null);
      if (G.cells[cell] !== null) return 'INVALID_MOVE';
      G.cells[cell] = playerID;
    },
  },
  endIf: undefined,
};

console.info = () => {};
const server = Server({ games: [endless as never], origins: ['*'] as never });
const running = await server.run({ port: 0, callback: () => {} } as never);
answerProbes((running.appServer.address() as { port: number }).port);
