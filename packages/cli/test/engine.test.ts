import { Readable } from 'node:stream';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { FAIR, type Mode, OPEN } from '../src/engine/modes.ts';
import { LINE_LIMIT } from '../src/engine/protocol.ts';
import { REQUESTS } from '../src/engine/requests.ts';
import { openSession, type Session } from '../src/engine/session.ts';
import { manifestOf, OPENING, RECTANGLE, STAR, tessera } from './harness.ts';

/** Fields of an answer that the tests read; a test fails where one is missing. */
interface Answer {
  readonly ok: boolean;
  readonly error: { readonly kind: string; readonly field: string; readonly message: string };
  readonly legal: readonly string[];
  readonly played: readonly unknown[];
  readonly log: { readonly entries: readonly unknown[] };
  readonly move: string;
  readonly plies?: number;
  readonly thought?: unknown;
}

const rift = manifestOf('rift');
const DEFAULTS = Object.fromEntries(
  Object.entries(rift.game.options as Record<string, { default: unknown }>).map(([name, spec]) => [
    name,
    spec.default,
  ]),
);

/** A session with everything it has printed. */
function conversation(mode: Mode = OPEN): {
  session: Session;
  said: Answer[];
  ask: (request: object) => Answer;
} {
  const said: Answer[] = [];
  const session = openSession(rift, mode, { options: DEFAULTS, seats: 2 }, answer =>
    said.push(JSON.parse(JSON.stringify(answer))),
  );
  const ask = (request: object): Answer => {
    session.receive(JSON.stringify(request));
    return said.at(-1)!;
  };
  return { session, said, ask };
}

describe('requests', () => {
  test('hello describes the engine', () => {
    const { ask } = conversation();
    expect(ask({ id: 'a', type: 'hello' })).toMatchObject({
      id: 'a',
      ok: true,
      protocol: 3,
      mode: 'open',
      game: 'rift',
      seats: { min: 2, max: 2 },
      options: { camp: { default: 'inset' } },
      bots: ['random', 'gentle', 'easy', 'fair', 'strong', 'best', 'alphabeta'],
    });
  });

  test('position, legal, moves and undo work on one match', () => {
    const { ask } = conversation();
    expect(ask({ id: 1, type: 'position', position: STAR })).toMatchObject({
      ok: true,
      decider: 0,
      plies: 0,
    });
    expect(ask({ id: 2, type: 'legal' }).legal).toHaveLength(44);
    const played = ask({ id: 3, type: 'moves', moves: ['Sh8-f6xg7', 'To15-o14'] });
    expect(played).toMatchObject({ id: 3, ok: true, plies: 2, decider: 0, outcome: null });
    expect(played.played[0]).toMatchObject({ seat: 0, move: 'Sh8-f6xg7' });
    expect(ask({ id: 4, type: 'undo' })).toMatchObject({ ok: true, plies: 1, decider: 1 });
    expect(ask({ id: 5, type: 'log' }).log.entries).toHaveLength(1);
    expect(ask({ id: 6, type: 'state' })).toMatchObject({ plies: 1, view: { toMove: 1 } });
  });

  test('position accepts moves, also up to the end of a game', () => {
    const { ask } = conversation();
    const answer = ask({ id: 1, type: 'position', position: RECTANGLE, moves: ['Rd4-f6xd5,d6,e6'] });
    expect(answer).toMatchObject({ ok: true, outcome: { winners: [0], reason: 'capture' }, decider: null });
    expect(ask({ id: 2, type: 'go', bot: 'random' }).error).toMatchObject({ kind: 'over' });
    expect(ask({ id: 3, type: 'moves', moves: ['Ta1-a2'] }).error).toMatchObject({
      kind: 'illegal',
      clause: 'R-END-10',
    });
  });

  test('options begin a new match and apply to later positions', () => {
    const { ask } = conversation();
    ask({ id: 1, type: 'options', options: { legOneCapture: false } });
    ask({ id: 2, type: 'position', position: STAR });
    expect(ask({ id: 3, type: 'legal' }).legal).toHaveLength(43);
    expect(ask({ id: 4, type: 'options', options: { camp: 'moon' } }).error).toMatchObject({
      field: 'options.camp',
    });
    expect(ask({ id: 5, type: 'legal' }).legal).toHaveLength(43);
  });

  test('check explains a refusal, and changes nothing', () => {
    const { ask } = conversation();
    ask({ id: 1, type: 'position', position: STAR });
    expect(ask({ id: 2, type: 'check', move: 'Sh8-k7' })).toMatchObject({
      ok: true,
      legal: false,
      clause: 'R-BENT-5',
      code: 'E_ENEMY_ON_TURN',
      sentence: expect.stringContaining('j6'),
    });
    expect(ask({ id: 3, type: 'check', move: 'Sh8-f6xg7' })).toEqual({ id: 3, ok: true, legal: true });
    expect(ask({ id: 4, type: 'check', move: 'To15-o14', seat: 1 })).toMatchObject({ clause: 'R-TURN-1' });
  });

  test('a line with an illegal move is not played at all', () => {
    const { ask } = conversation();
    ask({ id: 1, type: 'position', seed: 'x' });
    const first = ask({ id: 2, type: 'legal' }).legal[0];
    const before = ask({ id: 3, type: 'state' });
    const refused = ask({ id: 4, type: 'moves', moves: [first, 'X@h8'] });
    expect(refused).toMatchObject({
      id: 4,
      ok: false,
      error: { kind: 'illegal', index: 1, clause: 'R-SETUP-2' },
    });
    expect(ask({ id: 3, type: 'state' })).toEqual(before);
    expect(ask({ id: 5, type: 'position', position: STAR, moves: ['Ta1-b9'] }).ok).toBe(false);
    expect(ask({ id: 3, type: 'state' })).toEqual(before);
  });

  test('rolls script the numbers of chance', () => {
    const { ask } = conversation();
    expect(ask({ id: 1, type: 'position', rolls: [1] })).toMatchObject({ decider: 1 });
    expect(ask({ id: 2, type: 'position', rolls: [7] }).error).toMatchObject({
      kind: 'malformed',
      field: 'rolls',
    });
    expect(ask({ id: 3, type: 'undo' }).error).toMatchObject({ kind: 'undo' });
  });
});

