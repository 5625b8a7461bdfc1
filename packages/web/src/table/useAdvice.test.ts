import { expect, test } from 'vitest';
import { settledOf } from './useAdvice.ts';

const advice = { line: ['Ce5-e7xe6'], depth: 3, nodes: 900, reasons: [] };

test('a hint is shown once its search is over, and its chance before', () => {
  expect(settledOf({ isHint: true, isAsking: true, advice })).toBeUndefined();
  expect(settledOf({ isHint: true, isAsking: false, advice })).toBe(advice);
  expect(settledOf({ isHint: false, isAsking: true, advice })).toBe(advice);
});
