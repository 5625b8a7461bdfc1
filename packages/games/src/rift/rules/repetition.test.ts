/** R-END-6: the third occurrence of a position is forbidden, adjudicated, or ignored. */
import { describe, expect, test } from 'vitest';
import { fillRefusal, given, type RiftTable } from '../../../test/riftTable.ts';
import { generate, make, rift, takeBack } from '../index.ts';

const QUIET = { white: 'Te5 Pa1', black: 'To14 Pb15' };
const THERE_AND_BACK = ['Te5-e6', 'To14-o13', 'Te6-e5', 'To13-o14'];
/** White's Tesseract can only step from a1 to b1 and back; a Star on o1 cannot move at all. */
const SHUT = { black: 'To13 Ca9 Ha2 Vb2 Hc1 Vc2 Hn2', side: 'b' } as const;
const TO_AND_FRO = ['To13-o14', 'Ta1-b1', 'To14-o13', 'Tb1-a1', 'To13-o14', 'Ta1-b1', 'To14-o13'];
const REFUSAL = { clause: 'R-END-6', code: 'E_REPETITION' };

/** Expects that an action is not listed and is refused with its own code; the rest of the list stands. */
function expectForbidden(game: RiftTable, action: string): void {
  expect(game.all()).not.toContain(action);
  expect(game.whyNot(action)).toMatchObject(REFUSAL);
  expect(game.all().length).toBeGreaterThan(0);
}

