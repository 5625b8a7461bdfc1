/** Section 16 of the rules: every vector, word for word. */
import { perft } from '@tessera/engine/testkit';
import { describe, expect, test } from 'vitest';
import { list, newGame, type Options, table } from '../../test/riftTable.ts';
import { adjudicate, rift } from './index.ts';
import { tesseractMoves } from './rules/generate.ts';

interface Vector {
  readonly name: string;
  readonly position: string;
  readonly piece: string;
  /** Number of actions of the piece, and of all pieces together. */
  readonly count: number;
  readonly all: number;
  readonly suffixes: string;
}

const VECTORS: Readonly<Record<string, Vector>> = {
  'TV-01': {
    name: '[R-MOVE-2] [R-CAP-1] [R-TESS-1] Tesseract, no limit: own pawn, slides, arm-end, capturable and backed enemies',
    position: '7t7/15/15/15/9X5/15/4S10/15/2h12/15/1r2T3p6/15/2H3s8/4c2v7/4h10 w - p 0 0',
    piece: 'Te5',
    count: 19,
    all: 45,
    suffixes: '-e3 -d4 -e4 -f4 -c5 -d5 -f5 -g5 -h5 -d6 -e6 -f6 -e7 -g7 -e8 -h8 -i9 -a5xb5 -j5xi5',
  },
  'TV-02': {
    name: '[R-TESS-2] [R-CAP-3] Tesseract limited to 4: a capture landing at 4 is legal, at 5 not',
    position: '7t7/15/15/15/15/15/15/4s2p7/15/3c11/4T3r6/15/15/15/C14 w - p 0 0',
    piece: 'Te5',
    count: 25,
    all: 31,
    suffixes:
      '-e1 -i1 -b2 -e2 -h2 -c3 -e3 -g3 -d4 -e4 -f4 -a5 -b5 -c5 -d5 -f5 -g5 -h5 -e6 -f6 -e7 -g7 -c7xd6 -e9xe8 -i9xh8',
  },
  'TV-03': {
    name: '[R-CYL-1] Cylinder: range 2, captures only an adjacent pawn',
    position: '14t/15/15/15/15/15/7s7/4H2C1p5/6r8/5v9/15/15/15/15/T14 w - p 0 0',
    piece: 'Ch8',
    count: 12,
    all: 31,
    suffixes: '-h6 -j6 -h7 -i7 -f8 -g8 -i8 -g9 -i9 -f10 -j10 -h10xh9',
  },
  'TV-04': {
    name: '[R-BENT-1] [R-BENT-2] Star on an empty board centre',
    position: '14t/15/15/15/15/15/15/7S7/15/15/15/15/15/15/T14 w - p 0 0',
    piece: 'Sh8',
    count: 36,
    all: 70,
    suffixes:
      '-e1 -k1 -f2 -j2 -g3 -i3 -h4 -a5 -g5 -i5 -o5 -b6 -n6 -c7 -e7 -k7 -m7 -d8 -l8 -c9 -e9 -k9 -m9 -b10 -n10 -a11 -g11 -i11 -o11 -h12 -g13 -i13 -f14 -j14 -e15 -k15',
  },
  'TV-05': {
    name: '[R-BENT-4] [R-BENT-5] Star: capture on leg 1, enemy on the turning point, doubled enemy',
    position: '14t/15/15/15/15/9s5/8c6/7S7/6p8/9r5/15/15/15/15/T14 w - p 0 0',
    piece: 'Sh8',
    count: 11,
    all: 44,
    suffixes: '-a5 -b6 -c7 -d8 -e9 -g11 -h12 -i13 -j14 -k15 -f6xg7',
  },
  'TV-07': {
    name: '[R-BENT-3] [R-CROSS-5] Pyramid: open legs, leg-2 capture, blocked leg 1, cross arm-end',
    position: '14t/15/15/15/15/15/15/5c9/2X12/7r7/15/2VP11/3s11/15/14T w - p 0 0',
    piece: 'Pd4',
    count: 11,
    all: 58,
    suffixes: '-f1 -f2 -f3 -f5 -e6 -f6 -g6 -f7 -d2xd3 -i6xh6 -f9xf8',
  },
  'TV-08': {
    name: '[R-RECT-2] [R-RECT-3] [R-RECT-4] Rectangle: overflies everything, the path decides what is captured',
    position: '14t/15/15/15/15/15/7s1c5/6SRp6/5X1v7/15/15/15/15/15/T14 w - p 0 0',
    piece: 'Rh8',
    count: 6,
    all: 48,
    suffixes: '-j6 -f10 -j6xi8 -f10xh9 -j10xh9 -j10xi8,j9',
  },
  'TV-09': {
    name: '[R-SLIDE-3] [R-SLIDE-4] [R-SLIDE-6] small slide: passes an arm-end, captures, but not the Tesseract',
    position: '14c/15/15/15/15/15/15/15/5X9/1t1H5s5/15/15/15/15/T14 w - p 0 0',
    piece: 'Hd6',
    count: 8,
    all: 20,
    suffixes: '-c6 -e6 -f6 -g6 -h6 -i6 =Vd6 -k6xj6',
  },
  'TV-10': {
    name: '[R-PIVOT-4] [R-CROSS-5] small slide standing on an arm-end: no pivot, stopped by the centre',
    position: '14t/15/5h9/5s9/15/15/15/5V9/5X9/15/15/15/15/15/T14 w - p 0 0',
    piece: 'Vf8',
    count: 3,
    all: 15,
    suffixes: '-f9 -f10 -f11',
  },
  'TV-11': {
    name: '[R-SLIDE-7] [R-PIVOT-3] large horizontal slide: two capture landings, four pivots',
    position: '14t/15/15/15/15/15/15/15/15/15/1p2GG2s6/15/15/15/T14 w - p 0 0',
    piece: 'Ge5',
    count: 11,
    all: 22,
    suffixes: '-c5 -d5 -f5 -g5 =Ie4 =If4 =Ie5 =If5 -a5xb5 -i5xi5 -j5xi5',
  },
  'TV-13': {
    name: '[R-SLIDE-3] [R-PIVOT-3] large vertical slide against the edge and a backed pawn',
    position: '13It/13I1/15/15/15/13s1/13h1/15/15/15/15/15/15/15/T14 w - p 0 0',
    piece: 'In14',
    count: 6,
    all: 18,
    suffixes: '-n11 -n12 -n13 =Gm14 =Gn14 =Gm15',
  },
  'TV-14': {
    name: '[R-BENT-1] [R-BENT-3] Star in the corner',
    position: 't14/15/15/15/15/15/15/15/15/15/15/13p1/15/15/T13S w - p 0 0',
    piece: 'So1',
    count: 3,
    all: 43,
    suffixes: '-k1 -l2 -o5xn4',
  },
  'TV-16': {
    name: '[R-RECT-4] [R-CAP-6] Rectangle captures the Tesseract and two more pawns',
    position: '15/15/15/15/15/15/15/15/15/3sc10/1X1t11/3R11/15/5H9/T14 w - p 0 0',
    piece: 'Rd4',
    count: 3,
    all: 37,
    suffixes: '-b2 -f6 -f6xd5,d6,e6',
  },
  'TV-17': {
    name: '[R-END-3] bare Tesseract whose only mobility is a capture',
    position: '14t/15/15/15/15/15/12h2/15/15/15/15/15/15/Hs13/TH13 w - p 0 0',
    piece: 'Ta1',
    count: 1,
    all: 17,
    suffixes: '-c3xb2',
  },
};

