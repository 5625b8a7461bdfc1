/** R-TURN: turns. */
import { describe, expect, test } from 'vitest';
import { given, list } from '../../../test/riftTable.ts';

const SITUATION = { white: 'Th2 Pa1 Hc5', black: 'Th14 Pa15', whiteHand: 'C' };

describe('R-TURN: the turn', () => {
  test('[R-TURN-1] turns alternate between the players', () => {
    const situation = given(SITUATION);
    expect(situation.view().toMove).toBe(0);
    situation.play('Th2-h3');
    expect(situation.view().toMove).toBe(1);
    expect(situation.whyNot('Th3-h4', 0)).toMatchObject({ clause: 'R-TURN-1', code: 'E_NOT_YOUR_TURN' });
    situation.play('Th14-h13');
    expect(situation.whyNot('Th3-h4')).toBeUndefined();
  });

  test('[R-TURN-1] a turn is one action: a pawn moves, a slide slides or turns, or a piece is dropped', () => {
    for (const action of ['Th2-h3', 'Hc5-d5', 'Hc5=Vc5', 'C@d4']) {
      const situation = given(SITUATION).play(action);
      expect(situation.view().toMove, action).toBe(1);
      expect(situation.view().ply, action).toBe(1);
    }
  });

  test('[R-TURN-1] a turn moves own pieces only', () => {
    const situation = given(SITUATION);
    expect(situation.whyNot('Th14-h13')).toMatchObject({ clause: 'R-TURN-1', code: 'E_NO_SUCH_PIECE' });
    expect(situation.all().some(action => /^(Th14|Pa15)/.test(action))).toBe(false);
  });

  test('[R-TURN-2] passing is not allowed: every action moves something, and a move to the same crossing is none', () => {
    const situation = given(SITUATION);
    const before = situation.position().split(' ')[0];
    for (const action of situation.all()) {
      expect(given(SITUATION).play(action).position().split(' ')[0], action).not.toBe(before);
    }
    expect(situation.whyNot('Th2-h2')).toBeDefined();
    expect(situation.whyNot('Hc5-c5')).toMatchObject({ clause: 'R-SLIDE-1', code: 'E_GROOVE' });
  });

  test('[R-TURN-3] capturing is optional: with a capture available everything else stays legal', () => {
    const situation = given({ white: 'Te5 Cb2', black: 'To14 Se6' });
    expect(situation.actions('Te5')).toContain('-e7xe6');
    expect(situation.actions('Te5')).toEqual(expect.arrayContaining(list('-e4 -d5 -f5')));
    expect(situation.actions('Cb2')).toHaveLength(11); // two steps in every direction but off the board
  });

  test('[R-TURN-3] [R-RECT-4] only the Rectangle must capture, on its chosen path', () => {
    const situation = given({ white: 'Ta1 Rh8', black: 'To14 Si8 Ci10' });
    expect(situation.actions('Rh8-j10')).toEqual(list('xi8 xi10'));
    expect(situation.whyNot('Rh8-j10')).toMatchObject({ clause: 'R-RECT-4', code: 'E_LEAP_TAKES_ALL' });
  });

  test('[R-TURN-4] there is no check: a Tesseract may be left in danger', () => {
    const situation = given({ white: 'Te5 Pa1', black: 'To14 Ce7' });
    situation.play('Te5-e6'); // right before the Cylinder, with e5 free behind
    expect(situation.actions('Ce7')).toContain('-e5xe6');
    expect(situation.outcome()).toBeUndefined();
  });

  test('[R-TURN-4] another piece may act while the Tesseract can be taken', () => {
    const situation = given({ white: 'Te5 Pa1', black: 'To14 Ce6' });
    expect(situation.whyNot('Pa1-c2')).toBeUndefined();
    situation.play('Pa1-c2');
    expect(situation.actions('Ce6')).toContain('-e4xe5');
  });

  test('[R-TURN-5] two paths to the same crossing with the same captures are one action', () => {
    // h12 lies behind the turns j10 and f10, j10 behind j8 and h10, and on both ways of the Rectangle.
    const star = given({ white: 'Ta1 Sh8', black: 'To14' });
    expect(star.actions('Sh8-h12')).toEqual(['']);
    const pyramid = given({ white: 'Ta1 Ph8', black: 'To14' });
    expect(pyramid.actions('Ph8-j10')).toEqual(['']);
    const rectangle = given({ white: 'Ta1 Rh8', black: 'To14' });
    expect(rectangle.actions('Rh8-j10')).toEqual(['']);
  });

  test('[R-TURN-5] two paths with different captures are two actions', () => {
    const one = given({ white: 'Ta1 Sh8', black: 'To14 Ci11' });
    expect(one.actions('Sh8-h12')).toEqual(['', 'xi11']);
    const both = given({ white: 'Ta1 Sh8', black: 'To14 Ci11 Pg11' });
    expect(both.actions('Sh8-h12')).toEqual(list('xi11 xg11'));
    const rectangle = given({ white: 'Ta1 Rh8', black: 'To14 Ci8' });
    expect(rectangle.actions('Rh8-j10')).toEqual(['', 'xi8']);
  });
});
