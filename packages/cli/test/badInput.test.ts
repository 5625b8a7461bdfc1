/** Every kind of bad input: one clear sentence, status 2, nothing on standard output, nothing changed. */
import { LEVELS } from '@tessera/bots/levels';
import { describe, expect, test } from 'vitest';
import { COMMANDS } from '../src/cli.ts';
import { fileWith, inFolder, OPENING, STAR, tessera, tesseraJson } from './harness.ts';

const RIFT = ['--game', 'rift'];

async function refusal(args: readonly string[]): Promise<string> {
  const { code, out, err } = await tessera(args);
  expect([code, out]).toEqual([2, '']);
  expect(err).toMatch(/^tessera: .+\n$/);
  expect(err.trimEnd()).not.toContain('\n');
  return err.slice('tessera: '.length, -1);
}

test.each([
  [['lgal'], /^command: "lgal" is unknown; known are play, puzzle, legal, /],
  [['help', 'lgal'], /^command: "lgal" is unknown/],
  [['--game'], /^command: "--game" is unknown/],
  [['legal', ...RIFT, '--foo'], /^--foo: is no option of legal; known are --game, /],
  [['legal', ...RIFT, '-x'], /^-x: is no option of legal/],
  [['legal', ...RIFT, '--position'], /^--position: needs a value: /],
  [['legal', ...RIFT, '--position', '--json=1'], /^--position: needs a value, not "--json=1": /],
  [['legal', ...RIFT, '--strict=yes'], /^--strict: takes no value/],
  [['legal', ...RIFT, ...RIFT], /^--game: is given twice/],
  [['legal', ...RIFT, 'extra'], /^"extra": is one argument too many/],
  [['legal'], /^--game: is needed: known are rift/],
  [['legal', '--game', 'chess'], /^--game: "chess" is unknown; known are rift/],
  [['legal', '--game', '__proto__'], /^--game: "__proto__" is unknown/],
  [
    ['legal', ...RIFT, '--strict', '--lenient', '--position', OPENING],
    /^--lenient: cannot be given together/,
  ],
  [['legal', ...RIFT, '--options', '{'], /^--options, column 2: is not valid JSON \(it ends too early\)$/],
  [['legal', ...RIFT, '--options', '[]'], /^--options: must be an object/],
  [['legal', ...RIFT, '--options', '{"camps":1}'], /^--options\.camps: is unknown; known are camp, /],
  [['legal', ...RIFT, '--options', '{"camp":"moon"}'], /^--options\.camp: must be one of "inset", "outer"/],
  [['legal', ...RIFT, '--options', '{"stallLimit":0}'], /^--options\.stallLimit: must be a whole number/],
  [['legal', '--log', 'no such file'], /^log: there is no file "no such file"/],
  [['play-line', ...RIFT], /^--moves: is needed/],
  [['play-line', ...RIFT, '--moves', 'T@h2', '--rolls', '1,two'], /^--rolls: number 2 is "two"/],
  [['play-line', ...RIFT, '--moves', 'T@h2', '--rolls', '9'], /^--rolls: number 1 is 9, but must be 0 to 1/],
  [['play-line', ...RIFT, '--moves', 'T@h2', '--rolls', ''], /^--rolls: number 1 is ""/],
  [['perft', ...RIFT], /^--depth: is needed: a whole number from 0/],
  [['perft', ...RIFT, '--depth', '-1'], /^--depth: needs a value, not "-1"/],
  [['perft', ...RIFT, '--depth', '1e3'], /^--depth: is "1e3", but must be a whole number/],
  [['simulate', ...RIFT, '--bots', 'random,random'], /^--games: is needed/],
  [['simulate', ...RIFT, '--games', '0', '--bots', 'random,random'], /^--games: is "0", but must be/],
  [['simulate', ...RIFT, '--games', '1'], /^--bots: is needed/],
  [['simulate', ...RIFT, '--games', '1', '--bots', 'random'], /^--bots: names 1, but rift needs 2/],
  [
    ['simulate', ...RIFT, '--games', '1', '--bots', 'random,bob'],
    /^bot: "bob" is unknown; known are random, /,
  ],
  [['simulate', ...RIFT, '--games', '1', '--bots', 'random,random@1ms'], /^bot: random does not search/],
  [
    ['simulate', ...RIFT, '--games', '1', '--bots', 'random,random', '--save-logs'],
    /^--save-logs: needs --out/,
  ],
  [['engine'], /^--game: is needed/],
  [['scenario'], /^FILE: is needed/],
  [['scenario', 'nowhere.json'], /^scenario: there is no file "nowhere.json"/],
  [['replay'], /^FILE: is needed/],
  [['replay', 'nowhere.json'], /^log: there is no file/],
  [['verify', 'nowhere.json', 'other.json'], /^"other.json": is one argument too many/],
  [['rules', '--game', 'chess'], /^--game: "chess" is unknown/],
  [['play'], /^game: is needed: tessera play rift/],
  [
    ['play', 'rift', '--white', 'bob'],
    new RegExp(`^--white: "bob" is unknown; known are human, ${LEVELS.join(', ')}$`),
  ],
  [['play', 'rift', '--language', 'xx'], /^--language: "xx" is unknown; known are en, fr, cs/],
] as const)('%j', async (args, sentence) => {
  expect(await refusal(args)).toMatch(sentence);
});

