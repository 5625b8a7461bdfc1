import { type AnyGame, LEAVE, type LogEntry, MATCH_WORDS } from '@tessera/engine';
import { GAME_IDS } from '@tessera/games';
import { rift } from '@tessera/games/rift';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { loadGame } from '../games/workers.ts';
import type { MatchSetup } from './client.ts';
import { createHost } from './host.ts';
import {
  type Loaded,
  PROBLEMS,
  type Reply,
  type RulesAnswers,
  type RulesRequest,
  type Sent,
  type Situation,
} from './protocol.ts';
import { headerOf } from './setup.ts';
import type { ToLoad } from './storedLog.ts';
import { loadAnalyst } from './testing/games.ts';
import { bot, FRIEND, setupOf, YOU } from './testing/play.ts';

/** A host and a way to ask it, cloning as messages to a worker are. */
function connect() {
  const replies: Reply<unknown>[] = [];
  const receive = createHost(loadGame, loadAnalyst, reply => replies.push(structuredClone(reply)));
  let id = 0;
  const send = async (request: Sent<RulesRequest>): Promise<Reply<unknown>[]> => {
    const before = replies.length;
    await receive(structuredClone(request));
    return replies.slice(before);
  };
  const ask = async <K extends RulesRequest['type']>(
    request: Extract<RulesRequest, { type: K }>,
  ): Promise<RulesAnswers[K]> => {
    const [reply] = await send({ ...request, id: ++id });
    if (!reply?.ok) throw new Error(JSON.stringify(reply));
    expect(reply.id).toBe(id);
    return reply.value as RulesAnswers[K];
  };
  return { send, ask };
}

const fresh = (setup: MatchSetup): ToLoad => ({
  seats: setup.seats,
  isStarted: false,
  log: { header: headerOf(setup), entries: [] },
  undone: [],
});
const hotSeat = fresh(setupOf([YOU, FRIEND]));
/** Where a match stands, apart from what led there. */
const standing = ({ header: _header, entries: _entries, ...rest }: Loaded): Situation => ({
  ...rest,
  records: [],
});
const LEFT: LogEntry = { seat: 0, move: LEAVE, chance: [] };

