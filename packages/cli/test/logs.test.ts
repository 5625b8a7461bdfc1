import { readFileSync } from 'node:fs';
import { dicePromise, diceSeed, Match, parseOptions, sealedChance } from '@tessera/engine';
import { tesseract } from '@tessera/games/tesseract';
import { beforeAll, describe, expect, test } from 'vitest';
import { GAMES } from '../src/games/index.ts';
import { idsOf } from '../src/games/manifest.ts';
import { fileWith, inFolder, tessera, tesseraJson } from './harness.ts';

let log = '';
beforeAll(async () => {
  const args = [
    '--game',
    'rift',
    '--games',
    '1',
    '--bots',
    'random,random',
    '--options',
    '{"stallLimit":60}',
  ];
  await tessera(['simulate', ...args, '--out', inFolder('sim'), '--save-logs']);
  log = readFileSync(inFolder('sim/logs/0.json'), 'utf8');
});

interface DraftLog {
  readonly header: Record<string, unknown>;
  readonly entries: { seat: number; move: string }[];
  seal?: unknown;
}

/** Writes the log with a change. */
function changed(name: string, change: (log: DraftLog) => void): string {
  const copy = JSON.parse(log);
  change(copy);
  return fileWith(name, JSON.stringify(copy));
}

const RECORD = `[Game "rift"]
[Options "{}"]
[Starter "w"]
[Result "b"]
[Reason "resign"]

T@h2 T@h14 S@a2
`;

describe('replay', () => {
  test('prints every ply in words, then the position; --at stops earlier', async () => {
    const path = fileWith('whole.json', log);
    const whole = await tessera(['replay', path]);
    const plies = JSON.parse(log).entries.length;
    expect(whole.code).toBe(0);
    expect(whole.lines).toHaveLength(plies + 1);
    const early = await tessera(['replay', path, '--at', '3']);
    expect(early.lines.slice(0, 3)).toEqual(whole.lines.slice(0, 3));
    expect(early.lines).toHaveLength(4);
    expect(early.lines[3]).toMatch(/ s 0 3$/);
  });

  test('has a JSON form, and reads standard input', async () => {
    const { json } = await tesseraJson(['replay', '-'], { stdin: log });
    expect(json).toMatchObject({ game: 'rift', decider: null });
    expect(json.plies[0]).toMatchObject({ seat: expect.any(Number), move: expect.any(String) });
    expect(json.digest).toBe((await tesseraJson(['verify', '-'], { stdin: log })).json.digest);
  });

  test('[R-END-11] replay reads a game record, and tells a resignation like an answer', async () => {
    const { code, lines } = await tessera(['replay', '-'], { stdin: RECORD });
    expect(code).toBe(0);
    expect(lines).toEqual([
      '1. T@h2  White puts a Tesseract on h2.',
      '2. T@h14  Black puts a Tesseract on h14.',
      '3. S@a2  White puts a Star on a2.',
      '4. leave  Black wins. White resigned.',
      '15/7t7/15/15/15/15/15/15/15/15/15/15/15/S6T7/15 b SPRC5H2G2X2sprc5h2g2x e 0 3',
    ]);
  });

  test.each([
    ['[R-END-11]', 'time', '4. leave time  Black wins. White ran out of time.'],
    ['[R-END-12]', 'agreed', '4. agree  Black wins. Both sides agreed to end, and the count decided.'],
  ])('%s a record that ends by %s says so', async (_clause, reason, line) => {
    const { code, lines } = await tessera(['replay', '-'], { stdin: RECORD.replace('resign', reason) });
    expect(code).toBe(0);
    expect(lines.slice(3)).toEqual([
      line,
      '15/7t7/15/15/15/15/15/15/15/15/15/15/15/S6T7/15 b SPRC5H2G2X2sprc5h2g2x e 0 3',
    ]);
  });

  test('refuses --at beyond the end', async () => {
    const { code, err } = await tessera(['replay', fileWith('end.json', log), '--at', '9999']);
    expect(code).toBe(2);
    expect(err).toMatch(/^tessera: --at: is "9999", but must be a whole number from 0 to \d+\n$/);
  });
});

