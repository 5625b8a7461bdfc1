/** R-RES: drops and the forced drop. */
import { describe, expect, test } from 'vitest';
import { given, list, table } from '../../../test/riftTable.ts';

describe('R-RES: drops', () => {
  test('[R-RES-1] a drop is the whole turn; the piece may act from the owner’s next turn on', () => {
    const situation = given({ white: 'Ta1 Pa3', black: 'To15 Se8', whiteHand: 'C' }).play('C@e7');
    expect(situation.view().toMove).toBe(1);
    expect(situation.view().sides[0].hand.C).toBe(0);
    situation.play('To15-o14');
    expect(situation.actions('Ce7')).toContain('-e9xe8');
    expect(situation.whyNot('C@h8')).toMatchObject({ clause: 'R-RES-1', code: 'E_NOT_IN_RESERVE' });
  });

  test('[R-RES-2] a pawn is dropped on any pawn-free crossing, either camp included', () => {
    const situation = given({ white: 'Ta1 Pa3 Gd4', black: 'To15 Xh8 Ve9', whiteHand: 'SRC' });
    const expected = 225 - 3 - 2 - 1 - 1 - 4; // pawns, large slide, small slide, centre, arm-ends
    for (const letter of 'SRC') {
      expect(situation.actions(`${letter}@`)).toHaveLength(expected);
      expect(situation.actions(`${letter}@`)).toEqual(expect.arrayContaining(list('b2 h3 h13 n14 o1')));
      expect(situation.whyNot(`${letter}@h9`)).toMatchObject({ clause: 'R-CROSS-5', code: 'E_ARM_END' });
    }
  });

  test('[R-RES-3] a small slide is dropped on any slide-free crossing, lying either way', () => {
    const situation = given({ white: 'Ta1 Pa3', black: 'To15 Xh8', whiteHand: '3H' });
    expect(situation.actions('H@')).toHaveLength(225 - 4);
    expect(situation.actions('V@')).toEqual(situation.actions('H@'));
    expect(situation.actions('H@')).toContain('h9'); // an arm-end
  });

  test('[R-RES-4] a large slide needs two slide-free neighbours, named by its anchor', () => {
    const situation = given({ white: 'Tb2 Pa15', black: 'To15', whiteHand: '2G' });
    // Of 15 x 14 pairs b2 spoils two, each corner one.
    expect(situation.actions('G@')).toHaveLength(210 - 2 - 1 - 1);
    expect(situation.actions('I@')).toHaveLength(210 - 2 - 1 - 1);
    expect(situation.whyNot('G@o5')).toMatchObject({ clause: 'R-RES-4', code: 'E_NO_ROOM' });
    expect(situation.whyNot('I@e15')).toMatchObject({ clause: 'R-RES-4', code: 'E_NO_ROOM' });
    expect(situation.whyNot('G@a2')).toMatchObject({ clause: 'R-RES-4', code: 'E_OCCUPIED' });
    expect(situation.whyNot('I@b1')).toMatchObject({ clause: 'R-RES-4', code: 'E_OCCUPIED' });
    expect(situation.whyNot('G@n1')).toBeUndefined();
    expect(situation.whyNot('I@e14')).toBeUndefined();
  });

  test('[R-RES-5] a drop never captures', () => {
    const situation = given({ white: 'Ta1 Pa3', black: 'To15 Se8', whiteHand: 'C' }).play('C@e7');
    expect(situation.view().sides[1].lost.S).toBe(1); // one Star is lost, as before; the other still stands
    expect(situation.position().split('/')[7]).toBe('4s10');
    expect(situation.events()).toEqual([{ type: 'placed', colour: 0, piece: 'C', at: 94 }]);
  });

  test('[R-RES-5] equal pieces are interchangeable: one action for each kind, orientation and crossing', () => {
    const one = given({ white: 'Ta1 Pa3', black: 'To15', whiteHand: 'SHG' });
    const many = given({ white: 'Ta1 Pa3', black: 'To15', whiteHand: '2S5H2G' });
    expect(many.all()).toEqual(one.all());
  });
});

