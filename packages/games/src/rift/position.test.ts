/** Section 15: position strings. */
import { encode, FormatError, seededChance } from '@tessera/engine';
import { describe, expect, test } from 'vitest';
import { playRandomly, randomOptions, syntheticPosition } from '../../test/randomRift.ts';
import { given, newGame, optionsOf, positionOf, table } from '../../test/riftTable.ts';
import { type RiftState, rift } from './index.ts';

const { formatPosition, parsePosition } = rift.notation;
const BARE = '14t/15/15/15/15/15/15/15/15/15/15/15/15/15/T14 w - p 0 0';

function refusalOf(text: string, mode: 'strict' | 'lenient'): FormatError {
  try {
    parsePosition(text, optionsOf(), mode);
  } catch (error) {
    if (error instanceof FormatError) return error;
    throw error;
  }
  throw new Error(`${text} was read`);
}

/** A state without its past, which a position string does not carry. */
const withoutPast = (state: RiftState): string => encode({ ...state, past: state.past.slice(-2), twice: [] });

describe('section 15: writing and reading positions', () => {
  test('[R-SETUP-5] the empty board at the start of set-up round-trips, both orders and both starters', () => {
    const empty = '15/15/15/15/15/15/15/15/15/15/15/15/15/15/15';
    expect(newGame().position()).toBe(`${empty} w T2SPRC5H2G2Xt2sprc5h2g2x s 0 0`);
    expect(newGame({ setupOrder: 'crossesFirst', firstPlayer: 'b' }).position()).toBe(
      `${empty} b T2SPRC5H2G2Xt2sprc5h2g2x x 0 0`,
    );
  });

  test('[R-PIECE-3] runs of G in a rank and of I in a file are split into pairs from the anchor end', () => {
    const situation = given({ white: 'Ta1 Pa3 Ge5 Gg5 Ik2 Ik4', black: 'To15' });
    expect(situation.position().split('/').slice(10, 14)).toEqual(['4GGGG2I4', '10I4', 'P9I4', '10I4']);
    expect(situation.actions('G').map(action => action.slice(0, 2))).toEqual(
      expect.arrayContaining(['e5', 'g5']),
    );
    expect(situation.whyNot('Gf5-g5')).toMatchObject({ code: 'E_NO_SUCH_PIECE' });
    expect(situation.whyNot('Ik3-k5')).toMatchObject({ code: 'E_NO_SUCH_PIECE' });
    expect(table(situation.position()).all()).toEqual(situation.all());
  });

  test('[R-CROSS-1] arm-ends are not written: they follow from the crosses', () => {
    const situation = given({ white: 'Ta1 Pa3 Xh8', black: 'To15', whiteHand: 'C' });
    expect(situation.position()).toContain('/15/7X7/15/');
    expect(table(situation.position()).actions('C@')).not.toContain('h9');
  });

  test('parse(format(p)) = p, strictly, on every position of random games', () => {
    let positions = 0;
    for (let game = 0; game < 60; game++) {
      const options = randomOptions(seededChance(`position ${game}`));
      playRandomly(`position ${game}`, options, 80, state => {
        const text = formatPosition(state);
        const again = parsePosition(text, options, 'strict');
        if (state.phase === 'e') expect(formatPosition(again)).toBe(text);
        else expect(withoutPast(again)).toBe(withoutPast(state));
        positions++;
      });
    }
    expect(positions).toBeGreaterThan(2000);
  });

  test('parse(format(p)) = p, leniently, on synthetic positions', () => {
    const chance = seededChance('lenient');
    for (let i = 0; i < 2000; i++) {
      const text = syntheticPosition(chance);
      const written = formatPosition(parsePosition(text, optionsOf(), 'lenient'));
      expect(written.replace(' e ', ' p ')).toBe(text);
    }
  });

  test('[R-END-2] a decided position is read as ended', () => {
    const lost = table('14t/15/15/15/15/15/12s2/15/15/15/4H10/15/15/hv13/Th13 w H p 0 0');
    expect(lost.position()).toMatch(/ e 0 0$/);
    expect(table(lost.position()).outcome()).toBe('b immobilised');
  });

  test('read the winner of an ended position from a missing Tesseract, or from the board', () => {
    const taken = given({ white: 'Te5 Pa1', black: 'Te6 Sa9' }).play('Te5-e7xe6');
    expect(taken.position()).toMatch(/ e 0 1$/);
    expect(table(taken.position()).outcome()).toBe('w capture');
    const ended = BARE.replace(' p ', ' e ');
    expect(table(ended, { repetition: 'adjudicated' }).outcome()).toBe('b repetition');
    expect(table(ended).outcome()).toBe('b stall');
  });
});

