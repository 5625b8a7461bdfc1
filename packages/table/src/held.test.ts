import { type Chance, seededChance } from '@tessera/engine';
import { GAME_IDS } from '@tessera/games';
import { type Command, ServerMessage } from '@tessera/wire';
import { describe, expect, test } from 'vitest';
import { here, local, Screen } from '../test/held.ts';
import { bot } from '../test/tables.ts';
import type { TableRecord } from './index.ts';

const types = (messages: readonly ServerMessage[]) => messages.map(({ type }) => type);
const opened = async (...args: ConstructorParameters<typeof Screen>): Promise<Screen> => {
  const screen = new Screen(...args);
  await screen.open();
  return screen;
};
const against = (...chairs: ReturnType<typeof bot>[]): readonly TableRecord[] => [
  local({ chairs: [here(), ...chairs] }),
];

describe('messages', () => {
  test('a match with all chairs taken starts by itself, and is written before anything is sent', async () => {
    const screen = new Screen();
    let letGo = (): void => {};
    screen.gate = new Promise(resolve => {
      letGo = resolve;
    });
    const open = screen.open();
    await Promise.resolve();
    expect([screen.messages, screen.kinds]).toEqual([[], ['created']]);
    letGo();
    await open;
    expect(screen.kinds).toEqual(['created', 'started']);
    expect(screen.view).toMatchObject({ phase: 'playing', you: 0, yours: [0, 1], isHost: true });
    expect(screen.view).toMatchObject({ dice: { seal: '', entropy: [], secret: null } });
  });

  test('every command is answered once, after its change', async () => {
    const screen = await opened();
    screen.messages.length = 0;
    expect(await screen.play()).toBeUndefined();
    expect(await screen.play('nonsense')).toBe('notNotation');
    expect(await screen.do({ do: 'play', move: 'x', after: 9 })).toBe('tooLate');
    expect(types(screen.messages)).toEqual(['change', 'done', 'refused', 'refused']);
    expect(screen.messages[1]).toEqual({ type: 'done', key: 'key-0', seq: 3 });
  });

  test('a command repeated under its idempotency key is executed once', async () => {
    const screen = await opened();
    const move = screen.legal()[0] as string;
    const message = {
      type: 'do',
      table: 'table-1',
      key: 'same',
      command: { do: 'play', move, after: 0 },
    } as const;
    await Promise.all([screen.say(message), screen.say(message)]);
    expect(types(screen.messages)).toEqual(['table', 'change', 'done', 'done']);
    expect(screen.journal).toHaveLength(3);
  });

  test('queries are answered, heartbeats returned, other tables refused', async () => {
    const screen = await opened();
    await screen.play();
    screen.messages.length = 0;
    const about = { table: 'table-1', key: 'k' };
    await screen.say({ type: 'legal', ...about });
    await screen.say({ type: 'history', from: 0, ...about });
    await screen.say({ type: 'viewAt', count: 0, ...about });
    await screen.say({ type: 'beat' });
    await screen.say({ type: 'point', table: 'table-1', from: 'a1' });
    await screen.say({ type: 'legal', table: 'table-2', key: 'k' });
    expect(screen.messages).toEqual([
      { type: 'answer', key: 'k', value: screen.legal() },
      { type: 'answer', key: 'k', value: [expect.objectContaining({ seat: 0 })] },
      { type: 'answer', key: 'k', value: expect.any(Object) },
      { type: 'beat' },
      { type: 'problem', code: 'noTable', table: 'table-2', key: 'k' },
    ]);
  });

  test('a closed table sends nothing, and its whole state when opened again', async () => {
    const screen = await opened();
    await screen.say({ type: 'close', table: 'table-1' });
    screen.messages.length = 0;
    await screen.play();
    expect(types(screen.messages)).toEqual(['done']);
    await screen.open();
    expect(screen.view?.moves).toHaveLength(1);
  });

  test('a released table answers nothing', async () => {
    const screen = await opened();
    screen.held.close();
    await screen.play();
    expect(types(screen.messages)).toEqual(['table']);
  });

  test('the commands of several screens are loaded on demand', async () => {
    const screen = await opened();
    expect(await screen.do({ do: 'chat', text: 'hello' })).toBeUndefined();
    expect(await screen.do({ do: 'plan', moves: ['x'], isOrder: false })).toBeUndefined();
    expect(await screen.do({ do: 'stand' })).toBe('notNow');
    expect(await screen.do({ do: 'rematch' })).toBe('notNow');
    expect(screen.view?.chat).toMatchObject([{ text: 'hello', seat: 0 }]);
  });
});

