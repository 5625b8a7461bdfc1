import { expect, test } from 'vitest';
import { subjectOf } from './subject.ts';

test.each([
  ['Ri10-k8xj10', 'Ri10'],
  ['C@l1', 'C@'],
  ['move b2 6,4', 'move b2'],
  ['useCard S-TP-4', 'useCard S'],
  ['specialize', 'specialize'],
])('%s begins with %s', (answer, subject) => {
  expect(subjectOf(answer)).toBe(subject);
});
