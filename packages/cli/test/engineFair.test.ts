/** `tessera engine` as outside bots use it: fair mode by default, and bots with memory. */
import { digest, parseOptions, seededChance } from '@tessera/engine';
import { describe, expect, test } from 'vitest';
import { FAIR, type Mode, OPEN } from '../src/engine/modes.ts';
import { openSession, type Session } from '../src/engine/session.ts';
import { fileWith, KAREN, manifestOf, tessera, tesseraJson } from './harness.ts';

/** Fields of an answer that the tests read; a test fails where one is missing. */
interface Answer {
  readonly error: { readonly kind: string };
  readonly decider: number | null;
  readonly position: string;
  readonly legal: readonly string[];
  readonly played: readonly { readonly events: readonly unknown[] }[];
  readonly view: { readonly decision: { readonly type: string } | null };
  readonly log: unknown;
  readonly seat: number;
  readonly move: string;
}

const manifest = manifestOf('tesseract');
const { game: tesseract } = manifest;

interface Conversation {
  readonly session: Session;
  readonly said: Answer[];
  ask(type: string, fields?: object): Answer;
  /** The answer to `go`, which may come later. */
  go(bot: string, fields?: object): Promise<Answer>;
}

function conversation(mode: Mode = FAIR): Conversation {
  const said: Answer[] = [];
  const opening = { options: parseOptions<object>(tesseract.options, {}), seats: 2, seed: 'canary' };
  const session = openSession(manifest, mode, opening, answer =>
    said.push(JSON.parse(JSON.stringify(answer))),
  );
  const ask = (type: string, fields: object = {}): Answer => {
    session.receive(JSON.stringify({ id: said.length, type, ...fields }));
    return said.at(-1)!;
  };
  const go = async (bot: string, fields: object = {}): Promise<Answer> => {
    ask('go', { bot, ...fields });
    await session.idle();
    return said.at(-1)!;
  };
  return { session, said, ask, go };
}