const vector = (id: string): Vector => VECTORS[id]!;

describe('section 16: all actions of one piece', () => {
  for (const [id, { name, position, piece, count, all, suffixes }] of Object.entries(VECTORS)) {
    test(`[${id}] ${name}`, () => {
      const situation = table(position);
      expect(situation.actions(piece)).toEqual(list(suffixes));
      expect(situation.actions(piece)).toHaveLength(count);
      expect(situation.all()).toHaveLength(all);
      expect(situation.position()).toBe(position);
    });
  }

  test('[TV-18] [R-END-2] immobilised bare Tesseract, no pawn in reserve: White to move has lost', () => {
    const lost = table('14t/15/15/15/15/15/12s2/15/15/15/4H10/15/15/hv13/Th13 w H p 0 0');
    expect(lost.all()).toEqual([]);
    expect(lost.outcome()).toBe('b immobilised');
  });

  test('[TV-19] [R-RES-6] [R-END-3] the same with a Cylinder in reserve: 213 places to drop it, nothing else', () => {
    const forced = table('14t/15/15/15/15/15/12s2/7X7/15/15/4H10/15/15/hv13/Th13 w CH p 0 0');
    expect(forced.outcome()).toBeUndefined();
    expect(forced.all()).toHaveLength(213);
    const places = forced.actions('C@');
    expect(places).toHaveLength(213);
    const closed = list('a1 b1 a2 b2 e5 h8 m9 o15 g8 h7 h9 i8');
    expect(places.filter(place => closed.includes(place))).toEqual([]);
    expect(new Set([...places, ...closed]).size).toBe(225);
  });
});

