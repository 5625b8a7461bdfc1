import { expect, test } from 'vitest';
import { branches, crackPath, STATIONS, stationX } from './crack.ts';

test('the crack runs from station to station, with branches that grow', () => {
  expect(crackPath(0, 0, 1, 260)).toBe(`M${stationX(0, 260)} 26`);
  const whole = crackPath(0, STATIONS - 1, 1, 260);
  expect(whole.endsWith(`L${stationX(7, 260)} 26`)).toBe(true);
  expect(whole.match(/L/g)).toHaveLength(4 * 7);
  expect(crackPath(0, 7, 1, 92).match(/L/g)).toHaveLength(2 * 7);
  expect(branches(0, 260)).toBe('');
  expect(branches(3, 260).match(/M/g)).toHaveLength(2 * 3);
});
