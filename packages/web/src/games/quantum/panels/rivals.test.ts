import { expect, test } from 'vitest';
import { table } from '../../../../../games/test/quantumTable.ts';
import { panelModel } from './fixtures.ts';
import { orbitsOf } from './Orbits.tsx';
import { warningsOf } from './Rivals.tsx';

test('a rival who can construct is a warning, one who would win a grave one', () => {
  const warned = (sheet: object) =>
    warningsOf(panelModel(table({ seats: [{ ships: '3@0,0' }, sheet] }).state).model, 1);
  expect(warned({ ships: '5@4,3 4@3,4' })).toEqual([]);
  expect(warned({ ships: '5@4,3 3@3,4' })).toEqual([
    { text: 'Can construct on planet 8 at (4,4) next turn', isGrave: false },
  ]);
  expect(warned({ ships: '5@4,3 3@3,4', cubesLeft: 1, dominance: 5 })).toEqual([
    { text: 'Could win on planet 8 at (4,4) next turn', isGrave: true },
    { text: 'One more kill: a cube anywhere', isGrave: true },
  ]);
});

test('the own fleet adds up where a cube of its own is missing, ready planets first', () => {
  const { model } = panelModel(
    table({
      seats: [{ ships: '2@1,0 5@4,3 3@3,4 6@4,0' }, { ships: '6@8,8' }],
      cubes: { '4,1': 'a' },
    }).state,
  );
  expect(orbitsOf(model).map(({ sum, needed, isReady }) => [sum, needed, isReady])).toEqual([
    [8, 8, true],
    [2, 8, false],
  ]);
});
