import { EventEmitter } from 'node:events';
import { Writable } from 'node:stream';
import { expect, test } from 'vitest';
import type { WebSocket } from 'ws';
import { RateLimit } from '../limits/rateLimit.ts';
import { Connection } from './connection.ts';

test('messages of one turn of the event loop go out in one write, as text frames', async () => {
  const writes: string[] = [];
  const stream = new Writable({
    decodeStrings: false,
    writev(chunks, done) {
      writes.push(chunks.map(({ chunk }) => chunk).join(' '));
      done();
    },
  });
  const socket = Object.assign(new EventEmitter(), {
    OPEN: 1,
    readyState: 1,
    bufferedAmount: 0,
    send: (data: Buffer, { binary }: { binary: boolean }) => stream.write(binary ? 'binary' : data),
  });
  const connection = new Connection(
    socket as unknown as WebSocket,
    stream,
    { guest: undefined, cookies: undefined, visitor: 'home' },
    new RateLimit({ burst: 1, perSecond: 1 }, 1),
    { hear() {}, gone() {} },
  );
  const turn = (): Promise<void> => new Promise(resolve => setImmediate(resolve));
  connection.send('change');
  connection.send('done');
  await turn();
  connection.send('later');
  await turn();
  expect(writes).toEqual(['change done', 'later']);
});
