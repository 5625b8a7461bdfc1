import { expect, test } from 'vitest';
import {
  AT_MOST,
  borrowTable,
  boundAt,
  depthAt,
  EXACT,
  find,
  moveAt,
  returnTable,
  scoreAt,
  store,
} from './table.ts';

test('the transposition table returns the stored entry', () => {
  const table = borrowTable();
  store(table, 7, -9, 123_456_789, -29_999, 11, AT_MOST);
  const slot = find(table, 7, -9);
  expect([moveAt(table, slot), scoreAt(table, slot), depthAt(table, slot), boundAt(table, slot)]).toEqual([
    123_456_789,
    -29_999,
    11,
    AT_MOST,
  ]);
  expect(find(table, 8, -9)).toBe(-1);
  returnTable(table);
});

test('a shallow result does not replace a deeper one of another position', () => {
  const table = borrowTable();
  store(table, 1, 5, 11, 0, 9, EXACT);
  store(table, 2, 5, 12, 0, 1, EXACT);
  expect(find(table, 1, 5)).toBeGreaterThanOrEqual(0);
  store(table, 2, 5, 12, 0, 8, EXACT);
  expect(find(table, 1, 5)).toBe(-1);
  returnTable(table);
});

test('a borrowed table is empty in every generation', () => {
  for (let i = 0; i < 600; i++) {
    const table = borrowTable();
    expect(find(table, 3, 4)).toBe(-1);
    store(table, 3, 4, 1, 30_000, 63, EXACT);
    expect(scoreAt(table, find(table, 3, 4))).toBe(30_000);
    returnTable(table);
  }
});
