import { expect, test } from 'vitest';
import { table } from '../../../../../games/test/quantumTable.ts';
import { panelModel } from './fixtures.ts';
import { repliesOf } from './Replies.tsx';

test('a rival who can construct next turn is answered by the likeliest attack on its orbit', () => {
  // Planet 8 is ready for b with 5 + 3; the 3 of a reaches both ships, and the 5 loses more often.
  const seats = [{ ships: '3@5,5 6@0,0' }, { ships: '5@5,4 3@4,5' }];
  const { model } = panelModel(table({ seats }).state);
  expect(repliesOf(model).map(({ die, text }) => [die, text.split(' ').slice(0, 3).join(' ')])).toEqual([
    [0, 'attack a1 5,4'],
  ]);
});

test('no reply is shown where no rival can construct', () => {
  const { model } = panelModel(table({ seats: [{ ships: '3@5,5' }, { ships: '5@5,4' }] }).state);
  expect(repliesOf(model)).toEqual([]);
});
