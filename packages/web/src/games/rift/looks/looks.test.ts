import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parseLooks } from './looks.ts';

describe('parseLooks()', () => {
  test('reads stored looks', () => {
    const looks = { board: 'slate', coordinates: false, figurines: true } as const;
    expect(parseLooks(JSON.stringify(looks))).toEqual(looks);
  });

  test.each([null, '', '[]', '{"board":"gold","coordinates":1,"figurines":"yes"}'])(
    '%s falls back to wood with coordinates',
    stored => {
      expect(parseLooks(stored)).toEqual({ board: 'wood', coordinates: true, figurines: false });
    },
  );
});

const read = (...path: readonly string[]): string => readFileSync(join(import.meta.dirname, ...path), 'utf8');
const SHEETS = read('..', 'board.css') + read('looks.css');

type Colours = Readonly<Record<string, string>>;

/** Custom properties of the rule with exactly this selector. */
function propertiesOf(selector: string): Colours {
  const start = `\n${SHEETS}`.indexOf(`\n${selector} {\n`);
  if (start < 0) throw new Error(`no rule ${selector}`);
  const block = SHEETS.slice(start, SHEETS.indexOf('\n}', start));
  return Object.fromEntries(
    [...block.matchAll(/--([\w-]+): ([^;]+);/g)].map(([, name, value]) => [name, value]),
  );
}

const dark = (selector: string): Colours => propertiesOf(selector);
const light = (selector: string): Colours => ({
  ...dark(selector),
  ...dark(`[data-theme="light"] ${selector}`),
});
const look =
  (name: string) =>
  (selector: string): Colours =>
    propertiesOf(`.rift-table.is-${name} ${selector}`);

const LOOKS = [
  ['wood in the dark theme', dark],
  ['wood in the light theme', light],
  ['slate', look('slate')],
  ['print', look('print')],
] as const;

describe.each(LOOKS)('contrast of %s', (_, of) => {
  const board = of('.rift-board');
  const grounds = [board['wood-a'], board['wood-b']] as readonly string[];
  const onWood = (colour: string | undefined): number =>
    Math.min(...grounds.map(ground => contrast(colour as string, ground)));

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
    expect(contrast(white.f2 as string, black.f2 as string)).toBeGreaterThan(7);
  });
});

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map(at => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [a, b] = [luminance(one), luminance(other)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}
