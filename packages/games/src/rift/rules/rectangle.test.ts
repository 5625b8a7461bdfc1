/** R-RECT: the Rectangle. */
import { describe, expect, test } from 'vitest';
import { given, list } from '../../../test/riftTable.ts';

describe('R-RECT: the Rectangle', () => {
  test('[R-RECT-1] the Rectangle goes two steps and two at a right angle: four destinations, two paths to each', () => {
    const situation = given({ white: 'Ta1 Rh8', black: 'Ta15' });
    expect(situation.actions('Rh8')).toEqual(list('-f6 -f10 -j6 -j10'));
    for (const to of ['h10', 'j8', 'i9', 'j9', 'k11', 'h8']) {
      expect(situation.whyNot(`Rh8-${to}`), to).toMatchObject({ clause: 'R-RECT-1', code: 'E_NOT_LEAP' });
    }
  });

  test('[R-RECT-1] the Rectangle always goes the full four steps: near the edge fewer destinations are left', () => {
    expect(given({ white: 'Ta1 Rb2', black: 'Ta15' }).actions('Rb2')).toEqual(['-d4']);
    expect(given({ white: 'Ta1 Ro8', black: 'Ta15' }).actions('Ro8')).toEqual(list('-m6 -m10'));
  });

  test('[R-RECT-2] the Rectangle leaps pawns of either colour and slides, on all three crossings between', () => {
    const crowd = { white: 'Ta1 Rh8 Ci8 Hj8 Ph9', black: 'Ta15 Vj9 Ih10 Hi10' };
    expect(given(crowd).actions('Rh8-j10')).toEqual(['']);
  });

  test('[R-RECT-3] the Rectangle leaps centres and arm-ends', () => {
    // i8 and j8 are an arm-end and a centre; so are h10 and i10.
    const situation = given({ white: 'Ta1 Rh8 Xj8', black: 'Ta15 Xh10' });
    expect(situation.actions('Rh8')).toEqual(list('-f6 -f10 -j6 -j10'));
  });

  test('[R-RECT-3] the Rectangle lands on neither centres nor arm-ends', () => {
    const centre = given({ white: 'Ta1 Rh8 Xj10', black: 'Ta15' });
    expect(centre.actions('Rh8')).toEqual(list('-f6 -f10 -j6'));
    expect(centre.whyNot('Rh8-j10')).toMatchObject({ clause: 'R-CROSS-5', code: 'E_CROSS_CENTRE' });
    const armEnd = given({ white: 'Ta1 Rh8 Xk10', black: 'Ta15' });
    expect(armEnd.actions('Rh8')).toEqual(list('-f6 -f10 -j6'));
    expect(armEnd.whyNot('Rh8-j10')).toMatchObject({ clause: 'R-CROSS-5', code: 'E_ARM_END' });
  });

  test('[R-RECT-3] the Rectangle needs a pawn-free destination', () => {
    const situation = given({ white: 'Ta1 Rh8 Cf6 Hf10', black: 'Ta15 Vj6 Cj10' });
    expect(situation.actions('Rh8')).toEqual([]);
    expect(situation.whyNot('Rh8-f6')).toMatchObject({ clause: 'R-MOVE-3', code: 'E_OCCUPIED' });
    expect(situation.whyNot('Rh8-j10')).toMatchObject({ clause: 'R-CAP-1', code: 'E_LAND_BEHIND' });
  });

  test('[R-RECT-3] the Rectangle cannot pass a centre or an arm-end with rectangleOverCross off', () => {
    const off = { rectangleOverCross: false };
    const pieces = { white: 'Ta1 Rh8 Xj8', black: 'Ta15 Cg8' };
    // East is closed; north and south lead to the same destinations rank-first.
    expect(given(pieces, off).actions('Rh8')).toEqual(list('-f6 -f6xg8 -f10 -f10xg8 -j6 -j10'));
    // A victim on the closed path is safe, and with both paths closed there is no move at all.
    const both = { white: 'Ta1 Rh8 Xk9', black: 'Ta15 Ci8 Xh10' };
    expect(given(both).actions('Rh8-j10')).toEqual(['', 'xi8']);
    expect(given(both, off).actions('Rh8-j10')).toEqual([]);
    expect(given(both, off).whyNot('Rh8-j10')).toMatchObject({ clause: 'R-RECT-3', code: 'E_LEAP_CROSS' });
  });

  test('[R-RECT-4] the Rectangle takes every enemy pawn on its path, from none to three, without free crossings behind', () => {
    const none = given({ white: 'Ta1 Rh8', black: 'Ta15' });
    const one = given({ white: 'Ta1 Rh8', black: 'Ta15 Ci8' });
    const two = given({ white: 'Ta1 Rh8', black: 'Ta15 Ci8 Sj8' });
    const three = given({ white: 'Ta1 Rh8', black: 'Ta15 Ci8 Sj8 Pj9' });
    expect(none.actions('Rh8-j10')).toEqual(['']);
    expect(one.actions('Rh8-j10')).toEqual(['', 'xi8']);
    expect(two.actions('Rh8-j10')).toEqual(['', 'xi8,j8']);
    expect(three.actions('Rh8-j10')).toEqual(['', 'xi8,j8,j9']);
    three.play('Rh8-j10xi8,j8,j9');
    expect(three.position()).toBe('t14/15/15/15/15/9R5/15/15/15/15/15/15/15/15/T14 b - p 0 1');
  });

  test('[R-RECT-4] the player chooses the path, not the victims', () => {
    const situation = given({ white: 'Ta1 Rh8', black: 'Ta15 Ci8 Sj9 Ph10' });
    expect(situation.actions('Rh8-j10')).toEqual(list('xi8,j9 xh10'));
    for (const some of ['xi8', 'xj9', 'xi8,j9,h10', '']) {
      expect(situation.whyNot(`Rh8-j10${some}`), some).toMatchObject({
        clause: 'R-RECT-4',
        code: 'E_LEAP_TAKES_ALL',
      });
    }
  });

  test('[R-RECT-4] own pawns on the path stay where they are', () => {
    const situation = given({ white: 'Ta1 Rh8 Pi8', black: 'Ta15 Cj8' }).play('Rh8-j10xj8');
    expect(situation.position()).toBe('t14/15/15/15/15/9R5/15/8P6/15/15/15/15/15/15/T14 b - p 0 1');
  });

  test('[R-RECT-4] [R-END-1] a Tesseract on the path is taken like any pawn', () => {
    const situation = given({ white: 'Ta1 Rh8', black: 'Tj9 Ci8' }).play('Rh8-j10xi8,j9');
    expect(situation.outcome()).toBe('w capture');
  });
});
