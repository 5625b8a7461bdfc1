import { noChance, seededChance } from '@tessera/engine';
import { describe, expect, test } from 'vitest';
import { table } from '../../../test/quantumTable.ts';
import { quantumOptions } from '../../../test/quantumVariants.ts';
import { geometryOf } from '../geometry.ts';
import { quantum } from '../index.ts';
import type { QuantumMap, Tile } from '../types.ts';
import { generatedMap, mapFor, mapOf, parseMapOption } from './index.ts';
import { LAYOUTS, MAP_IDS, type MapId } from './layouts.ts';
import { formatPicture, parsePicture } from './picture.ts';
import { mapComplaints, STOCK } from './validity.ts';

const map = (id: string): QuantumMap => mapOf({ map: id, cubes: null }, 2);
const seatsOf = (id: string): number => Number(/\d/.exec(id)?.[0]);
const names = (
  found: { readonly xs: readonly number[]; readonly ys: readonly number[] },
  squares: readonly number[],
) => squares.map(square => `${found.xs[square]},${found.ys[square]}`);

describe('tiles and squares', () => {
  test('[Q-COMP-1] planets have as many slots as their number is above six, and the box has 24 slots', () => {
    const { planets } = geometryOf(map('base-2'));
    expect(planets.map(({ number, slots }) => `${number}:${slots}`)).toEqual([
      '8:2',
      '7:1',
      '9:3',
      '7:1',
      '10:4',
      '7:1',
      '9:3',
      '7:1',
      '8:2',
    ]);
    expect([...STOCK].reduce((sum, [kind, count]) => sum + (kind === 'V' ? 0 : count), 0)).toBe(24);
  });

  test('[Q-MAP-1] [Q-MAP-12] tiles cover three by three squares around their planet', () => {
    const found = geometryOf(map('base-2'));
    expect(found.size).toBe(81);
    expect(names(found, [found.squareAt(1, 1) as number])).toEqual(['1,1']);
    expect(found.planetAt(4, 4)).toBe(4);
    expect(found.squareAt(9, 0)).toBeUndefined();
  });

  test('[Q-MAP-4] adjacency crosses the borders of tiles; squares without a tile do not exist', () => {
    const found = geometryOf(map('base-2'));
    const at = (x: number, y: number): number => found.squareAt(x, y) as number;
    expect(names(found, found.n4[at(2, 0)] ?? [])).toEqual(['1,0', '3,0', '2,1']);
    expect(names(found, found.n8[at(0, 0)] ?? [])).toEqual(['1,0', '0,1']); // 1,1 is a planet
  });

  test('[Q-MAP-5] squares of a planet tile are in one orbit or in one corner', () => {
    const found = geometryOf(map('base-2'));
    expect(names(found, found.planets[4]?.orbit ?? [])).toEqual(['4,3', '3,4', '5,4', '4,5']);
    expect(names(found, found.planets[4]?.corners ?? [])).toEqual(['3,3', '5,3', '3,5', '5,5']);
    for (let square = 0; square < found.size; square++) {
      const homes = [found.orbitOf[square], found.cornerOf[square]].filter(planet => planet !== -1);
      expect(homes).toHaveLength(found.planetOn[square] === -1 ? 1 : 0);
    }
  });

  test('[Q-MAP-2] [Q-MAP-6] tiles may be shifted; they are neighbours where they touch along an edge', () => {
    const tiles: Tile[] = [
      { cx: 1, cy: 1, kind: 8 },
      { cx: 4, cy: 3, kind: 8 },
      { cx: 7, cy: 6, kind: 9 },
    ];
    const { planets } = geometryOf({ id: 'shifted', cubes: 4, tiles, starts: [] });
    expect(planets.map(planet => planet.neighbours)).toEqual([[1], [0], []]);
  });

  test('[Q-MAP-3] the middle of the Void can be entered', () => {
    const game = table({ map: ['9a 8 7', '8 V 8', '7 8 9b'], seats: [{ ships: '1@4,3' }, {}] });
    expect(game.legal('move a1 ')).toContain('4,4');
  });
});