describe('section 16: option deltas', () => {
  const without = (id: string, gone: string): string[] =>
    list(vector(id).suffixes).filter(suffix => !list(gone).includes(suffix));

  test('[TV-05] [TV-07] [R-BENT-4] legOneCapture false takes the capture on leg 1 away', () => {
    const star = table(vector('TV-05').position, { legOneCapture: false }).actions('Sh8');
    expect(star).toEqual(without('TV-05', '-f6xg7'));
    expect(star).toHaveLength(10);
    const pyramid = table(vector('TV-07').position, { legOneCapture: false }).actions('Pd4');
    expect(pyramid).toEqual(without('TV-07', '-d2xd3'));
    expect(pyramid).toHaveLength(10);
  });

  test('[TV-05] [R-BENT-5] turningPointCapture true adds two jumps over the pawn on the turning point', () => {
    const star = table(vector('TV-05').position, { turningPointCapture: true }).actions('Sh8');
    expect(star).toEqual([...list(vector('TV-05').suffixes), '-i5xj6', '-k7xj6'].sort());
    expect(star).toHaveLength(13);
  });

  test('[TV-08] [R-RECT-3] rectangleOverCross false closes the quiet way over arm-end f8', () => {
    const rectangle = table(vector('TV-08').position, { rectangleOverCross: false }).actions('Rh8');
    expect(rectangle).toEqual(without('TV-08', '-f10'));
    expect(rectangle).toHaveLength(5);
  });

  test('[TV-19] [R-END-3] endgameImmobilisation loses the game before the drop', () => {
    const position = '14t/15/15/15/15/15/12s2/7X7/15/15/4H10/15/15/hv13/Th13 w CH p 0 0';
    const lost = table(position, { endgameImmobilisation: true });
    expect([lost.outcome(), lost.all()]).toEqual(['b immobilised', []]);
  });

  test('[TV-11] [R-SLIDE-7] largeSlideCapture leading or trailing keeps one kind of landing', () => {
    const leading = table(vector('TV-11').position, { largeSlideCapture: 'leading' }).actions('Ge5');
    expect(leading).toEqual(without('TV-11', '-j5xi5'));
    expect(leading).toHaveLength(10);
    const trailing = table(vector('TV-11').position, { largeSlideCapture: 'trailing' }).actions('Ge5');
    expect(trailing).toEqual(without('TV-11', '-a5xb5 -i5xi5'));
    expect(trailing).toHaveLength(9);
  });

  test('[TV-09] [R-CROSS-6] armEndSlides perpendicular changes nothing for a slide that crosses the arm', () => {
    const slide = table(vector('TV-09').position, { armEndSlides: 'perpendicular' }).actions('Hd6');
    expect(slide).toEqual(list(vector('TV-09').suffixes));
  });

  test('[TV-10] [R-CROSS-6] armEndSlides perpendicular: no slide reaches a place along the arm', () => {
    const below = '14t/15/5h9/5s9/15/5V9/15/15/5X9/15/15/15/15/15/T14 w H p 0 0';
    expect(table(below).actions('Vf10')).toEqual(list('-f8 -f9 -f11 =Hf10'));
    expect(table(below).actions('V@')).toContain('f8');
    const strict = table(below, { armEndSlides: 'perpendicular' });
    expect(strict.actions('Vf10')).toEqual(list('-f9 -f11 =Hf10'));
    expect(strict.actions('V@')).not.toContain('f8');
  });
});