describe('R-RES-6: the forced drop', () => {
  const alone = { white: 'Te5 Hk2', black: 'Te7 Pa9 Se6', whiteHand: 'RCHG' };

  test('[R-RES-6] the forced drop applies to a lone Tesseract with pawns in reserve: only pawns may be dropped', () => {
    const situation = given(alone);
    expect(situation.all().every(action => /^[RC]@/.test(action))).toBe(true);
    expect(situation.actions('C@')).toHaveLength(225 - 5);
    expect(situation.view().decision).toBe('play.forcedDrop');
    for (const action of ['Te5-e4', 'Hk2-k3', 'Hk2=Vk2', 'H@c3', 'G@c3']) {
      expect(situation.whyNot(action), action).toMatchObject({ clause: 'R-RES-6', code: 'E_FORCED_DROP' });
    }
  });

  test('[R-RES-6] the forced drop does not apply with another pawn engaged, nor without a pawn in reserve', () => {
    expect(given({ ...alone, white: 'Te5 Hk2 Ca1' }).view().decision).toBe('play.action');
    const slidesOnly = given({ ...alone, whiteHand: 'HG' });
    expect(slidesOnly.view().decision).toBe('play.action');
    expect(slidesOnly.whyNot('Te5-e4')).toBeUndefined();
  });

  test('[R-RES-6] the forced drop applies to each side separately', () => {
    const situation = given({ white: 'Te5 Pa1', black: 'To15', blackHand: 'S' });
    expect(situation.view().decision).toBe('play.action');
    situation.play('Te5-e6');
    expect(situation.view().decision).toBe('play.forcedDrop');
    expect(situation.events()).toContainEqual({ type: 'forcedDrop', colour: 1 });
  });

  const winning = { white: 'Te5 Hk2', black: 'Tf5 Pe6', whiteHand: 'C' };

  test('[R-RES-6] strict: the forced drop applies even when the enemy Tesseract could be taken', () => {
    const situation = given(winning);
    expect(situation.all().every(action => action.startsWith('C@'))).toBe(true);
    expect(situation.whyNot('Te5-g5xf5')).toMatchObject({ clause: 'R-RES-6', code: 'E_FORCED_DROP' });
  });

  test('[R-RES-6] exceptWin: a capture of the enemy Tesseract is legal too, but no other capture', () => {
    const situation = given(winning, { forcedDrop: 'exceptWin' });
    expect(situation.all().filter(action => !action.startsWith('C@'))).toEqual(['Te5-g5xf5']);
    expect(situation.whyNot('Te5-e7xe6')).toMatchObject({ clause: 'R-RES-6', code: 'E_FORCED_DROP' });
    expect(situation.play('Te5-g5xf5').outcome()).toBe('w capture');
  });

  test('[R-RES-6] the forced drop does not apply without any pawn-free crossing', () => {
    // Slides everywhere but on the four arm-ends of h8, where no pawn may go.
    const rows = Array.from({ length: 15 }, () => 'h'.repeat(15));
    rows[14] = `TH${'h'.repeat(12)}t`;
    rows[8] = `${'h'.repeat(7)}1${'h'.repeat(7)}`;
    rows[7] = `${'h'.repeat(6)}1X1${'h'.repeat(6)}`;
    rows[6] = `${'h'.repeat(7)}1${'h'.repeat(7)}`;
    const situation = table(`${rows.join('/')} w CH p 0 0`);
    expect(situation.outcome()).toBeUndefined();
    expect(situation.view().decision).toBe('play.action');
    expect(situation.all()).toEqual(list('Hb1=Vb1 H@g8 H@h7 H@h9 H@i8 V@g8 V@h7 V@h9 V@i8'));
    // One free crossing is enough to force the drop.
    rows[0] = `1${'h'.repeat(14)}`;
    expect(table(`${rows.join('/')} w CH p 0 0`).all()).toEqual(['C@a15']);
  });

  test('[R-RES-6] the forced drop ends once the pawn stands', () => {
    const situation = given(alone).play('R@a1', 'Pa9-c8');
    expect(situation.view().decision).toBe('play.action');
    expect(situation.whyNot('Te5-e4')).toBeUndefined();
  });
});
