import { expect, test } from 'vitest';
import { OPENING, RECTANGLE, STAR, tessera, tesseraJson } from './harness.ts';

const playLine = (position: string, moves: string): string[] => [
  'play-line',
  '--game',
  'rift',
  '--position',
  position,
  '--moves',
  moves,
];

test('play-line prints events in words, and the resulting position on the last line', async () => {
  const { code, lines } = await tessera(playLine(STAR, 'Sh8-f6xg7 To15-o14'));
  expect(code).toBe(0);
  expect(lines).toEqual([
    '1. Sh8-f6xg7  White: Star h8 to f6. Black loses its Pyramid on g7.',
    '2. To15-o14  Black: Tesseract o15 to o14.',
    '15/14t/15/15/15/9s5/8c6/15/15/5S3r5/15/15/15/15/T14 w - p 1 2',
  ]);
});

test('play-line reports the end of a game', async () => {
  const { code, json } = await tesseraJson(playLine(RECTANGLE, 'Rd4-f6xd5,d6,e6'));
  expect(code).toBe(0);
  expect(json).toMatchObject({ decider: null, outcome: { winners: [0], reason: 'capture' } });
  expect(json.plies[0].events.at(-1)).toEqual({ type: 'ended', winner: 0, reason: 'capture' });
  expect((await tessera(playLine(RECTANGLE, 'Rd4-f6xd5,d6,e6'))).lines[0]).toMatch(
    /White wins\. Black’s Tesseract/,
  );
});

test('[R-END-11] [R-END-12] play-line accepts words of the match as in a log', async () => {
  const late = await tessera(playLine(STAR, 'Sh8-f6xg7 leave time'));
  expect(late.lines[1]).toBe('2. leave time  White wins. Black ran out of time.');
  const agreed = await tesseraJson(playLine(STAR, 'agree'));
  expect(agreed.json).toMatchObject({ decider: null, outcome: { winners: [1], reason: 'agreed' } });
  const after = await tessera(playLine(STAR, 'agree leave time'));
  expect(after.out).toContain('move 2, leave time, is illegal: The game is over. [E_GAME_OVER]');
});

test('play-line refuses an illegal move with sentence, code and clause, status 1, and no position', async () => {
  const { code, out, err } = await tessera(playLine(STAR, 'Sh8-f6xg7 To15-o14 Ta1-n15'));
  expect(code).toBe(1);
  expect(err).toBe('');
  expect(out).toBe(
    'move 3, Ta1-n15, is illegal: It moves in a straight line: along a rank, a file or a diagonal. [E_NOT_STRAIGHT, R-TESS-1]\n',
  );
});

test('play-line speaks the language of --language, of events and of refusals', async () => {
  const line = playLine(STAR, 'Sh8-f6xg7 To15-o14 Ta1-n15');
  const french = await tessera([...line, '--language', 'fr']);
  expect([french.code, french.out]).toEqual([
    1,
    expect.stringMatching(
      /^le coup 3, Ta1-n15, n’est pas permis\u00a0: Cette pièce se déplace .* \[E_NOT_STRAIGHT, R-TESS-1\]\n$/,
    ),
  ]);
  const czech = await tessera([...line, '--language', 'cs']);
  expect(czech.out).toMatch(/^tah 3, Ta1-n15, zahrát nelze: Tento kámen se pohybuje .* \[E_NOT_STRAIGHT/);
  const told = await tessera([...playLine(STAR, 'Sh8-f6xg7'), '--language', 'cs']);
  expect(told.lines[0]).toContain('Černý ztrácí');
});

test('play-line reports an illegal move as JSON', async () => {
  const { code, json } = await tesseraJson(playLine(STAR, 'Sh8-j6'));
  expect(code).toBe(1);
  expect(json.error).toMatchObject({ kind: 'illegal', index: 0, seat: 0, move: 'Sh8-j6' });
  expect(json.error.clause).toMatch(/^R-BENT-/);
  expect(json.error.code).toMatch(/^E_/);
  expect(json.error.sentence).toMatch(/\.$/);
});

test('play-line refuses a move out of turn and a move after the end', async () => {
  const early = await tesseraJson(playLine(OPENING, 'Th15-h14'));
  expect([early.code, early.json.error.clause]).toEqual([1, 'R-TURN-1']);
  const late = await tesseraJson(playLine(RECTANGLE, 'Rd4-f6xd5,d6,e6 Ta1-a2'));
  expect([late.code, late.json.error.code, late.json.error.clause]).toEqual([1, 'E_GAME_OVER', 'R-END-10']);
});

test('play-line reports malformed notation by move and column, status 2', async () => {
  const { code, out, err } = await tessera(playLine(STAR, 'Sh8-f6xg7 To15+o14'));
  expect([code, out]).toEqual([2, '']);
  expect(err).toMatch(/^tessera: move 2, column 5: "To15\+o14" is not an action/);
});

test('play-line without a position draws from --rolls or --seed', async () => {
  const black = await tessera(['play-line', '--game', 'rift', '--moves', 'T@h13', '--rolls', '1']);
  expect(black.lines[0]).toBe('1. T@h13  Black puts a Tesseract on h13.');
  const left = await tessera(['play-line', '--game', 'rift', '--moves', 'T@h13', '--rolls', '1,0,5']);
  expect(left).toMatchObject({ code: 0, err: 'note: 2 of the --rolls were not needed\n', out: black.out });
  const none = await tessera(['play-line', '--game', 'rift', '--moves', '', '--seed', '7']);
  expect(none.lines).toHaveLength(1);
});
