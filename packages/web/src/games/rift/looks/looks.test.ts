import { describe, expect, test } from 'vitest';
import { type Colours, colourOf, contrast, propertiesOf, sheets } from '../../../table/looks/testing.ts';
import { parseSigns } from './signs.ts';

describe('parseSigns()', () => {
  test('reads stored signs, whatever look is stored with them', () => {
    const stored = { board: 'slate', coordinates: false, figurines: true };
    expect(parseSigns(JSON.stringify(stored))).toEqual({ coordinates: false, figurines: true });
  });

  test.each([null, '', '[]', '{"coordinates":1,"figurines":"yes"}'])(
    '%s falls back to coordinates alone',
    stored => {
      expect(parseSigns(stored)).toEqual({ coordinates: true, figurines: false });
    },
  );
});

const CSS = sheets('games/rift/board.css', 'games/rift/looks/looks.css');

const wood = (selector: string): Colours => propertiesOf(CSS, selector);
const inLight = (selector: string): Colours =>
  propertiesOf(CSS, selector, `[data-theme="light"] ${selector}`);
const look =
  (name: string) =>
  (selector: string): Colours =>
    propertiesOf(CSS, `[data-look="${name}"] .rift-table ${selector}`);

const LOOKS = [
  ['wood in the dark theme', wood],
  ['wood in the light theme', inLight],
  ['slate', look('slate')],
  ['print', look('print')],
] as const;

describe.each(LOOKS)('contrast of %s', (_, of) => {
  const board = of('.rift-board');
  const grounds = ['wood-a', 'wood-b'].map(name => colourOf(board[name] ?? ''));
  const onWood = (colour: string | undefined): number =>
    Math.min(...grounds.map(ground => contrast(colourOf(colour ?? ''), ground)));

  test('coordinates can be read', () => {
    expect(onWood(board.coordinate)).toBeGreaterThan(4.5);
  });

  test.each(['mark', 'look', 'trace', 'hint', 'plan', 'glow', 'foe'])(
    '%s stands out from the board',
    name => {
      expect(onWood(board[name])).toBeGreaterThan(3);
    },
  );

  test('pieces stand out from the board by their body or their rim', () => {
    for (const side of ['.pw', '.pb']) {
      const { f2, rim } = of(side);
      expect(Math.max(onWood(f2), onWood(rim)), side).toBeGreaterThan(3);
    }
  });

  test('White and Black differ in body and rim', () => {
    const [white, black] = [of('.pw'), of('.pb')];
    expect(contrast(colourOf(white.f2 ?? ''), colourOf(black.f2 ?? ''))).toBeGreaterThan(7);
  });
});