describe('fair mode', () => {
  test('is the default, and named by hello', async () => {
    const stdin = '{"id":1,"type":"hello"}\n';
    const hello = async (...more: string[]): Promise<Answer> =>
      JSON.parse((await tessera(['engine', '--game', 'tesseract', ...more], { stdin })).out);
    expect(await hello()).toMatchObject({
      mode: 'fair',
      isTogether: true,
      endings: { contained: 'won', breach: 'lost' },
    });
    expect(await hello('--open')).toMatchObject({ mode: 'open' });
  });

  test('reveals no seed, number or digest until the game is over; then a log that verifies', async () => {
    const { ask, go, said } = conversation();
    while (ask('state', { since: 0 }).decider !== null) {
      const { move } = await go('random');
      ask('moves', { moves: [move] });
      ask('log');
    }
    const before = said.slice(0, -2); // the log after the last answer, and the state after that
    expect(before.length).toBeGreaterThan(100);
    const names = new Set<string>();
    for (const answer of before) {
      expect(JSON.stringify(answer)).not.toContain('canary');
      JSON.stringify(answer, (name, value) => {
        names.add(name);
        return value;
      });
    }
    expect([...names].filter(name => ['seed', 'digest', 'seal', 'numbers', 'rolls'].includes(name))).toEqual(
      [],
    );
    const { log } = ask('log');
    const verified = await tesseraJson(['verify', fileWith('fair.json', JSON.stringify(log))]);
    expect(verified.json).toMatchObject({ holds: true, fairness: 'fair', sealed: true });
    expect(ask('undo').error).toMatchObject({ kind: 'undo' });
  });

  test('answers alike for states with equal views: hidden information does not leak', async () => {
    const { ask, go } = conversation(OPEN);
    for (let i = 0; i < 40; i++) ask('moves', { moves: [(await go('random')).move] });
    const options = parseOptions<object>(tesseract.options, {});
    const state = tesseract.notation.parsePosition(ask('state').position, options);
    const view = tesseract.view(state, 'watcher');
    const twins = ['one', 'another'].map(seed =>
      tesseract.notation.formatPosition(tesseract.determinize(view, seededChance(seed))),
    );
    expect(digest(twins[0])).not.toBe(digest(twins[1]));
    const [one, another] = await Promise.all(
      twins.map(async position => {
        const told = conversation();
        told.ask('position', { position });
        for (const seat of [0, 1, 'watcher']) {
          told.ask('state', { seat, since: 0 });
          told.ask('log', { seat });
        }
        const { legal } = told.ask('legal');
        for (const move of legal.slice(0, 5)) told.ask('check', { move });
        await told.go('greedy', { seed: 'same' });
        const harmless = legal.find(move => move.startsWith('adjust'));
        expect(told.ask('moves', { moves: [harmless] }).played[0]?.events).not.toEqual([]);
        return told.said;
      }),
    );
    expect(another).toEqual(one);
    const open = twins.map(position => conversation(OPEN).ask('position', { position }));
    expect(open[1]?.position).not.toBe(open[0]?.position);
  });

  test('shows a seat its own answers; the default viewer is the seat that decides', () => {
    const { ask } = conversation();
    ask('position', { position: JSON.parse(KAREN) });
    const mine = ask('state');
    expect(mine).toMatchObject({ seat: 0, decider: 0, view: { decision: { seat: 0 } } });
    expect(mine.legal).toHaveLength(23);
    expect(ask('state', { seat: 1 })).toMatchObject({ seat: 1, decider: 0, legal: [] });
    expect(ask('state', { seat: 'watcher' })).toMatchObject({ seat: 'watcher', legal: [] });
    expect(ask('legal', { seat: 1 })).toMatchObject({ decider: 0, legal: [] });
    expect(ask('moves', { moves: ['transfer A:Y2 B'] })).toMatchObject({ seat: 1, decider: 1, plies: 1 });
    expect(ask('state', { seat: 0, since: 1 }).played).toEqual([]);
    expect(ask('state', { seat: 0, since: 0 }).played).toMatchObject([
      { seat: 0, move: 'transfer A:Y2 B', events: [{ type: 'asked', lab: 1 }] },
    ]);
    expect(ask('undo', { seat: 0 })).toMatchObject({ seat: 0, decider: 0, plies: 0 });
  });

  test.each([
    ['state', { seat: 2 }],
    ['state', { seat: 'nobody' }],
    ['moves', { moves: ['end'], seat: 2 }],
    ['moves', { moves: ['end'], seat: 'watcher' }],
    ['position', { position: JSON.parse(KAREN), seat: 2 }],
    ['options', { options: {}, seats: 3, seat: 3 }],
    ['undo', { seat: 9 }],
  ])('refuses %s with %j and changes nothing', (type, fields) => {
    const { ask } = conversation();
    ask('moves', { moves: ask('legal').legal.slice(0, 1) });
    const before = ask('state', { seat: 0 });
    expect(ask(type, fields).error).toMatchObject({ kind: 'malformed', field: 'seat' });
    expect({ ...ask('state', { seat: 0 }), id: 0 }).toEqual({ ...before, id: 0 });
  });

  test('draws a new seed for every match, unless one is named', () => {
    const first = (fields: object): string => {
      const { ask } = conversation();
      return JSON.stringify(ask('position', fields).position);
    };
    expect(first({})).not.toBe(first({}));
    expect(first({ seed: 'x' })).toBe(first({ seed: 'x' }));
  });

  test('keeps moves before a refused one once one of them drew: a refusal is no look ahead', () => {
    const { ask } = conversation();
    ask('position', { position: JSON.parse(KAREN), seed: 'primed' });
    const quiet = ask('moves', { moves: ['transfer A:Y2 B', 'no such answer'] });
    expect(quiet).toMatchObject({ error: { kind: 'malformed', field: 'move 2' } });
    expect(quiet).not.toHaveProperty('plies');
    expect(ask('state')).toMatchObject({ plies: 0 });
    const drawing = ask('moves', { moves: ['end', 'no such answer'], seat: 0 });
    expect(drawing).toMatchObject({ error: { kind: 'malformed', field: 'move 2' }, plies: 1, seat: 0 });
    expect(drawing.played).toMatchObject([{ seat: 0, move: 'end' }]);
    expect(ask('state')).toMatchObject({ plies: 1 });
    expect(ask('undo').error).toMatchObject({ kind: 'undo' });
    const opened = ask('position', { seed: 'set-up draws', moves: ['no such answer'] });
    expect(opened).toMatchObject({ error: { kind: 'malformed', field: 'move 1' }, plies: 0, played: [] });
    expect(ask('state').position).toBe(opened.position);
    // The set-up was revealed long ago: a line that draws nothing is dropped here too.
    expect(ask('moves', { moves: ['no such answer'] })).not.toHaveProperty('plies');
  });

  test('open mode drops a line that is refused half-way', () => {
    const { ask } = conversation(OPEN);
    ask('position', { position: JSON.parse(KAREN), seed: 'primed' });
    expect(ask('moves', { moves: ['end', 'no such answer'] })).not.toHaveProperty('plies');
    expect(ask('state')).toMatchObject({ plies: 0 });
  });

  test('[T-DEC-9] a seat leaves by an answer', () => {
    const { ask } = conversation();
    expect(ask('check', { move: 'leave', seat: 1 })).toMatchObject({ legal: true });
    const left = ask('moves', { moves: ['leave'], seat: 1 });
    expect(left.played).toEqual([
      { seat: 1, move: 'leave', events: [expect.objectContaining({ type: 'left' })] },
    ]);
    expect(ask('moves', { moves: ['leave'], seat: 1 }).error).toMatchObject({
      kind: 'illegal',
      code: 'E_NOT_SEATED',
      sentence: 'Nobody sits there any more.',
    });
    expect(ask('moves', { moves: ['leave'] })).toMatchObject({ outcome: { winners: [], reason: 'resign' } });
  });
});

