import type { AnyGame } from '@tessera/engine';
import { GAME_IDS } from '@tessera/games';
import { rift } from '@tessera/games/rift';
import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { loadGame } from '../games/workers.ts';
import type { MatchSetup } from './client.ts';
import type { Row } from './disk.ts';
import { createdOf, type Played } from './journal.ts';
import { PROBLEMS, type Push, type Reply, type Sent, type TableRequest } from './protocol.ts';
import { createTableHost } from './tableHost.ts';
import { loadAnalyst } from './testing/games.ts';
import { bot, FRIEND, setupOf, YOU } from './testing/play.ts';

const rowOf = ({ id }: MatchSetup, change: Partial<Row> = {}): Row => ({
  id,
  seq: 1,
  updated: 1,
  summary: null,
  ...change,
});

/**
 * A host and its page, with cloned messages as between real workers; the page stores the records to append.
 */
function connect(load = loadGame) {
  const replies: Reply<unknown>[] = [];
  const said: unknown[] = [];
  const appended: { readonly kind: string }[] = [];
  let row: Row | undefined;
  const receive = createTableHost(load, loadAnalyst, message => {
    const push = structuredClone(message);
    if ('id' in push) replies.push(push);
    else if ('said' in push) said.push(push.said);
    else serve(push);
  });
  const serve = (push: Exclude<Push, { readonly said: unknown }>): void => {
    if (!('append' in push)) return;
    appended.push(...push.append);
    row = push.row;
    void send({ type: 'given', want: push.want, now: 1 });
  };
  let id = 0;
  const send = async (request: TableRequest): Promise<Reply<unknown>[]> => {
    const own = ++id;
    await receive(structuredClone({ ...request, id: own } as Sent<TableRequest>));
    return replies.filter(reply => reply.id === own);
  };
  const hold = async (setup: MatchSetup, played: Played = {}, change: Partial<Row> = {}) =>
    (
      await send({
        type: 'hold',
        records: [createdOf(setup, 1, played)],
        row: rowOf(setup, change),
        hold: 1,
        seen: undefined,
        now: 1,
      })
    )[0];
  const play = (move: string, after: number) =>
    send({
      type: 'tell',
      message: { type: 'do', table: 'm1', key: `${after}${move}`, command: { do: 'play', move, after } },
      now: 2,
    });
  return { send, hold, play, said, appended, row: () => row };
}

const hotSeat = setupOf([YOU, FRIEND]);
const codeOf = (reply: Reply<unknown> | undefined): string =>
  reply?.ok ? 'held' : (reply?.problem.code ?? 'silence');

describe('the table worker', () => {
  test('the worker loads every game of the registry', async () => {
    for (const id of GAME_IDS) expect((await loadGame(id))?.id).toBe(id);
    expect(await loadGame('toString')).toBeUndefined();
  });

  test('the worker begins a match, appends a record per answer, and tells its page of each', async () => {
    const { hold, play, said, appended, row } = connect();
    expect(await hold(hotSeat)).toMatchObject({ ok: true });
    await play('T@e2', 0);
    expect(appended).toMatchObject([
      { kind: 'started', next: 0 },
      { kind: 'played', move: 'T@e2', next: 1 },
    ]);
    expect(row()).toMatchObject({ seq: 3, updated: 2, summary: { moves: 1, toAct: 1, outcome: null } });
    expect(said).toMatchObject([
      { type: 'table', table: { phase: 'playing', yours: [0, 1] } },
      { type: 'change', happened: [{ kind: 'played', events: [{ type: 'placed' }] }] },
      { type: 'done', seq: 3 },
    ]);
  });

  test('an illegal answer is refused with nothing appended', async () => {
    const { hold, play, said, appended } = connect();
    await hold(hotSeat);
    await play('T@h8', 0);
    await play('castle', 0);
    expect(said.slice(1)).toMatchObject([
      { type: 'refused', refusal: { clause: 'R-TURN-1' } },
      { type: 'refused', refusal: { code: 'notNotation' } },
    ]);
    expect(appended).toHaveLength(1);
  });

  test('the screen cannot answer for a bot', async () => {
    const { hold, play, said } = connect();
    await hold(setupOf([bot('quick'), YOU]));
    await play('T@e2', 0);
    expect(said.at(-1)).toMatchObject({ type: 'refused', refusal: { code: 'notYourTurn' } });
  });
});