describe('verify', () => {
  test('accepts a log that holds', async () => {
    const { code, lines } = await tessera(['verify', fileWith('good.json', log)]);
    expect(code).toBe(0);
    expect(lines[0]).toMatch(/^the log holds: \d+ plies, every one legal; every number drawn from the seed$/);
    expect(lines.at(-1)).toMatch(/^digest [0-9a-f]{16}$/);
  });

  test('refuses an illegal move', async () => {
    const path = changed('illegal.json', one => {
      one.entries[2]!.move = 'X@h8';
    });
    const { code, out } = await tessera(['verify', path]);
    expect(code).toBe(1);
    expect(out).toBe('the log does not hold: entries[2].move: X@h8 is refused: E_STAGE_PAWN (R-SETUP-2)\n');
    expect((await tessera(['replay', path])).code).toBe(1);
    expect((await tessera(['legal', '--log', path])).code).toBe(1);
  });

  test('refuses a move out of turn, and malformed notation', async () => {
    const outOfTurn = changed('turn.json', one => {
      one.entries[1]!.seat = one.entries[0]!.seat;
    });
    expect((await tessera(['verify', outOfTurn])).out).toMatch(
      /entries\[1\]\.move: .* E_NOT_YOUR_TURN \(R-TURN-1\)/,
    );
    const garbled = changed('garbled.json', one => {
      one.entries[1]!.move = 'what';
    });
    const { code, out } = await tessera(['verify', garbled]);
    expect(code).toBe(1);
    expect(out).toMatch(/entries\[1\]\.move: .*"what" is not an action/);
  });

  test('refuses numbers that did not come from the seed', async () => {
    const args = (seed: string): string[] => [
      'play-line',
      '--game',
      'rift',
      '--moves',
      '',
      '--seed',
      seed,
      '--json',
    ];
    const drawn = JSON.parse(log).header.chance[0];
    let other = '';
    for (let i = 0; other === ''; i++) {
      const starter = (await tessera(args(`other ${i}`))).out.includes('"decider":0') ? 0 : 1;
      if (starter !== drawn) other = `other ${i}`;
    }
    const path = changed('seed.json', one => {
      one.header.seed = other;
      delete one.seal; // which would reveal the change at once
    });
    const { code, json } = await tesseraJson(['verify', path]);
    expect(code).toBe(1);
    expect(json.error).toMatchObject({ kind: 'log', field: 'header.chance' });
    expect((await tessera(['replay', path])).code).toBe(0); // replaying with the recorded numbers still works
  });

  test('refuses a log that was changed after it was sealed', async () => {
    const path = changed('resealed.json', one => {
      one.header.table = { title: 'another' };
    });
    const { code, json } = await tesseraJson(['verify', path]);
    expect([code, json.error]).toEqual([1, expect.objectContaining({ kind: 'log', field: 'seal.log' })]);
    expect((await tessera(['replay', path])).out).toMatch(/^the log does not hold: seal\.log: does not fit/);
  });

  test('accepts a match of a server whose dice match the seal shown to its players', async () => {
    const dice = { secret: 'a secret', entropy: ['luck', ''], seal: dicePromise('a secret') };
    const options = parseOptions(tesseract.options, {});
    const start = { options, seats: 2, seed: diceSeed(dice), table: { dice } };
    const match = new Match(tesseract, { ...start, numbers: 'sealed', stream: sealedChance });
    for (let i = 0; i < 8; i++) match.fallback();
    match.takeBack(3);
    for (let i = 0; i < 8; i++) match.fallback();
    const whole = JSON.stringify(match.log());
    const { code, lines } = await tessera(['verify', '-'], { stdin: whole });
    expect(code).toBe(0);
    expect(lines).toEqual([
      'the log holds: 13 plies, every one legal; every number drawn from the seed, which was promised before the first one',
      `the dice match their seal ${dice.seal}`,
      'that proves fair dice to those who were shown the same seal before the first answer, and to nobody else',
      expect.stringMatching(/^its seal fits/),
      expect.stringMatching(/no signature/),
      expect.stringMatching(/^digest [0-9a-f]{16}$/),
    ]);
    const { json } = await tesseraJson(['verify', '-'], { stdin: whole });
    expect(json).toMatchObject({ fairness: 'sealed', promise: dice.seal, sealed: true });
    const other = whole.replace('a secret', 'b secret');
    expect((await tessera(['verify', '-'], { stdin: other })).out).toMatch(
      /^the log does not hold: header\.table\.dice\.secret: is not the one that was promised/,
    );
    expect((await tessera(['replay', '-'], { stdin: whole })).code).toBe(0);
  });

  test('a match that was moved to a server: how much of it was promised in advance', async () => {
    const dice = { secret: 'a secret', entropy: ['', 'luck'], seal: dicePromise('a secret') };
    const match = new Match(tesseract, {
      options: parseOptions(tesseract.options, {}),
      seats: 2,
      seed: 'at home',
    });
    for (let i = 0; i < 8; i++) match.fallback();
    const { header, entries } = match.log();
    const movedTo = (changes: object): string => {
      const promised = { fresh: 1, seed: diceSeed(dice) };
      const log = { header: { ...header, table: { dice }, promised, ...changes }, entries };
      const moved = Match.resume(tesseract, log, undefined, sealedChance);
      moved.takeBack(0, 1);
      for (let i = 0; i < 12; i++) moved.fallback();
      return JSON.stringify(moved.log());
    };
    const { lines } = await tessera(['verify', '-'], { stdin: movedTo({}) });
    expect(lines.slice(0, 4)).toEqual([
      'the log holds: 20 plies, every one legal; every number drawn from a seed',
      `the dice match their seal ${dice.seal}`,
      'dice of the first 8 answers were not promised in advance: the match was moved then',
      expect.stringMatching(/^that proves the dice since then/),
    ]);
    const given = movedTo({ numbers: 'given' });
    expect((await tessera(['verify', '-'], { stdin: given })).lines[0]).toMatch(
      /before it was moved were given/,
    );
    const { json } = await tesseraJson(['verify', '-'], { stdin: given });
    expect(json).toMatchObject({ fairness: 'given', promise: dice.seal, sealedAfter: 8 });
    const other = given.replace('a secret', 'b secret');
    expect((await tessera(['verify', '-'], { stdin: other })).code).toBe(1);
  });

  test('verify reports where the numbers of a log come from', async () => {
    const proof = async (change: (log: DraftLog) => void): Promise<unknown> =>
      (await tesseraJson(['verify', changed('proof.json', change)])).json;
    expect(await proof(() => {})).toMatchObject({ holds: true, fairness: 'fair', sealed: true });
    const given = (one: DraftLog): void => {
      one.header.numbers = 'given';
      delete one.seal;
    };
    expect(await proof(given)).toMatchObject({ holds: true, fairness: 'given', sealed: false });
    const noSeed = changed('noSeed.json', one => {
      const header = { ...one.header, options: { firstPlayer: 'w' }, seed: '', chance: [] };
      Object.assign(one, { header, entries: [], seal: undefined });
    });
    const { out } = await tessera(['verify', noSeed]);
    expect(out).toMatch(
      /^the log holds: 0 plies, every one legal; an empty seed proves nothing\nit has no seal/,
    );
  });

  test('refuses a log of other rules', async () => {
    const path = changed('old.json', one => {
      one.header.rulesVersion = 99;
    });
    const { code, out } = await tessera(['verify', path]);
    expect(code).toBe(1);
    expect(out).toMatch(/header\.rulesVersion: is 99, but these rules are version/);
  });

  test('reports that a game record has no seed, and refuses a false result', async () => {
    expect((await tessera(['verify', '-'], { stdin: RECORD })).out).toMatch(
      /every one legal; the numbers were given by hand, as the log says; not proved\nit has no seal/,
    );
    const { code, out } = await tessera(['verify', '-'], { stdin: RECORD.replace('resign', 'capture') });
    expect(code).toBe(1);
    expect(out).toMatch(/the record says a win of seat 1 by capture, the board an open game/);
  });
});

