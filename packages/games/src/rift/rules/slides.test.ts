/** R-SLIDE: moves and captures of slides. */
import { describe, expect, test } from 'vitest';
import { given, list } from '../../../test/riftTable.ts';

const captures = (actions: readonly string[]): string[] => actions.filter(action => action.includes('x'));

describe('R-SLIDE: travelling', () => {
  test('[R-SLIDE-1] a slide travels along its own groove, both ways, any distance', () => {
    const situation = given({ white: 'Ta1 Pa3 Hd6 Vk4', black: 'To15' });
    expect(situation.actions('Hd6-')).toEqual([...'abcefghijklmno'].map(file => `${file}6`));
    expect(
      situation
        .actions('Vk4-k')
        .map(Number)
        .sort((a, b) => a - b),
    ).toEqual([1, 2, 3, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]);
    for (const astray of ['Hd6-d7', 'Hd6-e7', 'Vk4-l4', 'Hd6-d6']) {
      expect(situation.whyNot(astray), astray).toMatchObject({ clause: 'R-SLIDE-1', code: 'E_GROOVE' });
    }
  });

  test('[R-SLIDE-2] a slide ends with every line on a crossing: a large one stops with both on the board', () => {
    const situation = given({ white: 'Ta1 Pa3 Ge5 Ik9', black: 'To15' });
    expect(situation.actions('Ge5-')).toEqual([...'abcdfghijklmn'].map(file => `${file}5`));
    expect(
      situation
        .actions('Ik9-k')
        .map(Number)
        .sort((a, b) => a - b),
    ).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 10, 11, 12, 13, 14]);
    expect(situation.whyNot('Ge5-o5')).toMatchObject({ clause: 'R-SLIDE-2', code: 'E_NO_ROOM' });
    expect(situation.whyNot('Ik9-k15')).toMatchObject({ clause: 'R-SLIDE-2', code: 'E_NO_ROOM' });
  });

  test('[R-SLIDE-3] a slide stops before a centre and an own pawn; it may stop on arm-ends', () => {
    const situation = given({ white: 'Ta1 Cd8 Hh8', black: 'To15 Xl8' });
    expect(situation.actions('Hh8-')).toEqual(list('e8 f8 g8 i8 j8 k8'));
    expect(situation.whyNot('Hh8-l8')).toMatchObject({ clause: 'R-CROSS-5', code: 'E_CROSS_IN_WAY' });
    expect(situation.whyNot('Hh8-c8')).toMatchObject({ clause: 'R-SLIDE-3', code: 'E_OWN_IN_WAY' });
  });

  test('[R-SLIDE-3] a slide stops before slides of either colour and before an enemy that is not taken', () => {
    const situation = given({ white: 'Ta1 Pa3 Vh8 Hh13', black: 'To15 Sh4 Gg3' });
    expect(situation.actions('Vh8-')).toEqual(list('h5 h6 h7 h9 h10 h11 h12'));
  });

  test('[R-SLIDE-3] a large slide leads with the front line and is blocked at both ends', () => {
    const situation = given({ white: 'Ta1 Pa3 Ge5 Cb5', black: 'To15 Hj5' });
    expect(situation.actions('Ge5-')).toEqual(list('c5 d5 f5 g5 h5'));
  });
});

