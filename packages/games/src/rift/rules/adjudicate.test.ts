/** R-END-7, R-END-9 to R-END-11: stall, ladder, order of the tests, leaving. */
import { Match, replay } from '@tessera/engine';
import { describe, expect, test } from 'vitest';
import { type Given, given, newGame, optionsOf } from '../../../test/riftTable.ts';
import { adjudicate, formatRecord, parseRecord, rift } from '../index.ts';
import { REASONS } from '../types.ts';

const QUIET = { white: 'Te5 Pa1', black: 'To14 Pb15' };
const THERE_AND_BACK = ['Te5-e6', 'To14-o13', 'Te6-e5', 'To13-o14'];

describe('R-END-7: stall', () => {
  test('[R-END-7] a stall of N plies without capture or drop ends the game, one of N - 1 does not', () => {
    const game = given(QUIET, { stallLimit: 3 }).play('Te5-e6', 'To14-o13');
    expect(game.outcome()).toBeUndefined();
    expect(game.play('Te6-e7').outcome()).toBe('w stall');
  });

  test('[R-END-7] a stall includes turns of slides; a drop and a capture reset the counter', () => {
    const pieces = { white: 'Te5 Pa1 Hd9', black: 'To14 Pb15 Se9', whiteHand: 'C' };
    const limit = { stallLimit: 3 };
    expect(given(pieces, limit).play('Te5-e6', 'To14-o13', 'Hd9=Vd9').outcome()).toBe('b stall');
    const dropped = given(pieces, limit).play('Te5-e6', 'To14-o13', 'C@k2');
    expect(dropped.view().quiet).toBe(0);
    const taken = given(pieces, limit).play('Te5-e6', 'To14-o13', 'Hd9-f9xe9');
    expect(taken.view().quiet).toBe(0);
    for (const game of [dropped, taken]) {
      expect(game.play('To13-o12', 'Te6-e5').outcome()).toBeUndefined();
      expect(game.play('To12-o11').outcome()).toMatch(/stall/);
    }
  });

  test('[R-END-7] the stall limit is off by default', () => {
    const game = given({ ...QUIET, quiet: 9999, ply: 9998 });
    expect(game.play('Te5-e6').outcome()).toBeUndefined();
  });
});

/** The winner when one quiet ply of White leads to adjudication; Tesseracts on e6 and k10 are equally free. */
const ladder = (pieces: Given): string | undefined =>
  given(pieces, { stallLimit: 1 }).play('Te5-e6').outcome()?.split(' ')[0];

describe('R-END-9: the ladder', () => {
  test('[R-END-9] (1) the ladder prefers more pawns in play, whatever they are worth', () => {
    expect(ladder({ white: 'Te5 Ca1 Sa3', black: 'Tk10 Ro15' })).toBe('w');
    expect(ladder({ white: 'Te5 Ra1', black: 'Tk10 Co15 So13', ply: 1 })).toBe('b');
    expect(ladder({ white: 'Te5 Ca1 Pa3', black: 'Tk10 Ro15' })).toBe('w');
  });

  test('[R-END-9] (1) the ladder counts the reserve', () => {
    expect(ladder({ white: 'Te5 Pa1', black: 'Tk10 Po15', whiteHand: 'C' })).toBe('w');
    expect(ladder({ white: 'Te5 Pa1', black: 'Tk10 Po15', blackHand: 'C', ply: 1 })).toBe('b');
    expect(ladder({ white: 'Te5 Pa1', black: 'Tk10 Po15', whiteHand: '3H2G' })).toBe('b'); // slides do not
  });

  test('[R-END-9] (2) the ladder then prefers the higher total of R 4, S 3, P 3, C 2', () => {
    expect(ladder({ white: 'Te5 Ra1', black: 'Tk10 So15' })).toBe('w');
    expect(ladder({ white: 'Te5 Pa1', black: 'Tk10 Co15' })).toBe('w');
    expect(ladder({ white: 'Te5 Ca1', black: 'Tk10 So15', ply: 1 })).toBe('b');
    expect(ladder({ white: 'Te5 Pa1', black: 'Tk10 Ro15', ply: 1 })).toBe('b');
    // 4 + 2 against 3 + 3 is no difference; a reserve Rectangle against a Star is one.
    expect(ladder({ white: 'Te5 Ra1 Ca3', black: 'Tk10 So15 Po13' })).toBe('b');
    expect(ladder({ white: 'Te5 Ra1 Ca3', black: 'Tk10 So15 Po13', ply: 1 })).toBe('w');
    expect(ladder({ white: 'Te5 Pa1', black: 'Tk10 Po15', whiteHand: 'R', blackHand: 'S' })).toBe('w');
  });

  test('[R-END-9] (3) the ladder then prefers the Tesseract with more moves, captures among them', () => {
    expect(ladder({ white: 'Te5 Sa1', black: 'Tj9 Po15' })).toBe('b'); // j9 is nearer to the middle than e6
    expect(ladder({ white: 'Te5 Sa1', black: 'Tj9 Po15', ply: 1 })).toBe('b');
    expect(ladder({ white: 'Te5 Sa1', black: 'Tl11 Po15' })).toBe('w');
    // Any piece in the way costs moves; an enemy pawn that can be jumped gives one of them back.
    expect(ladder({ white: 'Te5 Sa1', black: 'Tk10 Po15 Ho10' })).toBe('w');
    expect(ladder({ white: 'Te5 Sa6', black: 'Tk10 Po15', ply: 1 })).toBe('b');
    expect(ladder({ white: 'Te5 Sn10', black: 'Tk10 Pb6', ply: 0 })).toBe('b');
  });

  test('[R-END-9] [R-TESS-2] (3) the ladder counts the limit of four steps', () => {
    const cylinders = { white: 'Te5 Ca1', black: 'Tk10 Co15' };
    expect(ladder(cylinders)).toBe('b');
    expect(ladder({ ...cylinders, ply: 1 })).toBe('w');
    // 3 + 2 + 2 against 4 + 3: White, limited, has one pawn more; as many and as worthy, the free one wins.
    expect(ladder({ white: 'Te5 Ca1 Ca3', black: 'Tk10 Ro15', blackHand: '', ply: 1 })).toBe('w');
    expect(ladder({ white: 'Te5 Ca1 Ca3 Ca9', black: 'Tk10 Po15 Co13 Hm2 Co2', ply: 1 })).toBe('b');
  });

  test('[R-END-9] (3) the ladder ignores reserve, forced drops and the side to move', () => {
    const even = { white: 'Te5 Sa1', black: 'Tk10 Po15' };
    expect(ladder({ ...even, whiteHand: '3H' })).toBe('b');
    expect(ladder({ ...even, whiteHand: '3H', ply: 1 })).toBe('w');
    const forced = { white: 'Te5 Sa1', black: 'Tj9', blackHand: 'P' }; // Black may only drop, yet its Tesseract is freer
    expect(ladder(forced)).toBe('b');
    expect(ladder({ ...forced, ply: 1 })).toBe('b');
  });

  test('[R-END-9] (4) the ladder then prefers the player who was not the starter', () => {
    expect(ladder({ white: 'Te5 Sa1', black: 'Tk10 Po15', ply: 0 })).toBe('b');
    expect(ladder({ white: 'Te5 Sa1', black: 'Tk10 Po15', ply: 1 })).toBe('w');
  });

  test('[R-END-9] [R-SETUP-6] (3) the ladder counts no move of a Tesseract in set-up', () => {
    for (const places of [[], ['T@h2'], ['S@h2', 'T@h13']])
      expect(
        adjudicate(
          newGame()
            .play(...places)
            .state(),
        ),
      ).toBe(1);
  });
});

