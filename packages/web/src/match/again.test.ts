import { describe, expect, test } from 'vitest';
import { turnedSeats } from './again.ts';
import type { MatchSetup, SeatHolder } from './client.ts';

const ADA: SeatHolder = { kind: 'you', name: 'Ada' };
const MILO: SeatHolder = { kind: 'friend', name: 'Milo' };
const BOT: SeatHolder = { kind: 'bot', level: 'strong', name: '' };

const again = (seats: readonly SeatHolder[], options: MatchSetup['options'] = {}): MatchSetup =>
  turnedSeats({ id: '1', game: 'toy', title: '', seats, options, seed: '' }, { agents: 'any' });

describe('a rematch', () => {
  test('two players swap seats; of three, the next one begins', () => {
    expect(again([ADA, BOT]).seats).toEqual([BOT, ADA]);
    expect(again([ADA, MILO, BOT]).seats).toEqual([MILO, BOT, ADA]);
  });

  test('a position against bots is tried again from the same side; between people the sides change', () => {
    const setup = { id: '1', game: 'toy', title: '', options: {}, seed: '', position: 'an ending' };
    expect(turnedSeats({ ...setup, seats: [ADA, BOT] }, {}).seats).toEqual([ADA, BOT]);
    expect(turnedSeats({ ...setup, seats: [ADA, MILO] }, {}).seats).toEqual([MILO, ADA]);
  });

  test('options per seat move with their holders, other options stay', () => {
    const options = { agents: ['fox', 'owl'], rounds: 4 };
    expect(again([ADA, BOT], options).options).toEqual({ agents: ['owl', 'fox'], rounds: 4 });
    expect(again([ADA, MILO, BOT], options).options.agents).toEqual(['owl', 'any', 'fox']);
  });

  test('[L-DEC-3] values beyond the seats stay', () => {
    const agents = ['fox', 'owl', 'any', 'cat'];
    expect(again([ADA, BOT], { agents }).options.agents).toEqual(['owl', 'fox', 'any', 'cat']);
  });

  test('the title stays, but that of a daily challenge', () => {
    const setup = { id: '1', game: 'toy', title: 'Evening', seats: [ADA, BOT], options: {}, seed: 'x' };
    expect(turnedSeats(setup, {}).title).toBe('Evening');
    expect(turnedSeats({ ...setup, seed: 'daily 2026-11-18 loop ab' }, {}).title).toBe('');
  });

  test('a single player keeps the seat', () => {
    expect(again([ADA], { agents: ['fox', 'owl'] })).toMatchObject({
      seats: [ADA],
      options: { agents: ['fox', 'owl'] },
    });
  });
});
