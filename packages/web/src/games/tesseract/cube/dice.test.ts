import { expect, test } from 'vitest';
import { situation } from '../fixtures.ts';
import { DIE_SIZES, MOST_DICE, writeDice } from './dice.ts';
import { LEVEL, PITCH, SIDE, spot } from './layout.ts';
import { Vector3 } from './math.ts';
import { restPoses } from './poses.ts';

const FULL = Array.from({ length: SIDE * SIDE }, () => 'Y1O2P3B6');

const towardEye = (azimuth: number): Vector3 =>
  new Vector3(Math.sin(azimuth), 0.6, Math.cos(azimuth)).normalize();

/** Column, level and row of each die that is written, sorted. */
function written(tesseract: readonly string[], toEye: Vector3, lifted?: number): string[] {
  const place = new Float32Array(DIE_SIZES.place * MOST_DICE);
  const arrays = { place, turn: place.slice(), look: place.slice() };
  const poses = [...restPoses(situation({ players: 2, tesseract }).view).values()].map(pose =>
    lifted !== undefined && pose.position.equals(spot(lifted, 3))
      ? { ...pose, position: pose.position.clone().add(new Vector3(0, 0.3, 0)) }
      : pose,
  );
  return Array.from({ length: writeDice(arrays, poses, toEye) }, (_, i) => {
    const [x, y, z] = place.subarray(4 * i) as unknown as [number, number, number];
    return [x / PITCH + 1.5, (y - 0.5) / LEVEL, z / PITCH + 1.5].map(Math.round).join(' ');
  }).sort();
}

const all = Array.from({ length: 64 }, (_, i) => `${i % 4} ${(i >> 2) % 4} ${i >> 4}`);
const outside = (x: number, z: number) => (place: string) => {
  const [column, level, row] = place.split(' ').map(Number);
  return column === x || level === 3 || row === z;
};

test('of a full cube, dice behind the three sides toward the eye are left out', () => {
  expect(written(FULL, towardEye(0.5))).toEqual(all.filter(outside(3, 3)).sort());
  expect(written(FULL, towardEye(3.6))).toEqual(all.filter(outside(0, 0)).sort());
});

test('along a row, where the eye sees deep into the gaps, every die is drawn', () => {
  for (const azimuth of [0, 0.1, Math.PI / 2, 3.1])
    expect(written(FULL, towardEye(azimuth))).toHaveLength(64);
});

test('a stack that is gone, or a lifted die, uncovers what is behind it', () => {
  const gone = FULL.map((stack, cell) => (cell === 15 ? '' : stack));
  expect(written(gone, towardEye(0.5))).toEqual(expect.arrayContaining(['2 0 2', '2 1 2', '2 2 2']));
  expect(written(FULL, towardEye(0.5), 10)).toEqual(expect.arrayContaining(['2 2 2', '1 2 1']));
  expect(written(FULL, towardEye(0.5), 10)).not.toContain('1 1 1');
});
