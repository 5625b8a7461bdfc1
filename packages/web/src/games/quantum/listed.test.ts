import { expect, test } from 'vitest';
import type { Offered } from './contract.ts';
import { listedOf } from './listed.ts';

const squares = (verb: Offered['verb'], count: number): readonly Offered[] =>
  Array.from({ length: count }, (_, square) => ({ verb, square, text: `${verb} ${square}` }) as Offered);

test('more than four squares for a ship are pressed on the map alone; planets keep their buttons', () => {
  const elsewhere = { verb: 'scrapyard', text: 'scrapyard' } as Offered;
  expect(listedOf(squares('drop', 4))).toHaveLength(4);
  expect(listedOf(squares('drop', 7))).toEqual([]);
  expect(listedOf([...squares('place', 6), elsewhere])).toEqual([elsewhere]);
  expect(listedOf(squares('cube', 7))).toHaveLength(7);
});
