import { seededChance } from '@tessera/engine';
import { type TesseractView, tesseract } from '@tessera/games/tesseract';
import { describe, expect, test } from 'vitest';
import { randomSteps, situation } from '../fixtures.ts';
import { spot } from './layout.ts';
import { Vector3 } from './math.ts';
import { faceToward } from './orientation.ts';
import { colourIndex, type Pose, restPoses, UNKNOWN_COLOUR } from './poses.ts';

const SIDES = [new Vector3(0, 0, -1), new Vector3(1, 0, 0), new Vector3(0, 0, 1), new Vector3(-1, 0, 0)];
const UP = new Vector3(0, 1, 0);

const drawn = (pose: Pose, toward: Vector3): number | null => {
  const value = faceToward(pose.turn, toward);
  return pose.mask & (1 << value) ? value : null;
};

function isTold(view: TesseractView): void {
  const poses = restPoses(view);
  expect(poses.size).toBe(view.stacks.reduce((sum, { cubes }) => sum + cubes.length, 0));
  for (const [cell, { cubes }] of view.stacks.entries()) {
    for (const [level, cube] of cubes.entries()) {
      const pose = poses.get(cube.id) as Pose;
      expect(pose.position).toEqual(spot(cell, level));
      expect(pose.colour).toBe(colourIndex(cube.colour));
      expect(drawn(pose, UP)).toBe(level === cubes.length - 1 ? cube.value : null);
      expect(SIDES.map(side => drawn(pose, side))).toEqual(cube.sides);
    }
  }
}

describe('poses of a view', () => {
  test('[T-INFO-3] every face of every cube shows exactly what the view gives, in whole games', () => {
    for (const { view } of randomSteps('poses', 250)) isTold(view);
  });

  test('[T-INFO-3] an enclosed cube has no colour and no pips', () => {
    const state = tesseract.setup(situation({}).view.options, 2, seededChance('new'));
    const view = tesseract.view(state, 0);
    const enclosed = view.stacks[5]?.cubes[1];
    const pose = restPoses(view).get(enclosed?.id ?? -1);
    expect(pose).toMatchObject({ colour: UNKNOWN_COLOUR, mask: 0 });
  });
});
