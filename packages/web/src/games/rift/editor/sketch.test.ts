import { FormatError, seededChance } from '@tessera/engine';
import { type PieceView, parsePosition, parseSquare } from '@tessera/games/rift';
import { describe, expect, test } from 'vitest';
import { EVENING, READY } from '../fixtures.ts';
import { verdictOf } from './faults.ts';
import {
  capture,
  emptySketch,
  formatLink,
  formatSketch,
  handsOf,
  move,
  optionsOf,
  parseLink,
  parseSketch,
  pieceOn,
  put,
  READY_SKETCH,
  type Sketch,
  slotOf,
  takeUp,
  turn,
} from './sketch.ts';

const on = (name: string): number => parseSquare(name) ?? -1;
const piece = (name: string, square: string): PieceView => ({
  letter: name.toUpperCase() as PieceView['letter'],
  colour: name === name.toUpperCase() ? 0 : 1,
  at: on(square),
});
const laid = (sketch: Sketch, ...pieces: readonly string[]): Sketch =>
  pieces.reduce((now, word) => {
    const [name = '', square = ''] = word.split('@');
    const next = put(now, piece(name, square));
    if (!next) throw new Error(`${word} cannot be put down`);
    return next;
  }, sketch);
const codes = (sketch: Sketch) => verdictOf(sketch).faults.map(({ code }) => code);

describe('editing a sketch', () => {
  test('hands contain exactly the pieces that are not on the board', () => {
    const sketch = laid(emptySketch(), 'S@c3', 'S@d3');
    expect(handsOf(sketch)[slotOf({ colour: 0, letter: 'S' })]).toBe(0);
    expect(put(sketch, piece('S', 'e3'))).toBeUndefined();
    expect(put(sketch, piece('s', 'e13'))).toBeDefined();
  });

  test('replaced pieces return to their hand; a large slide replaces both its crossings', () => {
    const sketch = laid(emptySketch(), 'S@h8', 'H@i8', 'g@h8');
    expect(sketch.pieces).toEqual([piece('g', 'h8')]);
    expect(pieceOn(sketch, on('i8'))).toEqual(piece('g', 'h8'));
    expect(takeUp(sketch, on('i8')).pieces).toEqual([]);
  });

  test('a large slide at the edge is shifted onto the board', () => {
    const sketch = laid(emptySketch(), 'G@o8');
    expect(sketch.pieces).toEqual([piece('G', 'n8')]);
    expect(turn(laid(emptySketch(), 'G@h15'), on('h15'))?.pieces).toEqual([piece('I', 'h14')]);
    expect(turn(laid(emptySketch(), 'T@h8'), on('h8'))).toBeUndefined();
  });

  test('moving removes pieces at the target, and never duplicates a piece', () => {
    const sketch = laid(emptySketch(), 'T@c3', 't@c13');
    const moved = move(sketch, on('c3'), on('c13'));
    expect(moved?.pieces).toEqual([piece('T', 'c13')]);
    expect(move(sketch, on('d4'), on('d5'))).toBeUndefined();
  });

  test('a pawn in hand can be marked as captured, and returns when placed', () => {
    const cylinder = { colour: 1, letter: 'C' } as const;
    const sketch = capture(READY_SKETCH, cylinder, 1);
    expect(formatSketch(sketch)).toBe(READY.replace('src', 'sr'));
    expect(capture(sketch, cylinder, 1)).toBe(sketch);
    const back = laid(sketch, 'c@h8');
    expect(takeUp(back, on('h8'))).toEqual(READY_SKETCH);
  });
});

describe('text and link', () => {
  test.each([
    READY,
    EVENING,
    '15/15/15/15/15/15/15/15/15/15/15/15/15/15/15 w T2SPRC5H2G2Xt2sprc5h2g2x s 0 0',
  ])('%s is parsed and formatted', text => {
    const sketch = parseSketch(text, 'inset');
    const written = formatSketch(sketch);
    expect(formatSketch(parseSketch(written, 'inset'))).toBe(written);
    // Slides missing in an incomplete text are in the hand.
    if (text !== EVENING) expect(written).toBe(text);
    expect(parseLink(formatLink({ ...sketch, camp: 'outer' }))).toEqual({ ...sketch, camp: 'outer' });
    expect(formatLink(sketch)).not.toMatch(/\s/);
  });

  test.each([
    ['', 'position', 1],
    [READY.replace(' w ', ' q '), 'side', READY.indexOf(' w ') + 2],
    [READY.replace('15/5v', '14/5v'), 'board', 3],
    [READY.replace('SRC3H', 'SRC9H'), 'hands', READY.indexOf('SRC') + 1],
  ])('%s is refused with its place', (text, field, column) => {
    const reading = () => parseSketch(text, 'inset');
    expect(reading).toThrow(FormatError);
    try {
      reading();
    } catch (error) {
      expect(error).toMatchObject({ field, column });
    }
  });
});

