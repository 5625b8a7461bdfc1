import { gameById } from '@tessera/games';
import { describe, expect, test } from 'vitest';
import { type ArenaGame, arena, playGame } from './arena.ts';
import { botByName } from './names.ts';
import { wilson } from './wilson.ts';

const game = gameById('rift') ?? expect.unreachable();
const options = { stallLimit: 20 };
const named = (name: string) => botByName('rift', name);

describe('arena', () => {
  test('a game is repeated by its seed, and seats are swapped', async () => {
    const plan = { game, options, a: named('greedy'), b: named('random'), games: 2, seed: 'again' };
    const told: ArenaGame[] = [];
    const first = await arena({ ...plan, onGame: one => told.push(one) });
    expect(told).toEqual(first);
    expect(await arena(plan)).toEqual(first);
    const turned = await arena({ ...plan, a: plan.b, b: plan.a });
    expect(turned[0]?.plies).not.toBe(first[0]?.plies);
  });

  test('an illegal answer ends the arena with the name of the bot', async () => {
    const cheat = { ...named('random'), id: 'cheat', think: async () => ({ move: 0, line: [0] }) };
    const seats = [cheat, cheat];
    await expect(playGame({ game, options, seats, seed: 'x' })).rejects.toThrow('cheat answered');
  });
});

describe('wilson', () => {
  test('is the textbook interval', () => {
    const { low, high, rate } = wilson(85, 100);
    expect(rate).toBe(0.85);
    expect(low).toBeCloseTo(0.7672, 3);
    expect(high).toBeCloseTo(0.907, 3);
  });

  test('stays inside 0 and 1', () => {
    expect(wilson(0, 10).low).toBe(0);
    expect(wilson(10, 10).high).toBeCloseTo(1, 9);
    expect(wilson(0, 0)).toEqual({ rate: 0, low: 0, high: 1 });
  });
});
