import { parseOptions, seededChance } from '@tessera/engine';
import { MAP_IDS, mapOf, quantum, type Tile } from '@tessera/games/quantum';
import { describe, expect, test } from 'vitest';
import {
  builtIn,
  carried,
  centreOf,
  EMPTY,
  faultsOf,
  formatLink,
  generated,
  givenOf,
  parseLink,
  parseText,
  pictureOf,
  placeOf,
  playersOf,
  type Sketch,
  shifted,
  used,
} from './sketch.ts';

const codes = (sketch: Sketch): readonly string[] => faultsOf(sketch).map(({ code }) => code);
const drawn = (text: string, cubes = 5): Sketch => parseText(text, cubes);
const lastOf = ({ tiles }: Sketch): number => placeOf([tiles.at(-1)?.cx ?? 0, tiles.at(-1)?.cy ?? 0]);

describe('drawing', () => {
  test('a tile is laid, replaced, and taken away by laying it again', () => {
    const laid = used(EMPTY, 8, 0);
    expect(pictureOf(laid)).toEqual(['8']);
    expect(pictureOf(used(laid, 10, 0))).toEqual(['X']);
    expect(used(laid, 8, 0)).toEqual(EMPTY);
    expect(used(laid, 'erase', 0)).toEqual(EMPTY);
  });

  test('starts are counted off, and move up when one goes', () => {
    const three = [0, 1, 2].reduce<Sketch>(
      (sketch, place) => used(used(sketch, 8, place), 'start', place),
      EMPTY,
    );
    expect(pictureOf(three)).toEqual(['8a 8b 8c']);
    expect(pictureOf(used(three, 'start', 1))).toEqual(['8a 8 8b']);
    expect(pictureOf(used(three, 'erase', 0))).toEqual(['8a 8b']);
    expect(pictureOf(used(three, 'V', 0))).toEqual(['V 8a 8b']);
    expect(pictureOf(used(three, 9, 0))).toEqual(['9a 8b 8c']);
  });

  test('nobody starts where there is no planet, nor a fifth player anywhere', () => {
    expect(used(EMPTY, 'start', 3)).toEqual(EMPTY);
    const full = drawn('8a 8b 8c 8d 8');
    expect(used(full, 'start', lastOf(full))).toEqual(full);
  });
});

describe('[Q-MAP-2] shifted tiles', () => {
  const two = drawn('8a 9b');
  const [left, right] = [lastOf({ ...two, tiles: two.tiles.slice(0, 1) }), lastOf(two)];

  test('a tile goes by squares, with whoever starts there, and never onto another', () => {
    expect(shifted(two, left, [1, 0])).toBeUndefined();
    const lower = shifted(two, right, [0, 1]) as Sketch;
    expect(pictureOf(lower)).toEqual(['---...', '-8a---', '----9b', '...---']);
    expect(pictureOf(shifted(lower, right, [0, -1]) as Sketch)).toEqual(['8a 9b']);
    const [x, y] = centreOf(right);
    const far = [1, 2, 3].reduce<Sketch>((sketch, step) => {
      const place = placeOf([x, y + step - 1]);
      return shifted(sketch, place, [0, 1]) as Sketch;
    }, two);
    expect(pictureOf(far)).toEqual(['8a .', '. 9b']);
  });

  test('nothing leaves the field', () => {
    const corner = used(EMPTY, 8, 0);
    expect(shifted(corner, 0, [-1, 0])).toBeUndefined();
    expect(shifted(corner, 0, [0, 1])).toBeDefined();
  });

  test('beside a shifted tile another is laid where it fits, and where it does not nothing is', () => {
    const first = shifted(used(EMPTY, 8, 0), 0, [1, 0]) as Sketch;
    expect(used(first, 9, 1).tiles.at(-1)).toEqual({ cx: 5, cy: 1, kind: 9 });
    const closed = shifted(used(used(EMPTY, 8, 0), 8, 2), 0, [1, 0]) as Sketch;
    expect(used(closed, 9, 1)).toEqual(closed);
  });

  test('a carried tile changes places with the one it comes to', () => {
    expect(pictureOf(carried(two, left, right))).toEqual(['9b 8a']);
    expect(pictureOf(carried(two, left, right + 1))).toEqual(['9b 8a']);
    expect(carried(two, left, left)).toEqual(two);
    expect(carried(two, 0, left)).toEqual(two);
  });
});

