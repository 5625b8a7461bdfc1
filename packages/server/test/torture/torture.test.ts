import { describe, expect, test } from 'vitest';
import { TRIALS } from './trials.ts';

/** The short form of every trial; `npm run torture` has the long ones. */
describe.each(Object.entries(TRIALS))('%s', (_name, { id, what, run }) => {
  test(`${id}: ${what}`, { timeout: 180_000 }, async () => {
    expect((await run('short', () => {})).faults).toEqual([]);
  });
});
