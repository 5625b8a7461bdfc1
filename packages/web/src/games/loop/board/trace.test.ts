import { expect, test } from 'vitest';
import type { Step, Way } from '../chronicle.ts';
import { ringOf } from './layout.ts';
import { covered, type Rect, rectAt } from './room.ts';
import { arrowRect, arrowsOf } from './trace.ts';

const walk = (from: number, to: number, piece: Way['piece'] = { agent: 0 }): Step => {
  const way: Way = { piece, from, to };
  return {
    kind: 'move',
    agent: 0,
    at: from,
    events: [],
    ways: [way],
    cubes: [],
    gone: [],
    seat: 0,
    count: 1,
    turn: 1,
  };
};

test('the whole trace has two arrows over a border at most, the latest; a single step has its own', () => {
  const ring = ringOf(744, 560);
  const trace = [walk(3, 4), walk(4, 3), walk(3, 4), walk(4, 5)];
  const numbers = (shown?: number): readonly number[] =>
    arrowsOf(trace, ring, shown).map(({ number }) => number);
  expect(numbers()).toEqual([2, 3, 4]);
  expect(numbers(0)).toEqual([1]);
});

test('through the hole of the ring the whole trace has two walks of agents at most, and no clones', () => {
  const ring = ringOf(744, 560);
  const trace = [walk(0, 3), walk(3, 6, { token: 1 }), walk(3, 0), walk(0, 4)];
  const numbers = (shown?: number): readonly number[] =>
    arrowsOf(trace, ring, shown).map(({ number }) => number);
  expect(numbers()).toEqual([3, 4]);
  expect(numbers(1)).toEqual([2]);
});

test('an arrow through the hole of the ring goes around the Machine', () => {
  for (const [width, height] of [
    [340, 340],
    [700, 410],
    [1400, 900],
  ] as const) {
    const ring = ringOf(width, height);
    for (const [from, to] of [
      [3, 0],
      [2, 6],
      [1, 5],
      [0, 2],
    ] as const) {
      const [arrow] = arrowsOf([walk(from, to)], ring, 0);
      const [x0, y0, x1, y1, x2, y2] = (arrow?.line.match(/-?[\d.]+/g) ?? []).map(Number) as number[];
      const at = (t: number, a = 0, b = 0, c = 0): number =>
        (1 - t) ** 2 * a + 2 * t * (1 - t) * b + t * t * c;
      for (let t = 0; t <= 1; t += 0.05) {
        const far = Math.hypot(at(t, x0, x1, x2) - ring.middle[0], at(t, y0, y1, y2) - ring.middle[1]);
        expect(far, `${from} to ${to} at ${width}`).toBeGreaterThan(ring.machine);
      }
    }
  }
});

test('an arrow keeps clear of the pieces beside a border, and of other arrows', () => {
  const ring = ringOf(700, 410);
  const pieces = [rectAt([350, 380], 90, 50)];
  const arrows = arrowsOf([walk(3, 4), walk(4, 3)], ring, undefined, pieces);
  const rects = arrows.map(({ from, to }) => arrowRect(from, to, ring));
  expect(rects.map(rect => covered(rect, pieces))).toEqual([0, 0]);
  expect(covered(rects[0] as Rect, rects.slice(1))).toBe(0);
});

test('a ghost at the hole of the ring covers no piece at the mouth of its era', () => {
  for (const [width, height] of [
    [340, 340],
    [700, 410],
    [1400, 900],
  ] as const) {
    const ring = ringOf(width, height);
    const size = 28 * ring.chevron;
    for (let era = 0; era < 7; era++) {
      const { mouth = ring.middle } = ring.wedges[era] ?? {};
      const away = (at: 0 | 1): number =>
        mouth[at] +
        ((mouth[at] - ring.middle[at]) / Math.hypot(mouth[0] - ring.middle[0], mouth[1] - ring.middle[1])) *
          size *
          0.6;
      const pieces = [rectAt([away(0), away(1)], size, size)];
      const [arrow] = arrowsOf([walk(era, (era + 3) % 7)], ring, 0, pieces);
      expect(covered(rectAt(arrow?.from ?? mouth, size, size), pieces), `${era} at ${width}`).toBe(0);
    }
  }
});
