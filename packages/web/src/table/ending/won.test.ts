import { expect, test } from 'vitest';
import type { SeatHolder } from '../../match/client.ts';
import { isWonHere } from './won.ts';

const YOU: SeatHolder = { kind: 'you', name: '' };
const FRIEND: SeatHolder = { kind: 'friend', name: 'Ben' };
const BOT: SeatHolder = { kind: 'bot', level: 'fair', name: '' };
const GUEST: SeatHolder = { kind: 'guest', name: 'Ida' };

test.each<[string, readonly SeatHolder[], readonly number[], boolean, boolean]>([
  ['won against a bot', [YOU, BOT], [0], false, true],
  ['lost against a bot', [YOU, BOT], [1], false, false],
  ['won by a friend at the same screen', [YOU, FRIEND], [1], false, true],
  ['drawn', [YOU, BOT], [], false, false],
  ['won by a team whose bot is named', [YOU, BOT], [1], true, true],
  ['lost by a team', [YOU, FRIEND], [], true, false],
  ['watched, with a winner', [GUEST, GUEST], [1], false, true],
])('a match %s', (_name, seats, winners, isTogether, isWon) => {
  const setup = { id: 'm', game: 'rift', title: '', seats, options: {}, seed: 's' };
  expect(isWonHere({ setup, outcome: { winners, reason: 'x' } }, isTogether)).toBe(isWon);
});
