/** R-END-1 to R-END-5, R-END-8: capture, immobilisation and the last escort of the Tesseract. */
import { describe, expect, test } from 'vitest';
import { given, table } from '../../../test/riftTable.ts';

/** White's bare Tesseract in the corner; b1 is its last exit and a slide on e1 can close it. */
const CORNERED = { white: 'Ta1 Hk9', black: 'To14 Sm9 Ha2 Vb2 He1' };

describe('R-END-1: capture', () => {
  test('[R-END-1] capture of the enemy Tesseract wins at once', () => {
    const game = given({ white: 'Te5 Pa1', black: 'Te6 Sa9', blackHand: 'SRC' });
    game.play('Te5-e7xe6');
    expect(game.outcome()).toBe('w capture');
    expect(game.all()).toEqual([]);
    expect(game.view()).toMatchObject({ decision: 'ended', result: { winner: 0, reason: 'capture' } });
    expect(game.whyNot('Sa9-c10', 1)).toMatchObject({ clause: 'R-END-10', code: 'E_GAME_OVER' });
  });

  test('[R-END-1] capture of the Tesseract wins whatever else the same move captured', () => {
    const game = table('15/15/15/15/15/15/15/15/15/3sc10/1X1t11/3R11/15/5H9/T14 w - p 0 0');
    expect(game.play('Rd4-f6xd5,d6,e6').outcome()).toBe('w capture');
  });

  test('[R-END-1] capture of the Tesseract wins for Black too, and no other capture ends the game', () => {
    const pieces = { white: 'Te5 Sf6', black: 'To14 Ce6 Pa9', side: 'b' } as const;
    expect(given(pieces).play('Ce6-e4xe5').outcome()).toBe('b capture');
    expect(given(pieces).play('Ce6-g6xf6').outcome()).toBeUndefined();
  });
});

describe('R-END-2 to R-END-4: immobilisation', () => {
  test('[R-END-2] a bare Tesseract without a move loses as its turn begins, with slides or not', () => {
    const open = given({ ...CORNERED, whiteHand: 'H', side: 'b' }).play('He1-f1');
    expect(open.outcome()).toBeUndefined();
    expect(open.actions('Ta1')).toEqual(['-b1', '-c1', '-d1', '-e1']);
    const closed = given({ ...CORNERED, whiteHand: 'H', side: 'b' }).play('He1-b1');
    expect(closed.outcome()).toBe('b immobilised');
    expect(closed.all()).toEqual([]); // though the slide on k9 and the one in reserve could act
  });

  test('[R-END-3] a Tesseract that can only capture is not immobilised', () => {
    const game = table('14t/15/15/15/15/15/12h2/15/15/15/15/15/15/Hs13/TH13 w - p 0 0');
    expect(game.outcome()).toBeUndefined();
    const backed = table('14t/15/15/15/15/15/12h2/15/15/15/15/15/2h12/Hs13/TH13 w - p 0 0');
    expect(backed.outcome()).toBe('b immobilised');
  });

  test('[R-END-3] a pawn engaged or in reserve prevents immobilisation', () => {
    const withCylinder = given({ ...CORNERED, white: 'Ta1 Hk9 Cd9', side: 'b' }).play('He1-b1');
    expect(withCylinder.outcome()).toBeUndefined();
    for (const hand of ['C', 'S', 'R']) {
      const waiting = given({ ...CORNERED, whiteHand: hand, side: 'b' }).play('He1-b1');
      expect(waiting.outcome(), hand).toBeUndefined();
      expect(waiting.view().decision).toBe('play.forcedDrop');
    }
  });

  describe('with endgameImmobilisation', () => {
    const on = { endgameImmobilisation: true };

    test('[R-END-3] a blocked Tesseract with only the Cylinder left loses, the Cylinder engaged or not', () => {
      const engaged = given({ ...CORNERED, white: 'Ta1 Hk9 Cd9', side: 'b' }, on).play('He1-b1');
      expect(engaged.outcome()).toBe('b immobilised');
      const waiting = given({ ...CORNERED, whiteHand: 'C', side: 'b' }, on).play('He1-b1');
      expect(waiting.outcome()).toBe('b immobilised'); // before the drop that R-RES-6 would force
      expect(
        given({ ...CORNERED, side: 'b' }, on)
          .play('He1-b1')
          .outcome(),
      ).toBe('b immobilised');
    });

    test('[R-END-3] a Star, a Pyramid or a Rectangle anywhere still prevents it', () => {
      for (const pawn of ['S', 'P', 'R']) {
        const engaged = given({ ...CORNERED, white: `Ta1 Hk9 ${pawn}d9 Cd4`, side: 'b' }, on).play('He1-b1');
        expect(engaged.outcome(), pawn).toBeUndefined();
        const waiting = given({ ...CORNERED, whiteHand: `${pawn}C`, side: 'b' }, on).play('He1-b1');
        expect(waiting.outcome(), pawn).toBeUndefined();
      }
    });

    test('[R-END-3] one step, or a capture alone, is enough to go on', () => {
      const open = given({ ...CORNERED, white: 'Ta1 Hk9 Cd9', side: 'b' }, on).play('He1-f1');
      expect(open.outcome()).toBeUndefined();
      const capture = { white: 'Ta1 Ha2 Hb1 Ck9', black: 'To15 Sb2' };
      expect(given(capture, on).outcome()).toBeUndefined();
      expect(given({ ...capture, black: 'To15 Sb2 Hc3' }, on).outcome()).toBe('b immobilised');
    });

    test('[R-END-4] only the side about to move is tested', () => {
      const blocked = { white: 'Ta1 Cd9', black: 'To14 Sm9 Ha2 Vb2 Hb1' };
      expect(given({ ...blocked, side: 'b' }, on).outcome()).toBeUndefined();
      expect(given({ ...blocked, side: 'w' }, on).outcome()).toBe('b immobilised');
    });
  });

  test('[R-END-4] only the side about to move is tested: blocking oneself loses if it lasts', () => {
    const selfBlocked = { white: 'Ta1 He1', black: 'To14 Sm9 Ha2 Vb2' };
    const stays = given(selfBlocked).play('He1-b1');
    expect(stays.outcome()).toBeUndefined();
    expect(given(selfBlocked).play('He1-b1', 'To14-o13').outcome()).toBe('b immobilised');
    expect(given(selfBlocked).play('He1-b1', 'Vb2-b5').outcome()).toBeUndefined();
  });

  test('[R-END-4] a blocked bare Tesseract of the side not to move has not lost yet', () => {
    const pieces = { white: 'Ta1', black: 'To14 Sm9 Ha2 Vb2 Hb1' };
    expect(given({ ...pieces, side: 'b' }).outcome()).toBeUndefined();
    expect(given({ ...pieces, side: 'w' }).outcome()).toBe('b immobilised');
  });
});

