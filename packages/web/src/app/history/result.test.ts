import { expect, test } from 'vitest';
import type { SeatHolder } from '../../match/client.ts';
import type { StoredMatch } from '../../match/library.ts';
import { resultOf } from './result.ts';

const YOU: SeatHolder = { kind: 'you', name: '' };
const FRIEND: SeatHolder = { kind: 'friend', name: '' };
const BOT: SeatHolder = { kind: 'bot', level: 'easy', name: '' };

const played = (
  game: string,
  seats: readonly SeatHolder[],
  winners: readonly number[] | null,
  isAnalysis = false,
): StoredMatch => ({
  setup: {
    id: 'one',
    game,
    title: '',
    seats,
    options: {},
    seed: 'one',
    ...(isAnalysis && { isAnalysis: true }),
  },
  isBegun: true,
  moves: 3,
  position: '',
  toAct: null,
  updated: 0,
  isYours: false,
  outcome: winners && { winners, reason: 'capture' },
});

test.each<[string, StoredMatch, string]>([
  ['in progress', played('rift', [YOU, BOT], null), 'open'],
  ['won against a bot', played('rift', [YOU, BOT], [0]), 'won'],
  ['lost against a bot', played('quantum', [BOT, YOU], [0]), 'lost'],
  ['between two people at one screen', played('rift', [YOU, FRIEND], [1]), 'over'],
  ['won together', played('tesseract', [YOU, FRIEND, BOT], [0, 1, 2]), 'won'],
  ['lost together', played('loop', [YOU, BOT], []), 'lost'],
  ['without a winner', played('quantum', [YOU, BOT], []), 'over'],
  ['an analysis', played('rift', [YOU, BOT], [0], true), 'over'],
])('a match %s', (_name, match, result) => {
  expect(resultOf(match)).toBe(result);
});
