import { existsSync, readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';
import { describe, expect, test } from 'vitest';
import { GAMES } from '../src/games/index.ts';
import { idsOf } from '../src/games/manifest.ts';
import { fileWith, inFolder, RECTANGLE, type RunWith, STAR, tessera, tesseraJson } from './harness.ts';

const FRIENDS = ['play', 'rift', '--white', 'human', '--black', 'human'];
const typed = (lines: readonly string[], args: readonly string[] = [], more: RunWith = {}) =>
  tessera([...FRIENDS, ...args], { stdin: lines.map(line => `${line}\n`).join(''), ...more });

describe('the board', () => {
  test('shows files, ranks, letters, arm-ends and reserves', async () => {
    const position = '13It/13I1/15/5x9/15/15/15/gg13/15/15/3X11/15/15/15/T13S w SHc2h p 0 0';
    const { lines } = await typed([], ['--position', position]);
    expect(lines.slice(0, 17)).toEqual([
      '    a b c d e f g h i j k l m n o',
      ' 15 . . . . . . . . . . . . . I t 15',
      ' 14 . . . . . . . . . . . . . I . 14',
      ' 13 . . . . . + . . . . . . . . . 13',
      ' 12 . . . . + x + . . . . . . . . 12',
      ' 11 . . . . . + . . . . . . . . . 11',
      ' 10 . . . . . . . . . . . . . . . 10',
      '  9 . . . . . . . . . . . . . . . 9',
      '  8 g g . . . . . . . . . . . . . 8',
      '  7 . . . . . . . . . . . . . . . 7',
      '  6 . . . + . . . . . . . . . . . 6',
      '  5 . . + X + . . . . . . . . . . 5',
      '  4 . . . + . . . . . . . . . . . 4',
      '  3 . . . . . . . . . . . . . . . 3',
      '  2 . . . . . . . . . . . . . . . 2',
      '  1 T . . . . . . . . . . . . . S 1',
      '    a b c d e f g h i j k l m n o',
    ]);
    expect(lines[17]).toMatch(/^ {4}Black {2}reserve Cylinder \(C\), small slide \(H\) ×2/);
    expect(lines[18]).toMatch(/^ {4}White {2}reserve Star \(S\), small slide \(H\)/);
  });

  test('shows on a terminal which bot is thinking, and clears that', async () => {
    const bots = ['play', 'rift', '--white', 'random', '--black', 'random', '--seed', '1'];
    const game = [...bots, '--options', '{"stallLimit":1}'];
    const { err } = await tessera(game, { isTTY: true });
    expect(err).toContain('White is thinking…\r\x1b[K');
    expect((await tessera(game)).err).toBe('');
  });

  test('uses colour on a terminal only, and never against NO_COLOR', async () => {
    const output = async (isTTY: boolean, env: Record<string, string>): Promise<string> =>
      (
        await tessera(
          [
            'play',
            'rift',
            '--white',
            'random',
            '--black',
            'random',
            '--seed',
            '1',
            '--options',
            '{"stallLimit":1}',
          ],
          { isTTY, env },
        )
      ).out;
    const plain = await output(false, {});
    expect(plain).not.toContain('\x1b');
    expect(await output(true, { NO_COLOR: '1' })).toBe(plain);
    const coloured = await output(true, {});
    expect(coloured).toContain('\x1b[');
    expect(stripVTControlCharacters(coloured)).toBe(plain);
  });
});

describe('input', () => {
  test('may be an action, an illegal one with its clause, or nonsense', async () => {
    const { code, out } = await typed(['Sh8-k7', 'Sh8-f6xg7', 'blah'], ['--position', STAR]);
    expect(code).toBe(0);
    expect(out).toContain(
      'An enemy stands on its turning point j6: it blocks the way and cannot be jumped. (R-BENT-5)\n',
    );
    expect(out).toContain('Sh8-f6xg7  White: Star h8 to f6. Black loses its Pyramid on g7.\n');
    expect(out).toContain('"blah" is not an answer: look at column 1.\nType ? for help.\n');
    expect(out).toMatch(/Black: move, slide, turn or drop one piece\.\n/);
    expect(out).toMatch(/Goodbye\.\n$/);
  });

  test('may be help, legal, why or position', async () => {
    const { out } = await typed(
      ['?', 'legal Sh8', 'legal Q', 'why Sh8-k7', 'why Ta1-a2', 'why', 'why x', 'position', 'quit'],
      ['--position', STAR],
    );
    expect(out).toContain('legal [PREFIX]');
    expect(out).toMatch(/^Star h8 to \w+ +Sh8-/m);
    expect(out).toContain('No legal answer begins like that.');
    expect(out).toContain('(R-BENT-5)');
    expect(out).toContain('Ta1-a2 is legal.');
    expect(out).toContain('Name an answer: why ANSWER.');
    expect(out).toContain(`\n${STAR}\n`);
  });

  test('undo goes back to the player’s own decision, past the bot’s answer', async () => {
    const args = ['play', 'rift', '--white', 'human', '--black', 'random', '--position', STAR, '--seed', '5'];
    const { out } = await tessera(args, { stdin: 'undo\nSh8-f6xg7\nundo\nposition\nquit\n' });
    expect(out).toContain('You have nothing to take back.');
    expect(out.trimEnd().split('\n').slice(-2)).toEqual([STAR, 'Goodbye.']);
  });

  test('reports the end; resigning can be undone, and a finished game takes no answers', async () => {
    const won = await typed(
      ['Rd4-f6xd5,d6,e6', 'Ta1-a2', 'legal', 'hint', 'resign'],
      ['--position', RECTANGLE],
    );
    expect(won.out).toContain('White wins. Black’s Tesseract was captured.');
    expect(won.out).toContain('The game is over: save FILE, undo or quit.');
    expect(won.out.match(/^The game is over\.$/gm)).toHaveLength(3);
    const { out } = await typed(['resign', 'undo', 'Ta1-a2', 'resign', 'quit'], ['--position', STAR]);
    expect(out).toContain('Black wins. White resigned.');
    expect(out).toContain('White wins. Black resigned.');
  });

  test('hint shows the move of a bot', async () => {
    const { out } = await typed(['hint'], ['--position', RECTANGLE]);
    expect(out).toMatch(
      /^Hint: Rectangle d4 to f6, captures .*Tesseract d5.*: Rd4-f6xd5,d6,e6.*\(100% chance of winning\)\. It takes the Tesseract and wins\./m,
    );
  });

  test('hint names the next best answers and what they cost', async () => {
    const { out } = await typed(['hint'], ['--position', STAR]);
    expect(out).toMatch(/^Hint: .* (Instead \S+: -\d+%\.|Just as good: \S+\.)/m);
  });

  test('save writes a game record or a log, never over a file, and the game can be resumed', async () => {
    const [record, log] = [inFolder('game.rift'), inFolder('game.json')];
    const { out } = await typed(
      [
        'T@h2',
        'T@h14',
        `save ${record}`,
        `save ${log}`,
        `save ${record}`,
        'save',
        `save ${inFolder('no/where')}`,
      ],
      ['--options', '{"firstPlayer":"w"}', '--seed', 's'],
    );
    expect(out).toContain(`Saved to ${record}.`);
    expect(out).toContain(`Nothing was saved: ${record} already exists.`);
    expect(out).toContain('Name a file: save FILE.');
    expect(out).toContain('cannot be written (ENOENT)');
    expect(readFileSync(record, 'utf8')).toContain('T@h2 T@h14\n');
    expect((await tessera(['verify', record])).code).toBe(0);
    expect((await tessera(['verify', log])).code).toBe(0);
    const again = await tessera(['play', 'rift', '--black', 'human', '--log', record], { stdin: 'S@a2\n' });
    expect(again.out).toContain('S@a2  White puts a Star on a2.');
  });

  test('save records a resignation', async () => {
    const record = inFolder('resigned.rift');
    await typed(['T@h2', 'resign', `save ${record}`], ['--options', '{"firstPlayer":"w"}']);
    expect(readFileSync(record, 'utf8')).toMatch(/\[Result "w"\]\n\[Reason "resign"\]/);
    expect((await tesseraJson(['verify', record])).json.outcome).toEqual({ winners: [0], reason: 'resign' });
  });
});

describe('a session', () => {
  test('of bots alone plays to the end and exits', async () => {
    const args = [
      'play',
      'rift',
      '--white',
      'random',
      '--black',
      'random',
      '--seed',
      '1',
      '--options',
      '{"stallLimit":3}',
    ];
    const { code, out } = await tessera(args);
    expect(code).toBe(0);
    expect(out).toMatch(/(White|Black) wins\. .*\nGoodbye\.\n$/);
    expect((await tessera(args)).out).toBe(out);
  });

  test('exits at the end of the input, also in the middle of a line', async () => {
    expect((await tessera(FRIENDS)).out).toMatch(/Goodbye\.\n$/);
    const { code, out } = await tessera([...FRIENDS, '--position', STAR], { stdin: 'Sh8-f6xg7' });
    expect(code).toBe(0);
    expect(out).toContain('Sh8-f6xg7  White');
  });

  test('speaks French', async () => {
    const { out } = await typed(['Sh8-k7', 'blah', '?', 'quit'], ['--position', STAR, '--language', 'fr']);
    expect(out).toContain('(R-BENT-5)');
    expect(out).toContain('«\u00a0blah\u00a0» n’est pas une réponse');
    expect(out).toContain('abandonner');
    expect(out).not.toMatch(/\b(the|White|Black|Goodbye)\b/);
  });

  test('speaks Czech', async () => {
    const { out } = await typed(['Sh8-k7', 'blah', '?', 'quit'], ['--position', STAR, '--language', 'cs']);
    expect(out).toContain('(R-BENT-5)');
    expect(out).toContain('„blah“ není odpověď');
    expect(out).toContain('vzdát se');
    expect(out).not.toMatch(/\b(the|White|Black|Goodbye)\b/);
  });

  test('prints JSON lines with --json', async () => {
    const { lines } = await typed(
      ['Sh8-k7', 'Sh8-f6xg7', 'legal To15-o1', 'quit'],
      ['--position', STAR, '--json'],
    );
    const said = lines.map(line => JSON.parse(line));
    expect(said.map(one => one.type)).toEqual([
      'board',
      'turn',
      'refused',
      'played',
      'board',
      'turn',
      'legal',
      'bye',
    ]);
    expect(said[2]).toMatchObject({ clause: 'R-BENT-5' });
    expect(said[6].legal).toContain('To15-o14');
  });

  test('refuses a broken log or file and changes nothing', async () => {
    expect((await tessera(['play', 'rift', '--log', fileWith('bad.json', '{}')])).code).toBe(2);
    expect((await tessera(['play', 'chess'])).err).toBe(
      `tessera: game: "chess" is unknown; known are ${idsOf(GAMES)}\n`,
    );
    expect(existsSync('game.rift')).toBe(false);
  });
});
