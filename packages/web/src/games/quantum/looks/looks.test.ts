import { describe, expect, test } from 'vitest';
import {
  type Colours,
  colourOf,
  contrast,
  mixed,
  propertiesOf,
  sheets,
} from '../../../table/looks/testing.ts';

const CSS = sheets(
  'ui/style/tokens.css',
  'games/quantum/colours.css',
  'games/quantum/pieces/pieces.css',
  'games/quantum/board/board.css',
  'games/quantum/looks/looks.css',
);

const LIGHT = '[data-theme="light"]';
const MAP = ':is(.qb-board, .qb-thumb, .q-reminder)';
const FLEETS = ['kepler', 'vulpes', 'orion', 'andromeda'] as const;

/** Custom properties of the map in a look; the first look has no rules of its own. */
function mapIn(look: string, isLight: boolean): Colours {
  const own = look === 'space' ? [] : ['', ` ${MAP}`].map(part => ` .quantum-table${part}`);
  const inTheme = (theme: string) => own.map(part => `[data-look="${look}"]${theme}${part}`);
  const light = isLight ? [LIGHT, `${LIGHT} ${MAP}`, ...inTheme(LIGHT)] : [];
  return propertiesOf(CSS, ':root', MAP, ...inTheme(''), ...light);
}

const inThemes = (look: string) =>
  ([false, true] as const).map(isLight => {
    const map = mapIn(look, isLight);
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
