import type { AnyGame } from '@tessera/engine';
import { GAME_IDS } from '@tessera/games';
import { rift } from '@tessera/games/rift';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { MatchSetup } from './client.ts';
import { loadGame } from './games.ts';
import { createHost } from './host.ts';
import {
  NO_ID,
  PROBLEMS,
  type Reply,
  type RulesAnswers,
  type RulesRequest,
  type StoredLog,
} from './protocol.ts';
import { loadAnalyst } from './testing/games.ts';
import { bot, FRIEND, setupOf, YOU } from './testing/play.ts';

/** A host and a way to ask it, cloning as messages to a worker are. */
function connect() {
  const replies: Reply<unknown>[] = [];
  const receive = createHost(loadGame, loadAnalyst, reply => replies.push(structuredClone(reply)));
  let id = 0;
  const send = async (message: unknown): Promise<Reply<unknown>[]> => {
    const before = replies.length;
    await receive(structuredClone(message));
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

const fresh = (setup: MatchSetup): StoredLog => ({
  setup,
  header: null,
  entries: [],
  undone: [],
  digest: null,
});
const hotSeat = fresh(setupOf([YOU, FRIEND]));

describe('the rules worker', () => {
  test('every game of the registry can be fetched', async () => {
    for (const id of GAME_IDS) expect((await loadGame(id))?.id).toBe(id);
    expect(await loadGame('toString')).toBeUndefined();
  });

  test('load, submit, ask, take back, look back: the whole round trip', async () => {
    const { ask } = connect();
    const start = await ask({ type: 'load', log: hotSeat });
    expect(start).toMatchObject({ toAct: 0, undo: 'nothingToUndo', outcome: null, entries: [], undone: [] });
    expect(start.legal).toContain('T@e2');
    const played = await ask({ type: 'submit', move: 'T@e2', by: 'screen' });
    if (!('situation' in played)) throw new Error('refused');
    expect(played.situation).toMatchObject({ toAct: 1, undo: 'ready', entries: [{ seat: 0, move: 'T@e2' }] });
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
    expect(back).toMatchObject({ digest: start.digest, undone: [{ move: 'T@e2' }], events: [] });
    expect(await ask({ type: 'redo' })).toMatchObject({ digest: played.situation.digest, events: [] });
  });

  test('an illegal answer and one that is not notation are refused with nothing changed', async () => {
    const { ask } = connect();
    const start = await ask({ type: 'load', log: hotSeat });
    expect(await ask({ type: 'submit', move: 'T@h8', by: 'screen' })).toMatchObject({
      refused: { code: 'E_OUTSIDE_CAMP', clause: 'R-SETUP-2', params: { at: 'h8' } },
    });
    expect(await ask({ type: 'submit', move: 'castle', by: 'screen' })).toMatchObject({
      refused: { code: 'E_NOTATION', clause: '' },
    });
    expect(await ask({ type: 'redo' })).toEqual(start);
  });

  test('nobody at the screen answers for a bot', async () => {
    const { ask } = connect();
    const start = await ask({ type: 'load', log: fresh(setupOf([bot('quick'), YOU])) });
    expect(start).toMatchObject({ toAct: 0, legal: [] });
    expect(await ask({ type: 'submit', move: 'T@e2', by: 'screen' })).toMatchObject({
      refused: { code: 'E_NOT_YOUR_TURN' },
    });
    expect(await ask({ type: 'submit', move: 'T@e2', by: 'bot' })).toMatchObject({ situation: { toAct: 1 } });
  });

  test('no bot answers for a person', async () => {
    const { ask } = connect();
    await ask({ type: 'load', log: fresh(setupOf([YOU, bot('quick')])) });
    expect(await ask({ type: 'submit', move: 'T@e2', by: 'bot' })).toMatchObject({
      refused: { code: 'E_NOT_YOUR_TURN' },
    });
  });

  test('watchers ask in vain', async () => {
    const { ask } = connect();
    await ask({ type: 'load', log: fresh(setupOf([bot('quick'), bot('quick')])) });
    expect(await ask({ type: 'whyNot', move: 'T@e2' })).toMatchObject({ code: 'E_NOT_YOUR_TURN' });
  });
});

describe('what is stored is not trusted', () => {
  async function storedGame(): Promise<StoredLog> {
    const { ask } = connect();
    await ask({ type: 'load', log: hotSeat });
    for (const move of ['T@e2', 'T@e13', 'S@f2', 'S@f13']) await ask({ type: 'submit', move, by: 'screen' });
    const { setup, header, entries, undone, digest } = await ask({ type: 'undo' });
    return { setup, header, entries, undone, digest };
  }
  const codeOf = async (log: unknown): Promise<string> => {
    const { send } = connect();
    const [reply] = await send({ type: 'load', id: 1, log });
    return reply?.ok ? 'loaded' : (reply?.problem.code ?? 'silence');
  };

  test('a log is loaded to the same state, redo included', async () => {
    const log = await storedGame();
    const { ask } = connect();
    expect(await ask({ type: 'load', log })).toMatchObject({ ...log, toAct: 1 });
    expect((await ask({ type: 'redo' })).entries).toHaveLength(4);
  });

  test.each<[string, string, (log: StoredLog) => unknown]>([
    ['an unknown game', 'unknownGame', log => ({ ...log, setup: { ...log.setup, game: 'chess' } })],
    ['other rules', 'otherRules', log => ({ ...log, header: { rulesVersion: 99, chance: [] } })],
    [
      'a legal log of another state',
      'broken',
      log => ({ ...log, entries: log.entries.slice(0, 2), undone: [] }),
    ],
    ['an illegal move', 'broken', log => ({ ...log, entries: [{ seat: 0, move: 'T@a1', chance: [] }] })],
    ['a move out of turn', 'broken', log => ({ ...log, entries: [{ seat: 1, move: 'T@e13', chance: [] }] })],
    ['words for moves', 'broken', log => ({ ...log, entries: ['T@e2'] })],
    ['an undone move that cannot follow', 'broken', log => ({ ...log, undone: log.entries })],
    ['an unknown option', 'broken', log => ({ ...log, setup: { ...log.setup, options: { size: 3 } } })],
    ['three seats', 'broken', log => ({ ...log, setup: setupOf([YOU, YOU, YOU]) })],
    ['moves without a header', 'broken', log => ({ ...log, header: null })],
    ['a header of nothing', 'otherRules', log => ({ ...log, header: {} })],
    ['a bad start', 'broken', log => ({ ...log, setup: { ...log.setup, position: 'x' } })],
    ['no setup', 'garbage', log => ({ ...log, setup: null })],
  ])('%s is %s', async (_name, code, spoil) => {
    expect(await codeOf(spoil(await storedGame()))).toBe(code);
  });

  test('a log that does not replay leaves the match before it in place', async () => {
    const { ask, send } = connect();
    const start = await ask({ type: 'load', log: hotSeat });
    await send({
      type: 'load',
      id: 9,
      log: { ...hotSeat, setup: { ...hotSeat.setup, options: { size: 3 } } },
    });
    expect(await ask({ type: 'redo' })).toEqual(start);
  });
});

describe('garbage', () => {
  test('before a match is loaded every question is refused', async () => {
    const { send } = connect();
    expect(await send({ type: 'undo', id: 4 })).toMatchObject([
      { id: 4, ok: false, problem: { code: 'notLoaded' } },
    ]);
  });

  test('gets one typed answer each, and changes nothing', async () => {
    const { ask, send } = connect();
    const start = await ask({ type: 'load', log: hotSeat });
    const message = fc.oneof(
      fc.anything(),
      fc.record({ id: fc.anything(), type: fc.anything() }),
      fc.record({
        id: fc.nat(),
        type: fc.constantFrom(
          'load',
          'submit',
          'whyNot',
          'view',
          'viewAt',
          'history',
          'insight',
          'review',
          'nothing',
        ),
        move: fc.oneof(fc.string(), fc.constant(null)),
        count: fc.oneof(fc.double(), fc.string()),
        from: fc.oneof(fc.nat(), fc.double(), fc.string()),
        by: fc.constantFrom('me', 'screen'),
        seat: fc.anything(),
        log: fc.anything(),
      }),
    );
    await fc.assert(
      fc.asyncProperty(message, async given => {
        let clone: unknown;
        try {
          clone = structuredClone(given);
        } catch {
          return; // could not be sent at all
        }
        const replies = await send(clone);
        expect(replies).toHaveLength(1);
        const [reply] = replies;
        if (!reply?.ok) expect(PROBLEMS).toContain(reply?.problem.code);
      }),
      { numRuns: 400 },
    );
    expect(await ask({ type: 'redo' })).toEqual(start);
  });

  test('without an id is answered too', async () => {
    const { send } = connect();
    expect(await send('hello')).toMatchObject([{ id: NO_ID, ok: false, problem: { code: 'garbage' } }]);
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
    await receive({ type: 'load', id: 1, log: hotSeat });
    expect(replies).toMatchObject([{ ok: false, problem: { code: 'crashed' } }]);
  });
});