describe('R-END-10: the order of tests', () => {
  test('[R-END-10] capture comes before bare', () => {
    const game = given({ white: 'Ta1 Rh8', black: 'Tj9 Ci8' }, { bareTesseractLoses: true });
    expect(game.play('Rh8-j10xi8,j9').outcome()).toBe('w capture');
  });

  test('[R-END-10] bare comes before immobilised', () => {
    const pieces = { white: 'Te5 Pa1 Ho14 Vn14 Hn15', black: 'To15 Ce6' };
    expect(given(pieces, { bareTesseractLoses: true }).play('Te5-e7xe6').outcome()).toBe('w bare');
    expect(given(pieces).play('Te5-e7xe6').outcome()).toBe('w immobilised');
  });

  test('[R-END-10] immobilised comes before no action', () => {
    expect(given({ white: 'Ta1', black: 'To14 Ha2 Vb2 Hb1' }).outcome()).toBe('b immobilised');
  });

  test('[R-END-10] immobilised and no action come before the stall, whatever the ladder says', () => {
    const bare = { white: 'Ta1', black: 'To14 Ha2 Vb2 He1', side: 'b' } as const;
    expect(given(bare, { stallLimit: 1 }).play('He1-b1').outcome()).toBe('b immobilised');
    expect(given(bare, { stallLimit: 1 }).play('He1-f1').outcome()).toBe('b stall');
    const stuck = { ...bare, white: 'Ta1 So1', black: 'To14 Ca9 Ha2 Vb2 He1 Hn2' };
    expect(given(stuck, { stallLimit: 1 }).play('He1-b1').outcome()).toBe('b noMove');
    expect(given(stuck, { stallLimit: 1 }).play('He1-f1').outcome()).toBe('w stall');
  });

  test('[R-END-10] repetition comes before the stall', () => {
    const counted = given(QUIET, { stallLimit: 8, repetition: 'adjudicated' });
    expect(counted.play(...THERE_AND_BACK, ...THERE_AND_BACK).outcome()).toBe('w repetition');
    const off = given(QUIET, { stallLimit: 8, repetition: 'off' }).play(...THERE_AND_BACK, ...THERE_AND_BACK);
    expect(off.outcome()).toBe('w stall');
  });

  test('[R-END-10] every reason of the rules engine has one winner', () => {
    expect(REASONS).toEqual(['capture', 'closed', 'bare', 'immobilised', 'noMove', 'repetition', 'stall']);
  });
});

describe('R-END-11: leaving', () => {
  test.each([
    ['the side to move', 0],
    ['the other side', 1],
  ])('[R-END-11] %s leaves in set-up or play, and the other wins', (_who, seat) => {
    const match = new Match(rift, { options: optionsOf({ firstPlayer: 'w' }), seats: 2, seed: 'leave' });
    for (const count of [0, 20]) {
      while (match.length < count) match.fallback();
      expect(match.leave(seat).events).toEqual([{ type: 'ended', winner: 1 - seat, reason: 'resign' }]);
      expect(rift.outcome(match.state)).toEqual({ winners: [1 - seat], reason: 'resign' });
      expect([match.decider, rift.view(match.state, 0).decision]).toEqual([undefined, 'ended']);
      expect(match.undo()).toBe(true);
    }
  });

  test('[R-END-11] a record states a departure in its result, and round-trips to the same end', () => {
    const match = new Match(rift, { options: optionsOf(), seats: 2, seed: 'gone' });
    for (let i = 0; i < 5; i++) match.fallback();
    match.leave(1);
    const text = formatRecord(match.log(), { winner: 0, reason: 'resign' });
    expect(text).not.toContain('leave');
    expect(replay(rift, parseRecord(text).log, 'seeded').state).toEqual(match.state);
  });
});