describe('a failed append', () => {
  test('a failed append refuses the command and restores the table; the next command works', async () => {
    const screen = await opened();
    const before = screen.fresh;
    screen.failing = 1;
    screen.messages.length = 0;
    expect(await screen.play()).toBe('notKept');
    expect(types(screen.messages)).toEqual(['table', 'refused']);
    expect([screen.fresh, screen.view]).toEqual([before, before]);
    expect(screen.faults).toEqual([new Error('the disk is full')]);
    expect(await screen.play()).toBeUndefined();
    expect(screen.kinds).toEqual(['created', 'started', 'played']);
  });

  test('a match that could not be started is started later', async () => {
    const screen = new Screen();
    screen.failing = 1;
    await screen.open();
    expect(screen.view?.phase).toBe('gathering');
    await screen.pass(1000);
    expect([screen.view?.phase, screen.kinds]).toEqual(['playing', ['created', 'started']]);
  });

  test('a bot thinks again a second after a failed append', async () => {
    const screen = await opened(against(bot()));
    await screen.play();
    screen.failing = 1;
    await screen.turns[0]!.answer({ move: screen.legal()[0] as string });
    expect(screen.count).toBe(1);
    expect(screen.turns).toHaveLength(1);
    await screen.pass(1000);
    expect(screen.turns).toHaveLength(2);
    await screen.turns[1]!.answer({ move: screen.legal()[0] as string });
    expect(screen.count).toBe(2);
  });
});

describe('clocks', () => {
  const pace = { total: 60, increment: 5, move: null };

  test('one timer runs the clocks: an expired clock loses if that was agreed', async () => {
    const screen = await opened([local({ pace, onTime: 'loss' })]);
    await screen.pass(20_000);
    await screen.play();
    expect(screen.view?.clocks).toEqual({ left: [45_000, 60_000], turn: null, running: 1 });
    await screen.pass(59_999);
    expect(screen.view?.phase).toBe('playing');
    await screen.pass(1);
    expect(screen.view).toMatchObject({
      phase: 'ended',
      standing: { outcome: { winners: [0], reason: 'time' } },
    });
    expect(screen.timer).toBeUndefined();
  });

  test('a late command finds the clock expired', async () => {
    const screen = await opened([local({ pace, onTime: 'loss' })]);
    const move = screen.legal()[0] as string;
    screen.now += 61_000;
    expect(await screen.do({ do: 'play', move, after: 0 })).toBe('notNow');
    expect(screen.kinds).toEqual(['created', 'started', 'played']);
  });

  test('a pause stops the clocks without consent', async () => {
    const screen = await opened([local({ pace })]);
    expect(await screen.do({ do: 'ask', proposal: { kind: 'pause' } })).toBeUndefined();
    expect([screen.view?.isPaused, screen.timer]).toEqual([true, undefined]);
    screen.now += 500_000;
    expect(await screen.play()).toBe('notNow');
    await screen.do({ do: 'ask', proposal: { kind: 'resume' } });
    expect(screen.view?.clocks.left).toEqual([60_000, 60_000]);
  });
});

