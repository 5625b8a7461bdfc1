import { expect, test } from 'vitest';
import { strengthOf } from './Pulse.tsx';

test('the pulse of a LOOP grows with each card it readies and with each LOOP before it', () => {
  const loop = { type: 'looped', agent: 0, dimension: 0, cost: 1 } as const;
  const readied = { type: 'readied', card: 3 } as const;
  expect(strengthOf([loop], 1)).toBeLessThan(strengthOf([loop, readied], 1));
  expect(strengthOf([loop, readied], 1)).toBeLessThan(strengthOf([loop, readied], 2));
});

test('a card pulses only when it is used after a LOOP', () => {
  const used = { type: 'used', agent: 0, card: 3 } as const;
  expect(strengthOf([used], 0)).toBe(0);
  expect(strengthOf([used], 2)).toBe(2);
});
