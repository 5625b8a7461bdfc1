/** Section 2: the sixteen options, every value of each. */
import { FormatError, parseOptions } from '@tessera/engine';
import { describe, expect, test } from 'vitest';
import { given, newGame, type Options, optionsOf, table } from '../../test/riftTable.ts';
import { RIFT_OPTIONS } from './options.ts';

const STAR = '14t/15/15/15/15/9s5/8c6/7S7/6p8/9r5/15/15/15/15/T14 w - p 0 0'; // TV-05
const RECTANGLE = '14t/15/15/15/15/15/7s1c5/6SRp6/5X1v7/15/15/15/15/15/T14 w - p 0 0'; // TV-08
const LARGE = '14t/15/15/15/15/15/15/15/15/15/1p2GG2s6/15/15/15/T14 w - p 0 0'; // TV-11
const DANCE = ['Te5-e6', 'To14-o13', 'Te6-e5', 'To13-o14'];

/** A visible consequence of each value of an option. */
// biome-ignore format: each value beside what it changes
const DIFFERENCES: Readonly<Record<string, [(options: Options) => unknown, [unknown, unknown][]]>> = {
  camp: [options => newGame(options).actions('T@')[0], [['inset', 'a2'], ['outer', 'a1']]],
  setupOrder: [
    options => newGame(options).view().decision,
    [['crossesLast', 'setup.pawn'], ['crossesFirst', 'setup.cross'], ['ready', 'play.action']],
  ],
  firstPlayer: [
    options => newGame(options, options.firstPlayer === 'random' ? [1] : []).view().starter,
    [['w', 0], ['b', 1], ['random', 1]],
  ],
  crossSpacing: [
    options => newGame({ setupOrder: 'crossesFirst', ...options }).play('X@h8').all().length,
    [['manhattan2', 86], ['disjoint', 78]],
  ],
  legOneCapture: [options => table(STAR, options).actions('Sh8').length, [[true, 11], [false, 10]]],
  turningPointCapture: [options => table(STAR, options).actions('Sh8').length, [[false, 11], [true, 13]]],
  rectangleOverCross: [options => table(RECTANGLE, options).actions('Rh8').length, [[true, 6], [false, 5]]],
  largeSlideCapture: [
    options => table(LARGE, options).actions('Ge5').length,
    [['either', 11], ['leading', 10], ['trailing', 9]],
  ],
  armEndSlides: [
    options => given({ white: 'Ta1 Pa3 Xh8', black: 'To15', whiteHand: 'H' }, options).actions('H@').length,
    [['any', 221], ['perpendicular', 219]],
  ],
  pivotOntoArmEnd: [
    options => given({ white: 'Ta1 Pa3 Gj7 Xk8', black: 'To15' }, options).actions('Gj7=').length,
    [[true, 2], [false, 1]],
  ],
  forcedDrop: [
    options => given({ white: 'Te5', black: 'Tf5', whiteHand: 'C' }, options).actions('Te5').join(),
    [['strict', ''], ['exceptWin', '-g5xf5']],
  ],
  bareTesseractLoses: [
    options => given({ white: 'Te5 Pa1', black: 'To14 Ce6' }, options).play('Te5-e7xe6').outcome(),
    [[true, 'w bare'], [false, undefined]],
  ],
  endgameImmobilisation: [
    options => given({ white: 'Ta1 Cd9', black: 'To14 Sm9 Ha2 Vb2 He1', side: 'b' }, options).play('He1-b1').outcome(),
    [[false, undefined], [true, 'b immobilised']],
  ],
  repetition: [
    options => {
      const game = given({ white: 'Te5 Pa1', black: 'To14 Pb15' }, options).play(...DANCE, ...DANCE.slice(0, 3));
      return game.whyNot('To13-o14')?.clause ?? game.play('To13-o14').outcome();
    },
    [['forbidden', 'R-END-6'], ['adjudicated', 'w repetition'], ['off', undefined]],
  ],
  stallLimit: [
    options => given({ white: 'Te5 Pa1', black: 'To14 Pb15' }, options).play(...DANCE).outcome(),
    [[null, undefined], [4, 'w stall'], [5, undefined], [10000, undefined]],
  ],
  closingRift: [
    options => given({ white: 'Ta5 Pd1', black: 'Tk10 Pb15', quiet: 39, ply: 60 }, options).play('Pd1-e3').outcome(),
    [[false, undefined], [true, 'b closed']],
  ],
};

describe('section 2: options', () => {
  test('are sixteen, with the defaults of the rules; the latest is absent at its default', () => {
    expect(optionsOf()).toEqual({
      camp: 'inset',
      setupOrder: 'crossesLast',
      firstPlayer: 'random',
      crossSpacing: 'manhattan2',
      legOneCapture: true,
      turningPointCapture: false,
      rectangleOverCross: true,
      largeSlideCapture: 'either',
      armEndSlides: 'any',
      pivotOntoArmEnd: true,
      forcedDrop: 'strict',
      bareTesseractLoses: false,
      endgameImmobilisation: false,
      repetition: 'forbidden',
      stallLimit: null,
    });
    expect(Object.keys(RIFT_OPTIONS)).toHaveLength(16);
    expect(Object.keys(DIFFERENCES).sort()).toEqual(Object.keys(RIFT_OPTIONS).sort());
  });

  const CLAUSES: Readonly<Record<string, string>> = {
    camp: 'R-BOARD-4',
    setupOrder: 'R-SETUP-3',
    firstPlayer: 'R-SETUP-1',
    crossSpacing: 'R-CROSS-3',
    legOneCapture: 'R-BENT-4',
    turningPointCapture: 'R-BENT-5',
    rectangleOverCross: 'R-RECT-3',
    largeSlideCapture: 'R-SLIDE-7',
    armEndSlides: 'R-CROSS-6',
    pivotOntoArmEnd: 'R-PIVOT-4',
    forcedDrop: 'R-RES-6',
    bareTesseractLoses: 'R-END-8',
    endgameImmobilisation: 'R-END-3',
    repetition: 'R-END-6',
    stallLimit: 'R-END-7',
    closingRift: 'R-END-13',
  };
  for (const [name, clause] of Object.entries(CLAUSES)) {
    test(`[${clause}] ${name}: each value has its effect`, () => {
      expect(RIFT_OPTIONS[name as keyof typeof RIFT_OPTIONS].clause).toBe(clause);
      const [look, expected] = DIFFERENCES[name]!;
      for (const [value, seen] of expected) expect(look({ [name]: value }), `${name} ${value}`).toBe(seen);
    });
  }

  test.each([
    ['options.camp', { camp: 'middle' }],
    ['options.setupOrder', { setupOrder: '' }],
    ['options.firstPlayer', { firstPlayer: 'W' }],
    ['options.legOneCapture', { legOneCapture: 'true' }],
    ['options.repetition', { repetition: 3 }],
    ['options.repetition', { repetition: 0 }],
    ['options.repetition', { repetition: 'never' }],
    ['options.stallLimit', { stallLimit: 0 }],
    ['options.stallLimit', { stallLimit: 10001 }],
    ['options.stallLimit', { stallLimit: 1.5 }],
    ['options.stallLimit', { stallLimit: '120' }],
    ['options.speed', { speed: 1 }],
    ['options', []],
    ['options', null],
  ])('%s is refused by name: %j', (field, given) => {
    expect(() => parseOptions(RIFT_OPTIONS, given)).toThrow(expect.objectContaining({ field }));
    expect(() => parseOptions(RIFT_OPTIONS, given)).toThrow(FormatError);
  });
});