describe('bots', () => {
  test('bots think while the table is open, answer once, and give reasons to the guest alone', async () => {
    const screen = new Screen(against(bot('fair')));
    await screen.play();
    expect(screen.turns).toEqual([]);
    await screen.open();
    await screen.play();
    const [turn] = screen.turns;
    expect(turn!.question).toMatchObject({ seat: 1, level: 'fair', count: 1 });
    const reason = { key: 'open', params: { n: 1 } };
    await turn!.answer({ move: screen.legal()[0] as string, reason });
    expect(screen.view).toMatchObject({
      moves: { length: 2 },
      notes: [{ kind: 'reason', count: 1, reason }],
    });
    expect(screen.turns).toHaveLength(1);
  });

  test('the rules answer for bots that fail or play illegally', async () => {
    const screen = await opened(against(bot()));
    await screen.play();
    await screen.turns[0]!.fail();
    expect(screen.view?.moves[1]).toMatchObject({ seat: 1, by: 'fallback' });
    await screen.play();
    await screen.turns[1]!.answer({ move: 'nonsense' });
    expect(screen.view?.moves[3]).toMatchObject({ seat: 1, by: 'fallback' });
    expect(screen.faults).toHaveLength(1);
  });

  test('bots may resign', async () => {
    const screen = await opened(against(bot()));
    await screen.play();
    await screen.turns[0]!.answer({ move: 'x', resigns: true, reason: { key: 'lost', params: {} } });
    expect(screen.view).toMatchObject({ phase: 'ended', standing: { outcome: { winners: [0] } } });
    expect(screen.view?.notes).toHaveLength(1);
  });

  test('bots stop searching positions that were taken back', async () => {
    const screen = await opened(against(bot()));
    await screen.play();
    const move = screen.legal()[0] as string;
    expect(await screen.do({ do: 'takeBack', after: 1 })).toBeUndefined();
    const [turn] = screen.turns;
    expect(turn!.signal.aborted).toBe(true);
    await turn!.answer({ move });
    expect(screen.count).toBe(0);
    await screen.play();
    expect(screen.turns).toHaveLength(2);
  });

  test('bots stop when the table is closed or released, and think again when it is opened', async () => {
    const screen = await opened(against(bot()));
    await screen.play();
    await screen.say({ type: 'close', table: 'table-1' });
    expect(screen.turns[0]!.signal.aborted).toBe(true);
    await screen.open();
    expect(screen.turns).toHaveLength(2);
    screen.held.close();
    expect(screen.turns[1]!.signal.aborted).toBe(true);
  });
});

describe('an offer to end', () => {
  /** By the count Black would win: White has two pawns, Black three. */
  const BEHIND = '15/8s6/4t10/15/15/15/15/15/7c7/15/15/6P8/3T11/15/15 w - p 0 30';
  /** By the count White would win. */
  const AHEAD = BEHIND.replace('8s6', '15').replace('7c7', '7CC6');
  const offer: Command = { do: 'ask', proposal: { kind: 'end' } };

  test('a bot that would win by it agrees at once', async () => {
    const screen = await opened([local({ chairs: [here(), bot()], position: BEHIND })]);
    await screen.do(offer);
    expect(screen.view).toMatchObject({ phase: 'ended', standing: { outcome: { reason: 'agreed' } } });
    expect(screen.offers).toEqual([]);
  });

  test('a bot that would not win is asked, and its answer counts', async () => {
    const screen = await opened([local({ chairs: [here(), bot()], position: AHEAD })]);
    await screen.do(offer);
    const { id } = screen.view!.asks[0]!;
    expect(screen.view?.asks).toMatchObject([{ by: 0, waitsFor: [1] }]);
    expect(screen.offers[0]!.question).toMatchObject({ seat: 1, level: 'easy', ask: id, count: 0 });
    await screen.offers[0]!.answer({ agrees: false, why: 'better' });
    expect(screen.view).toMatchObject({
      phase: 'playing',
      asks: [],
      notes: [{ kind: 'declined', count: 0, seat: 0 }],
    });
    await screen.do(offer);
    await screen.offers[1]!.answer({ agrees: true, why: 'lost' });
    expect(screen.view?.standing?.outcome).toMatchObject({ winners: [0], reason: 'agreed' });
  });

  test('a bot that fails to consider an offer declines; one that cannot be asked never agrees', async () => {
    const screen = await opened([local({ chairs: [here(), bot()], position: AHEAD })]);
    await screen.do(offer);
    await screen.offers[0]!.fail();
    expect(screen.view).toMatchObject({ asks: [], phase: 'playing' });
    const silent = await opened([local({ chairs: [here(), bot()], position: AHEAD })], {
      consider: undefined as never,
    });
    await silent.do(offer);
    expect(silent.view).toMatchObject({ asks: [], phase: 'playing' });
  });

  test('an offer lapses with a move, and the bot’s answer to it is dropped', async () => {
    const screen = await opened([local({ chairs: [here(), bot()], position: AHEAD })]);
    await screen.do(offer);
    await screen.play();
    expect(screen.offers[0]!.signal.aborted).toBe(true);
    await screen.offers[0]!.answer({ agrees: true, why: 'lost' });
    expect(screen.view).toMatchObject({ phase: 'playing', asks: [] });
    expect(screen.offers).toHaveLength(1);
  });

  test('rivals at one screen vote separately, in turn', async () => {
    const screen = await opened([local({ position: BEHIND })]);
    await screen.do(offer);
    const { id, waitsFor } = screen.view!.asks[0]!;
    expect(waitsFor).toEqual([1]);
    await screen.do({ do: 'answer', ask: id, agrees: false });
    expect(screen.view).toMatchObject({ asks: [], notes: [{ kind: 'declined', seat: 0 }] });
    await screen.do(offer);
    await screen.do({ do: 'answer', ask: screen.view!.asks[0]!.id, agrees: true });
    expect(screen.view?.standing?.outcome?.reason).toBe('agreed');
  });

  test('an open offer survives a reload', async () => {
    const screen = await opened([local({ chairs: [here(), bot()], position: AHEAD })]);
    await screen.do(offer);
    await screen.hold();
    await screen.open();
    await screen.offers.at(-1)!.answer({ agrees: true, why: 'lost' });
    expect(screen.view?.phase).toBe('ended');
  });
});

