import { type TesseractEvent, tracker } from '@tessera/games/tesseract';
import { describe, expect, test } from 'vitest';
import { randomSteps, type Step } from '../fixtures.ts';
import { Quaternion, Vector3 } from './math.ts';
import { faceToward } from './orientation.ts';
import { type Poses, restPoses } from './poses.ts';
import { timelineOf } from './script.ts';
import { posesAt, type Sight, still, type Timeline } from './timeline.ts';

const EXITS = { lab: [0, -9, 0], primed: [-9, 0, 0], board: [9, 0, 0], destroyed: [0, -9, 0] } as const;

const SIGHT: Sight = {
  exit: zone => new Vector3(...EXITS[zone]),
  air: (slot, count) => new Vector3(slot - count / 2, 5, 5),
  facing: new Quaternion(),
};

const STEPS = randomSteps('told 3', 260);

const timelineAt = (index: number, events = (STEPS[index] as Step).events): Timeline =>
  timelineOf({
    before: restPoses((STEPS[index - 1] as Step).view),
    after: restPoses((STEPS[index] as Step).view),
    colourOf: tracker((STEPS[index] as Step).view).colourOf,
    events,
    tempo: 1,
  });

/** Index of the first step with a matching event. */
function stepWith(wish: (event: TesseractEvent) => boolean): number {
  const found = STEPS.findIndex(({ events }, i) => i > 0 && events.some(wish));
  expect(found).toBeGreaterThan(0);
  return found;
}

function areFinite(poses: Poses): boolean {
  return [...poses.values()].every(
    ({ position, turn, scale }) =>
      [...position.toArray(), scale].every(Number.isFinite) && Math.abs(turn.length() - 1) < 1e-6,
  );
}

describe('an animation between two views', () => {
  test('ends exactly at the new view, after every answer of a game', () => {
    for (let i = 1; i < STEPS.length; i++) {
      const timeline = timelineAt(i);
      const { after, length } = timeline;
      expect(posesAt(timeline, length, SIGHT)).toEqual(after);
      expect(posesAt(timeline, length + 1e6, SIGHT)).toEqual(restPoses((STEPS[i] as Step).view));
    }
  });

  test('arrives without a jump', () => {
    for (let i = 1; i < STEPS.length; i++) {
      const timeline = timelineAt(i);
      if (timeline.length === 0) continue;
      const almost = posesAt(timeline, timeline.length - 1e-6, SIGHT);
      for (const [cube, pose] of timeline.after) {
        expect(almost.get(cube)?.position.distanceTo(pose.position)).toBeLessThan(0.001);
      }
    }
  });

  test('is finite and short at every moment', () => {
    for (let i = 1; i < STEPS.length; i++) {
      const timeline = timelineAt(i);
      expect(timeline.length).toBeLessThanOrEqual(5200);
      for (let part = 0; part <= 12; part++) {
        expect(areFinite(posesAt(timeline, (timeline.length * part) / 12, SIGHT))).toBe(true);
      }
    }
  });

  test('begins at the old view', () => {
    for (let i = 1; i < STEPS.length; i++) {
      const timeline = timelineAt(i);
      if (timeline.length === 0) continue;
      const first = posesAt(timeline, 0, SIGHT);
      for (const [cube, pose] of timeline.before) {
        expect(first.get(cube)?.position.distanceTo(pose.position)).toBeLessThan(0.001);
      }
    }
  });

  test('lands a rolled die with its number on top', () => {
    const index = stepWith(({ type }) => type === 'rolled');
    const rolled = (STEPS[index] as Step).events.find(event => event.type === 'rolled');
    if (rolled?.type !== 'rolled') return;
    const timeline = timelineAt(index);
    const tumble = timeline.legs.get(rolled.cube)?.find(({ style }) => style === 'tumble');
    const pose = posesAt(timeline, tumble?.end ?? 0, SIGHT).get(rolled.cube);
    expect(faceToward(pose?.turn ?? new Quaternion(), new Vector3(0, 1, 0))).toBe(rolled.value);
  });

  test('moves a removed cube toward the labs, a primed one to the left', () => {
    for (const zone of ['lab', 'primed'] as const) {
      const index = stepWith(
        event => event.type === 'moved' && event.from.zone === 'tess' && event.to.zone === zone,
      );
      const legs = [...timelineAt(index).legs.values()].map(list => list.at(-1)?.to);
      expect(legs).toContainEqual({ type: 'exit', zone });
    }
  });

  test('crumbles a destroyed cube where it stood', () => {
    const index = stepWith(
      ({ type, ...event }) => type === 'moved' && 'why' in event && event.why === 'acceleration',
    );
    const timeline = timelineAt(index);
    const shards = timeline.effects.find(({ type }) => type === 'shards');
    expect(shards).toBeDefined();
    expect([...timeline.legs.values()].flat().some(({ style }) => style === 'burn')).toBe(true);
  });

  test('flares an uncovered symbol, and shakes the table on a breach', () => {
    const uncovered = timelineAt(stepWith(({ type }) => type === 'uncovered'));
    expect(uncovered.effects.map(({ type }) => type)).toContain('flare');
    const breached = timelineAt(stepWith(({ type }) => type === 'breached'));
    expect(breached.effects.map(({ type }) => type)).toContain('shock');
  });

  test('without events, as after an undo, glides cubes back', () => {
    const index = stepWith(event => event.type === 'moved' && event.from.zone === 'tess');
    const back = timelineOf({
      before: restPoses((STEPS[index] as Step).view),
      after: restPoses((STEPS[index - 1] as Step).view),
      colourOf: tracker((STEPS[index - 1] as Step).view).colourOf,
      events: [],
      tempo: 1,
    });
    expect(back.length).toBeGreaterThan(0);
    expect(posesAt(back, back.length, SIGHT)).toEqual(restPoses((STEPS[index - 1] as Step).view));
  });

  test('between equal views takes no time', () => {
    const { view } = STEPS[0] as Step;
    const poses = restPoses(view);
    expect(
      timelineOf({ before: poses, after: poses, colourOf: () => undefined, events: [], tempo: 1 }).length,
    ).toBe(0);
    expect(posesAt(still(poses), 0, SIGHT)).toBe(poses);
  });
});
