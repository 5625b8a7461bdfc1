import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { stopWithParent } from './orphan.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A parent that ends as on POSIX, where an orphan is adopted, or as on Windows, where its id stays. */
function stopped(env: NodeJS.ProcessEnv, ended: { adopted?: true; dead?: true }): number {
  const stop = vi.fn();
  let isOver = false;
  stopWithParent(stop, env, {
    id: () => (isOver && ended.adopted ? 1 : 77),
    isAlive: id => id !== 77 || !(isOver && ended.dead),
  });
  vi.advanceTimersByTime(10_000);
  expect(stop).not.toHaveBeenCalled();
  isOver = true;
  vi.advanceTimersByTime(10_000);
  return stop.mock.calls.length;
}

test('a server started by npm stops once when the shell between them has ended', () => {
  const env = { npm_lifecycle_event: 'start' };
  expect(stopped(env, { adopted: true })).toBe(1);
  expect(stopped(env, { dead: true })).toBe(1);
  expect(stopped(env, {})).toBe(0);
});

test('a server started directly outlives its parent, as under nohup', () => {
  expect(stopped({}, { adopted: true, dead: true })).toBe(0);
});
