import { describe, expect, test } from 'vitest';
import { NO_MARKS } from '../contract.ts';
import { situation } from '../fixtures.ts';
import { facing, labelsAt } from './labels.ts';
import type { SceneMoment } from './moment.ts';
import { HOME, type Orbit } from './orbit.ts';
import type { Palette } from './theme.ts';
import { still } from './timeline.ts';
import { createEye } from './view.ts';

const SIZE = { width: 800, height: 500 };

/** A marked stack of three among stacks of four. */
function momentOf(cell: number): SceneMoment {
  const tesseract = Array.from({ length: 16 }, (_, i) => (i === cell ? 'Y1O2P3' : 'Y1O2P3B6'));
  const { view } = situation({ players: 2, tesseract });
  const marks = { ...NO_MARKS, next: [cell] };
  const palette = {} as Palette;
  return {
    view,
    marks,
    focused: undefined,
    timeline: still(new Map()),
    time: 1,
    lifts: Array(16).fill(0),
    palette,
  };
}

function nextAt(moment: SceneMoment, orbit: Orbit) {
  const eye = createEye();
  eye.look(orbit, SIZE);
  return labelsAt(moment, eye).next[0]!;
}

describe('a stack that is primed next', () => {
  test('has a tag where it is visible', () => {
    expect(nextAt(momentOf(15), HOME).ghost).toBeUndefined();
  });

  test('has a ghost of eight corners where it is hidden', () => {
    const { ghost, at } = nextAt(momentOf(0), HOME);
    expect(ghost).toHaveLength(8);
    const [xs, ys] = [ghost!.map(({ x }) => x), ghost!.map(({ y }) => y)];
    expect(Math.min(...xs)).toBeLessThan(at.x);
    expect(Math.max(...xs)).toBeGreaterThan(at.x);
    expect(Math.max(...ys)).toBeGreaterThan(at.y);
  });

  test.each([...Array(16).keys()])('becomes visible after a press on its tag: cell %i', cell => {
    const moment = momentOf(cell);
    const orbit = facing(moment, HOME, SIZE, cell);
    expect(nextAt(moment, orbit).ghost).toBeUndefined();
  });

  test('is faced by at most half a turn, and by none if it is visible', () => {
    expect(facing(momentOf(15), HOME, SIZE, 15)).toEqual(HOME);
    for (let cell = 0; cell < 16; cell++) {
      const { azimuth } = facing(momentOf(cell), HOME, SIZE, cell);
      expect(Math.abs(azimuth - HOME.azimuth)).toBeLessThanOrEqual(Math.PI + 1e-9);
    }
  });
});
