/** tesseract on the command line; packs have tests of their own. */
import { readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';
import { describe, expect, test } from 'vitest';
import { fileWith, inFolder, KAREN, type RunWith, tessera, tesseraJson } from './harness.ts';

const TESSERACT = ['--game', 'tesseract'];
const typed = (lines: readonly string[], args: readonly string[] = [], more: RunWith = {}) =>
  tessera(['play', 'tesseract', ...args], { stdin: lines.map(line => `${line}\n`).join(''), ...more });
const atKaren = ['--position', KAREN, '--seed', '1'];

describe('the table', () => {
  test('shows layers, base, board, primed cubes with their danger, labs and piles', async () => {
    const { lines } = await typed([], atKaren);
    expect(lines.slice(0, 20)).toEqual([
      'Turn 1: A, Action phase   actions 3   breaches ....... 0 of 7',
      '  layer 4            layer 3            layer 2            layer 1',
      '   0   1   2   3      0   1   2   3      0   1   2   3      0   1   2   3',
      '0  .   .   .   .      .   .   .   .     Y6*  .   .  P3!    Y6   .   .  O2',
      '1  .   .   .   .      .   .   .   .      .   .   .   .      .   .   .   .',
      '2  .   .   .   .      .   .   .   .      .   .   .   .      .   .   .   .',
      '3  .   .   .   .      .   .   .   .      .   .   .  B5*     .   .   .  B1',
      '  base               contained 0 of 24',
      '   0   1   2   3       1  2  3  4  5  6',
      '0 AC   .   .   .     Y .  .  .  .  .  .',
      '1  .  sh  ac   .     O .  .  .  .  .  .',
      '2  .  ac  cr   .     P .  .  .  .  .  .',
      '3  .   .   .  AC     B .  .  .  .  .  .',
      '                       -  -  -  -  -  -  containment cards',
      'symbols: AC Acceleration, SH Shield, CR Chain reaction',
      'primed: P3 Y3 (one more breaches)',
      'next primed: 3,0   chance of a breach before the next turn: 17%',
      '>A  Y2 Y3 Y4 B2 .  .   Rewrite',
      ' B  .  .  .  .  .  .',
      'destroyed: nothing   cards left of level 2, 3, 4: 2, 1, 0',
    ]);
  });

  test('does not show hidden cubes', async () => {
    const { out } = await typed([], ['--seed', '3', '--seats', '2']);
    expect(out).toMatch(/^1 [YOPB]\d .* {2}[yopb]\? {2}\?\? {2}\?\? {2}[yopb]\?/m);
    const open = await typed([], ['--seed', '3', '--seats', '2', '--options', '{"info":"open"}']);
    expect(open.out).not.toContain('?');
  });

  test('shows wards, skipped primes, breaches, columns and destroyed cubes', async () => {
    const position = JSON.stringify({
      ...JSON.parse(KAREN),
      researchers: ['R01', 'R10'],
      containment: [
        'C-01 revealed',
        'C-02 unlocked',
        'C-03 used',
        'C-04 hidden',
        'C-05 hidden',
        'C-06 discarded',
      ],
      board: 'Y1O1Y2O2P2B2',
      destroyed: 'YYO',
      breach: 3,
      wards: 1,
      skipPrime: 2,
    });
    const { out } = await typed(['cards', 'symbols'], ['--position', position]);
    expect(out).toContain('breaches ###.... 3 of 7   wards 1   primes skipped 2\n');
    expect(out).toContain('contained 6 of 24\n');
    expect(out).toContain('0 AC   .   .   .     Y 1  2  .  .  .  .\n');
    expect(out).toContain('r  U  x  -  -  x  containment cards\n');
    expect(out).toContain('destroyed: Y 2, O 1');
    expect(out).toContain(' B  .  .  .  .  .  .  .  .   Robotics Engineer\n');
    expect(out).toContain('2  Event Horizon: Destroy up to three primed cubes. (unlocked, use 2)\n');
    expect(out).toMatch(/^A {2}Transport Engineer: .+ \/ .+$/m);
    expect(out).toMatch(/^AC {2}Acceleration: .+ \(T-EVENT-AC\)$/m);
    expect(out).not.toContain('IP  Interphase');
  });

  test('uses colour on a terminal only', async () => {
    const plain = (await typed([], atKaren)).out;
    const bots = ['play', 'tesseract', ...atKaren, '--players', 'random,random'];
    const coloured = (await tessera(bots, { isTTY: true })).out;
    expect(plain).not.toContain('\x1b');
    expect(coloured).toContain('\x1b[93mY');
    expect(stripVTControlCharacters(coloured)).toBe((await tessera(bots)).out);
  });
});

describe('input', () => {
  test('may be a number, notation, an illegal answer with its clause, or nonsense', async () => {
    const { code, out } = await typed(
      [
        'contain Y2 Y3 Y4',
        '2',
        '9',
        'remove 0,0',
        'no',
        'remove 1,1',
        'remove',
        'why adjust A:B2 flip',
        'why',
      ],
      atKaren,
    );
    expect(code).toBe(0);
    expect(out).toContain(
      '\n1 choose Y2 in lab A  2 choose Y3 in lab A  3 choose Y4 in lab A\nchoose Y3 in lab A  Y3 is contained. ',
    );
    expect(out).toContain(
      'There is no answer 9: type legal for the list.\nFinish the current step first. (T-TURN-4)\n',
    );
    expect(out).toContain('(T-REMOVE-1)\n"remove" is not an answer: look at column ');
    expect(out).toContain('(T-RES-1)\nName an answer: why ANSWER.\n');
  });

  test('sums up a long list by kinds; legal numbers it, whole or in part', async () => {
    const position = KAREN.replace('"Y2Y3Y4B2"', '"Y2Y3Y4B2O5P1"');
    const { out } = await typed(['legal contain', 'legal sing'], ['--position', position]);
    expect(out).toContain('You may: adjust (15), transfer (6), contain (2), study, play, end. ');
    expect(out).toMatch(
      /\n22 contain one of Y2 Y3 Y4 +contain Y2 Y3 Y4\n23 contain one of .*\nNo legal answer begins like that\.\n/,
    );
  });

  test('[T-DEC-7] undo goes back to the last roll, not beyond it', async () => {
    const { out } = await typed(
      ['undo', 'adjust A:B2 +', 'undo', 'remove 0,0', 'position', 'end', 'undo', 'quit'],
      ['--position', KAREN, '--seats', '2', '--seed', '4'],
    );
    expect(out).toContain('You have nothing to take back.\n');
    expect(out).toContain('Something has been rolled or drawn since: you cannot take that back.\n');
    expect(out).toContain('"labs":["Y2Y3Y4B2Y6",""]');
  });

  test('may be hint, help or save', async () => {
    const [log, again] = [inFolder('saved.log'), inFolder('again.json')];
    const { out } = await typed(
      ['?', 'hint', 'adjust A:B2 +', `save ${log}`, `save ${again}`],
      [...atKaren, '--players', 'human,random'],
    );
    expect(out).toContain('Type the number of an answer');
    expect(out).toMatch(/^Hint: \w+/m);
    expect(readFileSync(log, 'utf8')).toBe(readFileSync(again, 'utf8'));
    expect((await tessera(['verify', log])).code).toBe(0);
    const more = await typed(['adjust A:B3 +'], ['--log', log]);
    expect(more.out).toContain('raise B3 in lab A to 4  B3 becomes 4.\n');
  });

  test('[T-DEC-9] resign lets a team at one keyboard give up together, and undo takes that back together', async () => {
    const { out } = await typed(['why leave', 'leave', 'save', 'undo'], [...atKaren, '--seats', '2']);
    expect(out).toContain('leave is legal.\n');
    expect(out).toMatch(
      /^leave the table {2}A leaves the table\.\nleave the table {2}. leaves the table\. The game is over\. The team gave up\.$/m,
    );
    expect(out).toContain('The team has lost. ');
    expect(out.split('The team has lost. ')[1]).toContain(
      'A: use an action, play a card, or end the phase.\n',
    );
    const team = await typed(['resign'], [...atKaren, '--players', 'human,random']);
    expect(team.out).toMatch(/leave the table {2}A leaves the table\.\n.*The team has lost\./s);
  });

  test('save stores a game that resumes and plays to its end, with a log that verifies', async () => {
    const whole = inFolder('bots');
    const one = ['--games', '1', '--bots', 'random', '--seats', '1', '--seed', 'saved'];
    await tessera(['simulate', ...TESSERACT, ...one, '--out', whole, '--save-logs']);
    const log = JSON.parse(readFileSync(`${whole}/logs/0.json`, 'utf8'));
    const moves = log.entries.map((entry: { move: string }) => entry.move);
    const half = moves.length >> 1;
    const [early, late] = [inFolder('half.json'), inFolder('all.json')];
    await typed([...moves.slice(0, half), `save ${early}`, 'quit'], ['--seed', log.header.seed]);
    const { out } = await typed([...moves.slice(half), `save ${late}`], ['--log', early]);
    expect(out).toContain('The team has lost. ');
    const saved = JSON.parse(readFileSync(late, 'utf8'));
    const { table, ...header } = saved.header;
    expect([header, saved.entries]).toEqual([log.header, log.entries]);
    expect(table).toEqual({ title: '', seats: [{ kind: 'you', name: '' }] });
    const { json } = await tesseraJson(['verify', late]);
    expect(json).toMatchObject({ holds: true, fairness: 'fair', sealed: true, plies: moves.length });
  });

  test('[T-VAR-6] play carries over a log of older rules, and refuses one of newer rules', async () => {
    const path = inFolder('now.json');
    const options = ['--options', '{"researchers":["R05"]}', '--seed', 'old', '--seats', '2'];
    await typed(['1', '1', '1', `save ${path}`], options);
    const { header, entries } = JSON.parse(readFileSync(path, 'utf8'));
    const written = (rulesVersion: number): string =>
      JSON.stringify({ header: { ...header, rulesVersion, options: { researcher1: 'R05' } }, entries });
    const old = fileWith('old.json', written(1));
    expect((await tesseraJson(['replay', old])).json.plies).toHaveLength(entries.length);
    expect(await tessera(['verify', old])).toMatchObject({
      code: 1,
      out: expect.stringContaining('this log can be proved by its own rules only'),
    });
    expect((await typed(['undo', '1'], ['--log', old])).code).toBe(0);
    const { code, out } = await tessera(['replay', '-'], { stdin: written(99) });
    expect([code, out]).toEqual([1, expect.stringContaining('header.rulesVersion: is 99')]);
  });

  test('[T-TRANSFER-3] a wish that needs consent is shown to the researcher who is asked', async () => {
    const { out } = await typed(['transfer A:Y2 B', 'no'], [...atKaren, '--seats', '2']);
    expect(out).toContain('B, a request: transfer Y2 in lab A to lab B; do you agree?\n1 agree   2 refuse\n');
  });

  test('[T-RUL-24] [T-CARD-6] a wish names the step of R01, and the value of a cube that is set', async () => {
    const { researchers: _, ...rest } = JSON.parse(KAREN) as Record<string, unknown>;
    const position = (more: object): string[] => ['--position', JSON.stringify({ ...rest, ...more })];
    const transport = await typed(
      ['transfer A:Y2 B', 'no'],
      [...position({ researchers: ['R01', 'R02'] }), '--seats', '2'],
    );
    expect(transport.out).toContain(
      'B, a request: transfer Y2 in lab A to lab B, and perhaps change it by one; do you agree?\n',
    );
    const set = await typed(
      ['play L4-06', 'pick B:O1', 'value 5', 'yes'],
      [...position({ labs: ['Y2', 'O1'], hands: [['L4-06'], []] }), '--seats', '2'],
    );
    expect(set.out).toContain('B, a request: O1 in lab B: set it to 5; do you agree?\n');
  });

  test.each([
    ['fr', 'étage 4', 'Au revoir.'],
    ['cs', 'patro 4', 'Na shledanou.'],
  ])('is understood in %s', async (language, layer, bye) => {
    const { out } = await typed(['?', 'cards', 'symbols', 'x'], [...atKaren, '--language', language]);
    expect(out).toContain(layer);
    expect(out).toContain(bye);
    expect(out).not.toMatch(/\b(the|breaches|Goodbye|You)\b/);
  });

  test('has a JSON form', async () => {
    const { lines } = await typed(['contain Y2 Y3 Y4', '1', 'quit'], [...atKaren, '--json']);
    const said = lines.map(line => JSON.parse(line));
    expect(said.map(one => one.type)).toEqual([
      ...['board', 'turn', 'played', 'board', 'turn', 'played', 'board', 'turn', 'bye'],
    ]);
    expect(said[0]).toMatchObject({ phase: 'action', decision: { type: 'act', lab: 0 } });
    expect(JSON.parse(said[6].position)).toMatchObject({ board: 'Y2' });
    expect(said[2]).toEqual({ type: 'played', seat: 0, move: 'contain Y2 Y3 Y4', chance: [], events: [] });
  });
});

describe('players', () => {
  test.each([1, 2, 3, 4])('may all be bots: %i of them play to the end', async seats => {
    const players = Array(seats).fill('random').join(',');
    const args = ['play', 'tesseract', '--players', players, '--seed', '1'];
    const { code, out } = await tessera(args);
    expect(code).toBe(0);
    expect(out).toMatch(/\nThe team has lost\. .*\nGoodbye\.\n$/);
    expect((await tessera(args)).out).toBe(out);
  });

  test('may be one, with both labs', async () => {
    const { out } = await typed(['1', '1'], ['--seed', '2']);
    expect(out).toMatch(/^A: take one of the top corner cubes/m);
    expect(out).toMatch(/^B: take one of the top corner cubes/m);
  });

  test.each([
    [
      ['--players', 'human,bob'],
      /^tessera: --players: "bob" is unknown; known are human, gentle, easy, fair, strong, best/,
    ],
    [['--players', 'human,random', '--seats', '3'], /^tessera: --seats: is 3, but there are 2 players/],
    [['--players', 'human', '--position', KAREN], /^tessera: --players: is 1, but the position has 2/],
    [['--white', 'random'], /^tessera: --white: is for rift only: use --players/],
    [['--seats', '5'], /^tessera: --seats: is "5", but must be a whole number from 1 to 4/],
    [['--position', '{"primed":"Z"}'], /^tessera: primed, column 1: is not a row of cubes/],
  ])('refuses %j', async (args, message) => {
    const { code, out, err } = await typed([], args);
    expect([code, out]).toEqual([2, '']);
    expect(err).toMatch(message);
  });
});

describe('other commands', () => {
  test('legal takes a position from standard input, and every number of seats', async () => {
    const { lines } = await tessera(['legal', ...TESSERACT, '--position', '-'], { stdin: KAREN });
    expect(lines).toHaveLength(23);
    expect((await tesseraJson(['legal', ...TESSERACT, '--seats', '4'])).json).toMatchObject({
      decider: 0,
      legal: ['pick 0,0', 'pick 3,0', 'pick 0,3', 'pick 3,3'],
    });
    expect((await tessera(['legal', ...TESSERACT, '--position', KAREN, '--strict'])).err).toMatch(
      /there are 12 cubes in all, not 64/,
    );
  });

  test('[T-TV-5] play-line takes answers between semicolons, and scripted dice', async () => {
    const line = ['play-line', ...TESSERACT, '--position', KAREN, '--rolls', '5,6', '--moves'];
    const { json } = await tesseraJson([...line, 'contain Y2 Y3 Y4; pick A:Y3;yes;']);
    expect(JSON.parse(json.position)).toMatchObject({ board: 'Y3', primed: 'P3', labs: ['Y5Y6B2', ''] });
    expect(json.plies[2]).toMatchObject({ move: 'yes', chance: [5, 6] });
    expect(json.plies[2].text).toContain('Y2 rolls 5. Y4 rolls 6.');
    const { code, out } = await tessera([...line, 'contain Y2 Y3 Y4; pick A:B2']);
    expect([code, out]).toEqual([1, expect.stringContaining('move 2, pick A:B2, is illegal: ')]);
  });

  test('simulate counts wins of the whole team, in one thread or two', async () => {
    const args = ['simulate', ...TESSERACT, '--games', '5', '--bots', 'random', '--seed', 'x'];
    const out = inFolder('together');
    const one = await tesseraJson([...args, '--seats', '3']);
    expect(one.json).toMatchObject({
      games: 5,
      bots: [],
      reasons: { breach: 5 },
      together: {
        team: '3 x random',
        won: { won: 0, of: 5, low: 0 },
        lost: [
          { reason: 'breach', won: 5, of: 5, rate: 1 },
          { reason: 'empty', won: 0, of: 5, rate: 0 },
          { reason: 'resign', won: 0, of: 5, rate: 0 },
        ],
      },
    });
    const two = await tesseraJson([...args, '--seats', '3', '--workers', '2', '--out', out, '--save-logs']);
    expect(two.json).toEqual(one.json);
    const rows = readFileSync(`${out}/games.csv`, 'utf8').trimEnd().split('\n');
    expect(rows[0]).toBe('index,seed,seat0,seat1,seat2,winner,reason,plies,digest');
    expect(rows.slice(1).map(row => row[0])).toEqual(['0', '1', '2', '3', '4']);
    expect((await tessera(['verify', `${out}/logs/4.json`])).code).toBe(0);
    const { lines } = await tessera(['replay', `${out}/logs/4.json`]);
    expect(lines.at(-2)).toContain('The seventh breach');
    expect(
      (await tesseraJson([...args.slice(0, -4), '--bots', 'random,random,random'])).json.together.team,
    ).toBe('3 x random');
  });

  test.each([
    [['--bots', 'random,random', '--seats', '3'], '--seats: is 3, but --bots names 2'],
    [['--bots', 'random,random,random,random,random'], '--bots: names 5, but tesseract needs 1 to 4'],
    [['--bots', 'random', '--workers', '0'], '--workers: is "0", but must be a whole number from 1 to 64'],
    [['--bots', 'bob'], 'bot: "bob" is unknown'],
  ])('simulate %j', async (args, message) => {
    const { code, err } = await tessera(['simulate', ...TESSERACT, '--games', '1', ...args]);
    expect([code, err]).toEqual([2, expect.stringContaining(`tessera: ${message}`)]);
  });

  test('scenario takes a JSON position, and expects only the given fields', async () => {
    const file = (expected: object): string =>
      JSON.stringify({
        game: 'tesseract',
        position: JSON.parse(KAREN),
        rolls: [5, 6],
        steps: [
          { whyNot: 'contain Y2 Y3 B2', code: 'E_BAD_SET' },
          ...['contain Y2 Y3 Y4', 'pick A:Y3', 'yes'].map(move => ({ move })),
          { expect: { position: expected } },
        ],
      });
    const holds = fileWith(
      'holds.json',
      file({ board: 'Y3', lastPrimed: null, hands: [['L2-06', 'L2-01'], []] }),
    );
    expect((await tessera(['scenario', holds])).code).toBe(0);
    const fails = await tesseraJson([
      'scenario',
      fileWith('fails.json', file({ primed: 'P4', board: 'Y3' })),
    ]);
    expect([fails.code, fails.json.failures]).toEqual([
      1,
      [{ step: 5, what: 'position.primed', expected: 'P4', actual: 'P3' }],
    ]);
    const seats = fileWith(
      'seats.json',
      JSON.stringify({ game: 'tesseract', position: {}, seats: 3, steps: [] }),
    );
    expect((await tessera(['scenario', seats])).err).toContain('seats: is 3, but the position has 2');
  });

  test('engine takes seats, a JSON position and a bot, and returns a log that holds', async () => {
    const requests = [
      { id: 1, type: 'hello' },
      { id: 2, type: 'options', options: { base: 'D' }, seats: 4 },
      { id: 4, type: 'position', position: JSON.parse(KAREN), moves: ['contain Y2 Y3 Y4'] },
      { id: 5, type: 'legal' },
      { id: 6, type: 'position', position: JSON.parse(KAREN), seats: 4 },
      { id: 7, type: 'options', options: {}, seats: 9 },
      { id: 8, type: 'log' },
      { id: 3, type: 'go', bot: 'random' },
    ];
    const stdin = requests.map(request => `${JSON.stringify(request)}\n`).join('');
    const { lines } = await tessera(['engine', '--open', ...TESSERACT, '--seats', '2'], { stdin });
    const answers = new Map(lines.map(line => JSON.parse(line)).map(answer => [answer.id, answer]));
    expect(answers.get(1)).toMatchObject({
      seats: { min: 1, max: 4 },
      options: { pack: { kind: 'content' } },
    });
    expect(JSON.parse(answers.get(2).position).players).toBe(4);
    expect(answers.get(3).move).toMatch(/^pick /);
    expect(answers.get(5).legal).toEqual(['pick A:Y2', 'pick A:Y3', 'pick A:Y4']);
    expect(answers.get(6).error.message).toBe('seats: is 4, but the position has 2');
    expect(answers.get(7).error.message).toBe('seats: tesseract is played by 1 to 4, not 9');
    const log = fileWith('engine.log.json', JSON.stringify(answers.get(8).log));
    expect((await tessera(['verify', log])).code).toBe(0);
    expect(answers.get(8).log.header.seats).toBe(2);
  });

  test('perft refuses games with dice', async () => {
    expect((await tessera(['perft', ...TESSERACT, '--depth', '1'])).err).toMatch(
      /^tessera: --game: tesseract draws/,
    );
  });
});
