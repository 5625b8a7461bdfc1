/** R-PIECE: the pieces and their crossings. */
import { describe, expect, test } from 'vitest';
import { given, list, newGame } from '../../test/riftTable.ts';
import { parseAction } from './notation.ts';

describe('R-PIECE: pieces', () => {
  test('[R-PIECE-1] pieces are upper case for White and lower case for Black in strings; actions are upper case for both', () => {
    const situation = given({ white: 'Ta1 Hc3', black: 'To15 Vm13', side: 'b' });
    expect(situation.position()).toBe('14t/15/12v2/15/15/15/15/15/15/15/15/15/2H12/15/T14 b - p 0 0');
    expect(situation.actions('Vm13=')).toEqual(['Hm13']);
    expect(situation.all().every(action => /^[A-Z]/.test(action))).toBe(true);
    expect(() => parseAction('vm13=hm13')).toThrow();
  });

  test('[R-PIECE-2] pieces stand on one crossing, a large slide on two neighbours', () => {
    const path = (white: string): readonly string[] => given({ white, black: 'Ta15' }).actions('Tf1-f');
    expect(path('Tf1 Pa1 Ge5')).toEqual(list('2 3 4'));
    expect(path('Tf1 Pa1 He5')).toHaveLength(14);
    expect(path('Tf1 Pa1 If5')).toEqual(list('2 3 4'));
    // The upper line of a vertical slide is as solid as the lower one.
    expect(given({ white: 'Ta6 Pa1 If5', black: 'Ta15' }).actions('Ta6-')).not.toContain('g6');
    expect(given({ white: 'Ta7 Pa1 If5', black: 'Ta15' }).actions('Ta7-')).toContain('g7');
  });

  test('[R-PIECE-3] the anchor is the only crossing, the west line of G and the south line of I', () => {
    const situation = given({ white: 'Ta1 Pa3 Ge5 Ik5 Hc9', black: 'To15' });
    expect(situation.actions('Ge5-')).toContain('f5');
    expect(situation.actions('Ik5-')).toContain('k6');
    expect(situation.actions('Hc9-')).toContain('d9');
    for (const byTail of ['Gf5-g5', 'Ik6-k7']) {
      expect(situation.whyNot(byTail)).toMatchObject({ clause: 'R-TURN-1', code: 'E_NO_SUCH_PIECE' });
    }
    situation.play('Ge5-g5');
    expect(situation.position().split('/')[10]).toBe('6GG2I4');
  });

  test('[R-PIECE-4] pieces stand alone on a crossing: nothing is dropped on a pawn, a line of a slide or a centre', () => {
    const situation = given({ white: 'Ta1 Pa3 Ge5 Xk8', black: 'To15', whiteHand: 'CHG' });
    for (const taken of ['a1', 'e5', 'f5', 'k8', 'o15']) {
      for (const letter of 'CHVGI') {
        const refusal = situation.whyNot(`${letter}@${taken}`);
        expect(refusal, `${letter}@${taken}`).toMatchObject({ clause: 'R-PIECE-4', code: 'E_OCCUPIED' });
      }
    }
  });

  test('[R-PIECE-4] [R-CROSS-1] an arm-end is not occupied by its cross: one slide may stand there', () => {
    const situation = given({ white: 'Ta1 Pa3 Xk8', black: 'To15', whiteHand: '2H' });
    expect(situation.whyNot('H@k9')).toBeUndefined();
    situation.play('H@k9', 'To15-o14');
    expect(situation.whyNot('V@k9')).toMatchObject({ clause: 'R-PIECE-4', code: 'E_OCCUPIED' });
  });

  test('[R-PIECE-5] a captured pawn leaves the game: it is on no board and in no reserve', () => {
    const situation = given({ white: 'Ta1 Cd4', black: 'To15 Sd5 Pk3', blackHand: 'SR' });
    situation.play('Cd4-d6xd5');
    expect(situation.position()).toBe('14t/15/15/15/15/15/15/15/15/3C11/15/15/10p4/15/T14 b sr p 0 1');
    expect(situation.view().sides[1].lost).toEqual({ T: 0, S: 1, P: 0, R: 0, C: 1 });
    expect(situation.view().sides[1].hand).toMatchObject({ S: 1, R: 1 }); // the second Star was never placed
  });

  test('[R-PIECE-5] slides and crosses are never captured', () => {
    const facing = given({ white: 'Td4 Pa1 Rk6 Hb5', black: 'To15 Hd5 Gl6 Ve5 Xg7' });
    expect(facing.all().filter(action => action.includes('x'))).toEqual([]);
    facing.play('Rk6-m8'); // over both lines of the large slide
    expect(facing.position()).toBe('14t/15/15/15/15/15/15/12R2/6x8/11gg2/1H1hv10/3T11/15/15/P14 b - p 1 1');
  });

  test('[R-SETUP-5] each colour has 6 pawns, 7 slides and 2 crosses (section 4)', () => {
    const hand = { T: 1, S: 2, P: 1, R: 1, C: 1, H: 5, G: 2, X: 2 };
    expect(
      newGame()
        .view()
        .sides.map(side => side.hand),
    ).toEqual([hand, hand]);
  });
});
