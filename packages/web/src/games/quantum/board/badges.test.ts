import { geometryOf, type QuantumView, type Square } from '@tessera/games/quantum';
import { describe, expect, test } from 'vitest';
import { table } from '../../../../../games/test/quantumTable.ts';
import { situationOf } from '../fixtures.ts';
import { APART, badgesOf, CLEAR } from './badges.ts';
import { middleOf } from './layout.ts';
import { distance, LANE, type Point, waysOf } from './ways.ts';

const { view } = situationOf(table({ seats: [{ ships: '5@4,3' }, { ships: '6@8,8' }] }).state);
const at = (x: number, y: number): Square => {
  const { xs, ys } = geometryOf(view.map);
  return xs.findIndex((one, square) => one === x && ys[square] === y);
};
const badges = (...ways: readonly (readonly Square[])[]) => badgesOf(view as QuantumView, ways);

describe('numbers of a trace', () => {
  test('stand half way between two squares', () => {
    const [[x, y], [toX, toY]] = [middleOf(view, at(0, 0)), middleOf(view, at(1, 0))];
    expect(badges([at(0, 0), at(1, 0)])).toEqual([[(x + toX) / 2, (y + toY) / 2]]);
  });

  test('of several deeds of one ship on one square never cover each other', () => {
    const square = [at(5, 4)];
    const places = badges([at(5, 5), at(5, 4)], square, square, square);
    places.forEach((one, i) => {
      for (const other of places.slice(0, i))
        expect(
          Math.hypot((one?.[0] ?? 0) - (other?.[0] ?? 0), (one?.[1] ?? 0) - (other?.[1] ?? 0)),
        ).toBeGreaterThanOrEqual(APART);
    });
  });

  test('of two flights over the same way are told apart', () => {
    const way = [at(0, 0), at(1, 0), at(2, 0)];
    const [one, other] = badges(way, way);
    expect(one).not.toEqual(other);
  });

  test('of a cube stand over its planet, where they hide no cube', () => {
    const [, y] = middleOf(view, at(4, 4));
    expect(badges([at(4, 4)])[0]?.[1]).toBeLessThan(y);
  });

  test('of a way around a ship leave its face free', () => {
    const ship = middleOf(view, at(4, 3));
    const [place = [0, 0] as Point] = badges([at(3, 3), at(4, 3), at(5, 3)]);
    expect(distance(place, ship)).toBeGreaterThanOrEqual(CLEAR);
  });

  test('are none where a deed has no square', () => {
    expect(badges([], [at(0, 0)])[0]).toBeUndefined();
  });
});

describe('ways of a trace', () => {
  const ways = (...deeds: readonly (readonly Square[])[]) => waysOf(view as QuantumView, deeds);
  const bend = [at(0, 0), at(1, 0), at(1, 1), at(2, 1)];
  /** Least distance of the borders that two ways cross. */
  const apart = (one: readonly Point[], other: readonly Point[]): number => {
    const borders = (way: readonly Point[]) =>
      way.slice(1).map(([x, y], i): Point => [(x + (way[i]?.[0] ?? 0)) / 2, (y + (way[i]?.[1] ?? 0)) / 2]);
    return Math.min(...borders(one).flatMap(a => borders(other).map(b => distance(a, b))));
  };

  test('lead through the middles of their squares where they are alone', () => {
    expect(ways(bend)[0]).toEqual(bend.map(square => middleOf(view, square)));
  });

  test('run side by side over the same borders, there and back, around corners too', () => {
    const [there = [], back = [], again = []] = ways(bend, bend.toReversed(), bend);
    for (const [one, other] of [
      [there, back],
      [there, again],
      [back, again],
    ] as const)
      expect(apart(one, other)).toBeGreaterThanOrEqual(LANE - 1);
  });

  test('have nothing to share with a deed on one square', () => {
    expect(ways([at(5, 4)], [at(5, 4), at(5, 5)]).map(({ length }) => length)).toEqual([1, 2]);
  });
});
