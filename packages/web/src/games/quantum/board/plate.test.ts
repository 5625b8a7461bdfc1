import { geometryOf, type Square } from '@tessera/games/quantum';
import { expect, test } from 'vitest';
import { table } from '../../../../../games/test/quantumTable.ts';
import { situationOf } from '../fixtures.ts';
import { middle, type Point, plateAt } from './plate.ts';

/** The plate of an attack from (3,3) on (4,3), its dice at the sides. */
function plateOf(ships: string) {
  const { view } = situationOf(table({ seats: [{ ships: `3@3,3 ${ships}` }, { ships: '4@4,3' }] }).state);
  const { xs, ys } = geometryOf(view.map);
  const at = (x: number, y: number): Square => xs.findIndex((one, square) => one === x && ys[square] === y);
  const point = (x: number, y: number): Point => middle(view, at(x, y));
  return plateAt(view, [point(3, 3), point(4, 3)], [point(2, 3), point(5, 3)]);
}

test('the plate of a fight stands under it', () => {
  expect(plateOf('')).toMatchObject({ isUnder: true });
});

test('the plate of a fight stands over it where it would hide ships below', () => {
  expect(plateOf('1@3,4 2@5,4')).toMatchObject({ isUnder: false });
  expect(plateOf('1@3,4 2@3,2')).toMatchObject({ isUnder: true });
});
