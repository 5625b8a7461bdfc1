/** R5: connections that are cut, slow, half open or duplicated, to a healthy server. */
import { connect, createServer, type Server, type Socket } from 'node:net';
import { join } from 'node:path';
import { wordGenerator } from '@tessera/engine';
import { play } from './disturb.ts';
import { inFolder } from './folder.ts';
import { ServerProcess } from './processes.ts';
import type { Trial } from './trial.ts';

const SIZES = {
  short: { matches: 5, answers: 30, times: 20 },
  long: { matches: 30, answers: 400, times: 1500 },
};

/** A proxy between players and their server that injects network faults. */
class BadLine {
  readonly #server: Server;
  readonly #pairs = new Set<readonly [Socket, Socket]>();
  readonly #next = wordGenerator('lines');

  private constructor(port: number) {
    this.#server = createServer(near => {
      const far = connect(port, '127.0.0.1');
      const pair = [near, far] as const;
      this.#pairs.add(pair);
      for (const [one, other] of [
        [near, far],
        [far, near],
      ] as const) {
        one.pipe(other);
        one.on('error', () => {});
        one.on('close', () => {
          this.#pairs.delete(pair);
          other.destroy();
        });
      }
    });
  }

  static async to(address: string): Promise<BadLine> {
    const line = new BadLine(Number(new URL(address).port));
    await new Promise<void>(resolve => line.#server.listen(0, '127.0.0.1', resolve));
    return line;
  }

  get address(): string {
    const address = this.#server.address();
    return `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
  }

  /** Injects a fault into some of the open connections. */
  disturb(n: number): void {
    for (const [near, far] of this.#pairs) {
      if (this.#next() % 3 !== 0) continue;
      const [one, other] = n % 2 === 0 ? [near, far] : [far, near];
      if (n % 4 === 0) one.destroy();
      else if (n % 4 === 1) delay(one, other, 50 + (this.#next() % 300));
      // Half open: data in one direction is lost.
      else if (n % 4 === 2) one.unpipe(other).resume();
      else one.resetAndDestroy();
    }
  }

  close(): void {
    this.#server.close();
    for (const [near] of this.#pairs) near.destroy();
  }
}

/** Sockets with delayed data, which are not delayed again: data would be duplicated, which TCP never does. */
const late = new WeakSet<Socket>();

function delay(one: Socket, other: Socket, ms: number): void {
  if (late.has(one)) return;
  late.add(one);
  one.unpipe(other).pause();
  setTimeout(() => {
    late.delete(one);
    one.pipe(other);
  }, ms);
}

export const lines: Trial = {
  id: 'R5',
  what: 'connections cut, delayed, half open: one order for each match, nobody stuck',
  run: (size, say) =>
    inFolder(async folder => {
      const server = await ServerProcess.start(folder);
      const line = await BadLine.to(server.address);
      try {
        return await play(
          {
            ...SIZES[size],
            game: 'loop',
            address: () => line.address,
            disturb: async n => line.disturb(n),
            async end() {
              line.close();
              await server.kill();
            },
            database: `sqlite:${join(folder, 'data', 'tessera.db')}`,
          },
          say,
        );
      } finally {
        line.close();
        await server.kill();
      }
    }),
};
