/**
 * Pairs of players on boardgame.io's server, on its own protocol: the messages of its client without the
 * client's computation.
 */
import { createRequire } from 'node:module';
import type { Pair } from './load.ts';
import { type Measured, startMeasured } from './probe.ts';

interface Socket {
  on(event: string, listener: (...args: never[]) => void): void;
  emit(event: string, ...args: unknown[]): void;
}
const { io } = createRequire(import.meta.url)('socket.io-client') as {
  io(url: string, options: object): Socket;
};

export const startPeer = (): Promise<Measured> =>
  startMeasured(new URL('boardgameIo.main.ts', import.meta.url));

export async function peerPair({ port }: Measured, id: string): Promise<Pair> {
  const sockets = [0, 1].map(() => io(`http://127.0.0.1:${port}/endless`, { transports: ['websocket'] }));
  const seen = [0, 0];
  let told = (): void => {};
  const see = (seat: number, count: number): void => {
    seen[seat] = count;
    told();
  };
  await Promise.all(
    sockets.map(
      (socket, seat) =>
        new Promise<void>(resolve => {
          socket.on('connect', () => socket.emit('sync', id, String(seat), undefined, 2));
          socket.on('sync', (_match: string, { state }: { state: { _stateID: number } }) => {
            see(seat, state._stateID);
            resolve();
          });
          socket.on('update', (_match: string, state: { _stateID: number }) => see(seat, state._stateID));
          socket.on('patch', (_match: string, _before: number, count: number) => see(seat, count));
        }),
    ),
  );
  return {
    move() {
      const count = Math.max(...seen);
      const seat = count % 2;
      const payload = { type: 'mark', args: [count % 9], playerID: String(seat), credentials: undefined };
      const both = new Promise<void>(resolve => {
        told = () => seen.every(one => one > count) && resolve();
      });
      sockets[seat]?.emit('update', { type: 'MAKE_MOVE', payload }, count, id, String(seat));
      return both;
    },
  };
}
