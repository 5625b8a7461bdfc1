import { expect, test } from 'vitest';
import type { SeatHolder } from '../../match/client.ts';
import type { Sound } from '../../ui/sound.ts';
import { soundsOf } from './landed.ts';

const SEATS: readonly SeatHolder[] = [
  { kind: 'you', name: '' },
  { kind: 'bot', level: 'fair', name: '' },
];
const BY_EVENT: readonly (readonly [string, Sound])[] = [
  ['captured', 'capture'],
  ['rolled', 'dice'],
  ['moved', 'move'],
];

const landed = (by: number, change: object = {}) => ({
  setup: { id: 'm', game: 'rift', title: '', seats: SEATS, options: {}, seed: 's' },
  outcome: null,
  events: [],
  moves: [{ seat: by, move: 'x' }],
  isYours: by === 1,
  ...change,
});
const events = (...types: readonly string[]) => types.map(type => ({ type }));

test.each<[string, ReturnType<typeof landed>, readonly Sound[]]>([
  ['one’s own move', landed(0, { events: events('moved') }), ['move']],
  ['dice before the move they decide', landed(0, { events: events('moved', 'rolled') }), ['dice']],
  [
    'a capture of a bot, then one’s turn',
    landed(1, { events: events('moved', 'captured') }),
    ['capture', 'turn'],
  ],
  ['a bot that plays on', landed(1, { events: events('moved'), isYours: false }), ['move']],
  ['a change without a sound', landed(0), []],
  ['a win', landed(0, { events: events('captured'), outcome: { winners: [0], reason: 'x' } }), ['win']],
  ['a defeat', landed(1, { events: events('captured'), outcome: { winners: [1], reason: 'x' } }), ['lose']],
])('%s', (_name, snapshot, sounds) => {
  expect(soundsOf(snapshot, BY_EVENT, false)).toEqual(sounds);
});

test('the next decision of the same person has no chime', () => {
  expect(soundsOf(landed(0, { isYours: true }), BY_EVENT, false)).toEqual([]);
});
