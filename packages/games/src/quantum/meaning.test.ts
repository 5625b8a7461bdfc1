import { expect, test } from 'vitest';
import { table } from '../../test/quantumTable.ts';
import { answerOf, meaningOf, quantum } from './index.ts';

const plain = { cost: 1, isManeuver: false, isCunning: false };

test('[15.4] the meaning of an answer has the parts of its text', () => {
  const view = quantum.view(
    table({ seats: [{ ships: '5@4,3 2@3,3 4@6,0', cards: 'flexible tactical' }, { ships: '6@4,6' }] }).state,
    0,
  );
  const square = (x: number, y: number) => answerOf(view, `start ${x},${y}`);
  const read = (text: string) => meaningOf(view, answerOf(view, text));
  const at = (x: number, y: number): number => meaningOf(view, square(x, y)).square ?? -1;

  expect(read('research')).toEqual({ verb: 'research', ...plain });
  expect(read('move a1 5,3')).toEqual({ verb: 'move', die: 0, square: at(5, 3), pay: 'action', ...plain });
  expect(read('attack a1 4,6 from 5,5 maneuver tactical')).toEqual({
    verb: 'attack',
    die: 0,
    square: at(4, 6),
    from: at(5, 5),
    pay: 'tactical',
    cost: 0,
    isManeuver: true,
    isCunning: false,
  });
  expect(read('transport a2 a1 3,2')).toMatchObject({ die: 1, other: 0, square: at(3, 2) });
  expect(read('flexible a3 +')).toEqual({ verb: 'flexible', die: 2, face: 5, ...plain, cost: 0 });
  expect(read('relocate b 4,7')).toMatchObject({ seat: 1, square: at(4, 7) });
});