describe('faults', () => {
  test('none in the ready set-up and on the empty board', () => {
    expect(codes(READY_SKETCH)).toEqual([]);
    expect(codes(emptySketch())).toEqual([]);
    expect(codes(emptySketch('outer', 'x'))).toEqual([]);
  });

  test('[R-CROSS-5] a pawn or a cross on the end of an arm', () => {
    const sketch = laid(READY_SKETCH, 'R@e6', 's@h8');
    expect(verdictOf(sketch).faults).toMatchObject([
      { code: 'armEnd', params: { at: 'e6' }, squares: [on('e6')] },
    ]);
  });

  test('a missing Tesseract or cross in play', () => {
    const sketch = takeUp(takeUp(READY_SKETCH, on('e13')), on('d6'));
    expect(verdictOf(sketch).faults).toMatchObject([
      { code: 'noCross', colour: 0 },
      { code: 'noTesseract', colour: 1 },
    ]);
  });

  test('[R-SETUP-2] [R-CROSS-2] in set-up, pieces outside their camps and crosses outside their zone', () => {
    const sketch = laid(emptySketch(), 'T@h8', 't@h13', 'X@b3');
    expect(verdictOf(sketch).faults).toMatchObject([
      { code: 'camp', params: { at: 'h8' } },
      { code: 'zone', params: { at: 'b3' } },
    ]);
  });

  test('[R-SETUP-2] an impossible turn of set-up', () => {
    const one = laid(emptySketch(), 'T@h2');
    expect(codes(one)).toEqual(['progress']);
    expect(codes({ ...one, side: 1 })).toEqual([]);
    expect(codes(laid(emptySketch(), 'T@h2', 'R@i2'))).toEqual(['progress']);
  });

  test('too many pieces of a kind, which only a text can contain', () => {
    const text = READY.replace('15/5v', 't14/5v');
    expect(verdictOf(parseSketch(text, 'inset')).faults).toMatchObject([
      { code: 'tooMany', letter: 'T', colour: 1 },
    ]);
  });

  test('[R-END-2] [R-END-5] a position that is over before it starts', () => {
    const bare = '15/3t1v6sh1/7p7/15/15/15/4x6x3/15/3X6X4/15/15/15/15/VV13/TV13 w 2H2Gsrc3h2g p 0 0';
    const { faults } = verdictOf(parseSketch(bare, 'inset'));
    expect(faults.map(({ code }) => code)).toEqual(['over']);
    expect(faults[0]).toMatchObject({ colour: 1 });
  });

  test('none, but remarks, for a capturable Tesseract and a stray cross', () => {
    const open = [
      ['k3', 'e10'],
      ['d6', 'a8'],
    ].reduce((now, [from = '', to = '']) => move(now, on(from), on(to)) ?? now, READY_SKETCH);
    expect(verdictOf(open)).toMatchObject({ faults: [], isTakable: true, strayCrosses: [on('a8')] });
    expect(verdictOf(READY_SKETCH)).toMatchObject({ isTakable: false, strayCrosses: [] });
  });
});

test('none if and only if the rules accept the position', () => {
  const chance = seededChance('sketches');
  let sound = 0;
  for (let i = 0; i < 400; i++) {
    let sketch: Sketch =
      i % 4 === 0 ? emptySketch(i % 8 === 0 ? 'inset' : 'outer', i % 3 === 0 ? 'x' : 's') : READY_SKETCH;
    for (let step = chance.below(5); step >= 0; step--) sketch = shaken(sketch, chance.below);
    const { faults, state } = verdictOf(sketch);
    if (faults.length === 0) sound++;
    const read = tried(sketch);
    expect(state !== undefined, formatSketch(sketch)).toBe(read !== undefined && read.winner === null);
  }
  expect(sound).toBeGreaterThan(20);
});

function tried(sketch: Sketch) {
  try {
    return parsePosition(formatSketch(sketch), optionsOf(sketch));
  } catch {
    return undefined;
  }
}

function shaken(sketch: Sketch, below: (n: number) => number): Sketch {
  const letters = 'TSPRCHVGIX';
  const somewhere = sketch.pieces[below(sketch.pieces.length || 1)]?.at ?? 0;
  const other = { letter: letters[below(10)] as 'T', colour: below(2) as 0 | 1, at: below(225) };
  const changes = [
    () => put(sketch, other),
    () => takeUp(sketch, somewhere),
    () => move(sketch, somewhere, below(225)),
    () => turn(sketch, somewhere),
    () => capture(sketch, other, 1),
    () => ({ ...sketch, side: below(2) as 0 | 1 }),
  ];
  return changes[below(changes.length)]?.() ?? sketch;
}
