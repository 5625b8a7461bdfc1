import { expect, test } from 'vitest';
import { begun, changed, redone, undone } from './history.ts';

test('changes are taken back one by one, and done again', () => {
  const three = ['two', 'three'].reduce(changed, begun('one'));
  expect(undone(three).now).toBe('two');
  expect(undone(undone(three)).now).toBe('one');
  expect(undone(undone(undone(three))).now).toBe('one');
  expect(redone(undone(undone(three))).now).toBe('two');
  expect(redone(three)).toEqual(three);
});

test('a change after that leaves nothing to do again', () => {
  const other = changed(undone(changed(begun('one'), 'two')), 'other');
  expect(redone(other).now).toBe('other');
  expect(undone(other).now).toBe('one');
});

test('the first changes of a long evening are forgotten', () => {
  const long = Array.from({ length: 500 }, (_, i) => i).reduce(changed, begun(-1));
  expect(long.past).toHaveLength(200);
  expect(long.past.at(-1)).toBe(498);
});
