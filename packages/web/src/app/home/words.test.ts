import { expect, test } from 'vitest';
import { testWords } from '../../text/testing.ts';
import { partOfDay } from './Greeting.tsx';
import { loadReturnWords } from './words/index.ts';

testWords(loadReturnWords);

test('a greeting fits the hour', () => {
  expect([3, 4, 10, 11, 17, 18, 23].map(partOfDay)).toEqual([
    ...['evening', 'morning', 'morning', 'day', 'day', 'evening', 'evening'],
  ]);
});
