import { expect, test, vi } from 'vitest';
import type { Notices } from '../store/types.ts';
import { type PresenceReport, RemotePresence } from './remotePresence.ts';

/** Two servers connected by notices. */
function two() {
  let now = 0;
  const said: string[] = [];
  const all: RemotePresence[] = [];
  const rooms: Map<string, PresenceReport>[] = [new Map(), new Map()];
  const changed = vi.fn();
  for (const [i, room] of rooms.entries()) {
    const notices: Notices = {
      publish(table, message) {
        said.push(`${i} ${table}`);
        all[1 - i]?.hear(table, JSON.parse(JSON.stringify(message)));
      },
      listen: () => () => {},
    };
    all.push(
      new RemotePresence({
        notices,
        now: () => now,
        hereAt: table => room.get(table),
        onChange: table => changed(i, table),
      }),
    );
  }
  const wait = (ms: number): void => {
    now += ms;
    vi.advanceTimersByTime(ms);
  };
  return { servers: all as [RemotePresence, RemotePresence], rooms, said, changed, wait };
}

test('the first to open a table asks for presence elsewhere, and reports are not repeated', () => {
  const { servers, rooms, said } = two();
  const [one, other] = servers;
  rooms[0]!.set('t', { guests: ['ada'], watchers: 2 });
  one.publish('t');
  one.publish('t');
  expect(said).toEqual(['0 t']);
  expect(other.at('t').isHere('ada')).toBe(true);
  expect(other.at('t').watchers).toBe(2);
  expect(other.at('u').isHere('ada')).toBe(false);
  rooms[1]!.set('t', { guests: ['bob'], watchers: 0 });
  other.publish('t', true);
  expect(said).toEqual(['0 t', '1 t', '0 t']);
  expect(one.at('t').isHere('bob')).toBe(true);
  expect(one.hear('t', { type: 'pointed' })).toBe(false);
});

test('presence on a silent server expires', () => {
  vi.useFakeTimers();
  try {
    const { servers, rooms, changed, wait } = two();
    for (const server of servers) server.start();
    rooms[0]!.set('t', { guests: ['ada'], watchers: 0 });
    servers[0].publish('t');
    for (let n = 0; n < 10; n++) wait(5000);
    expect(servers[1].at('t').isHere('ada')).toBe(true);
    servers[0].stop();
    changed.mockClear();
    for (let n = 0; n < 4; n++) wait(5000);
    expect(servers[1].at('t').isHere('ada')).toBe(false);
    expect(changed).toHaveBeenCalledWith(1, 't');
    servers[1].stop();
  } finally {
    vi.useRealTimers();
  }
});