describe('R-END-6: the third time is forbidden', () => {
  test('[R-END-6] the third occurrence is forbidden, not the second', () => {
    const game = given(QUIET).play(...THERE_AND_BACK);
    expect(game.view().repeats).toBe(2);
    game.play(...THERE_AND_BACK.slice(0, 3));
    expect(game.view().repeats).toBe(2);
    expectForbidden(game, 'To13-o14');
    expect(() => game.play('To13-o14')).toThrow();
    expect(game.play('To13-o15').outcome()).toBeUndefined();
    expect(game.view().repeats).toBe(1);
  });

  test('[R-END-6] exactly the one action that leads to the third occurrence is forbidden', () => {
    const game = given(QUIET).play(...THERE_AND_BACK, ...THERE_AND_BACK.slice(0, 3));
    const free = given({ white: 'Te5 Pa1', black: 'To13 Pb15', side: 'b' });
    expect(game.all()).toEqual(free.all().filter(action => action !== 'To13-o14'));
  });

  test('[R-END-6] any position counts, not only the first', () => {
    const game = given(QUIET).play('Pa1-c2', 'Pb15-d14', ...THERE_AND_BACK, ...THERE_AND_BACK.slice(0, 3));
    expectForbidden(game, 'To13-o14');
  });

  test('[R-END-6] the starter may not repeat either', () => {
    const game = given({ ...QUIET, side: 'b' }).play('To14-o13', 'Te5-e6', 'To13-o14', 'Te6-e5');
    expectForbidden(game.play('To14-o13', 'Te5-e6', 'To13-o14'), 'Te6-e5');
  });

  test('[R-END-6] a position counts whatever the way there', () => {
    const game = given(QUIET).play(...THERE_AND_BACK);
    game.play('Te5-e6', 'To14-n13', 'Te6-f6', 'Tn13-n14', 'Tf6-e5');
    expectForbidden(game, 'Tn14-o14');
  });

  test('[R-END-6] a position includes the side to move', () => {
    // White takes three moves to come back and Black two, then the other way round.
    const game = given(QUIET);
    const board = (): string => game.position().split(' ')[0]!;
    const start = board();
    game.play('Te5-e6', 'To14-o13', 'Te6-f6', 'To13-o14', 'Tf6-e5');
    expect(board()).toBe(start);
    game.play('To14-o13', 'Te5-e6', 'To13-n13', 'Te6-e5', 'Tn13-o14');
    expect(board()).toBe(start); // for the third time, but only the second with White to move
    expect(game.view().repeats).toBe(2);
    game.play(...THERE_AND_BACK.slice(0, 3));
    expectForbidden(game, 'To13-o14');
  });

  test('[R-END-6] a position includes the orientation of every slide: a turn can be forbidden', () => {
    const game = given({ ...QUIET, white: 'Te5 Pa1 Hd9 Hk9' });
    const turns = ['Hd9=Vd9', 'Hk9=Vk9', 'Vd9=Hd9', 'Vk9=Hk9'];
    const away = ['To14-o13', 'To13-o14', 'To14-o13', 'To13-o14'];
    const dance = turns.flatMap((turn, i) => [turn, away[i]!]);
    // on the way the same crossings were occupied with other orientations
    game.play(...dance, ...dance.slice(0, 7));
    expectForbidden(game, 'To13-o14');
    const turning = given({ ...QUIET, white: 'Te5 Pa1 Hd9', side: 'b' });
    const turns2 = ['To14-o13', 'Hd9=Vd9', 'To13-o14', 'Vd9=Hd9'];
    expectForbidden(turning.play(...turns2, ...turns2.slice(0, 3)), 'Vd9=Hd9');
  });

  test('[R-END-6] a position includes the reserves: a drop begins a new count, and so does a capture', () => {
    const game = given({ ...QUIET, whiteHand: 'H' }).play(...THERE_AND_BACK, 'H@k9');
    game.play('To14-o13', 'Te5-e6', 'To13-o14', 'Te6-e5'); // as after the drop, for the second time
    game.play('To14-o13', 'Te5-e6', 'To13-o14');
    expectForbidden(game, 'Te6-e5');
    const taking = given({ ...QUIET, white: 'Te5 Pa1 Ck2', black: 'To14 Pb15 Sk3' });
    taking.play(...THERE_AND_BACK, 'Ck2-k4xk3');
    taking.play('To14-o13', 'Te5-e6', 'To13-o14', 'Te6-e5', 'To14-o13', 'Te5-e6', 'To13-o14');
    expectForbidden(taking, 'Te6-e5');
  });

  test('[R-END-6] a capture is never forbidden, though its mover stood there twice', () => {
    const game = given({ white: 'Tf7 Pa1', black: 'To14 Ce6' });
    game.play('Tf7-e7', 'To14-o13', 'Te7-f7', 'To13-o14', 'Tf7-e7', 'To14-o13');
    game.play('Te7-f6', 'To13-o12', 'Tf6-e5', 'To12-o14');
    expect(game.actions('Te5')).toContain('-e7xe6');
    expect(game.whyNot('Te5-e7xe6')).toBeUndefined();
  });

  test('[R-END-5] [R-END-6] a player who could only repeat has no action, and loses', () => {
    const game = given({ ...SHUT, white: 'Ta1 So1' }).play(...TO_AND_FRO.slice(0, 6));
    expect(game.outcome()).toBeUndefined();
    expect(game.play('To14-o13').outcome()).toBe('b noMove');
    for (const repetition of ['adjudicated', 'off'] as const)
      expect(
        given({ ...SHUT, white: 'Ta1 So1' }, { repetition })
          .play(...TO_AND_FRO)
          .outcome(),
      ).toBeUndefined();
  });

  test('[R-END-5] [R-END-6] a player with a reserve or another piece goes on', () => {
    const dropping = given({ ...SHUT, white: 'Ta1 So1', whiteHand: 'H' }).play(...TO_AND_FRO);
    expectForbidden(dropping, 'Tb1-a1');
    expect(dropping.all().every(action => /^[HV]@/.test(action))).toBe(true);
    expectForbidden(given({ ...SHUT, white: 'Ta1 Sh8' }).play(...TO_AND_FRO), 'Tb1-a1');
  });

  test('[R-END-2] [R-END-6] a bare Tesseract that may only repeat is not immobilised', () => {
    const game = given({ ...SHUT, white: 'Ta1 Hk9' }).play(...TO_AND_FRO);
    expectForbidden(game, 'Tb1-a1');
    expect(game.actions('T')).toEqual([]);
    expect(game.actions('Hk9')).toContain('=Vk9');
  });

  test('[R-END-6] an action refused for another reason names that reason', () => {
    const game = given(QUIET).play(...THERE_AND_BACK, ...THERE_AND_BACK.slice(0, 3));
    expect(game.whyNot('To13-n15')).toMatchObject({ code: 'E_NOT_STRAIGHT' });
    expect(game.whyNot('Te5-e6')).toMatchObject({ code: 'E_NO_SUCH_PIECE' });
    expect(game.whyNot('To13-o14', 0)).toMatchObject({ code: 'E_NOT_YOUR_TURN' });
  });

  test.each(['en', 'fr', 'cs'] as const)('[R-END-6] the refusal has a sentence in %s', language => {
    const game = given(QUIET).play(...THERE_AND_BACK, ...THERE_AND_BACK.slice(0, 3));
    expect(fillRefusal(language, game.whyNot('To13-o14')!)).toMatch(/third time|troisième fois|potřetí/);
  });

  test('[R-END-6] repetition is undone by takeBack, and part of a view', () => {
    const state = given(QUIET)
      .play(...THERE_AND_BACK.slice(0, 3))
      .state();
    const parse = (text: string): number => rift.notation.parseMove(state, text);
    const copy = rift.copy(state);
    const made = [...['To13-o14'], ...THERE_AND_BACK.slice(0, 3)].map(text => make(state, parse(text)));
    expect(rift.check(state, 1, parse('To13-o14'))).toMatchObject(REFUSAL);
    expect(rift.check(rift.determinize(rift.view(state, 0), undefined!), 1, parse('To13-o14'))).toMatchObject(
      REFUSAL,
    );
    expect(rift.copy(state, rift.copy(copy))).toEqual(state);
    expect(rift.copy(copy, rift.copy(state))).toEqual(copy);
    for (const one of made.reverse()) takeBack(state, one);
    expect(state).toEqual(copy);
    const list = { items: [] as number[], count: 0 };
    generate(state, list);
    expect(list.items.slice(0, list.count)).toContain(parse('To13-o14'));
  });
});

describe('R-END-6: the other values of the option', () => {
  test('[R-END-6] adjudicated: the third occurrence ends the game, not the second', () => {
    const game = given(QUIET, { repetition: 'adjudicated' }).play(
      ...THERE_AND_BACK,
      ...THERE_AND_BACK.slice(0, 3),
    );
    expect(game.outcome()).toBeUndefined();
    expect(game.whyNot('To13-o14')).toBeUndefined();
    expect(game.play('To13-o14').outcome()).toBe('w repetition');
  });

  test('[R-END-6] off: positions may repeat any number of times', () => {
    const game = given(QUIET, { repetition: 'off' });
    for (let i = 0; i < 5; i++) game.play(...THERE_AND_BACK);
    expect(game.outcome()).toBeUndefined();
    expect(game.view().repeats).toBe(6);
  });
});