describe('section 15: the history', () => {
  const QUIET = { white: 'Te5 Pa1 Gd9', black: 'To14 Pb15 Vk3', quiet: 5, ply: 21 };
  const DANCE = ['Te5-e6', 'To14-o13', 'Te6-e5', 'To13-o14'];
  /** The six fields without the history. */
  const present = (text: string): string => text.split(' ').slice(0, 6).join(' ');

  test('[R-END-6] the history is written once a position has come up twice, oldest action first', () => {
    const game = given(QUIET).play(...DANCE.slice(0, 3));
    expect(game.position()).toMatch(/ p 8 24$/);
    expect(game.play('To13-o14').position()).toMatch(/ p 9 25 Te5-e6,To14-o13,Te6-e5,To13-o14$/);
    game.play('Gd9=Id9', 'Vk3-k8');
    expect(game.position()).toMatch(/ 11 27 Te5-e6,To14-o13,Te6-e5,To13-o14,Gd9=Id9,Vk3-k8$/);
  });

  test('[R-END-6] the history begins anew with a capture or a drop, and is not written once the game is over', () => {
    const game = given({ ...QUIET, whiteHand: 'H' }).play(...DANCE, 'H@k9');
    expect(game.position()).toMatch(/ p 0 26$/);
    const off = given(QUIET, { repetition: 'off' }).play(...DANCE, ...DANCE);
    expect(off.position()).toMatch(/ p 13 29$/);
    const over = given(QUIET, { repetition: 'adjudicated' }).play(...DANCE, ...DANCE);
    expect(over.position()).toMatch(/ e 13 29$/);
  });

  test('[R-END-6] the history round-trips: the same list, the same count, the same string', () => {
    for (const moves of [
      DANCE,
      [...DANCE, 'Te5-e6', 'To14-o13', 'Te6-e5'],
      [...DANCE, 'Gd9=Id8', 'Vk3=Hk3', 'Id8=Gd8'],
    ]) {
      const game = given(QUIET).play(...moves);
      const read = table(game.position());
      expect(read.position()).toBe(game.position());
      expect(read.all()).toEqual(game.all());
      expect(read.state()).toEqual(game.state());
      expect(table(present(game.position())).view().repeats).toBe(1);
    }
  });

  test('[R-END-6] the history may be missing or partial: a new one begins', () => {
    const game = given(QUIET).play(...DANCE, ...DANCE.slice(0, 3));
    expect(game.whyNot('To13-o14')).toMatchObject({ code: 'E_REPETITION' });
    const bare = present(game.position());
    expect(table(bare).whyNot('To13-o14')).toBeUndefined();
    const once = table(`${bare} ${DANCE.slice(0, 3).join()}`);
    expect(once.play('To13-o14').view().repeats).toBe(2);
  });

  test('[R-END-6] the history may end the game', () => {
    const third = given(QUIET, { repetition: 'off' })
      .play(...DANCE, ...DANCE)
      .position();
    const history = [...DANCE, ...DANCE].join();
    expect(table(`${third} ${history}`, { repetition: 'adjudicated' }).outcome()).toMatch(/repetition$/);
    expect(() => table(`${third} ${history}`)).toThrow(
      /^history, column \d+: To13-o14 was not legal: E_REPETITION/,
    );
  });

  // A caret marks the column that is reported.
  const START = '14t/15/15/15/15/15/15/15/15/15/15/15/15/P14/T14 w - p 3 9 ';
  test.each([
    [`${START}^`, 'is no quiet action'],
    [`${START}To14-o15,^Ta2`, 'is no quiet action'],
    [`${START}To13-o14,Ta2-a1,^S@k9`, 'is no quiet action'],
    [`${START}^To13-o15xo14`, 'is no quiet action'],
    [`${START}To13-o14,Pa3-a2,To14-n14,^Pa2-a3`, 'more actions than the 3 quiet plies'],
    [`${START}^Ta5-a1`, 'does not lead'], // it was Black who acted last
    [`${START}^To14-n15`, 'does not lead'],
    [`${START}^Ta2-a1,To14-o15`, 'does not lead'], // the Pyramid stands there
    [`${START}To13-o14,^Pa1-a2,To14-o15`, 'does not lead'],
    [START.replace('14t/15/15', '14t/15/13X1').concat('^To13-o15'), 'does not lead'], // from the end of an arm
    [START.replace('14t/15', '14t/13gg').concat('^Go14-n14'), 'does not lead'], // from beyond the edge
    [`${START}^Tm12-o15`, 'was not legal: E_NOT_STRAIGHT (R-TESS-1)'],
    [`${START.replace('p 3', 'e 3')}^To14-o15`, 'belongs to positions of play alone'],
    [`${START.replace('3 9', '3 1')}Tb1-a1,^To14-o15`, 'more actions than the 1 quiet plies'],
  ])('is validated: %s', (marked, complaint) => {
    const refusal = refusalOf(marked.replace('^', ''), 'lenient');
    expect(refusal.message).toContain(complaint);
    if (complaint !== '')
      expect(refusal).toMatchObject({ field: 'history', column: marked.indexOf('^') + 1 });
  });
});

