import { type AnyGame, noChance } from '@tessera/engine';
import { rift } from '@tessera/games/rift';
import { describe, expect, test, vi } from 'vitest';
import { loadBots as loadRealBots } from '../games/workers.ts';
import { createBotHost } from './botHost.ts';
import type { Advice } from './client.ts';
import type { BotRequest, Progress, Reply, Sent } from './protocol.ts';
import { loadBots } from './testing/games.ts';

const game = rift as unknown as AnyGame;
const START = '15/4s10/6t8/4p4h5/15/15/15/15/15/15/15/4P4H5/6T8/4S10/15 w - p 0 0';
const state = game.notation.parsePosition(START, riftDefaults(), 'lenient');

function riftDefaults(): object {
  return Object.fromEntries(Object.entries(rift.options).map(([name, { default: value }]) => [name, value]));
}

function connect(load = loadBots) {
  const posted: (Reply<unknown> | Progress)[] = [];
  const receive = createBotHost(load, message => posted.push(structuredClone(message)));
  return { posted, receive: (request: Sent<BotRequest>) => receive(structuredClone(request)) };
}

const task = { game: 'rift', match: 'm1', seat: 0, view: game.view(state, 0), seed: 's' };

describe('the bot worker', () => {
  test('the worker answers in notation with a legal move, the same for the same seed', async () => {
    const { posted, receive } = connect();
    await receive({ id: 1, type: 'think', level: 'quick', ...task });
    await receive({ id: 2, type: 'think', level: 'quick', ...task });
    const [one, two] = posted as Reply<{ move: string; reason: unknown }>[];
    if (!one?.ok || !two?.ok) throw new Error(JSON.stringify(posted));
    expect(one.value).toEqual(two.value);
    expect(one.value.reason).toEqual({ key: 'whim', params: { seat: 0 } });
    expect(game.check(state, 0, game.notation.parseMove(state, one.value.move))).toBeUndefined();
  });

  test('advice streams before the reply, in notation', async () => {
    const { posted, receive } = connect();
    await receive({ id: 7, type: 'advise', ms: 50, ...task });
    expect(posted).toMatchObject([
      {
        id: 7,
        advice: { chance: 0.4, depth: 1, reasons: [{ key: 'whim', params: { seat: 0 } }] },
      },
      { id: 7, advice: { chance: 0.6, depth: 2 } },
      { id: 7, ok: true, value: null },
    ]);
  });

  test('a cancelled search ends at once with `cancelled`', async () => {
    const { posted, receive } = connect();
    vi.useFakeTimers();
    const thinking = receive({ id: 1, type: 'think', level: 'slow', ...task });
    await vi.advanceTimersByTimeAsync(10);
    await receive({ id: 2, type: 'cancel', request: 1 });
    await vi.advanceTimersByTimeAsync(10); // of half a second
    await thinking;
    vi.useRealTimers();
    expect(posted).toMatchObject([
      { id: 2, ok: true },
      { id: 1, ok: false, problem: { code: 'cancelled' } },
    ]);
  });

  test('cancelling a finished or unknown search does no harm', async () => {
    const { posted, receive } = connect();
    await receive({ id: 2, type: 'cancel', request: 44 });
    expect(posted).toEqual([{ id: 2, ok: true, value: null }]);
  });

  test.each([
    ['an unknown level', { level: 'godlike' }, 'botFailed'],
    ['an unknown game', { level: 'quick', game: 'chess' }, 'unknownGame'],
  ])('%s is refused with a code', async (_name, change, code) => {
    const { posted, receive } = connect();
    await receive({ id: 3, type: 'think', ...task, ...change });
    expect(posted).toMatchObject([{ id: 3, ok: false, problem: { code } }]);
  });
});

describe('the memory of bots', () => {
  test('a bot’s memory belongs to one seat of one match, and lasts until its end', async () => {
    const { posted, receive } = connect();
    const dice = { game: 'dice', view: { sum: 0, turn: 0, seats: 2 }, seed: 's' };
    const moveOf = async (match: string, seat: number): Promise<string> => {
      await receive({ id: posted.length, type: 'think', level: 'diary', match, seat, ...dice });
      return (posted.at(-1) as Extract<Reply<{ move: string }>, { ok: true }>).value.move;
    };
    expect([await moveOf('m1', 0), await moveOf('m1', 0)]).toEqual(['roll', 'one']);
    expect([await moveOf('m1', 1), await moveOf('m2', 0)]).toEqual(['roll', 'roll']);
    await receive({ id: 90, type: 'forget', match: 'm1' });
    expect(posted.at(-1)).toEqual({ id: 90, ok: true, value: null });
    expect([await moveOf('m1', 0), await moveOf('m1', 1)]).toEqual(['roll', 'roll']);
    expect(await moveOf('m2', 0)).toBe('one');
  });
});

describe('the real bots in the worker', () => {
  test('levels think, and the adviser’s line can be played out', async () => {
    const { posted, receive } = connect(loadRealBots);
    await receive({ id: 1, type: 'think', level: 'gentle', ...task });
    await receive({ id: 2, type: 'advise', ms: 150, ...task });
    expect(posted[0]).toMatchObject({ id: 1, ok: true });
    const advice = posted.flatMap(message => ('advice' in message ? [message.advice] : []));
    expect(advice.length).toBeGreaterThan(0);
    const { line, chance, ranked = [], nodes } = advice.at(-1) as Advice;
    // The best answer costs nothing, the others no less.
    if (ranked.length > 0) expect(ranked[0]).toEqual({ answer: line[0], chance });
    expect(ranked.map(one => one.chance)).toEqual(ranked.map(one => one.chance).sort((a, b) => b - a));
    expect(nodes).toBeGreaterThan(0);
    expect(chance).toBeGreaterThanOrEqual(0);
    expect(chance).toBeLessThanOrEqual(1);
    let at = state;
    for (const text of line) {
      const seat = game.decider(at) as number;
      const move = game.notation.parseMove(at, text);
      expect(game.check(at, seat, move)).toBeUndefined();
      at = game.apply(at, seat, move, noChance).state;
    }
    expect(line.length).toBeGreaterThan(0);
  });

  test('an unknown level is refused in words', async () => {
    const { posted, receive } = connect(loadRealBots);
    await receive({ id: 1, type: 'think', level: 'godlike', ...task });
    expect(posted).toMatchObject([{ ok: false, problem: { code: 'botFailed' } }]);
  });
});
