import { parseOptions } from '@tessera/engine';
import { gameById } from '@tessera/games';
import { describe, expect, test } from 'vitest';
import { playGame, unhurried } from './arena.ts';
import { botByName } from './names.ts';
import { wilson } from './wilson.ts';

const game = gameById('rift') ?? expect.unreachable();
const options = parseOptions<object>(game.options, { stallLimit: 40 });
const named = (name: string) => botByName('rift', name);

describe('a game between bots', () => {
  test('is repeated exactly by its seed', async () => {
    const plan = { game, options, seats: [named('greedy'), named('random')], seed: 'again' };
    const [first, second] = [await playGame(plan), await playGame(plan)];
    expect(second.log()).toEqual(first.log());
    expect(game.outcome(first.state)).toBeDefined();
    expect((await playGame({ ...plan, seed: 'other' })).log().entries).not.toEqual(first.log().entries);
  });

  test('stops unfinished after `maxPlies` answers', async () => {
    const seats = [named('random'), named('random')];
    expect((await playGame({ game, options, seats, seed: 'short', maxPlies: 5 })).length).toBe(5);
  });

  test('stops on abort, and drops the answer that was being thought about', async () => {
    const stopper = new AbortController();
    const { signal } = stopper;
    const random = named('random');
    let asked = 0;
    const bot = {
      ...random,
      think: (request: Parameters<typeof random.think>[0]) => {
        expect(request.signal).toBe(signal);
        if (++asked === 4) stopper.abort();
        return random.think(request);
      },
    };
    const match = await playGame({ game, options, seats: [bot, bot], seed: 'stopped', signal });
    expect([asked, match.length]).toEqual([4, 3]);
  });

  test('ends by a resignation only if `mayResign` is set', async () => {
    const random = named('random');
    const quitter = {
      ...random,
      think: async (request: Parameters<typeof random.think>[0]) => ({
        ...(await random.think(request)),
        resigns: true as const,
      }),
    };
    const plan = { game, options, seats: [random, quitter], seed: 'white starts', maxPlies: 9 };
    expect((await playGame(plan)).length).toBe(9);
    const given = await playGame({ ...plan, mayResign: true });
    expect(given.lastEntry).toMatchObject({ seat: 1, move: 'leave' });
    expect(game.outcome(given.state)).toEqual({ winners: [0], reason: 'resign' });
  });

  test('throws with the id of a bot that answers illegally', async () => {
    const cheat = { ...named('random'), id: 'cheat', think: async () => ({ move: 0, line: [0] }) };
    await expect(playGame({ game, options, seats: [cheat, cheat], seed: 'x' })).rejects.toThrow(
      'cheat answered',
    );
  });
});

describe('an unhurried bot', () => {
  const asked = async (budget: object): Promise<object | undefined> => {
    let limits: object | undefined;
    const random = named('random');
    const think: typeof random.think = request => {
      limits = request.limits;
      return random.think(request);
    };
    const seats = [unhurried({ ...random, budget, think }), random];
    await playGame({ game, options, seats, seed: 'white starts', maxPlies: 2 });
    return limits;
  };

  test('counts nodes and plies only', async () => {
    expect(await asked({ nodes: 9, depth: 2, ms: 1 })).toEqual({ nodes: 9, depth: 2 });
  });

  test('keeps a budget of time alone', async () => {
    expect(await asked({ ms: 1 })).toEqual({});
  });
});

/** Wins of the first of two bots; seats are swapped every other game. */
async function winsOf(strong: string, weak: string, games: number): Promise<number> {
  let wins = 0;
  for (let i = 0; i < games; i++) {
    const seat = i % 2;
    const seats = seat === 0 ? [named(strong), named(weak)] : [named(weak), named(strong)];
    const match = await playGame({ game, options, seats, seed: `${strong} ${weak} ${i}` });
    if (game.outcome(match.state)?.winners.includes(seat)) wins++;
  }
  return wins;
}

// Node budgets and fixed seeds: the same games on every machine. The full measurements are in bench/STRENGTH.md.
describe('stronger bots win', () => {
  test('greedy against random', async () => {
    expect(await winsOf('greedy', 'random', 6)).toBeGreaterThanOrEqual(5);
  }, 240_000);

  test('fair against gentle', async () => {
    expect(await winsOf('fair', 'gentle', 2)).toBe(2);
  }, 240_000);
});

describe('wilson', () => {
  test('is the textbook Wilson interval', () => {
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
