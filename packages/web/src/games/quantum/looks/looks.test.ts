import { describe, expect, test } from 'vitest';
import { colourOf, coloursIn, contrast, mixed, sheets } from '../../../table/looks/testing.ts';

const BOARD = {
  css: sheets(
    'ui/style/tokens.css',
    'games/quantum/colours.css',
    'games/quantum/pieces/pieces.css',
    'games/quantum/board/board.css',
    'games/quantum/looks/looks.css',
  ),
  table: '.quantum-table',
  board: ':is(.qb-board, .qb-thumb, .q-reminder)',
  first: 'space',
};

const FLEETS = ['kepler', 'vulpes', 'orion', 'andromeda'] as const;

const inThemes = (look: string) =>
  ([false, true] as const).map(isLight => {
    const map = coloursIn(BOARD, look, isLight);
    const named = (name: string) => colourOf(`var(--${name})`, map);
    const onMap = (name: string): number => contrast(named(name), named('tile'));
    return [look, isLight ? 'light' : 'dark', { named, onMap }] as const;
  });

describe.each(['space', 'chart', 'brass'].flatMap(inThemes))('%s in the %s theme', (_, _theme, map) => {
  const { named, onMap } = map;

  test('marks and coordinates stand out from the map', () => {
    for (const name of ['hit', 'quantum', 'focus', 'danger']) expect(onMap(name), name).toBeGreaterThan(4);
    expect(contrast(mixed(named('muted'), 0.85, named('text')), named('tile'))).toBeGreaterThan(4.5);
  });

  test('numbers on ships can be read', () => {
    for (const fleet of FLEETS)
      expect(contrast(named(`faction-${fleet}`), named('q-ink')), fleet).toBeGreaterThan(4.5);
  });
});

describe.each(['chart', 'brass'].flatMap(inThemes))('%s in the %s theme', (look, _, { named, onMap }) => {
  test('tiles, squares and orbits can be seen', () => {
    for (const name of ['tile-edge', 'cross', 'orbit']) expect(onMap(name), name).toBeGreaterThan(4);
  });

  test('patterns of the fleets stand out from the edge of a ship', () => {
    const [black, brass] = [colourOf('#000000'), colourOf('#d9b563')];
    for (const fleet of FLEETS) {
      const colour = named(`faction-${fleet}`);
      const [pattern, edge] =
        look === 'brass' ? [mixed(colour, 0.7, black), brass] : [mixed(colour, 0.52, named('q-ink')), colour];
      expect(contrast(pattern, edge), fleet).toBeGreaterThan(1.5);
    }
  });
});

describe.each(inThemes('chart'))('%s in the %s theme', (_, _theme, { named }) => {
  test('numbers and rings of planets have the strongest contrast', () => {
    expect(contrast(named('printed'), named('planet'))).toBeGreaterThan(7);
    expect(contrast(named('printed'), named('tile'))).toBeGreaterThan(7);
  });
});