describe('thinking', () => {
  test('go reports thoughts and answers with a legal move', async () => {
    const { session, said, ask } = conversation();
    ask({ id: 1, type: 'position', position: STAR });
    ask({ id: 2, type: 'go', bot: 'alphabeta@400n' });
    await session.idle();
    const answer = said.at(-1)!;
    expect(answer).toMatchObject({ id: 2, ok: true, seat: 0, line: expect.any(Array) });
    expect(said.filter(one => one.thought)).not.toHaveLength(0);
    expect(ask({ id: 3, type: 'moves', moves: [answer.move] }).ok).toBe(true);
  });

  test('stop ends a search early; changes are refused meanwhile', async () => {
    const { session, said, ask } = conversation();
    ask({ id: 1, type: 'position', position: OPENING });
    const started = performance.now();
    ask({ id: 2, type: 'go', bot: 'alphabeta@60000ms' });
    expect(ask({ id: 3, type: 'moves', moves: ['Th1-h2'] }).error.kind).toBe('busy');
    expect(ask({ id: 4, type: 'go', bot: 'random' }).error.kind).toBe('busy');
    expect(ask({ id: 5, type: 'legal' }).legal).toHaveLength(1457);
    expect(ask({ id: 6, type: 'stop' })).toEqual({ id: 6, ok: true, stopped: true });
    await session.idle();
    expect(said.at(-1)).toMatchObject({ id: 2, ok: true, move: expect.any(String) });
    expect(performance.now() - started).toBeLessThan(10_000);
    expect(ask({ id: 7, type: 'stop' })).toEqual({ id: 7, ok: true, stopped: false });
  });

  test('go accepts limits of its own, and validates them', async () => {
    const { session, said, ask } = conversation();
    ask({ id: 1, type: 'position', position: STAR });
    ask({ id: 2, type: 'go', bot: 'alphabeta', limits: { depth: 1 } });
    await session.idle();
    expect(said.at(-1)).toMatchObject({ ok: true, depth: 1 });
    expect(ask({ id: 3, type: 'go', bot: 'alphabeta', limits: { hours: 1 } }).error.field).toBe(
      'limits.hours',
    );
    expect(ask({ id: 4, type: 'go', bot: 'deep blue' }).error).toMatchObject({
      kind: 'malformed',
      field: 'bot',
    });
    expect(ask({ id: 5, type: 'go' }).error).toMatchObject({ kind: 'malformed', field: 'bot' });
  });
});

