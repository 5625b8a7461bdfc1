import { geometryOf, type QuantumView, type Square } from '@tessera/games/quantum';
import { describe, expect, test } from 'vitest';
import { table } from '../../../../../games/test/quantumTable.ts';
import { situationOf } from '../fixtures.ts';
import { APART, badgesOf } from './badges.ts';
import { middleOf } from './layout.ts';

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

  test('are none where a deed has no square', () => {
    expect(badges([], [at(0, 0)])[0]).toBeUndefined();
  });
});