describe('the maps of section 3.1', () => {
  const SLOTS: Readonly<Record<MapId, readonly [planets: number, slots: number]>> = {
    'base-2': [9, 18],
    'base-3': [9, 21],
    'base-4': [9, 24],
    's2-corridor': [10, 24],
    's2-void-duel': [8, 16],
    's2-ring': [10, 22],
    's2-long-night': [11, 22],
    's2-twin-spiral': [10, 24],
    's3-empty-center': [8, 19],
    's3-trident': [11, 26],
    's3-hourglass': [10, 28],
    's3-delta': [13, 36],
    's4-fortress': [12, 34],
    's4-void-cross': [11, 32],
    's4-archipelago': [14, 37],
    's4-great-war': [20, 52],
  };

  test.each(MAP_IDS)(
    '[Q-MAP-8] [Q-MAP-9] [Q-MAP-10] [Q-COMP-3] %s is valid, with the planets and slots of its row',
    id => {
      const { planets } = geometryOf(map(id));
      expect([planets.length, planets.reduce((sum, one) => sum + one.slots, 0)]).toEqual(SLOTS[id]);
      expect(mapComplaints({ map: map(id), players: seatsOf(id), hasStock: true })).toEqual([]);
      expect(map(id).cubes).toBeLessThanOrEqual(7);
    },
  );

  test.each(MAP_IDS.filter(id => seatsOf(id) === 2))(
    '[Q-MAP-8] [Q-SETUP-4] the seats of %s are equal: turned half round, the map is itself with the starts exchanged',
    id => {
      const { tiles, starts } = map(id);
      const ends = (values: readonly number[]): number => Math.min(...values) + Math.max(...values);
      const [width, height] = [ends(tiles.map(({ cx }) => cx)), ends(tiles.map(({ cy }) => cy))];
      const turned = ([x = 0, y = 0]: readonly number[]): readonly number[] => [width - x, height - y];
      const shape = (at: (place: readonly number[]) => readonly number[]): readonly string[] =>
        tiles.map(({ cx, cy, kind }) => `${at([cx, cy])} ${kind}`).sort();
      expect(shape(turned)).toEqual(shape(place => place));
      expect(starts.map(turned)).toEqual(starts.toReversed());
    },
  );

  test('[Q-MAP-11] maps are sixteen, all with a layout', () => {
    expect(MAP_IDS).toHaveLength(16);
    expect(() => parseMapOption('beta-sector', 'map')).toThrow('Maps are base, base-2,');
  });

  test.each(MAP_IDS)('round-trip as a picture: %s', id => {
    const drawn = parsePicture(LAYOUTS[id].rows, 'map');
    expect(parsePicture(formatPicture(drawn), 'map')).toEqual(drawn);
  });
});

describe('[Q-MAP-13] pictures', () => {
  test('pictures of shifted tiles are drawn by squares, and round-trip', () => {
    const tiles: Tile[] = [
      { cx: 1, cy: 1, kind: 8 },
      { cx: 4, cy: 2, kind: 10 },
      { cx: 3, cy: 5, kind: 'V' },
    ];
    const drawn = {
      tiles,
      starts: [
        [4, 2],
        [1, 1],
      ],
    } as const;
    expect(formatPicture(drawn)).toEqual([
      '---...',
      '-8b---',
      '----Xa',
      '...---',
      '..---.',
      '..-V-.',
      '..---.',
    ]);
    expect(parsePicture(formatPicture(drawn), 'map')).toEqual(drawn);
  });

  test.each([
    ['a hole in a tile', ['---', '-8a', '--.'], 'row 3, column 3'],
    ['a square of no tile', ['----', '-8a.', '---.'], 'row 1, column 4: “-” is not a square of one tile'],
    ['a start in the Void', ['---', '-Va', '---'], 'row 1, column 1'],
    ['a stranger', ['---', '-8a', '--?'], 'row 3, column 3: “?”'],
  ])('%s is refused', (_what, rows, where) => expect(() => parsePicture(rows, 'map')).toThrow(where));

  test('[Q-OPT-1] the option map is an id, an id with a seed, or a picture in a line or in rows', () => {
    const option = (text: string) => parseMapOption(text, 'map');
    expect(option('base')).toBe('base');
    expect(option('s2-ring')).toBe('s2-ring');
    expect(option('s2-ring/7')).toEqual(generatedMap('s2-ring', '7'));
    const own = parseMapOption({ picture: ['8a 7', '9 8b'] }, 'map');
    for (const text of ['8a 7/9 8b', '8a 7 / 9 8b', ' 8a 7\n9 8b\n']) expect(option(text), text).toEqual(own);
    expect(() => option('8a Q/9 8b')).toThrow('row 1: “Q” is no tile');
  });

  test.each([
    ['ring', 'did you mean s2-ring?'],
    ['Ringg', 'did you mean s2-ring?'],
    ['void duel', 'did you mean s2-void-duel?'],
    ['base-5', 'did you mean base or base-2 or base-3 or base-4?'],
    ['hourglas', 'did you mean s3-hourglass?'],
    ['zzz', 'there is no map “zzz”; Maps are base, base-2'],
  ])('[Q-OPT-1] the option map refuses “%s” with a suggestion', (text, sentence) =>
    expect(() => parseMapOption(text, 'map')).toThrow(sentence),
  );
});