describe('the rules worker', () => {
  test('every game of the registry can be fetched', async () => {
    for (const id of GAME_IDS) expect((await loadGame(id))?.id).toBe(id);
    expect(await loadGame('toString')).toBeUndefined();
  });

  test('load, submit, ask, take back, look back: the whole round trip', async () => {
    const { ask } = connect();
    const start = await ask({ type: 'load', stored: hotSeat });
    expect(start).toMatchObject({ toAct: 0, undo: 'nothingToUndo', outcome: null, redo: false, entries: [] });
    expect(start.header).toMatchObject({ rulesVersion: rift.rulesVersion, chance: [] });
    expect(start.records).toMatchObject([{ kind: 'started', rulesVersion: rift.rulesVersion, next: 0 }]);
    expect(start.legal).toContain('T@e2');
    const played = await ask({ type: 'submit', move: 'T@e2', by: 'screen' });
    if (!('situation' in played)) throw new Error('refused');
    expect(played.situation).toMatchObject({ toAct: 1, undo: 'ready' });
    expect(played.situation.records).toMatchObject([{ kind: 'played', seat: 0, move: 'T@e2', next: 1 }]);
    expect(played.situation.events).toMatchObject([{ type: 'placed', piece: 'T' }]);
    expect(await ask({ type: 'whyNot', move: 'T@e2' })).toMatchObject({ code: 'E_OUTSIDE_CAMP' });
    expect(await ask({ type: 'whyNot', move: 'T@e13' })).toBeNull();
    expect(await ask({ type: 'viewAt', count: 0 })).toEqual(start.view);
    expect(await ask({ type: 'viewAt', count: 99 })).toEqual(played.situation.view);
    expect(await ask({ type: 'history', from: 0 })).toEqual([
      { seat: 0, move: 'T@e2', events: played.situation.events },
    ]);
    expect(await ask({ type: 'history', from: 1 })).toEqual([]);
    expect((await ask({ type: 'view', seat: 1 })).view).toEqual(played.situation.view);
    const back = await ask({ type: 'undo' });
    const undone = [{ seat: 0, move: 'T@e2' }];
    expect(back).toMatchObject({ records: [{ kind: 'tookBack', count: 1, undone }], redo: true, events: [] });
    expect(back).toMatchObject({ view: start.view, end: start.end });
    expect(await ask({ type: 'redo' })).toMatchObject({
      records: [{ kind: 'played', move: 'T@e2', isAgain: true }],
      redo: false,
      events: [],
      end: played.situation.end,
    });
  });

  test('an illegal answer and one that is not notation are refused with nothing changed', async () => {
    const { ask } = connect();
    const start = await ask({ type: 'load', stored: hotSeat });
    expect(await ask({ type: 'submit', move: 'T@h8', by: 'screen' })).toMatchObject({
      refused: { code: 'E_OUTSIDE_CAMP', clause: 'R-SETUP-2', params: { at: 'h8' } },
    });
    expect(await ask({ type: 'submit', move: 'castle', by: 'screen' })).toMatchObject({
      refused: { code: 'E_NOTATION', clause: '' },
    });
    expect(await ask({ type: 'redo' })).toEqual(standing(start));
  });

  test('nobody at the screen answers for a bot', async () => {
    const { ask } = connect();
    const start = await ask({ type: 'load', stored: fresh(setupOf([bot('quick'), YOU])) });
    expect(start).toMatchObject({ toAct: 0, legal: [] });
    expect(await ask({ type: 'submit', move: 'T@e2', by: 'screen' })).toMatchObject({
      refused: { code: 'E_NOT_YOUR_TURN' },
    });
    expect(await ask({ type: 'submit', move: 'T@e2', by: 'bot' })).toMatchObject({ situation: { toAct: 1 } });
  });

  test('no bot answers for a person', async () => {
    const { ask } = connect();
    await ask({ type: 'load', stored: fresh(setupOf([YOU, bot('quick')])) });
    expect(await ask({ type: 'submit', move: 'T@e2', by: 'bot' })).toMatchObject({
      refused: { code: 'E_NOT_YOUR_TURN' },
    });
  });

  test('watchers ask in vain', async () => {
    const { ask } = connect();
    await ask({ type: 'load', stored: fresh(setupOf([bot('quick'), bot('quick')])) });
    expect(await ask({ type: 'whyNot', move: 'T@e2' })).toMatchObject({ code: 'E_NOT_YOUR_TURN' });
  });
});

