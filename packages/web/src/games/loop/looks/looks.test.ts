import { describe, expect, test } from 'vitest';
import { colourOf, coloursIn, contrast, mixed, sheets } from '../../../table/looks/testing.ts';

const BOARD = {
  css: sheets(
    'ui/style/tokens.css',
    'games/loop/colours.css',
    'games/loop/board/board.css',
    'games/loop/looks/looks.css',
  ),
  table: '.loop-table',
  board: '.lb-board',
  first: 'haze',
};

const ERAS = [0, 1, 2, 3, 4, 5, 6] as const;

const inThemes = (look: string) =>
  ([false, true] as const).map(isLight => {
    const ring = coloursIn(BOARD, look, isLight);
    const named = (name: string) => colourOf(`var(--${name})`, ring);
    const share = Number.parseInt(ring.field ?? '', 10) / 100;
    /** Ground of an era: mixed in sRGB, which is near to OKLab. */
    const field = (era: number) => mixed(named(`loop-era-${era}`), share, named('panel'));
    const onFields = (name: string): number =>
      Math.min(...ERAS.map(era => contrast(named(name), field(era))));
    return [look, isLight ? 'light' : 'dark', { named, field, onFields }] as const;
  });

describe.each(['haze', 'comic', 'neon'].flatMap(inThemes))(
  '%s in the %s theme',
  (_, _theme, { onFields }) => {
    test('text and marks stand out from every era', () => {
      expect(onFields('text')).toBeGreaterThan(7);
      for (const name of ['amber', 'danger', 'focus']) expect(onFields(name), name).toBeGreaterThan(3);
    });
  },
);

describe.each(inThemes('comic'))('%s in the %s theme', (_, _theme, { onFields }) => {
  test('lines between the eras have the strongest contrast', () => {
    expect(onFields('line-of-ink')).toBeGreaterThan(7);
  });
});

describe.each(inThemes('neon'))('%s in the %s theme', (_, theme, { named, field }) => {
  test('tubes stand out from their era', () => {
    for (const era of ERAS) {
      const lamp = named(`loop-era-${era}`);
      const tube = theme === 'light' ? mixed(colourOf('#000000'), 0.38, lamp) : lamp;
      expect(contrast(tube, field(era)), `${era}`).toBeGreaterThan(3);
    }
  });
});
