import type { TableView } from '@tessera/wire';
import { expect, test } from 'vitest';
import type { MatchClient, MatchSetup, SeatHolder } from '../../match/client.ts';
import { barredBy } from './barred.ts';

const setupOf = (...kinds: SeatHolder['kind'][]): MatchSetup => ({
  id: 'm',
  game: 'rift',
  title: '',
  seats: kinds.map(kind => ({ kind, name: '', level: 'fair' })),
  options: {},
  seed: 's',
});

const local = (setup: MatchSetup, outcome: unknown = null, isOver = false) =>
  barredBy({ client: {}, snapshot: { setup, outcome } }, isOver);

const online = (view: Partial<TableView>) => {
  const table = () => ({ view: { phase: 'playing', yours: [0], ...view } });
  const client = { online: { table } } as unknown as Pick<MatchClient<unknown>, 'online'>;
  return barredBy({ client, snapshot: { setup: setupOf('you', 'guest'), outcome: null } }, false);
};
const chairs = (...kinds: ('person' | 'bot')[]) =>
  kinds.map(kind => ({ kind })) as unknown as TableView['chairs'];

test('at one screen a match against bots may be analysed, one against a person when it is over', () => {
  expect(local(setupOf('you', 'bot'))).toBeUndefined();
  expect(local(setupOf('bot', 'bot'))).toBeUndefined();
  expect(local(setupOf('you', 'friend'))).toBe('people');
  expect(local(setupOf('you', 'friend'), { winners: [0] })).toBeUndefined();
  expect(local(setupOf('you', 'friend'), null, true)).toBeUndefined();
  expect(local({ ...setupOf('you', 'friend'), isAnalysis: true })).toBeUndefined();
});

test('at a table of a server nobody is helped against people, nor in a rated match', () => {
  expect(online({ chairs: chairs('person', 'bot') })).toBeUndefined();
  expect(online({ chairs: chairs('person', 'person') })).toBe('people');
  expect(online({ chairs: chairs('person', 'person'), yours: [0, 1] })).toBe('people');
  expect(online({ chairs: chairs('person', 'bot'), yours: [] })).toBe('people');
  expect(online({ chairs: chairs('person', 'bot'), isRated: true })).toBe('rated');
  expect(online({ chairs: chairs('person', 'person'), phase: 'ended', isRated: true })).toBeUndefined();
  expect(online({ chairs: chairs('bot', 'bot'), yours: [] })).toBeUndefined();
});
