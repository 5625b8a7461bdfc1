import { expect, test, vi } from 'vitest';
import type { Notices } from '../store/types.ts';
import { Elsewhere, type Here } from './remotePresence.ts';

/** Two servers that hear each other. */
function two() {
  let now = 0;
  const said: string[] = [];
  const all: Elsewhere[] = [];
  const rooms: Map<string, Here>[] = [new Map(), new Map()];
  const changed = vi.fn();
  for (const [i, room] of rooms.entries()) {
    const notices: Notices = {
      say(table, message) {
        said.push(`${i} ${table}`);
        all[1 - i]?.hear(table, JSON.parse(JSON.stringify(message)));
      },
      listen: () => () => {},
    };
    all.push(
      new Elsewhere({
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
  return { servers: all as [Elsewhere, Elsewhere], rooms, said, changed, wait };
}

test('who comes first asks, and nothing is said twice', () => {
  const { servers, rooms, said } = two();
  const [one, other] = servers;
  rooms[0]!.set('t', { guests: ['ada'], watchers: 2 });
  one.tell('t');
  one.tell('t');
  expect(said).toEqual(['0 t']);
  expect(other.at('t').isHere('ada')).toBe(true);
  expect(other.at('t').watchers).toBe(2);
  expect(other.at('u').isHere('ada')).toBe(false);
  rooms[1]!.set('t', { guests: ['bob'], watchers: 0 });
  other.tell('t', true);
  expect(said).toEqual(['0 t', '1 t', '0 t']);
  expect(one.at('t').isHere('bob')).toBe(true);
  expect(one.hear('t', { type: 'pointed' })).toBe(false);
});

test('a server that is silent has nobody', () => {
  vi.useFakeTimers();
  try {
    const { servers, rooms, changed, wait } = two();
    for (const server of servers) server.start();
    rooms[0]!.set('t', { guests: ['ada'], watchers: 0 });
    servers[0].tell('t');
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