describe('what is stored is not trusted', () => {
  async function storedGame(): Promise<ToLoad> {
    const { ask } = connect();
    await ask({ type: 'load', stored: hotSeat });
    for (const move of ['T@e2', 'T@e13', 'S@f2', 'S@f13']) await ask({ type: 'submit', move, by: 'screen' });
    await ask({ type: 'undo' });
    return { ...hotSeat, log: await ask({ type: 'log' }), undone: [{ seat: 1, move: 'S@f13', chance: [] }] };
  }
  const codeOf = async (stored: unknown): Promise<string> => {
    const { send } = connect();
    const [reply] = await send({ type: 'load', id: 1, stored });
    return reply?.ok ? 'loaded' : (reply?.problem.code ?? 'silence');
  };
  /** With another header, and without the seal that would find any change. */
  const headed = ({ log, ...stored }: ToLoad, change: object): unknown => ({
    ...stored,
    log: { entries: log.entries, header: { ...log.header, ...change } },
  });
  const logged = ({ log }: ToLoad, entries: readonly unknown[]): unknown => ({
    ...hotSeat,
    log: { header: log.header, entries },
  });

  test('a log is loaded to the same state, redo included', async () => {
    const stored = await storedGame();
    const { ask } = connect();
    const { header, entries } = stored.log;
    expect(await ask({ type: 'load', stored })).toMatchObject({ header, entries, toAct: 1, redo: true });
    expect((await ask({ type: 'redo' })).records).toMatchObject([{ kind: 'played', move: 'S@f13' }]);
  });

  test.each<[string, string, (stored: ToLoad) => unknown]>([
    ['an unknown game', 'unknownGame', stored => headed(stored, { game: 'chess' })],
    ['other rules', 'otherRules', stored => headed(stored, { rulesVersion: 99 })],
    [
      'a legal log of another state',
      'broken',
      ({ log }) => ({ ...hotSeat, log: { ...log, entries: log.entries.slice(0, 2) } }),
    ],
    [
      'a changed name',
      'broken',
      ({ log, ...stored }) => ({
        ...stored,
        log: { ...log, header: { ...log.header, table: { title: 'x', seats: [YOU, YOU] } } },
      }),
    ],
    ['nobody in a seat', 'broken', stored => ({ ...stored, seats: [YOU] })],
    ['no seats', 'broken', stored => ({ ...stored, seats: null })],
    ['an illegal move', 'broken', stored => logged(stored, [{ seat: 0, move: 'T@a1', chance: [] }])],
    ['a move out of turn', 'broken', stored => logged(stored, [{ seat: 1, move: 'T@e13', chance: [] }])],
    ['somebody who left twice', 'broken', stored => logged(stored, [LEFT, LEFT])],
    ['words for moves', 'broken', stored => logged(stored, ['T@e2'])],
    ['an undone move that cannot follow', 'broken', stored => ({ ...stored, undone: stored.log.entries })],
    ['an unknown option', 'broken', stored => headed(stored, { options: { size: 3 } })],
    ['three seats', 'broken', stored => headed(stored, { seats: 3 })],
    ['moves without rules', 'broken', stored => headed(stored, { rulesVersion: undefined })],
    ['a header of nothing', 'broken', ({ log }) => ({ ...hotSeat, log: { ...log, header: {} } })],
    ['a bad start', 'broken', stored => headed(stored, { position: 'x' })],
    ['no log', 'broken', stored => ({ ...stored, log: null })],
  ])('%s is %s', async (_name, code, spoil) => {
    expect(await codeOf(spoil(await storedGame()))).toBe(code);
  });

  test('a position for another number of seats is refused in words', async () => {
    const { send } = connect();
    const three = setupOf([YOU, FRIEND, FRIEND], { game: 'tesseract', options: {} });
    const position = JSON.stringify({ players: 2 });
    expect(await send({ type: 'load', id: 1, stored: fresh({ ...three, position }) })).toMatchObject([
      {
        problem: {
          code: 'broken',
          message: expect.stringContaining('is one for 2 seats, but the match has 3'),
        },
      },
    ]);
  });

  test('a log that does not replay leaves the match before it in place', async () => {
    const { ask, send } = connect();
    const start = await ask({ type: 'load', stored: hotSeat });
    await send({
      type: 'load',
      id: 9,
      stored: fresh(setupOf([YOU, FRIEND], { options: { size: 3 } })),
    });
    expect(await ask({ type: 'redo' })).toEqual(standing(start));
  });
});

describe('a match that was prepared under older rules and never opened', () => {
  const open = async (repetition: unknown) => {
    const { send } = connect();
    const options = { firstPlayer: 'w', repetition };
    const [reply] = await send({ id: 1, type: 'load', stored: fresh(setupOf([YOU, FRIEND], { options })) });
    return reply;
  };

  test.each([
    [0, 'off'],
    [3, 'adjudicated'],
    ['off', 'off'],
  ])('[R-END-6] begins with what %s means today: %s', async (old, now) => {
    expect(await open(old)).toMatchObject({
      ok: true,
      value: { header: { rulesVersion: rift.rulesVersion, options: { repetition: now } } },
    });
  });

  test('is refused in words if it never could begin', async () => {
    expect(await open(7)).toMatchObject({
      ok: false,
      problem: {
        code: 'broken',
        message: expect.stringContaining('header.options.repetition: must be one of'),
      },
    });
  });
});

