import { RING } from '@tessera/games/loop';
import { describe, expect, test } from 'vitest';
import { type Box, eraAfter, isAbove, ringOf, wayAlong } from './layout.ts';
import { fieldOf, freePlace } from './room.ts';

const ROOMS = [
  [340, 340],
  [374, 335],
  [420, 300],
  [744, 560],
  [760, 390],
  [815, 510],
  [1400, 900],
] as const;

const meet = (one: Box, other: Box): boolean =>
  one.left < other.left + other.width &&
  other.left < one.left + one.width &&
  one.top < other.top + other.height &&
  other.top < one.top + one.height;

describe.each(ROOMS)('in a container of %i by %i', (width, height) => {
  const { wedges, middle, machine } = ringOf(width, height);

  test('every era has a box inside the ring, clear of the others and of the Machine', () => {
    for (const [era, { box }] of wedges.entries()) {
      expect(box.left).toBeGreaterThanOrEqual(0);
      expect(box.top).toBeGreaterThanOrEqual(0);
      expect(box.left + box.width).toBeLessThanOrEqual(width);
      expect(box.top + box.height).toBeLessThanOrEqual(height);
      const hull = {
        left: middle[0] - machine,
        top: middle[1] - machine,
        width: 2 * machine,
        height: 2 * machine,
      };
      expect(meet(box, hull)).toBe(false);
      for (const [other, { box: theirs }] of wedges.entries())
        if (other !== era) expect(meet(box, theirs), `${era} and ${other}`).toBe(false);
    }
  });

  test('the middle of every box lies in its era, as centred content does', () => {
    for (const { box, outline } of wedges) {
      const centre = [box.left + box.width / 2, box.top + box.height / 2] as const;
      expect(freePlace(centre, [40, 20], [], fieldOf(outline))).toEqual(centre);
    }
  });

  test('contents of the eras at both sides stand inside them, also below their boxes', () => {
    const ring = ringOf(width, height);
    for (const era of [2, 5]) {
      const { box, outline } = ring.wedges[era] as (typeof wedges)[number];
      const field = fieldOf(outline);
      for (let top = box.height / 2; top < box.height * 1.4 - 14; top += 4)
        for (let part = 30; part <= box.width * 0.9; part += 6) {
          const centre = [box.left + box.width / 2, box.top + top + 7] as const;
          const place = { left: (box.width - part) / 2, top, width: part, height: 14 };
          if (isAbove(ring, era, place))
            expect(freePlace(centre, [part, 14], [], field), `${era}: ${part} ${top}`).toEqual(centre);
        }
    }
  });

  test('chutes point outwards, in clockwise order', () => {
    const bearings = wedges.map(({ bearing }) => bearing);
    expect(bearings.toSorted((a, b) => a - b)).toEqual(bearings);
    for (const { mouth } of wedges)
      expect(Math.hypot(mouth[0] - middle[0], mouth[1] - middle[1])).toBeGreaterThan(machine);
  });
});

test('arrow keys go round the ring', () => {
  expect(eraAfter('ArrowRight', RING - 1)).toBe(0);
  expect(eraAfter('ArrowLeft', 0)).toBe(RING - 1);
  expect(eraAfter('ArrowDown', 0)).toBeUndefined();
});

test('wayAlong() takes the shorter way round', () => {
  expect(wayAlong(6, 1)).toEqual([0, 1]);
  expect(wayAlong(1, 5)).toEqual([0, 6, 5]);
  expect(wayAlong(2, 2)).toEqual([]);
});
