/** Literal implementations of the rules of faces and sets, compared with the real ones. */
import { type Chance, seededChance } from '@tessera/engine';
import { describe, expect, test } from 'vitest';
import { table } from '../../../test/tesseractTable.ts';
import { isRemovable } from '../board.ts';

type Cube = readonly [colour: string, value: number];

const isSetOrRun = (cubes: readonly Cube[]): boolean => {
  const values = cubes.map(([, value]) => value).sort();
  const isSet = values.every(value => value === values[0]);
  const isRun = values.every((value, i) => value === values[0]! + i);
  return isSet || isRun;
};

const areColoursRight = (cubes: readonly Cube[]): boolean => {
  const same = cubes.every(([colour]) => colour === cubes[0]![0]);
  const different = cubes.every(([a], i) => cubes.every(([b], j) => i === j || a !== b));
  return same || different;
};

/** R04, by trying every colour for every other cube. */
const mayContain = (cubes: readonly Cube[], at: number, isWild: boolean): boolean => {
  if (cubes.length < 3 || !isSetOrRun(cubes)) return false;
  if (areColoursRight(cubes)) return true;
  return (
    isWild &&
    cubes.some(
      (_, wild) =>
        wild !== at &&
        [...'YOPB'].some(colour =>
          areColoursRight(cubes.map((cube, i): Cube => (i === wild ? [colour, cube[1]] : cube))),
        ),
    )
  );
};

function* subsets<T>(items: readonly T[]): Generator<T[]> {
  for (let mask = 0; mask < 2 ** items.length; mask++)
    yield items.filter((_, i) => Math.floor(mask / 2 ** i) % 2);
}

const randomLab = (chance: Chance): Cube[] => {
  const [colours, values] = [1 + chance.below(4), 1 + chance.below(6)];
  return Array.from({ length: 3 + chance.below(4) }, () => [
    'YOPB'[chance.below(colours)]!,
    1 + chance.below(values),
  ]);
};

const ORDER = 'YOPB';
const write = (cubes: readonly Cube[]): string =>
  [...cubes]
    .sort((a, b) => ORDER.indexOf(a[0]) - ORDER.indexOf(b[0]) || a[1] - b[1])
    .map(cube => cube.join(''))
    .join(' ');

describe('literal implementations agree', () => {
  test.each([['-'], ['R04']])(
    '[T-CONTAIN-1] [T-CONTAIN-2] both agree on the sets of random labs, and their cubes, with %s',
    researcher => {
      const chance = seededChance(`sets ${researcher}`);
      let found = 0;
      for (let i = 0; i < 400; i++) {
        const lab = randomLab(chance);
        const expected = new Map<string, Set<string>>();
        for (const set of subsets(lab)) {
          const cubes = set.filter((_, at) => mayContain(set, at, researcher === 'R04'));
          if (cubes.length > 0) expected.set(write(set), new Set(cubes.map(cube => cube.join(''))));
        }
        const given = { stacks: { '0,0': 'Y1Y1' }, labs: [lab.map(cube => cube.join('')).join(''), ''] };
        const researchers = [researcher, '-'];
        expect(table({ ...given, researchers }).legal('contain ')).toEqual([...expected.keys()].sort());
        const [first] = expected.keys();
        if (first === undefined) continue;
        found++;
        const game = table({ ...given, researchers });
        game.play(`contain ${first}`);
        const names = game.decision() === 'containCube' ? game.legal('pick A:') : [game.board()];
        expect(names).toEqual([...expected.get(first)!].sort());
      }
      expect(found).toBeGreaterThan(100);
    },
  );

  test('[T-GEO-4] [T-GEO-5] both agree on removable cubes of random heights, by coordinates', () => {
    const chance = seededChance('faces');
    for (let i = 0; i < 500; i++) {
      const heights = Array.from({ length: 16 }, () => chance.below(5));
      const hasCube = (x: number, y: number, z: number): boolean =>
        x >= 0 && x < 4 && y >= 0 && y < 4 && heights[4 * y + x]! > z;
      heights.forEach((height, cell) => {
        const [x, y, z] = [cell % 4, (cell - (cell % 4)) / 4, height - 1];
        const sides = [
          hasCube(x - 1, y, z),
          hasCube(x + 1, y, z),
          hasCube(x, y - 1, z),
          hasCube(x, y + 1, z),
        ];
        const expected = height > 0 && sides.filter(isHidden => !isHidden).length >= 2;
        expect(
          isRemovable(
            heights.map(length => ({ length })),
            cell,
          ),
        ).toBe(expected);
      });
    }
  });
});
