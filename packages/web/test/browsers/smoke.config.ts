import { defineConfig } from 'vitest/config';

/** Smoke tests in every browser engine, `npm run test:browsers`; no part of `npm test`. */
export default defineConfig({
  root: import.meta.dirname,
  test: {
    include: ['*.smoke.ts'],
    /** One engine after the other: software drawing takes all cores. */
    fileParallelism: false,
    testTimeout: 240_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 60_000, interval: 50 } },
  },
});