describe('the validation of journals', () => {
  /** Sealed match of four answers, and its row. */
  async function stored() {
    const { hold, play, appended, row } = connect();
    await hold(hotSeat);
    let after = 0;
    for (const move of ['T@e2', 'T@e13', 'S@f2', 'S@f13']) await play(move, after++);
    return { records: [createdOf(hotSeat, 1), ...appended] as Record<string, unknown>[], row: row()! };
  }
  const open = async (records: readonly unknown[], row: Row) =>
    codeOf((await connect().send({ type: 'hold', records, row, hold: 1, seen: undefined, now: 9 }))[0]);

  test('a journal that fits its row is held', async () => {
    const { records, row } = await stored();
    expect(await open(records, row)).toBe('held');
  });

  const changed = (records: readonly Record<string, unknown>[], i: number, change: object) =>
    records.map((record, at) => (at === i ? { ...record, ...change } : record));

  test.each<[string, string, (records: Record<string, unknown>[]) => readonly unknown[]]>([
    ['an unknown game', 'unknownGame', records => changed(records, 0, { game: 'chess' })],
    ['other rules', 'otherRules', records => changed(records, 1, { rulesVersion: 99 })],
    ['a legal journal of another state', 'broken', records => records.slice(0, 4)],
    ['another match', 'broken', records => changed(records, 0, { id: 'm2' })],
    [
      'a changed name',
      'broken',
      records => changed(records, 0, { chairs: createdOf(setupOf([YOU, YOU]), 1).chairs }),
    ],
    ['nobody in a seat', 'broken', records => changed(records, 0, { chairs: [] })],
    ['no chairs', 'broken', records => changed(records, 0, { chairs: null })],
    ['an illegal move', 'broken', records => changed(records, 2, { move: 'T@a1' })],
    ['a move out of turn', 'broken', records => changed(records, 2, { seat: 1 })],
    [
      'somebody who left twice',
      'broken',
      records => [
        ...changed(records, 2, { move: 'leave' }).slice(0, 3),
        { ...records[3], move: 'leave', seat: 0 },
      ],
    ],
    ['an unknown option', 'broken', records => changed(records, 0, { options: { size: 3 } })],
    ['a bad start', 'broken', records => changed(records, 0, { position: 'x' })],
    ['an unknown record', 'broken', records => changed(records, 2, { kind: 'sung' })],
    ['a record that is none', 'broken', records => [...records, null]],
    ['a gap', 'broken', records => records.filter((_, i) => i !== 2)],
    ['nothing', 'broken', () => []],
  ])('%s is %s', async (_name, code, spoil) => {
    const { records, row } = await stored();
    expect(await open(spoil(records), row)).toBe(code);
  });

  test('undone answers that cannot follow are refused in words', async () => {
    const undone = [{ seat: 0, move: 'T@a1', chance: [] }];
    expect(await connect().hold(hotSeat, { undone })).toMatchObject({
      problem: { code: 'broken', message: expect.stringContaining('undone[0]') },
    });
  });

  test('a position for another number of seats is refused in words', async () => {
    const three = setupOf([YOU, FRIEND, FRIEND], { game: 'tesseract', options: {} });
    const position = JSON.stringify({ players: 2 });
    expect(await connect().hold({ ...three, position })).toMatchObject({
      problem: {
        code: 'broken',
        message: expect.stringContaining('is one for 2 seats, but the match has 3'),
      },
    });
  });
});

describe('a match prepared under older rules and never opened', () => {
  const begun = async (repetition: unknown) => {
    const { hold, said, appended } = connect();
    const reply = await hold(setupOf([YOU, FRIEND], { options: { firstPlayer: 'w', repetition } }));
    return { reply, said, appended };
  };

  test.each([
    [0, 'off'],
    [3, 'adjudicated'],
    ['off', 'off'],
  ])('[R-END-6] the older repetition option %s becomes %s', async (old, now) => {
    const { said } = await begun(old);
    expect(said).toMatchObject([
      { table: { rulesVersion: rift.rulesVersion, options: { repetition: now }, phase: 'playing' } },
    ]);
  });

  test('the match goes on from its journal', async () => {
    const { appended } = await begun(3);
    expect(appended.map(({ kind }) => kind)).toEqual(['started', 'carriedOver']);
    const setup = setupOf([YOU, FRIEND], { options: { firstPlayer: 'w', repetition: 3 } });
    const { send } = connect();
    const records = [createdOf(setup, 1), ...appended];
    const [reply] = await send({
      type: 'hold',
      records,
      row: rowOf(setup),
      hold: 1,
      seen: undefined,
      now: 3,
    });
    expect(reply).toMatchObject({ ok: true });
  });

  test('a match that could never begin is refused in words', async () => {
    const { reply } = await begun(7);
    expect(reply).toMatchObject({
      ok: false,
      problem: { code: 'broken', message: expect.stringContaining('options.repetition: must be one of') },
    });
  });
});