describe('section 15: refused even by a lenient parser', () => {
  // A caret marks the column that is reported.
  test.each([
    ['position', '14t/15/15/15/15/15/15/15/15/15/15/15/15/15/T14 w - p 0^'],
    ['position', '14t/15/15/15/15/15/15/15/15/15/15/15/15/15/T14 w - p 0 0 - -^'],
    ['position', '^'],
    ['board', '14t/15/15/15/15/15/15/15/15/15/15/15/15/T1^4 w - p 0 0'],
    ['board', '14^q/15/15/15/15/15/15/15/15/15/15/15/15/15/T14 w - p 0 0'],
    ['board', '14t/15/15/15/15/15/15/7^?7/15/15/15/15/15/15/T14 w - p 0 0'],
    ['board', '^16/15/15/15/15/15/15/15/15/15/15/15/15/15/T14 w - p 0 0'],
    ['board', '14t/^0P14/15/15/15/15/15/15/15/15/15/15/15/15/T14 w - p 0 0'],
    ['board', '14t/^015/15/15/15/15/15/15/15/15/15/15/15/15/T14 w - p 0 0'],
    ['board', '15^t/15/15/15/15/15/15/15/15/15/15/15/15/15/T14 w - p 0 0'],
    ['board', '14t/7S^9/15/15/15/15/15/15/15/15/15/15/15/15/T14 w - p 0 0'],
    ['board', '13t^/15/15/15/15/15/15/15/15/15/15/15/15/15/T14 w - p 0 0'],
    ['board', '14t/^/15/15/15/15/15/15/15/15/15/15/15/15/T14 w - p 0 0'],
    ['board', '14t/14^G/15/15/15/15/15/15/15/15/15/15/15/15/T14 w - p 0 0'],
    ['board', '14t/3GG^G9/15/15/15/15/15/15/15/15/15/15/15/15/T14 w - p 0 0'],
    ['board', '14t/3^Gg10/15/15/15/15/15/15/15/15/15/15/15/15/T14 w - p 0 0'],
    ['board', '14t/15/15/4^i10/15/15/15/15/15/15/15/15/15/15/T14 w - p 0 0'],
    ['board', '14t/15/15/7X7/7^P7/15/15/15/15/15/15/15/15/15/T14 w - p 0 0'],
    ['board', '14t/15/15/7X7/7^x7/15/15/15/15/15/15/15/15/15/T14 w - p 0 0'],
    ['board', '^T13t/15/15/15/15/15/15/15/15/15/15/15/15/15/T14 w - p 0 0'],
    ['board', '^15/15/15/15/15/15/15/15/15/15/15/15/15/15/T14 w - p 0 0'],
    ['side', '14t/15/15/15/15/15/15/15/15/15/15/15/15/15/T14 ^W - p 0 0'],
    ['hands', '14t/15/15/15/15/15/15/15/15/15/15/15/15/15/T14 w ^ p 0 0'],
    ['hands', '14t/15/15/15/15/15/15/15/15/15/15/15/15/15/T14 w S^V p 0 0'],
    ['hands', '14t/15/15/15/15/15/15/15/15/15/15/15/15/15/T14 w C^S p 0 0'],
    ['hands', '14t/15/15/15/15/15/15/15/15/15/15/15/15/15/T14 w S^S p 0 0'],
    ['hands', '14t/15/15/15/15/15/15/15/15/15/15/15/15/15/T14 w s^S p 0 0'],
    ['hands', '14t/15/15/15/15/15/15/15/15/15/15/15/15/15/T14 w S^1C p 0 0'],
    ['hands', '14t/15/15/15/15/15/15/15/15/15/15/15/15/15/T14 w S^10H p 0 0'],
    ['hands', '14t/15/15/15/15/15/15/15/15/15/15/15/15/15/T14 w S3^ p 0 0'],
    ['hands', '14t/15/15/15/15/15/15/15/15/15/15/15/15/15/T14 w ^T p 0 0'],
    ['hands', '14t/15/15/15/15/15/15/15/15/15/15/15/15/15/T14 w ^X p 0 0'],
    ['phase', '14t/15/15/15/15/15/15/15/15/15/15/15/15/15/T14 w - ^z 0 0'],
    ['quiet', '14t/15/15/15/15/15/15/15/15/15/15/15/15/15/T14 w - p ^-1 0'],
    ['quiet', '14t/15/15/15/15/15/15/15/15/15/15/15/15/15/T14 w - p ^ 0'],
    ['ply', '14t/15/15/15/15/15/15/15/15/15/15/15/15/15/T14 w - p 0 ^x'],
    ['ply', '14t/15/15/15/15/15/15/15/15/15/15/15/15/15/T14 w - p 0 ^1000000'],
    ['ply', '15/15/15/15/15/15/15/15/15/15/15/15/15/15/15 w T2SPRC5H2G2Xt2sprc5h2g2x s 0 ^14'],
    ['board', '^15/15/15/15/15/15/15/7T7/15/15/15/15/15/15/15 b 2SPRC5H2G2Xt2sprc5h2g2x s 0 1'],
    ['board', '^15/15/7X7/15/15/15/15/15/15/15/15/15/15/15/15 b T2SPRC5H2GXt2sprc5h2g2x x 0 1'],
    ['hands', '15/15/15/15/15/15/15/15/15/15/15/15/15/15/15 w ^- s 0 0'],
    ['hands', '15/15/15/15/15/15/15/15/15/15/15/15/15/15/15 w ^T2SPRC5H2G2Xt2sprc5h2gx s 0 0'],
  ])('%s: %s', (field, marked) => {
    const refusal = refusalOf(marked.replace('^', ''), 'lenient');
    expect(refusal).toMatchObject({ field, column: marked.indexOf('^') + 1 });
    expect(refusal.message.length).toBeLessThan(200);
  });

  test('[R-SETUP-2] a set-up with partial material is accepted if it can be finished', () => {
    const crosses = table('15/15/15/15/15/15/15/15/15/15/15/15/15/15/15 w 2X2x s 0 10');
    expect(crosses.all()).toHaveLength(91);
    crosses.play('X@d6', 'X@d10', 'X@l6', 'X@l10');
    expect(crosses.outcome()).toBeDefined(); // and then neither side has a Tesseract
  });
});