describe('invalid maps', () => {
  const own = (picture: readonly string[], more: object = {}) =>
    quantumOptions({ map: { picture, cubes: 5, ...more } });
  const refusal = (picture: readonly string[], seats = 2, more: object = {}): string => {
    try {
      mapFor(own(picture, more), seats, noChance);
      return '';
    } catch (error) {
      return (error as Error).message;
    }
  };

  test.each([
    [['8a 9 9', '9 X 9', '9 9 8b'], 2, ''],
    [['8a . 9', '. . .', '9 9 8b'], 2, 'not connected'],
    [['8a 9 9', '9 X 9', '9 9 8b'], 3, 'for 2 players, not 3'],
    [['8a 9 8b'], 2, '3 planets for 5 cubes'],
    [['7a 7 7', '7 8b 8'], 2, '8 slots, but 10 cubes'],
    [['Xa X X', 'X X Xb'], 2, 'planet 10 6 times, but the box has 4'],
  ])('[Q-MAP-9] invalid maps are refused: %j for %i: %s', (picture, seats, why) => {
    expect(refusal(picture, seats)).toContain(why);
    expect(refusal(picture, seats).includes('E_MAP')).toBe(why !== '');
  });

  test('[Q-MAP-9] a custom map may exceed the stock if it switches it off', () => {
    expect(refusal(['Xa X X', 'X X Xb'], 2, { stock: false })).toBe('');
  });

  test('[Q-MAP-2] [Q-MAP-9] maps with overlapping tiles, or starts that are no planets, are invalid', () => {
    const tiles = [
      { cx: 1, cy: 1, kind: 9 },
      { cx: 3, cy: 1, kind: 9 },
    ];
    const given = { id: 'own', players: 2, cubes: 4, tiles, starts: ['1,1', '3,1'] };
    expect(() => mapFor(quantumOptions({ map: given }), 2, noChance)).toThrow('overlap on 2,0');
    const elsewhere = { ...given, tiles: [tiles[0], { cx: 4, cy: 1, kind: 9 }], starts: ['1,1', '1,1'] };
    expect(() => mapFor(quantumOptions({ map: elsewhere }), 2, noChance)).toThrow('E_MAP');
  });

  test.each([
    [{ picture: ['8a Q'] }, '“Q” is no tile'],
    [{ picture: ['8a 8a'] }, 'two starting planets'],
    [{ picture: ['8b 8'] }, 'seat a has no starting planet'],
    [{ tiles: [{ cx: 1, cy: 1, kind: 11 }], starts: [] }, 'must be one of 7, 8, 9, 10, V'],
    [{ tiles: [], starts: ['here'] }, 'must be a square such as 1,1'],
    [{ picture: ['8a 8b'], colour: 'red' }, 'colour'],
  ])('are refused as malformed: %j', (given, why) => {
    expect(() => quantumOptions({ map: given })).toThrow(why);
  });
});

describe('redrawn numbers', () => {
  test.each(MAP_IDS)(
    '[Q-OPT-2] %s: keep the shape and the starts, give starts 8 or 9, and a valid map',
    id => {
      const seats = seatsOf(id);
      for (const cubes of [4, 5, 6, 7]) {
        const options = quantumOptions({ map: id, startRandomMap: true, cubes });
        const drawn = mapFor(options, seats, seededChance(`${id} ${cubes}`));
        const plain = map(id);
        expect(drawn.tiles.map(({ cx, cy }) => [cx, cy])).toEqual(plain.tiles.map(({ cx, cy }) => [cx, cy]));
        expect(drawn.tiles.filter(tile => tile.kind === 'V')).toEqual(
          plain.tiles.filter(tile => tile.kind === 'V'),
        );
        for (const [x, y] of drawn.starts)
          expect([8, 9]).toContain(drawn.tiles.find(tile => tile.cx === x && tile.cy === y)?.kind);
        expect(mapComplaints({ map: drawn, players: seats, hasStock: true })).toEqual([]);
      }
    },
  );
});

test('[Q-OPT-1] the base board is chosen by the number of players', () => {
  for (const seats of [2, 3, 4])
    expect(quantum.setup(quantumOptions(), seats, seededChance('base')).map.id).toBe(`base-${seats}`);
  expect(quantum.setup(quantumOptions({ cubes: 7 }), 2, seededChance('seven')).cubesLeft).toEqual([7, 7]);
});
