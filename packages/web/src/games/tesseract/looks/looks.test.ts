import { describe, expect, test } from 'vitest';
import { apart, colourOf, coloursIn, contrast, mixed, sheets } from '../../../table/looks/testing.ts';

const BOARD = {
  css: sheets(
    'ui/style/tokens.css',
    'games/tesseract/colours.css',
    'games/tesseract/cube/cube.css',
    'games/tesseract/looks/looks.css',
  ),
  table: '.tesseract-table',
  board: '.tess-turntable',
  first: 'observatory',
};

const DICE = ['yellow', 'orange', 'purple', 'blue'] as const;

const inThemes = (look: string) =>
  ([false, true] as const).map(isLight => {
    const cube = coloursIn(BOARD, look, isLight);
    const named = (name: string) => colourOf(`var(--${name})`, cube);
    const pips = (die: string, shade = '#000000', share = 0): number =>
      contrast(mixed(colourOf(shade), share, named(`die-${die}`)), named(`pip-${die}`));
    return [look, isLight ? 'light' : 'dark', { named, pips }] as const;
  });

describe.each(['observatory', 'notebook', 'gems'].flatMap(inThemes))(
  '%s in the %s theme',
  (_, _theme, cube) => {
    const { named, pips } = cube;

    test('pips can be counted', () => {
      for (const die of DICE) {
        expect(pips(die), die).toBeGreaterThan(3.4);
        expect(contrast(named(`lit-${die}`), named(`pip-${die}`)), die).toBeGreaterThan(3.4);
      }
    });

    test('letters and numbers at the edge of the board can be read', () => {
      expect(contrast(named('cube-engraving'), named('cube-board'))).toBeGreaterThan(4.5);
    });
  },
);

describe.each(inThemes('notebook'))('%s in the %s theme', (_, _theme, { named, pips }) => {
  test('pips have the strongest contrast', () => {
    for (const die of DICE) expect(pips(die), die).toBeGreaterThan(6);
  });

  test('colours differ for eyes without red or green cones, too', () => {
    for (const die of DICE)
      for (const other of DICE.filter(one => one !== die))
        expect(apart(named(`die-${die}`), named(`die-${other}`)), `${die} ${other}`).toBeGreaterThan(0.2);
  });

  test('dice stand out from the paper by their edge, those without a number by their lines', () => {
    expect(contrast(named('die-edge'), named('paper'))).toBeGreaterThan(7);
    for (const die of DICE) {
      const line = mixed(named(`die-${die}`), 0.6, named('die-edge'));
      expect(contrast(line, named('paper')), die).toBeGreaterThan(3);
    }
  });
});

describe.each(inThemes('gems'))('%s in the %s theme', (_, _theme, { pips }) => {
  test('pips can be counted where a stone shines, and in its shade', () => {
    for (const die of DICE) {
      expect(pips(die, '#ffffff', 0.18), die).toBeGreaterThan(3);
      expect(pips(die, '#000000', 0.12), die).toBeGreaterThan(3);
    }
  });
});