const pick = <T>(chance: Chance, items: readonly T[]): T => items[chance.below(items.length)] as T;

/** Random commands of people at one screen. */
async function anything(screen: Screen, chance: Chance): Promise<void> {
  screen.now += chance.below(3000);
  const waiting = [...screen.turns, ...screen.offers].find(({ signal }) => !signal.aborted);
  if (waiting && chance.below(2) === 0) {
    const isTurn = !('ask' in waiting.question);
    const list: unknown[] = isTurn ? screen.turns : screen.offers;
    list.splice(list.indexOf(waiting), 1);
    const move = screen.legal()[0] ?? 'x';
    if (chance.below(8) === 0) await waiting.fail();
    else if (!isTurn) await waiting.answer({ agrees: chance.below(2) === 0, why: 'open' } as never);
    else
      await waiting.answer({
        move,
        ...(chance.below(2) === 0 && { reason: { key: 'k', params: {} } }),
        ...(chance.below(30) === 0 && { resigns: true }),
      } as never);
    return;
  }
  const after = screen.count;
  const asks = screen.view?.asks ?? [];
  const commands: readonly Command[] = [
    ...Array.from(
      { length: 8 },
      (): Command => ({ do: 'play', move: pick(chance, [...screen.legal(), 'x']), after }),
    ),
    ...Array.from({ length: 3 }, (): Command => ({ do: 'takeBack', after })),
    ...Array.from({ length: 3 }, (): Command => ({ do: 'redo', after })),
    { do: 'ask', proposal: { kind: 'end' } },
    { do: 'ask', proposal: { kind: screen.view?.isPaused ? 'resume' : 'pause' } },
    ...asks.map(({ id }): Command => ({ do: 'answer', ask: id, agrees: chance.below(3) === 0 })),
    ...(chance.below(6) === 0 ? [{ do: 'leave' } as const] : []),
    { do: 'chat', text: 'hm' },
  ];
  if (chance.below(12) === 0)
    await screen.held.note({ kind: 'chance', count: screen.count, seat: 0, chance: 0.5 });
  if (chance.below(40) === 0) screen.failing = 1;
  await screen.do(pick(chance, commands));
  if (chance.below(30) === 0) {
    await screen.hold();
    await screen.open();
  }
}

describe.each(GAME_IDS)('random commands at one screen: %s', game => {
  test.each(['a', 'b'])('seed %s: the sum of all messages equals the whole state', async seed => {
    const chance = seededChance(`held ${game} ${seed}`);
    const chairs = chance.below(2) === 0 ? [here(), here('Bea')] : [here(), bot()];
    const screen = await opened([local({ game, chairs })]);
    for (let i = 0; i < 120; i++) {
      await anything(screen, chance);
      const { clocks: _seen, ...seen } = screen.view!;
      const { clocks: _fresh, ...fresh } = JSON.parse(JSON.stringify(screen.fresh));
      expect(seen).toEqual(fresh);
    }
    for (const message of screen.messages) ServerMessage.parse(message);
    expect(JSON.stringify(screen.messages)).not.toContain('canary-seed');
  });
});
