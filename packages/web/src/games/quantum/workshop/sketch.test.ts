import { parseOptions, seededChance } from '@tessera/engine';
import { MAP_IDS, mapOf, quantum } from '@tessera/games/quantum';
import { describe, expect, test } from 'vitest';
import {
  builtIn,
  EMPTY,
  faultsOf,
  formatLink,
  givenOf,
  parseLink,
  parseText,
  pictureOf,
  playersOf,
  type Sketch,
  used,
} from './sketch.ts';

const codes = (sketch: Sketch): readonly string[] => faultsOf(sketch).map(({ code }) => code);
const drawn = (text: string, cubes = 5): Sketch => parseText(text, cubes);

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
    expect(used(full, 'start', full.kinds.lastIndexOf(8))).toEqual(full);
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

  test.each(MAP_IDS)('%s passes, is drawn in the middle and can be played', id => {
    const sketch = builtIn(id);
    expect(codes(sketch)).toEqual([]);
    const map = givenOf(sketch);
    const plain = mapOf({ map: id, cubes: null }, 2);
    expect(map).toMatchObject({ players: plain.starts.length, cubes: plain.cubes, tiles: plain.tiles });
    const state = quantum.setup(parseOptions(quantum.options, { map }), playersOf(sketch), seededChance(id));
    expect(state.map.tiles).toEqual(plain.tiles);
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
    const apart = {
      tiles: [
        { cx: 1, cy: 1, kind: 8 },
        { cx: 5, cy: 1, kind: 8 },
      ],
      starts: [],
    };
    expect(() => parseText(JSON.stringify({ ...apart, players: 2 }), 5)).toThrow('in line');
    for (const link of ['', '9_8', '5_8e', '5__8', 'x_8']) expect(() => parseLink(link), link).toThrow();
  });

  test('an empty grid is a link too', () => {
    expect(parseLink(formatLink({ ...EMPTY, cubes: 7 }))).toEqual({ ...EMPTY, cubes: 7 });
  });
});