describe('malformed logs name the field, status 2', () => {
  test.each([
    ['{', /^tessera: standard input, column 2: is not valid JSON/],
    [
      '\n{ "header":\n  ]',
      /^tessera: standard input, line 3, column 3: is not valid JSON \(a value is missing\)/,
    ],
    ['[1]', /^tessera: line 1: is no header line/],
    ['{}', /^tessera: header: must be an object/],
    ['{"header":{"game":"rift"},"entries":3}', /^tessera: entries: must be a list/],
    [RECORD.replace('T@h14', 'T@h99'), /^tessera: line 7, ply 2, column 8: "T@h99" is not an action/],
    [RECORD.replace('{}', '{"x":1}'), /^tessera: line 2, Options\.x: is unknown/],
  ])('%s', async (stdin, sentence) => {
    for (const command of ['replay', 'verify']) {
      const { code, out, err } = await tessera([command, '-'], { stdin });
      expect([code, out]).toEqual([2, '']);
      expect(err).toMatch(sentence);
      expect(err.trimEnd().split('\n')).toHaveLength(1);
    }
  });

  test('an unknown game, a wrong option and a broken position in the header', async () => {
    const unknown = changed('game.json', one => {
      one.header.game = 'chess';
    });
    expect((await tessera(['replay', unknown])).err).toBe(
      `tessera: header.game: "chess" is unknown; known are ${idsOf(GAMES)}\n`,
    );
    const option = changed('option.json', one => {
      one.header.options = { camp: 'moon' };
    });
    expect((await tessera(['replay', option])).err).toMatch(
      /^tessera: header\.options\.camp: must be one of/,
    );
    const position = changed('position.json', one => {
      one.header.position = '15/15 w - p 0 0';
    });
    expect((await tessera(['replay', position])).err).toMatch(
      /^tessera: header\.position: board, column \d+: has 2 ranks/,
    );
  });

  test('options given beside a log', async () => {
    const path = fileWith('beside.json', log);
    const { code, err } = await tessera(['legal', '--log', path, '--position', 'x']);
    expect([code, err]).toEqual([
      2,
      'tessera: --position: cannot be given beside a log, which has its own\n',
    ]);
    expect((await tessera(['legal', '--log', path, '--game', 'rift'])).code).toBe(0);
  });
});
