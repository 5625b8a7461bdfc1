import { expect, test } from 'vitest';
import type { GameRow } from '../types.ts';
import { newRowWriter } from './rows.ts';

const rowOf = (number: number) => ({ cell: 0, number }) as GameRow;

test('a flush waits for rows that an earlier one has taken and not yet stored', async () => {
  const stored: number[] = [];
  let release = (): void => {};
  const held = new Promise<void>(resolve => {
    release = resolve;
  });
  const writer = newRowWriter(async rows => {
    if (stored.length === 0 && rows[0]?.number === 1) await held;
    stored.push(...rows.map(({ number }) => number));
    return rows.length;
  });
  writer.add([rowOf(1)]);
  const first = writer.flush();
  const second = writer.flush().then(() => expect(stored).toEqual([1]));
  setImmediate(release);
  await Promise.all([first, second]);
  expect(writer.stored).toBe(1);
});

test('rows that cannot be stored fail this flush and every later one', async () => {
  const writer = newRowWriter(async () => {
    throw new Error('no connection');
  });
  writer.add([rowOf(1)]);
  await expect(writer.flush()).rejects.toThrow('no connection');
  await expect(writer.flush()).rejects.toThrow('no connection');
});
