/** R-BENT: the Star and the Pyramid. */
import { describe, expect, test } from 'vitest';
import { given, list } from '../../../test/riftTable.ts';

const RANKS = Array.from({ length: 15 }, (_, i) => i + 1);
const FILES = [...'abcdefghijklmno'];

describe('R-BENT: two steps, a turn, and on', () => {
  test('[R-BENT-1] a Pyramid goes two steps along a groove, then any distance across', () => {
    const situation = given({ white: 'Ta1 Ph8', black: 'Ta15' });
    const places = new Set<string>();
    for (const rank of RANKS) if (rank !== 8) for (const file of ['f', 'j']) places.add(`-${file}${rank}`);
    for (const file of FILES) if (file !== 'h') for (const rank of [6, 10]) places.add(`-${file}${rank}`);
    expect(places.size).toBe(52);
    expect(situation.actions('Ph8')).toEqual([...places].sort());
  });

  test('[R-BENT-1] leg 1 is exactly two steps and leg 2 at least one: nothing else is a bent move', () => {
    const pyramid = given({ white: 'Ta1 Ph8', black: 'Ta15' });
    for (const to of ['i9', 'h11', 'k11', 'i8', 'g7', 'k8']) {
      expect(pyramid.whyNot(`Ph8-${to}`), to).toMatchObject({ clause: 'R-BENT-1', code: 'E_NOT_BENT' });
    }
    const star = given({ white: 'Ta1 Sh8', black: 'Ta15' });
    for (const to of ['h9', 'h10', 'i9', 'k11', 'j8', 'i10']) {
      expect(star.whyNot(`Sh8-${to}`), to).toMatchObject({ clause: 'R-BENT-1', code: 'E_NOT_BENT' });
    }
    expect(star.whyNot('Sh8-i11')).toBeUndefined();
    expect(star.whyNot('Sh8-e15')).toBeUndefined();
  });

  test('[R-BENT-1] leg 1 must fit on the board', () => {
    // From b2 only the turns d2 and b4 exist for a Pyramid, only d4 for a Star.
    const pyramid = given({ white: 'To1 Pb2', black: 'To15' });
    expect(pyramid.actions('Pb2-a')).toEqual(['4']);
    expect(pyramid.actions('Pb2-d')).toHaveLength(14);
    expect(given({ white: 'To1 Sb2', black: 'To15' }).actions('Sb2')).toEqual(
      list('-c5 -b6 -a7 -e3 -f2 -g1'),
    );
  });

  test('[R-BENT-2] both steps of leg 1 must be pawn-free', () => {
    const onFirst = (piece: string): readonly string[] =>
      given({ white: `Ta1 Ph8 ${piece}`, black: 'Ta15' }).actions('Ph8-j9');
    expect(onFirst('')).toEqual(['']);
    for (const piece of ['Ci8', 'Hi8', 'Xj8', 'Cj8', 'Vj8']) expect(onFirst(piece), piece).toEqual([]);
    // Arm-ends: the first step beside a centre on i7, the turning point beside one on k8.
    expect(onFirst('Xi7')).toEqual([]);
    expect(onFirst('Xk8')).toEqual([]);
    expect(onFirst('Xi6')).toEqual(['']);
  });

  test('[R-BENT-2] a bent move ends neither on the turning point nor on the first step', () => {
    const situation = given({ white: 'Ta1 Ph8 Sd4', black: 'Ta15' });
    expect(situation.whyNot('Ph8-j8')).toMatchObject({ clause: 'R-BENT-2', code: 'E_TURNING_POINT' });
    expect(situation.whyNot('Ph8-i8')).toMatchObject({ clause: 'R-BENT-1', code: 'E_NOT_BENT' });
    expect(situation.whyNot('Sd4-f6')).toMatchObject({ clause: 'R-BENT-2', code: 'E_TURNING_POINT' });
    expect(situation.whyNot('Sd4-e5')).toMatchObject({ clause: 'R-BENT-1', code: 'E_NOT_BENT' });
  });

  test('[R-BENT-3] leg 2 stops before an obstacle like a straight mover', () => {
    const situation = given({ white: 'Ta1 Ph8 Hj12', black: 'Ta15 Vj6' });
    expect(
      situation
        .actions('Ph8-j')
        .map(Number)
        .sort((a, b) => a - b),
    ).toEqual([7, 9, 10, 11]);
  });

  test('[R-BENT-3] leg 2 jumps next to the turning point and from afar', () => {
    const near = given({ white: 'Ta1 Sh8', black: 'Ta15 Ci11' });
    expect(near.actions('Sh8-h12')).toEqual(['', 'xi11']); // quietly over the turn f10
    expect(near.actions('Sh8-g13')).toEqual([]); // beyond the jump
    const far = given({ white: 'Ta1 Sh8', black: 'Ta15 Cf14' });
    expect(far.actions('Sh8-e15')).toEqual(['xf14']);
    const backed = given({ white: 'Ta1 Sh8', black: 'Ta15 Cf14 Ve15' });
    expect(backed.actions('Sh8').filter(action => action.includes('x'))).toEqual([]);
  });

  test('[R-BENT-4] an enemy on the first step is jumped, and the move ends on the turning point', () => {
    const situation = given({ white: 'Ta1 Ph8', black: 'Ta15 Ci8' });
    expect(situation.actions('Ph8').filter(action => action.includes('x'))).toEqual(['-j8xi8']);
    expect(situation.actions('Ph8-j')).toEqual(list('6 8xi8 10')); // j6 and j10 over h6 and h10
    expect(situation.whyNot('Ph8-j9xi8')).toMatchObject({ clause: 'R-BENT-2', code: 'E_LEG_ONE_BLOCKED' });
    expect(situation.whyNot('Ph8-j8')).toMatchObject({ clause: 'R-BENT-4', code: 'E_JUMP_CAPTURES' });
  });

  test('[R-BENT-4] the jump on leg 1 needs an open turning point', () => {
    for (const piece of ['Cj8', 'Hj8', 'Xk8', 'Xj9']) {
      const situation = given({ white: `Ta1 Ph8 ${piece}`, black: 'Ta15 Ci8' });
      expect(
        situation.actions('Ph8').filter(action => action.includes('x')),
        piece,
      ).toEqual([]);
    }
  });

  test('[R-BENT-4] the jump on leg 1 is illegal with legOneCapture off', () => {
    const situation = given({ white: 'Ta1 Ph8', black: 'Ta15 Ci8' }, { legOneCapture: false });
    expect(situation.actions('Ph8').filter(action => action.includes('x'))).toEqual([]);
    expect(situation.whyNot('Ph8-j8xi8')).toMatchObject({ clause: 'R-BENT-4', code: 'E_NO_LEG_ONE_CAPTURE' });
  });

  test('[R-BENT-5] an enemy on the turning point blocks the leg and cannot be taken from it', () => {
    const situation = given({ white: 'Ta1 Ph8', black: 'Ta15 Cj8' });
    expect(situation.actions('Ph8').filter(action => action.includes('x'))).toEqual([]);
    expect(situation.actions('Ph8-j')).toEqual(list('6 10'));
    expect(situation.whyNot('Ph8-j9')).toMatchObject({ clause: 'R-BENT-5', code: 'E_ENEMY_ON_TURN' });
  });

  test('[R-BENT-5] an enemy on a turning point can still be taken on leg 2 of another path', () => {
    // Over h10, then j10 (an enemy) lies on the way east: the landing is k10.
    const situation = given({ white: 'Ta1 Ph8', black: 'Ta15 Cj10' });
    expect(situation.actions('Ph8').filter(action => action.includes('x'))).toEqual(
      list('-k10xj10 -j11xj10'),
    );
  });

  describe('with turningPointCapture', () => {
    const on = { turningPointCapture: true };
    const takes = (white: string, black: string): readonly string[] =>
      given({ white: `Ta1 ${white}`, black: `Ta15 ${black}` }, on)
        .actions('')
        .filter(action => /^[SP]h.*x/.test(action));

    test('[R-BENT-5] [R-CAP-5] the jump turns the corner: it lands on the first step of leg 2, on either side', () => {
      expect(takes('Ph8', 'Cj8')).toEqual(list('Ph8-j9xj8 Ph8-j7xj8'));
      expect(takes('Sh8', 'Cj10')).toEqual(list('Sh8-i11xj10 Sh8-k9xj10'));
      const after = given({ white: 'Ta1 Sh8', black: 'Ta15 Cj10' }, on).play('Sh8-k9xj10');
      expect(after.position()).toMatch(/^t14(\/15){5}\/10S4(\/15){7}\/T14 b /);
    });

    test('[R-BENT-5] a Tesseract is taken like any other pawn', () => {
      expect(given({ white: 'Ta1 Ph8', black: 'Tj8' }, on).play('Ph8-j9xj8').outcome()).toBe('w capture');
    });

    test('[R-BENT-5] the first step must be pawn-free, and so must the landing', () => {
      for (const piece of ['Hi8', 'Si8', 'Xi7']) expect(takes(`Ph8 ${piece}`, 'Cj8'), piece).toEqual([]);
      expect(takes('Ph8', 'Ri8 Cj8')).toEqual([]);
      for (const piece of ['Hj9', 'Rj9']) expect(takes(`Ph8 ${piece}`, 'Cj8'), piece).toEqual(['Ph8-j7xj8']);
      expect(takes('Ph8', 'Cj8 Hj7 Hj9')).toEqual([]);
      expect(takes('Ph14', 'Cj14 Hj13')).toEqual(['Ph14-j15xj14']);
      expect(takes('Ph15', 'Cj15')).toEqual(['Ph15-j14xj15']); // the edge is no landing
    });

    test('[R-BENT-5] own pawns, slides and crosses on the turning point still block', () => {
      for (const piece of ['Cj8', 'Hj8', 'Xj8']) expect(takes(`Ph8 ${piece}`, ''), piece).toEqual([]);
      expect(takes('Ph8', 'Vj8')).toEqual([]);
    });

    test('[R-CAP-2] the jump ends the move, and it has to be written as a capture', () => {
      const situation = given({ white: 'Ta1 Ph8', black: 'Ta15 Cj8' }, on);
      const why = (move: string): unknown => situation.whyNot(move);
      expect(why('Ph8-j11xj8')).toMatchObject({ clause: 'R-BENT-5', code: 'E_JUMP_ENDS' });
      expect(why('Ph8-j9')).toMatchObject({ clause: 'R-BENT-5', code: 'E_JUMP_CAPTURES' });
      const blocked = given({ white: 'Ta1 Ph8', black: 'Ta15 Ri8 Cj8' }, on);
      expect(blocked.whyNot('Ph8-j9xj8')).toMatchObject({ clause: 'R-BENT-2', code: 'E_LEG_ONE_BLOCKED' });
    });
  });

  test('[R-BENT-6] a Star keeps its parity; a Pyramid ends two away on one axis and one or more on the other', () => {
    const parity = (name: string): number => (name.charCodeAt(0) + Number(name.slice(1))) % 2;
    const star = given({ white: 'Ta1 Sh8', black: 'Ta15 Cg9 Pj6 Ri3 Sf12' });
    for (const action of star.actions('Sh8-')) expect(parity(action.split('x')[0]!)).toBe(parity('h8'));
    const pyramid = given({ white: 'Ta1 Ph8', black: 'Ta15 Ch9 Sj6 Rf12' });
    for (const action of pyramid.actions('Ph8-')) {
      const to = action.split('x')[0]!;
      const apart = [Math.abs(to.charCodeAt(0) - 'h'.charCodeAt(0)), Math.abs(Number(to.slice(1)) - 8)];
      expect(apart, action).toContain(2);
      expect(Math.min(...apart) > 0, action).toBe(action !== 'h10xh9');
    }
  });
});