describe('mistakes', () => {
  test.each([
    ['x', null, 'line'],
    ['[]', null, 'line'],
    ['null', null, 'line'],
    ['"hello"', null, 'line'],
    ['{}', null, 'id'],
    ['{"id":{},"type":"hello"}', null, 'id'],
    ['{"id":1e999,"type":"hello"}', null, 'line'],
    ['{"id":7,"id":8,"type":"hello"}', null, 'line'],
    [`{"id":"${'x'.repeat(101)}","type":"hello"}`, null, 'id'],
    ['{"id":7}', 7, 'type'],
    ['{"id":7,"type":"dance"}', 7, 'type'],
    ['{"id":7,"type":"constructor"}', 7, 'type'],
    ['{"id":7,"type":"hello","x":1}', 7, 'hello.x'],
    ['{"id":7,"type":"hello","__proto__":1}', 7, 'hello.__proto__'],
    ['{"id":7,"type":"moves"}', 7, 'moves'],
    ['{"id":7,"type":"moves","moves":[1]}', 7, 'moves[0]'],
    ['{"id":7,"type":"moves","moves":["Te"]}', 7, 'move 1'],
    ['{"id":7,"type":"position","position":7}', 7, 'position'],
    ['{"id":7,"type":"position","position":"15 w"}', 7, 'position'],
    ['{"id":7,"type":"position","strict":"yes"}', 7, 'strict'],
    ['{"id":7,"type":"options","options":[]}', 7, 'options'],
    ['{"id":7,"type":"check"}', 7, 'move'],
    ['{"id":7,"type":"quit","now":true}', 7, 'quit.now'],
  ])('%s gets one typed refusal', (line, id, field) => {
    const { session, said } = conversation();
    expect(session.receive(line)).toBe(false);
    expect(said).toHaveLength(1);
    expect(said[0]).toMatchObject({ id, ok: false, error: { kind: 'malformed', field } });
    expect(said[0]!.error.message.length).toBeLessThan(400);
  });

  test.each([OPEN, FAIR])(
    'garbage of every kind ($name): one answer per line, no silent change, no fault',
    mode => {
      const word = fc.oneof(fc.constantFrom('Ta1-a2', 'T@h2', 'T@h14', STAR, '__proto__', ''), fc.string());
      const junk = fc.jsonValue({ maxDepth: 3 });
      const moves = fc.array(word, { maxLength: 4 });
      const likely = {
        position: fc.constantFrom(STAR, OPENING),
        moves,
        move: word,
        seat: fc.oneof(fc.nat(2), fc.constant('watcher')),
        since: fc.nat(3),
        seed: word,
      };
      const rarely = { rolls: fc.array(fc.nat(2)), strict: fc.boolean(), options: fc.object(), limits: junk };
      const fields = fc.record(
        Object.fromEntries(
          Object.entries({ ...likely, ...rarely }).map(([name, fit]) => [
            name,
            fc.oneof({ weight: 9, arbitrary: fit as fc.Arbitrary<unknown> }, { weight: 1, arbitrary: junk }),
          ]),
        ),
        { requiredKeys: [] },
      );
      /** Mostly a request with its own fields, sometimes with random ones. */
      const request = fc
        .tuple(
          fc.oneof(
            { weight: 9, arbitrary: fc.nat() as fc.Arbitrary<unknown> },
            { weight: 1, arbitrary: junk },
          ),
          fc.constantFrom(...Object.keys(REQUESTS), 'stop', 'go'),
          fields,
          fc.boolean(),
        )
        .map(([id, type, given, isTidy]) => {
          const fit = Object.entries(given).filter(
            ([name]) => !isTidy || REQUESTS[type]?.fields.includes(name),
          );
          return JSON.stringify({ id, type, ...Object.fromEntries(fit) });
        });
      const torn = fc.tuple(request, fc.nat(), fc.string({ maxLength: 3 })).map(([text, at, noise]) => {
        const cut = at % (text.length + 1);
        return text.slice(0, cut) + noise + text.slice(cut + noise.length);
      });
      const line = fc
        .oneof(request, torn, fc.string(), fc.json({ maxDepth: 4 }))
        .filter(text => text.trim() !== '');
      const { session, said } = conversation(mode);
      const standing = (): string => {
        session.receive('{"id":0,"type":"state"}');
        return JSON.stringify(said.pop());
      };
      const counts = { accepted: 0, refused: 0 };
      fc.assert(
        fc.property(line, text => {
          if (text.includes('quit') || text.includes('alphabeta')) return;
          const before = standing();
          said.length = 0;
          expect(session.receive(text)).toBe(false);
          expect(said).toHaveLength(1);
          expect(said[0]!.error?.kind).not.toBe('fault');
          counts[said[0]!.ok ? 'accepted' : 'refused']++;
          const told = said[0]!;
          if (!told.ok && told.plies === undefined) expect(standing()).toBe(before);
        }),
        { numRuns: 3000, seed: 2 },
      );
      expect(counts.accepted).toBeGreaterThan(150); // enough of it must be valid, or nothing deep is reached
      expect(counts.refused).toBeGreaterThan(300);
    },
  );
});