describe('R-SLIDE: capturing', () => {
  test('[R-SLIDE-4] a slide takes any enemy pawn except the Tesseract, which blocks', () => {
    for (const letter of 'SPRC') {
      const situation = given({ white: 'Ta1 Pa3 Hd6', black: `To15 ${letter}g6` });
      expect(situation.actions('Hd6-'), letter).toContain('h6xg6');
    }
    const blocked = given({ white: 'Ta1 Pa3 Hd6', black: 'Tg6' });
    expect(blocked.actions('Hd6-')).toEqual(list('a6 b6 c6 e6 f6'));
    expect(blocked.whyNot('Hd6-h6xg6')).toMatchObject({ clause: 'R-SLIDE-4', code: 'E_SLIDE_TESSERACT' });
    const large = given({ white: 'Ta1 Pa3 Gd6', black: 'Tg6' });
    expect(captures(large.actions('Gd6'))).toEqual([]);
  });

  test('[R-SLIDE-5] a capture ends the move, one victim at most, approached from any distance', () => {
    const situation = given({ white: 'Ta1 Pa3 Hd6', black: 'To15 Sg6 Ci6' });
    expect(situation.actions('Hd6-')).toEqual(list('a6 b6 c6 e6 f6 h6xg6'));
    expect(situation.whyNot('Hd6-j6xg6,i6')).toMatchObject({ clause: 'R-SLIDE-5', code: 'E_ONE_VICTIM' });
    const far = given({ white: 'Ta1 Pa3 Va2', black: 'To15 Sa14' });
    expect(captures(far.actions('Va2'))).toEqual([]); // the own Pyramid stands between
    const open = given({ white: 'Ta1 Pb3 Va2', black: 'To15 Sa14' });
    expect(captures(open.actions('Va2'))).toEqual(['-a15xa14']);
  });

  test('[R-SLIDE-6] a small slide lands right behind its victim, on a slide-free crossing', () => {
    const landing = (behind: { white?: string; black?: string }): string[] =>
      captures(
        given({
          white: `Ta1 Pa3 Hd6 ${behind.white ?? ''}`,
          black: `To15 Sg6 ${behind.black ?? ''}`,
        }).actions('Hd6'),
      );
    expect(landing({})).toEqual(['-h6xg6']);
    expect(landing({ white: 'Xi6' })).toEqual(['-h6xg6']); // h6 is an arm-end: open to slides
    expect(landing({ white: 'Ch6' })).toEqual([]);
    expect(landing({ white: 'Vh6' })).toEqual([]);
    expect(landing({ black: 'Ch6' })).toEqual([]);
    expect(landing({ black: 'Ih6' })).toEqual([]);
    expect(captures(given({ white: 'Ta1 Pa3 Hd6', black: 'To15 So6' }).actions('Hd6'))).toEqual([]);
    expect(captures(given({ white: 'Ta1 Pa3 Hd6', black: 'To15 Sn6' }).actions('Hd6'))).toEqual(['-o6xn6']);
  });

  test('[R-SLIDE-7] a large slide lands with its leading or its trailing line right behind the victim', () => {
    const east = given({ white: 'Ta1 Pa3 Ge5', black: 'To15 Si5' });
    expect(captures(east.actions('Ge5'))).toEqual(list('-i5xi5 -j5xi5'));
    const west = given({ white: 'Ta1 Pa3 Ge5', black: 'To15 Sc5' });
    expect(captures(west.actions('Ge5'))).toEqual(list('-a5xc5 -b5xc5'));
    const north = given({ white: 'Ta1 Pa3 Ie5', black: 'To15 Se8' });
    expect(captures(north.actions('Ie5'))).toEqual(list('-e8xe8 -e9xe8'));
    const south = given({ white: 'Ta1 Pa3 Ie5', black: 'To15 Se4' });
    expect(captures(south.actions('Ie5'))).toEqual(list('-e3xe4 -e2xe4'));
  });

  test('[R-SLIDE-7] a leading landing needs the crossing behind, a trailing one also the next', () => {
    const landings = (white: string): string[] =>
      captures(given({ white: `Ta1 Pa3 Ge5 ${white}`, black: 'To15 Si5' }).actions('Ge5'));
    expect(landings('Hj5')).toEqual([]);
    expect(landings('Hk5')).toEqual(['-i5xi5']);
    expect(landings('Hl5')).toEqual(list('-i5xi5 -j5xi5'));
    const atEdge = given({ white: 'Ta1 Pa3 Ge5', black: 'To15 Sn5' });
    expect(captures(atEdge.actions('Ge5'))).toEqual(['-n5xn5']);
    const onEdge = given({ white: 'Ta1 Pa3 Ge5', black: 'To15 So5' });
    expect(captures(onEdge.actions('Ge5'))).toEqual([]);
  });

  test('[R-SLIDE-7] largeSlideCapture leaves one landing; small slides are not affected', () => {
    const pieces = { white: 'Ta1 Pa3 Ge5 Hc9', black: 'To15 Si5 Ce9' };
    const leading = given(pieces, { largeSlideCapture: 'leading' });
    expect(captures(leading.all())).toEqual(list('Ge5-i5xi5 Hc9-f9xe9'));
    const trailing = given(pieces, { largeSlideCapture: 'trailing' });
    expect(captures(trailing.all())).toEqual(list('Ge5-j5xi5 Hc9-f9xe9'));
    expect(trailing.whyNot('Ge5-i5xi5')).toMatchObject({ clause: 'R-SLIDE-7', code: 'E_LARGE_LANDING' });
  });

  test('[R-SLIDE-7] the trailing line stands where the victim stood after the leading landing', () => {
    const leading = given({ white: 'Ta1 Pa3 Ge5', black: 'To15 Si5' }).play('Ge5-i5xi5');
    expect(leading.position().split('/')[10]).toBe('8GG5');
    const trailing = given({ white: 'Ta1 Pa3 Ge5', black: 'To15 Si5' }).play('Ge5-j5xi5');
    expect(trailing.position().split('/')[10]).toBe('9GG4');
  });

  test('[R-SLIDE-8] slides never take slides, are never taken, and block everyone except the Rectangle', () => {
    const situation = given({ white: 'Td4 Cg4 Hb8 Rk8', black: 'To15 He4 Vf8 Gl8' });
    expect(captures(situation.all())).toEqual([]);
    expect(situation.actions('Td4-').filter(to => /^[a-o]4$/.test(to))).toEqual(list('a4 b4 c4'));
    expect(situation.actions('Hb8-')).toEqual(list('a8 c8 d8 e8'));
    expect(situation.whyNot('Hb8-g8')).toMatchObject({ clause: 'R-SLIDE-8', code: 'E_SLIDE_IN_WAY' });
    expect(situation.actions('Rk8-')).toEqual(list('i6 i10 m6 m10'));
  });
});