describe('senseless questions', () => {
  test('before a match is loaded every question is refused', async () => {
    const { send } = connect();
    expect(await send({ type: 'undo', id: 4 })).toMatchObject([
      { id: 4, ok: false, problem: { code: 'notLoaded' } },
    ]);
  });

  test('get one typed answer each, and change nothing', async () => {
    const { ask, send } = connect();
    const start = await ask({ type: 'load', stored: hotSeat });
    const number = fc.oneof(fc.nat(), fc.double());
    const nobody = fc.integer({ min: 2 }); // others could really leave
    const request: fc.Arbitrary<RulesRequest> = fc.oneof(
      fc.record({ type: fc.constant('load' as const), stored: fc.anything() }),
      fc.record({
        type: fc.constant('open' as const),
        log: fc.anything(),
        table: fc.constant({ title: '', you: '' }),
      }),
      fc.record({
        type: fc.constant('submit' as const),
        move: fc.string(),
        by: fc.constantFrom('screen' as const, 'bot' as const),
      }),
      fc.record({ type: fc.constant('whyNot' as const), move: fc.string() }),
      fc.record({ type: fc.constantFrom('viewAt' as const, 'momentAt' as const), count: number }),
      fc.record({ type: fc.constant('history' as const), from: number }),
      fc.record({ type: fc.constant('view' as const), seat: nobody }),
      fc.record({ type: fc.constant('say' as const), seat: nobody, word: fc.constantFrom(...MATCH_WORDS) }),
      fc.record({ type: fc.constantFrom('insight' as const, 'review' as const) }),
    );
    await fc.assert(
      fc.asyncProperty(request, async given => {
        try {
          structuredClone(given);
        } catch {
          return; // could not be sent at all
        }
        const replies = await send({ ...given, id: 1 });
        expect(replies).toHaveLength(1);
        const [reply] = replies;
        if (!reply?.ok) expect(PROBLEMS).toContain(reply?.problem.code);
      }),
      { numRuns: 400, seed: 3 },
    );
    expect(await ask({ type: 'redo' })).toEqual(standing(start));
  });

  test('are refused in fewer words where the rules that explain cannot be fetched', async () => {
    const refusalsBy = async (load: typeof loadGame): Promise<unknown[]> => {
      const replies: Reply<unknown>[] = [];
      const receive = createHost(load, loadAnalyst, reply => replies.push(reply));
      await receive({ id: 1, type: 'load', stored: hotSeat });
      await receive({ id: 2, type: 'whyNot', move: 'H@e2' });
      await receive({ id: 3, type: 'submit', move: 'H@e2', by: 'screen' });
      await receive({ id: 4, type: 'whyNot', move: 'T@e2' });
      return replies.slice(1).map(reply => reply.ok && reply.value);
    };
    const stage = { code: 'E_STAGE_PAWN', clause: 'R-SETUP-2' };
    expect(await refusalsBy(loadGame)).toMatchObject([stage, { refused: stage }, null]);
    const offLine: typeof loadGame = async (id, isWhole) => {
      if (isWhole) throw new Error('off line');
      return loadGame(id);
    };
    const plain = { code: 'E_NOT_LEGAL', clause: 'R-TURN-1' };
    expect(await refusalsBy(offLine)).toMatchObject([plain, { refused: plain }, null]);
  });

  test('a bug of the rules is told as a crash, not swallowed', async () => {
    const torn: AnyGame = {
      ...(rift as unknown as AnyGame),
      view: () => {
        throw new Error('broken invariant');
      },
    };
    const replies: Reply<unknown>[] = [];
    const receive = createHost(
      async () => torn,
      loadAnalyst,
      reply => replies.push(reply),
    );
    await receive({ type: 'load', id: 1, stored: hotSeat });
    expect(replies).toMatchObject([{ ok: false, problem: { code: 'crashed' } }]);
  });
});