describe('the command', () => {
  const talk = (text: string | Readable) => tessera(['engine', '--game', 'rift'], { stdin: text });

  test('answers line by line, with Windows line ends and blank lines, until quit', async () => {
    const { code, lines } = await talk(
      '{"id":1,"type":"legal"}\r\n\r\n{"id":2,"type":"quit"}\n{"id":3,"type":"legal"}\n',
    );
    expect(code).toBe(0);
    expect(lines.map(line => JSON.parse(line).id)).toEqual([1, 2]);
  });

  test('waits at the end of the input for a running search; the last line needs no line end', async () => {
    const { code, lines } = await talk('{"id":1,"type":"go","bot":"alphabeta@300n"}');
    expect(code).toBe(0);
    expect(JSON.parse(lines.at(-1)!)).toMatchObject({ id: 1, ok: true });
  });

  test('refuses a line that is too long once, in bounded memory, and answers the next one', async () => {
    const chunk = Buffer.alloc(1 << 16, 'x');
    function* endless(): Generator<Buffer> {
      for (let sent = 0; sent < 3 * LINE_LIMIT; sent += chunk.length) yield chunk;
      yield Buffer.from('\n{"id":1,"type":"legal"}\n');
    }
    const { lines } = await talk(Readable.from(endless()));
    expect(lines).toHaveLength(2);
    expect(JSON.parse(lines[0]!)).toMatchObject({
      id: null,
      ok: false,
      error: { kind: 'malformed', field: 'line' },
    });
    expect(JSON.parse(lines[1]!)).toMatchObject({ id: 1, ok: true });
  });

  test('decodes characters that are split between chunks', async () => {
    const bytes = Buffer.from('{"id":"é–ü","type":"undo"}\n');
    const { lines } = await talk(Readable.from([...bytes].map(byte => Buffer.from([byte]))));
    expect(JSON.parse(lines[0]!).id).toBe('é–ü');
  });

  test('survives deeply nested JSON', async () => {
    const deep = `{"id":1,"type":"options","options":${'['.repeat(100_000)}${']'.repeat(100_000)}}`;
    const { lines } = await talk(`${deep}\n{"id":2,"type":"hello"}\n`);
    expect(lines.map(line => JSON.parse(line).ok)).toEqual([false, true]);
  });
});
