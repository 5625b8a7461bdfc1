/** A game that no file of the command line has heard of: every command plays it. */
import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { hiddenDice } from '../../engine/test/hiddenDice.ts';
import { GAMES } from '../src/games/index.ts';
import { defineManifest } from '../src/games/manifest.ts';
import { fileWith, inFolder, type RunWith, tessera } from './harness.ts';

const games = [...GAMES, defineManifest({ game: hiddenDice })];

const run = (args: readonly string[], more: RunWith = {}) => tessera(args, { ...more, games });
const GAME = ['--game', 'hiddenDice'];

test('a game is known where it is listed, and only there', async () => {
  const known = GAMES.map(({ game }) => game.id).join(', ');
  expect((await run(['help'])).out).toContain(`\nGames: ${known}, hiddenDice.\n`);
  expect((await tessera(['legal', ...GAME])).err).toBe(
    `tessera: --game: "hiddenDice" is unknown; known are ${known}\n`,
  );
});

test('legal and play-line work with a fifth game', async () => {
  expect((await run(['legal', ...GAME])).lines).toEqual(['roll', 'peek']);
  const line = ['play-line', ...GAME, '--rolls', '7,3,5', '--moves'];
  const { code, lines } = await run([...line, 'roll peek pass']);
  expect(code).toBe(0);
  expect(lines.slice(0, 3)).toEqual(['1. roll  rolled', '2. peek  peeked', '3. pass  pass']);
  expect(JSON.parse(lines.at(-1) ?? '')).toMatchObject({ cards: [7, 3], sums: [5, 0], turn: 1 });
  const refused = await run([...line, 'roll hold']);
  expect([refused.code, refused.out]).toEqual([
    1,
    'move 2, hold, is illegal: E_NOT_NOW {"move":"hold"} [E_NOT_NOW, H-3]\n',
  ]);
  const gone = await run([...line, 'leave leave leave']);
  expect(gone.out).toBe('move 3, leave, is illegal: The game is over. [E_GAME_OVER]\n');
});

test('simulate, replay and verify work with a fifth game', async () => {
  const out = inFolder('fifth');
  const args = ['simulate', ...GAME, '--games', '3', '--bots', 'random,random,random', '--out', out];
  const { code, lines } = await run([...args, '--save-logs']);
  expect(code).toBe(0);
  expect(lines.filter(line => line.startsWith('as '))).toHaveLength(3);
  expect(lines).toContain('reasons: allHeld 3');
  expect(readFileSync(`${out}/games.csv`, 'utf8')).toContain('0,tessera/0,random,random,random,0,allHeld,');
  expect((await run(['verify', `${out}/logs/2.json`])).out).toMatch(/every number drawn from the seed\n/);
  expect((await run(['replay', `${out}/logs/2.json`, '--at', '1'])).lines[0]).toMatch(/^1\. (roll|peek) {2}/);
});

test('scenario works with a fifth game', async () => {
  const steps = [
    { whyNot: 'hold', clause: 'H-3' },
    { move: 'roll' },
    { move: 'leave', seat: 1 },
    { expect: { decider: 0, legalIncludes: ['pass'], position: { sums: [5, 0], left: [false, true] } } },
  ];
  const file = fileWith('dice.json', JSON.stringify({ game: 'hiddenDice', rolls: [7, 3, 5], steps }));
  expect((await run(['scenario', file])).out).toMatch(/\nall 4 steps hold\n$/);
});

test('play works with a fifth game: by number, with hints, against a bot, saved and resumed', async () => {
  const table = ['play', 'hiddenDice', '--options', '{"target":4}'];
  const log = inFolder('dice.log');
  const { out } = await run([...table, '--seed', 'a'], { stdin: `?\n1\nundo\nhint\nsave ${log}\n` });
  expect(out).toContain('seat 0: choose an answer.\n1 roll  2 peek\n');
  expect(out).toContain('roll  rolled\n');
  expect(out).toContain('Something has been rolled or drawn since: you cannot take that back.\n');
  expect(out).toMatch(/^Hint: \w+/m);
  const again = await run(['play', 'hiddenDice', '--players', 'random,random', '--log', log]);
  expect(again.out).toMatch(/\nThe game is over: allHeld\. Winners: seat 0\.\nGoodbye\.\n$/);
  const left = await run([...table, '--players', 'human,human'], { stdin: 'leave\nresign\n' });
  expect(left.out).toContain('\nThe game is over: deserted. Winners: -.\n');
  expect(existsSync(log)).toBe(true);
});

test('the engine works with a fifth game: a bot thinks, and a secret stays with the seat that learned it', async () => {
  const talk = [
    { type: 'hello' },
    { type: 'position', seed: 'a', moves: ['peek'] },
    { type: 'state', seat: 0, since: 0 },
    { type: 'state', seat: 1, since: 0 },
    { type: 'log', seat: 1 },
    { type: 'go', bot: 'random' },
  ];
  const stdin = talk.map((request, id) => `${JSON.stringify({ id, ...request })}\n`).join('');
  const { lines } = await run(['engine', ...GAME], { stdin });
  const [hello, , mine, theirs, log, go] = lines.map(line => JSON.parse(line));
  expect(hello).toMatchObject({ mode: 'fair', game: 'hiddenDice', bots: expect.arrayContaining(['random']) });
  expect(mine).toMatchObject({ seat: 0, legal: ['roll'], view: { cards: [expect.any(Number), null] } });
  expect(theirs).toMatchObject({ seat: 1, legal: [], view: { cards: [null, null] } });
  expect(theirs.played).toEqual([{ seat: 0, move: 'peek', events: [{ type: 'peeked', reveals: [0] }] }]);
  expect(log.log.header).not.toHaveProperty('seed');
  expect(go).toMatchObject({ ok: true, seat: 0, move: 'roll', line: ['roll'] });
});
