import { describe, expect, test } from 'vitest';
import { sideFaces } from '../../../../../games/src/tesseract/die.ts';
import { Vector3 } from './math.ts';
import { ALL_FACES, faceMask, faceToward, orientationFor } from './orientation.ts';

const UP = new Vector3(0, 1, 0);
const SIDES = [new Vector3(0, 0, -1), new Vector3(1, 0, 0), new Vector3(0, 0, 1), new Vector3(-1, 0, 0)];
const VALUES = [1, 2, 3, 4, 5, 6];
const YAWS = [0, 1, 2, 3];

describe('the orientation of a die', () => {
  test('[T-COMP-3] shows the numbers that the rules give for every value and turn', () => {
    for (const top of VALUES) {
      for (const yaw of YAWS) {
        const sides = sideFaces(top, yaw);
        const { turn, faces } = orientationFor([top, ...sides]);
        expect(faceToward(turn, UP)).toBe(top);
        expect(SIDES.map(side => faceToward(turn, side))).toEqual(sides);
        expect(faces).toEqual([top, ...sides]);
      }
    }
  });

  test('[T-INFO-3] of a covered die follows from two visible sides', () => {
    for (const top of VALUES) {
      for (const yaw of YAWS) {
        const [north = 0, east = 0] = sideFaces(top, yaw);
        expect(orientationFor([null, north, east, null, null]).faces[0]).toBe(top);
      }
    }
  });

  test('[T-INFO-3] has pips on visible numbers only', () => {
    expect(faceMask([null, null, 3, 2, null])).toBe((1 << 3) | (1 << 2));
    expect(faceMask([null, null, null, null, null])).toBe(0);
    expect(faceMask(VALUES)).toBe(ALL_FACES);
  });

  test('falls back to some orientation for impossible input', () => {
    expect(orientationFor([1, 6, null, null, null]).turn.length()).toBeCloseTo(1);
  });
});