describe('section 16: repetition and stall', () => {
  const HISTORY = 'Te5-e6,To14-o13,Te6-e5,To13-o14,Te5-e6,To14-o13,Te6-e5';
  const TV20 = '1p13/15/14t/15/15/15/15/15/15/15/4T10/15/15/15/P14 b - p 7 7';
  const WAYS =
    '-c1 -o1 -d2 -o2 -e3 -o3 -f4 -o4 -g5 -o5 -h6 -o6 -i7 -o7 -j8 -o8 -k9 -o9 -l10 -o10 -m11 -o11 -n12 -o12 -a13 -b13 -c13 -d13 -e13 -f13 -g13 -h13 -i13 -j13 -k13 -l13 -m13 -n13 -n14 -m15 -o15';

  test('TV-20 [R-END-6] a history forbids an action, a new history does not', () => {
    const told = table(`${TV20} ${HISTORY}`);
    expect(told.actions('To13')).toEqual(list(WAYS));
    expect([told.actions('To13').length, told.all().length]).toEqual([41, 67]);
    expect(table(TV20).actions('To13')).toEqual(list(`${WAYS} -o14`));
    expect(table(TV20).all()).toHaveLength(68);
  });

  test.each([
    ['14p/15/15/15/15/10t4/15/15/15/4T10/15/15/15/15/S14 b - p 1 1', [50, 50], 1],
    ['14p/15/15/15/15/10t3h/15/15/15/4T10/15/15/15/15/S14 b - p 1 1', [50, 49], 0],
    ['14p/15/15/15/15/15/9t5/15/15/4T10/15/15/15/15/S14 b - p 1 2', [50, 52], 1],
    ['14c/15/15/15/15/10t4/15/15/15/4T10/15/15/15/15/C14 b - p 1 2', [32, 32], 0],
    ['15/15/15/15/13s1/10t1S2/15/15/15/4T10/15/15/15/15/15 b - p 1 2', [50, 48], 0],
  ] as const)('TV-21 [R-END-9] %s', (position, moves, winner) => {
    const state = table(position).state();
    expect([tesseractMoves(state, 0), tesseractMoves(state, 1)]).toEqual(moves);
    expect(adjudicate(state)).toBe(winner);
  });
});

describe('section 16: set-up', () => {
  const twoPlies = (position: string, options: Options = {}): number =>
    perft(rift, table(position, options).state(), 2);
  const EMPTY = '15/15/15/15/15/15/15/15/15/15/15/15/15/15/15';
  const START = `${EMPTY} w T2SPRC5H2G2Xt2sprc5h2g2x s 0 0`;
  const CROSSES_FIRST = START.replace(' s ', ' x ');

  test('[R-SETUP-2] the first placement has 90 actions, two plies 8,100', () => {
    expect(newGame().position()).toBe(START);
    expect(table(START).all()).toHaveLength(90);
    expect(twoPlies(START)).toBe(8100);
  });

  test('[R-SETUP-2] stage 2 begins with 54 actions, 27 places by 2', () => {
    const stage2 = newGame().play('T@h2', 'T@h14', 'S@e3', 'S@k14', 'P@k2', 'P@e13');
    expect(stage2.all()).toHaveLength(54);
    expect(stage2.actions('H@')).toEqual(stage2.actions('V@'));
  });

  test('[R-CROSS-2] [R-CROSS-3] the cross stage begins with 91 actions, two plies 7,866', () => {
    expect(table(CROSSES_FIRST).all()).toHaveLength(91);
    expect(twoPlies(CROSSES_FIRST)).toBe(7866);
    const last = newGame()
      .play('T@h2', 'T@h14', 'S@e3', 'S@k14', 'P@k2', 'P@e13', 'V@a2', 'H@a13', 'V@b3', 'H@b14')
      .position();
    expect(table(last).all()).toHaveLength(91);
    expect(twoPlies(last)).toBe(7866);
  });

  test('[R-CROSS-2] [R-BOARD-4] the cross stage with outer camps begins with 117 actions, two plies 13,148', () => {
    expect(table(CROSSES_FIRST, { camp: 'outer' }).all()).toHaveLength(117);
    expect(twoPlies(CROSSES_FIRST, { camp: 'outer' })).toBe(13148);
  });
});