describe('senseless requests', () => {
  test('queries before a table is held are refused', async () => {
    const [reply] = await connect().send({
      type: 'tell',
      message: { type: 'open', table: 'm1', seq: 0 },
      now: 1,
    });
    expect(reply).toMatchObject({ ok: false, problem: { code: 'garbage' } });
  });

  test('senseless requests get one typed answer each, and change nothing', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    const { hold, send, appended, play, said } = connect();
    await hold(hotSeat);
    const anything = fc.anything();
    const known = {
      game: fc.constantFrom('rift', 'dice', 'chess'),
      seat: fc.constantFrom(0, 1, null),
      view: anything,
    };
    const request = fc.oneof(
      fc.record({
        type: fc.constant('open' as const),
        log: anything,
        table: fc.constant({ title: '', you: '' }),
      }),
      fc.record({ type: fc.constant('verify' as const), log: anything }),
      fc.record({ type: fc.constant('review' as const), log: anything }),
      fc.record({
        type: fc.constantFrom('answers' as const, 'insight' as const, 'offer' as const),
        ...known,
      }),
      fc.record({ type: fc.constant('whyNot' as const), move: fc.string(), ...known }),
      fc.record({ type: fc.constant('moment' as const), count: fc.double(), ...known }),
      fc.record({ type: fc.constant('trial' as const), moves: fc.array(fc.string()), ...known }),
      fc.record({
        type: fc.constant('given' as const),
        want: fc.integer({ min: 50 }),
        value: anything,
        now: fc.constant(1),
      }),
    ) as fc.Arbitrary<TableRequest>;
    await fc.assert(
      fc.asyncProperty(request, async given => {
        try {
          structuredClone(given);
        } catch {
          return; // could not be cloned
        }
        const replies = await send(given);
        expect(replies).toHaveLength(1);
        const [reply] = replies;
        if (!reply?.ok) expect(PROBLEMS).toContain(reply?.problem.code);
      }),
      { numRuns: 400, seed: 3 },
    );
    expect(appended).toHaveLength(1);
    await play('T@e2', 0);
    expect(said.at(-1)).toMatchObject({ type: 'done' });
  });

  test('refusals are shorter if the rules that explain cannot be loaded', async () => {
    const refusalBy = async (load: typeof loadGame): Promise<unknown> => {
      const { hold, send, said } = connect(load);
      await hold(hotSeat);
      const { table } = said[0] as { table: { standing: { view: unknown } } };
      const { view } = table.standing;
      const [reply] = await send({ type: 'whyNot', game: 'rift', seat: 0, view, move: 'H@e2' });
      return reply?.ok && reply.value;
    };
    expect(await refusalBy(loadGame)).toMatchObject({ code: 'E_STAGE_PAWN', clause: 'R-SETUP-2' });
    const offLine: typeof loadGame = async (id, isWhole) => {
      if (isWhole) throw new Error('off line');
      return loadGame(id);
    };
    expect(await refusalBy(offLine)).toMatchObject({ code: 'E_NOT_LEGAL', clause: 'R-TURN-1' });
  });

  test('a bug in the rules is reported as a crash, not swallowed', async () => {
    const torn: AnyGame = {
      ...(rift as unknown as AnyGame),
      determinize: () => {
        throw new Error('broken invariant');
      },
    };
    const { send } = connect(async () => torn);
    const [reply] = await send({ type: 'answers', game: 'rift', seat: 0, view: {} });
    expect(reply).toMatchObject({ ok: false, problem: { code: 'crashed' } });
  });
});
