/** R-PIVOT: turns of slides. */
import { describe, expect, test } from 'vitest';
import { given, list } from '../../../test/riftTable.ts';
import { pivotAction, rift, T } from '../index.ts';

describe('R-PIVOT: turning', () => {
  test('[R-PIVOT-1] a pivot is a quarter turn and the whole action; the slide travels its new groove a turn later', () => {
    const situation = given({ white: 'Ta1 Pa3 Hd6', black: 'To15 Sd8' });
    expect(situation.actions('Hd6=')).toEqual(['Vd6']);
    situation.play('Hd6=Vd6');
    expect(situation.view().toMove).toBe(1);
    expect(situation.events()).toEqual([{ type: 'pivoted', colour: 0, piece: 'V', from: 78, to: 78 }]);
    situation.play('To15-o14');
    expect(situation.actions('Vd6-')).toEqual(list('d1 d2 d3 d4 d5 d7 d9xd8'));
  });

  test('[R-PIVOT-1] a pivot never captures', () => {
    const situation = given({ white: 'Ta1 Pa3 Ge5', black: 'To15 Se6 Cf4' });
    expect(situation.actions('Ge5=')).toEqual(list('Ie4 If5'));
    expect(situation.whyNot('Ge5=Ie5')).toMatchObject({ clause: 'R-PIVOT-3', code: 'E_OCCUPIED' });
  });

  test('[R-PIVOT-1] pawns do not pivot', () => {
    const state = given({ white: 'Ta1 Pa3', black: 'To15' }).state();
    expect(rift.check(state, 0, pivotAction(T, 0, 0))).toMatchObject({
      clause: 'R-PIVOT-1',
      code: 'E_PAWN_PIVOT',
    });
  });

  test('[R-PIVOT-2] a small slide pivots in place and needs no room', () => {
    const situation = given({ white: 'Ta1 Pd5 Hd6 Vc6', black: 'To15 Hd7 Ve6' });
    expect(situation.actions('Hd6')).toEqual(['=Vd6']);
    expect(situation.actions('Vc6=')).toEqual(['Hc6']);
    expect(situation.whyNot('Hd6=Vd5')).toMatchObject({ clause: 'R-PIVOT-2', code: 'E_PIVOT_IN_PLACE' });
  });

  test('[R-PIVOT-3] a large slide pivots on either line, either way', () => {
    const situation = given({ white: 'Ta1 Pa3 Ge5 Ik8', black: 'To15' });
    // On e5 to e4 or e6, on f5 to f4 or f6: the anchor of the result is its south line.
    expect(situation.actions('Ge5=')).toEqual(list('Ie4 Ie5 If4 If5'));
    // On k8 to j8 or l8, on k9 to j9 or l9: the anchor of the result is its west line.
    expect(situation.actions('Ik8=')).toEqual(list('Gj8 Gk8 Gj9 Gk9'));
    for (const other of ['Ge5=Id5', 'Ge5=Ie3', 'Ge5=Ig5', 'Ge5=If6']) {
      expect(situation.whyNot(other), other).toMatchObject({ clause: 'R-PIVOT-3', code: 'E_PIVOT_SHAPE' });
    }
  });

  test('[R-PIVOT-3] a pivot needs a crossing that is on the board and slide-free', () => {
    const corner = given({ white: 'Ta8 Pa3 Ga1 In14', black: 'To1' });
    expect(corner.actions('Ga1=')).toEqual(list('Ia1 Ib1'));
    expect(corner.actions('In14=')).toEqual(list('Gm14 Gn14 Gm15 Gn15'));
    const east = given({ white: 'Ta8 Pa3 Io14', black: 'To1' });
    expect(east.actions('Io14=')).toEqual(list('Gn14 Gn15'));
    expect(east.whyNot('Io14=Go14')).toMatchObject({ clause: 'R-PIVOT-3', code: 'E_NO_ROOM' });
    expect(corner.whyNot('Ga1=Ib2')).toMatchObject({ clause: 'R-PIVOT-3', code: 'E_PIVOT_SHAPE' });
    const crowded = given({ white: 'Ta1 Ce4 Ge5 Xf7', black: 'To15 Hf4 Se6' });
    expect(crowded.actions('Ge5=')).toEqual(['If5']); // f6 is an arm-end: open to the moved line
  });

  test('[R-PIVOT-4] a pivot is impossible on an arm-end: a small slide stays, a large one turns on its other line only', () => {
    const small = given({ white: 'Ta1 Pa3 Hk7 Xk8', black: 'To15' });
    expect(small.actions('Hk7=')).toEqual([]);
    expect(small.whyNot('Hk7=Vk7')).toMatchObject({ clause: 'R-PIVOT-4', code: 'E_PIVOT_ARM_END' });
    // k7 is an arm-end, j7 is not.
    const large = given({ white: 'Ta1 Pa3 Gj7 Xk8', black: 'To15' });
    expect(large.actions('Gj7=')).toEqual(list('Ij6 Ij7'));
    expect(large.whyNot('Gj7=Ik6')).toMatchObject({ clause: 'R-PIVOT-4', code: 'E_PIVOT_ARM_END' });
  });

  test('[R-PIVOT-4] a pivot may start the moved line from an arm-end and end it on one', () => {
    // The line on k7 (an arm-end) swings to j8, an arm-end of the same cross.
    const pieces = { white: 'Ta1 Pa3 Gj7 Xk8', black: 'To15' };
    const situation = given(pieces).play('Gj7=Ij7');
    expect(situation.position().split('/').slice(7, 9)).toEqual(['9IX4', '9I5']);
  });

  test('[R-PIVOT-4] a pivot may only start from an arm-end with pivotOntoArmEnd off', () => {
    const pieces = { white: 'Ta1 Pa3 Gj7 Xk8', black: 'To15' };
    const situation = given(pieces, { pivotOntoArmEnd: false });
    expect(situation.actions('Gj7=')).toEqual(['Ij6']);
    expect(situation.whyNot('Gj7=Ij7')).toMatchObject({ clause: 'R-PIVOT-4', code: 'E_REST_ARM_END' });
    // Sliding onto arm-ends is unchanged.
    expect(situation.actions('Gj7-')).toEqual(given(pieces).actions('Gj7-'));
  });
});