describe('R-END-5: no action', () => {
  const stuck = { white: 'Ta1 So1', black: 'To14 Ha2 Vb2 Hb1 Hn2' };

  test('[R-END-5] a player without any legal action loses', () => {
    expect(given(stuck).outcome()).toBe('b noMove');
    expect(
      given({ ...stuck, black: 'To14 Ha2 Vb2 He1 Hn2', side: 'b' })
        .play('He1-b1')
        .outcome(),
    ).toBe('b noMove');
  });

  test('[R-END-5] one slide, one drop or one move is enough to go on', () => {
    expect(given({ ...stuck, white: 'Ta1 So1 Hk9' }).outcome()).toBeUndefined();
    expect(given({ ...stuck, whiteHand: 'H' }).outcome()).toBeUndefined();
    expect(given({ ...stuck, black: 'To14 Ha2 Vb2 Hb1' }).outcome()).toBeUndefined();
  });
});

describe('R-END-8: the bare Tesseract', () => {
  const bare = { bareTesseractLoses: true };
  const last = { white: 'Te5 Pa1', black: 'To14 Ce6' };

  test('[R-END-8] losing the last other pawn loses with the option', () => {
    expect(given(last, bare).play('Te5-e7xe6').outcome()).toBe('w bare');
    expect(given(last).play('Te5-e7xe6').outcome()).toBeUndefined();
  });

  test('[R-END-8] a bare Tesseract loses on either side of the move: also the one that has just moved', () => {
    const black = { white: 'Te5 Pa1', black: 'To14' };
    expect(given(black, bare).outcome()).toBe('w bare');
    expect(given({ ...black, side: 'b' }, bare).outcome()).toBe('w bare');
    const white = { white: 'Te5', black: 'To14 Ce9' };
    expect(given(white, bare).outcome()).toBe('b bare');
    expect(given({ ...white, side: 'b' }, bare).outcome()).toBe('b bare');
    expect(given({ ...black, blackHand: 'S' }, bare).outcome()).toBeUndefined();
    expect(given(black).outcome()).toBeUndefined();
  });

  test('[R-END-8] pawns in reserve are in play', () => {
    const game = given({ ...last, blackHand: 'S' }, bare).play('Te5-e7xe6');
    expect(game.outcome()).toBeUndefined();
    expect(game.view().decision).toBe('play.forcedDrop');
  });

  test('[R-END-8] one pawn left is enough to go on', () => {
    expect(
      given({ ...last, black: 'To14 Ce6 Sa9' }, bare)
        .play('Te5-e7xe6')
        .outcome(),
    ).toBeUndefined();
  });
});
