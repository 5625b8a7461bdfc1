/** Terminal injection: no command lets a control character from outside through. */
import { BUILT_IN_PACK } from '@tessera/games/tesseract';
import { describe, expect, test } from 'vitest';
import { ink, printable } from '../src/ink.ts';
import { fileWith, KAREN, STAR, tessera } from './harness.ts';

/** A title, a colour, a line break, a bell, C1 and DEL, and bidirectional controls. */
const NASTY = 'a\x1b]0;owned\x07\x1b[31mred\r\nb\x9b2J\x7f\u202Eevil\u2066\u2028c';
const TESSERACT = ['--game', 'tesseract'];

/** Escape character of colours and redraws. */
const ESC = '\x1b';
const OURS = new RegExp(`${ESC}\\[[\\d;]*m|\\r${ESC}\\[K`, 'g');

/** Control characters of an output, except line ends and our own sequences. */
const steering = (text: string): string[] =>
  text.replace(OURS, '').match(/[^\P{Cc}\n]|[\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/gu) ?? [];

describe('printable', () => {
  test('escapes control characters as JSON does, and keeps everything else', () => {
    expect(printable(NASTY)).toBe(
      'a\\u001b]0;owned\\u0007\\u001b[31mred\\r\\nb\\u009b2J\\u007f\\u202eevil\\u2066\\u2028c',
    );
    expect(printable('naïve – « Čeština » 🎲 ♦')).toBe('naïve – « Čeština » 🎲 ♦');
    const json = JSON.stringify({ name: NASTY });
    expect(JSON.parse(printable(json))).toEqual({ name: NASTY });
  });

  test('lets our colours pass, but no others, nor a copy of ours', () => {
    expect(printable(`${ink('T', '1;97')} ${'\x1b[1;97m'}T`)).toBe('\x1b[1;97mT\x1b[0m \\u001b[1;97mT');
    expect(printable(ink(NASTY, '33'))).toBe(`\x1b[33m${printable(NASTY)}\x1b[0m`);
    expect(printable('\x0enot the seal 31\x0fred')).toBe('\\u000enot the seal 31\\u000fred');
  });
});

const pack = {
  ...BUILT_IN_PACK,
  name: `mine ${NASTY}`.slice(0, 60),
  research: BUILT_IN_PACK.research.map(card => ({ ...card, name: NASTY, text: NASTY })),
  researchers: BUILT_IN_PACK.researchers.map(one => ({ ...one, name: NASTY, actionText: NASTY })),
};
const file = (name: string, value: unknown): string => fileWith(name, JSON.stringify(value));
const RECORD = '[Game "\x1b[31mred"]\n[Options "{}"]\n[Starter "w"]\n[Result "*"]\n[Reason ""]\n';
const LOG = {
  header: { game: 'rift', rulesVersion: 1, options: {}, seats: 2, seed: '', chance: [] },
  entries: [],
};
const PACK = file('nasty.json', pack);

describe.each([false, true])('lets no control character through on a terminal: %s', isTTY => {
  test.each<[string, string[], string?]>([
    ['a command', [NASTY]],
    ['an option', ['legal', `--${NASTY}`]],
    ['one argument too many', ['legal', NASTY]],
    ['a game', ['legal', '--game', NASTY]],
    ['a file that is none', ['replay', NASTY]],
    ['options', ['legal', ...TESSERACT, '--options', JSON.stringify({ [NASTY]: 1 })]],
    ['a position', ['legal', '--game', 'rift', '--position', STAR.replace('S', '\x1b')]],
    ['a position in JSON', ['legal', ...TESSERACT, '--position', JSON.stringify({ [NASTY]: 1 })]],
    ['moves', ['play-line', '--game', 'rift', '--position', STAR, '--moves', NASTY]],
    ['an unknown clause', ['rules', NASTY]],
    ['a bot', ['simulate', '--game', 'rift', '--games', '1', '--bots', `random,${NASTY}`]],
    [
      'a directory',
      [
        'simulate',
        '--game',
        'rift',
        '--games',
        '1',
        '--bots',
        'random,random',
        '--out',
        `/dev/null/${NASTY}`,
      ],
    ],
    ['a log', ['verify', file('log.json', { ...LOG, header: { ...LOG.header, game: NASTY } })]],
    ['a record', ['verify', fileWith('nasty.rift', RECORD)]],
    ['a scenario', ['scenario', file('scenario.json', { game: 'rift', [NASTY]: 1 })]],
    [
      'the moves of a scenario',
      [
        'scenario',
        file('steps.json', { game: 'rift', position: STAR, steps: [{ whyNot: 'Sh8-h9', clause: NASTY }] }),
      ],
    ],
    ['the name of a pack', ['pack', 'check', PACK]],
    [
      'the rows of a pack',
      ['pack', 'check', file('rows.json', { ...pack, [NASTY]: 1, bases: [{ id: NASTY, [NASTY]: 2 }] })],
    ],
    [
      'its cards in a story',
      ['play-line', ...TESSERACT, '--pack', PACK, '--position', KAREN, '--moves', 'play L2-06'],
    ],
    [
      'its cards at a table',
      ['play', 'tesseract', '--pack', PACK, '--position', KAREN],
      `cards\nlegal\nwhy ${NASTY}\n${NASTY}\nsave /dev/null/${NASTY}\nquit\n`,
    ],
    [
      'the machine interface',
      ['engine', ...TESSERACT],
      `${NASTY}\n${JSON.stringify({ id: NASTY, type: NASTY })}\n`,
    ],
  ])('%s', async (_what, args, stdin = '') => {
    for (const more of [[], ['--json']]) {
      const { out, err } = await tessera([...args, ...more], { stdin, isTTY });
      expect(out + err).not.toBe('');
      expect([steering(out), steering(err)]).toEqual([[], []]);
      expect(out + err).not.toContain('\x1b[31m');
    }
  });
});

test('an error message stays one line whatever it quotes', async () => {
  const { err } = await tessera(['legal', '--game', NASTY]);
  expect(err).toMatch(/^tessera: --game: "a\\u001b\]0;owned[^\n]*" is unknown; [^\n]*\n$/);
});
