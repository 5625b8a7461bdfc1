import { expect, test } from 'vitest';
import { begun, changed, redone, undone } from './history.ts';

test('undo steps back one change at a time, and redo forward', () => {
  const three = ['two', 'three'].reduce(changed, begun('one'));
  expect(undone(three).now).toBe('two');
  expect(undone(undone(three)).now).toBe('one');
  expect(undone(undone(undone(three))).now).toBe('one');
  expect(redone(undone(undone(three))).now).toBe('two');
  expect(redone(three)).toEqual(three);
});

test('a change after an undo clears the redo stack', () => {
  const other = changed(undone(changed(begun('one'), 'two')), 'other');
  expect(redone(other).now).toBe('other');
  expect(undone(other).now).toBe('one');
});

test('the undo stack drops its oldest entries beyond its limit', () => {
  const long = Array.from({ length: 500 }, (_, i) => i).reduce(changed, begun(-1));
  expect(long.past).toHaveLength(200);
  expect(long.past.at(-1)).toBe(498);
});