describe('section 19: refused by a strict parser', () => {
  const OPENING = '2h4t7/4p3v1s4/15/15/15/3x7x3/15/15/15/3X7X3/15/15/15/4S1V3P4/7T4H2 w SRC3H2Gsrc3h2g p 0 0';

  test('partial positions of section 16, but not those of section 17', () => {
    expect(formatPosition(parsePosition(OPENING, optionsOf(), 'strict'))).toBe(OPENING);
    expect(refusalOf(BARE, 'strict')).toMatchObject({ field: 'board', column: 1 });
    expect(table(BARE).outcome()).toBeUndefined();
  });

  test.each([
    ['board', 'one small slide too many', OPENING.replace('3H', '4H')],
    ['board', 'one small slide too few', OPENING.replace('3H', '2H')],
    ['board', 'one large slide too few', OPENING.replace('2g', 'g')],
    ['board', 'a third cross', OPENING.replace('3X7X3', '3X3X3X3')],
    ['board', 'a second Pyramid', OPENING.replace('7T4H2', 'P6T4H2')],
    ['board', 'a third Star', OPENING.replace('SRC', '2SRC')],
    ['hands', 'a Pyramid in reserve', OPENING.replace('3P4', '8').replace('SRC', 'SPRC')],
    ['board', 'both Tesseracts missing', positionOf({ white: 'Pa1', black: 'Pa3' }).replace(' p ', ' e ')],
    [
      'ply',
      'a placement without a piece',
      newGame().position().replace(' w ', ' b ').replace('s 0 0', 's 0 1'),
    ],
    ['ply', 'a piece without a placement', newGame().play('T@h2').position().replace('s 0 1', 's 0 0')],
    [
      'ply',
      'a slide in the stage of pawns',
      newGame().play('T@h2').position().replace('7T7', '7H7').replace('b 2SPRC5H', 'b T2SPRC4H'),
    ],
    [
      'ply',
      'two Stars in set-up',
      newGame().play('T@h2', 'T@h14', 'S@a2').position().replace('S6T7', 'S6S7').replace('b SPRC', 'b TPRC'),
    ],
  ])('%s: %s', (field, _what, text) => {
    expect(refusalOf(text, 'strict')).toMatchObject({ field, column: expect.any(Number) });
  });

  test('missing pawns are accepted, since they can have been captured', () => {
    const fewer = OPENING.replace('SRC3H2Gsrc', 'R3H2Gc');
    expect(formatPosition(parsePosition(fewer, optionsOf(), 'strict'))).toBe(fewer);
  });
});