describe('bad positions are refused by field and column', () => {
  const at = (position: string): Promise<string> => refusal(['legal', ...RIFT, '--position', position]);
  test.each([
    [STAR.replace('7S7', '7Q7'), /^board, column \d+: "Q" is no piece/],
    [STAR.replace('7S7', '7S8'), /^board, column \d+: rank 8 is longer than 15/],
    [STAR.replace('7S7', '7S6'), /^board, column \d+: rank 8 has only 14 of 15/],
    [STAR.replace('14t/', ''), /^board, column \d+: has 14 ranks, but needs 15/],
    [STAR.replace(' w ', ' x '), /^side, column 53: "x" must be w, b/],
    [STAR.replace(' - ', ' Q '), /^hands, column 55: "Q" is none of T S P R C H G X/],
    [STAR.replace(' p ', ' q '), /^phase, column 57: "q" must be s, x, p, e/],
    [STAR.replace('p 0 0', 'p -1 0'), /^quiet, column 59: "-1" must be a number of plies/],
    [STAR.replace('p 0 0', 'p 0 ply'), /^ply, column 61: "ply" must be a number of plies/],
    [STAR.replace('p 0 0', 'p 0'), /^position, column \d+: has 5 parts, but needs six/],
    ['15/15 w', /^position, column \d+: has 2 parts, but needs six/],
    [STAR.replace('14t', '15'), /^board.*: Black has no Tesseract/],
  ])('%s', async (position, sentence) => {
    expect(await at(position)).toMatch(sentence);
  });

  test('a bad or empty position file is refused the same way', async () => {
    const path = fileWith('bad.pos', `${STAR.replace(' w ', ' x ')}\n`);
    expect(await at(path)).toMatch(/^side, column 53: /);
    expect(await at(fileWith('empty.pos', ''))).toMatch(/^position, column 1: has 1 parts/);
  });

  test('a missing file or a directory is refused as --position', async () => {
    expect(await at(inFolder('nowhere.pos'))).toMatch(/^--position: there is no file ".*nowhere\.pos"$/);
    expect(await at(inFolder('.'))).toMatch(/^--position: is a directory, not a file: /);
    expect(await at(`${fileWith('file.pos', '')}/below`)).toMatch(/^--position: there is no file/);
  });
});

test('an error with --json is JSON on standard output', async () => {
  const { code, json, err } = await tesseraJson(['legal', ...RIFT, '--position', STAR.replace(' w ', ' x ')]);
  expect([code, err]).toEqual([2, '']);
  expect(json).toEqual({
    error: { kind: 'malformed', field: 'side', column: 53, message: 'side, column 53: "x" must be w, b' },
  });
});

describe('help', () => {
  test('the overview names every command, the help of each shows an example', async () => {
    const overview = await tessera(['help']);
    expect(overview.code).toBe(0);
    for (const { name, example } of COMMANDS) {
      expect(overview.out).toContain(`  ${name} `);
      const help = await tessera([name, '--help']);
      expect(help.code).toBe(0);
      expect(help.out).toContain(example);
      expect((await tessera(['help', name])).out).toBe(help.out);
    }
    expect((await tessera([])).out).toBe(overview.out);
    expect((await tessera(['--help'])).out).toBe(overview.out);
  });

  test('help and version have JSON forms', async () => {
    const { json } = await tesseraJson(['help']);
    expect(json.commands.map((one: { name: string }) => one.name)).toEqual(COMMANDS.map(one => one.name));
    expect((await tessera(['--version'])).out).toMatch(/^\d+\.\d+\.\d+\n$/);
    expect((await tesseraJson(['--version'])).json.version).toMatch(/^\d/);
  });
});