describe('[Q-MAP-9] the test', () => {
  test('names every reason', () => {
    expect(codes(EMPTY)).toEqual(['noTile']);
    expect(codes(drawn('8a . 8b'))).toEqual(['apart', 'planets', 'slots']);
    expect(codes(drawn('8a 9 9\n9 X 9\n9 9 8'))).toEqual(['starts']);
    expect(codes(drawn('Xa X X\nX X Xb', 5))).toEqual(['stock']);
    expect(codes(drawn('9a V V\n9 9 9\n9 9 9b', 5))).toEqual(['stockVoid']);
  });

  const byPlace = (a: Tile, b: Tile): number => a.cy - b.cy || a.cx - b.cx;
  test.each(MAP_IDS)('%s passes, is drawn in the middle and can be played', id => {
    const sketch = builtIn(id);
    expect(codes(sketch)).toEqual([]);
    const map = givenOf(sketch);
    const plain = mapOf({ map: id, cubes: null }, 2);
    expect(map).toMatchObject({ players: plain.starts.length, cubes: plain.cubes });
    expect(map.tiles.toSorted(byPlace)).toEqual(plain.tiles.toSorted(byPlace));
    const state = quantum.setup(parseOptions(quantum.options, { map }), playersOf(sketch), seededChance(id));
    expect(state.map.tiles).toEqual(map.tiles);
  });
});

describe('sharing', () => {
  test.each(MAP_IDS)('%s comes back from its link and from its text', id => {
    const sketch = builtIn(id);
    expect(parseLink(formatLink(sketch))).toEqual(sketch);
    expect(parseText(pictureOf(sketch).join('\n'), sketch.cubes)).toEqual(sketch);
    expect(parseText(JSON.stringify(givenOf(sketch)), 4)).toEqual(sketch);
  });

  test('what is no map is refused', () => {
    for (const text of ['8a Q', '8b', '{', '{"tiles":7}', '8 8 8 8 8 8 8 8', '8\n8\n8\n8\n8\n8'])
      expect(() => parseText(text, 5), text).toThrow();
    for (const link of ['', '9_8', '5_8e', '5__8', 'x_8', '5_8~%'])
      expect(() => parseLink(link), link).toThrow();
  });

  test('a name and shifted tiles travel too', () => {
    const named: Sketch = { ...drawn('---...\n-8a---\n----9b\n...---'), name: 'Steps & stairs' };
    expect(formatLink(named)).toBe('5_---..._-8a---_----9b_...---~Steps%20%26%20stairs');
    expect(parseLink(formatLink(named))).toEqual(named);
    expect(parseText(JSON.stringify(givenOf(named)), 5)).toEqual(named);
    expect(drawn('8a 7/9 8b')).toEqual(drawn('8a 7\n9 8b'));
  });

  test('[Q-OPT-2] a seed draws the numbers of a shape', () => {
    expect(generated('s2-ring', 'x')).toEqual(generated('s2-ring', 'x'));
    expect(faultsOf(generated('s2-ring', 'x'))).toEqual([]);
    expect(generated('s2-ring', 'x').tiles).toHaveLength(builtIn('s2-ring').tiles.length);
  });

  test('an empty grid is a link too', () => {
    expect(parseLink(formatLink({ ...EMPTY, cubes: 7 }))).toEqual({ ...EMPTY, cubes: 7 });
  });
});