describe('bots of the engine', () => {
  test('remember a refused wish, and do not ask for it again', async () => {
    const { ask, go } = conversation(FAIR);
    ask('position', { seed: 'w3' });
    const refused: string[] = [];
    for (let i = 0; i < 60; i++) {
      const { seat, move } = await go('greedy');
      const wish = `${seat} ${move}`;
      expect(wish).not.toBe(refused.at(-1));
      ask('moves', { moves: [move] });
      if (ask('state').view.decision?.type !== 'consent') refused.push('');
      else {
        refused.push(wish);
        ask('moves', { moves: ['no'] });
      }
    }
    expect(refused.filter(Boolean).length).toBeGreaterThan(1);
  });

  test('are new after a new match, after undo, and when asked twice at one point', async () => {
    const { ask, go } = conversation(FAIR);
    const moves: string[] = [];
    ask('position', { seed: 'w3' });
    while (ask('state').view.decision?.type !== 'consent') {
      expect(ask('state').decider).not.toBeNull();
      moves.push((await go('greedy', { seed: 's' })).move);
      ask('moves', { moves: moves.slice(-1) });
    }
    const wish = moves.pop();
    ask('undo');
    expect((await go('greedy', { seed: 's' })).move).toBe(wish);
    expect((await go('greedy', { seed: 's' })).move).toBe(wish);
    ask('moves', { moves: [wish] });
    ask('undo');
    expect((await go('greedy', { seed: 's' })).move).toBe(wish);
    ask('position', { position: ask('state').position });
    expect((await go('greedy', { seed: 's' })).move).toBe(wish);
    ask('position', { seed: 'w3', moves }); // the same point, after more answers
    expect((await go('greedy', { seed: 's' })).move).toBe(wish);
  });
});
