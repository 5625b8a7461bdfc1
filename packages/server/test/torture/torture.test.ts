import { expect, test } from 'vitest';
import { TRIALS } from './trials.ts';

/** Mostly idle trials, which run concurrently. */
const PATIENT: readonly string[] = ['lines', 'pauses'] satisfies (keyof typeof TRIALS)[];

/** The short form of every trial; `npm run torture` has the long ones. */
for (const [name, { id, what, run }] of Object.entries(TRIALS))
  test(`${id}: ${what}`, { timeout: 180_000, concurrent: PATIENT.includes(name) }, async () => {
    expect((await run('short', () => {})).faults).toEqual([]);
  });
