import { expect, test, vi } from 'vitest';
import { ALONE, DueJobs } from './jobs.ts';

test('thousands of due tables are handled a few at a time, with backoff while they stay due', async () => {
  vi.useFakeTimers();
  const start = Date.now();
  const due = Array.from({ length: 1000 }, (_, index) => ({ table: `t${index}`, at: start - 5 }));
  const jobs = new DueJobs({ due: async () => due, nextDue: async () => undefined }, ALONE, {
    againMs: 3000,
    graceMs: 0,
  });
  const looks: number[] = [];
  let [running, most] = [0, 0];
  await jobs.start(async table => {
    running += 1;
    most = Math.max(most, running);
    await new Promise(resolve => setTimeout(resolve, 1));
    running -= 1;
    if (table === 't7') looks.push(Date.now() - start);
  });
  await vi.advanceTimersByTimeAsync(200_000);
  vi.useRealTimers();
  await jobs.stop();
  expect(most).toBe(20);
  // 3, 6, 12, 24, 48, 60 … seconds apart, at the resolution of a sweep every three seconds.
  const apart = looks.map((at, index) => Math.round((at - (looks[index - 1] ?? 0)) / 1000));
  expect(
    apart.slice(1, 6).every((seconds, index) => seconds >= 3 * 2 ** index && seconds <= 3 * 2 ** index + 6),
  ).toBe(true);
  expect(looks.length).toBeLessThan(9);
});
