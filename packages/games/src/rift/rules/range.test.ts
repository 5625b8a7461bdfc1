/** R-TESS and R-CYL: range of the straight movers. */
import { describe, expect, test } from 'vitest';
import { given, list } from '../../../test/riftTable.ts';

/** Range of a Tesseract on a1 up its file. */
const reach = (white: string, whiteHand = '', black = 'To14 Sn13'): number =>
  given({ white: `Ta1 ${white}`, black, whiteHand }).actions('Ta1-a').length;

describe('R-TESS: the Tesseract', () => {
  test('[R-TESS-1] the Tesseract moves in eight directions, any distance from one step on', () => {
    const situation = given({ white: 'Th8 Pb1', black: 'Ta2' });
    const eight = list('-h9 -h7 -g8 -i8 -g7 -g9 -i7 -i9');
    expect(situation.actions('Th8')).toEqual(expect.arrayContaining(eight));
    expect(situation.whyNot('Th8-j9')).toMatchObject({ clause: 'R-TESS-1', code: 'E_NOT_STRAIGHT' });
  });

  test('[R-TESS-2] the Tesseract has no limit while a Star, a Pyramid or a Rectangle is engaged', () => {
    for (const pawn of ['So1', 'Po1', 'Ro1']) expect(reach(pawn), pawn).toBe(14);
  });

  test('[R-TESS-2] the Tesseract has no limit while a Star or a Rectangle is in reserve, beside an engaged Cylinder', () => {
    for (const hand of ['S', 'R']) expect(reach('Co1', hand), hand).toBe(14);
  });

  test('[R-TESS-2] the Tesseract has a limit of four steps whether the Cylinder is engaged or captured', () => {
    expect(reach('Co1')).toBe(4);
    expect(reach('Hk1')).toBe(4);
  });

  test('[R-TESS-2] the Tesseract keeps its limit with a Cylinder in reserve', () => {
    const situation = given({ white: 'Ta1', black: 'To14 Sn13', whiteHand: 'C' });
    situation.play('C@o1', 'To14-o13');
    expect(situation.actions('Ta1-a')).toEqual(list('2 3 4 5'));
    const waiting = given({ white: 'Ta1', black: 'To14 Sn13', whiteHand: 'C' });
    expect(waiting.view().sides.map(side => side.isLimited)).toEqual([true, false]);
  });

  test('[R-TESS-2] the limit is separate for each colour', () => {
    const black = given({ white: 'Ta1 Pb1', black: 'To15', side: 'b' });
    expect(black.actions('To15-o')).toEqual(list('11 12 13 14'));
    expect(given({ white: 'Ta1 Pc1', black: 'To15' }).actions('Ta1-a')).toHaveLength(14);
  });

  test('[R-TESS-2] the limit comes with the capture of the last escort, for the next move', () => {
    const pieces = { white: 'Ta1 Sh9', black: 'To14 Ch8', side: 'b' } as const;
    const spared = given(pieces).play('Ch8-g8');
    expect(spared.actions('Ta1-a')).toHaveLength(14);
    const taken = given(pieces).play('Ch8-h10xh9');
    expect(taken.events()).toContainEqual({ type: 'limitOn', colour: 0 });
    expect(taken.actions('Ta1-a')).toEqual(list('2 3 4 5'));
  });

  test('[R-TESS-2] a limited capture lands at distance 4 at most, the victim at 3 at most', () => {
    const captures = (victim: string): string[] =>
      given({ white: 'Ta1', black: `To14 C${victim}` })
        .actions('Ta1')
        .filter(action => action.includes('x'));
    expect(captures('a4')).toEqual(['-a5xa4']);
    expect(captures('a5')).toEqual([]);
    expect(captures('d4')).toEqual(['-e5xd4']);
    expect(captures('e5')).toEqual([]);
  });
});

describe('R-CYL: the Cylinder', () => {
  test('[R-CYL-1] the Cylinder moves one or two steps in the eight directions', () => {
    const situation = given({ white: 'Ta1 Ch8', black: 'Ta15' });
    expect(situation.actions('Ch8')).toEqual(
      list('-h9 -h10 -i9 -j10 -i8 -j8 -i7 -j6 -h7 -h6 -g7 -f6 -g8 -f8 -g9 -f10'),
    );
    expect(situation.whyNot('Ch8-h11')).toMatchObject({ clause: 'R-CYL-1', code: 'E_RANGE' });
    expect(situation.whyNot('Ch8-i10')).toMatchObject({ clause: 'R-CYL-1', code: 'E_NOT_STRAIGHT' });
  });

  test('[R-CYL-1] the Cylinder takes an adjacent enemy pawn, not one two steps away', () => {
    expect(given({ white: 'Ta1 Ch8', black: 'Ta15 Si9' }).actions('Ch8-j')).toEqual(list('6 8 10xi9'));
    const far = given({ white: 'Ta1 Ch8', black: 'Ta15 Sj10' });
    expect(far.all().filter(action => action.includes('x'))).toEqual([]);
    expect(far.whyNot('Ch8-k11xj10')).toMatchObject({ clause: 'R-CYL-1', code: 'E_RANGE' });
  });
});
