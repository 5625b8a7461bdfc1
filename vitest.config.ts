import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** What runs on Node in earnest is run by Node here too: rewritten for Vite, a search takes five times as long. */
const NATIVE = /\/packages\/(engine|games|bots|wire|table|cli|server)\/(?!.*\.test\.ts$).*\.ts$/;

/**
 * What takes longest comes first, however short its file is: last, it would leave the other worker idle. Modules stand
 * together, for only the next file of the same project finds what its worker has loaded.
 */
const ORDER = [
  /\/web\/test\/\w*[sS]creens/,
  /\/web\/test\//,
  /\/packages\/(?!cli|server)|\/(bench|scripts)\//,
  /\/torture\//,
  /\/test\//,
];

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId }: TestSpecification): number => {
      const found = ORDER.findIndex(pattern => pattern.test(moduleId));
      return found < 0 ? ORDER.length : found;
    };
    return (await super.sort(files)).sort((a, b) => place(a) - place(b));
  }
}

/** Of the pages in browser tests, see `stage.ts`: then all is waited for longer. */
const SLOWNESS = Number(process.env.SLOWNESS ?? 1);

export default defineConfig({
  test: {
    server: { deps: { external: [NATIVE] } },
    sequence: { sequencer: LongestFirst },
    /** One for each core of a small machine; the browser tests wait more than they work. */
    maxWorkers: 2,
    testTimeout: 120_000 * SLOWNESS,
    hookTimeout: 120_000,
    /** A busy machine is no fault of what is waited for. */
    expect: { poll: { timeout: 30_000 * SLOWNESS, interval: 20 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'modules',
          include: [
            'packages/{engine,games,bots,wire,table,web}/{src,test,testkit}/**/*.test.{ts,tsx}',
            'bench/src/**/*.test.ts',
            'scripts/**/*.test.ts',
          ],
          /** A worker runs file after file: modules load once, and so do server and browser of the stage. */
          isolate: false,
          /** So what a test replaces must not outlive it. */
          restoreMocks: true,
          unstubGlobals: true,
        },
      },
      {
        extends: true,
        test: {
          name: 'programs',
          include: ['packages/cli/{src,test}/**/*.test.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'server',
          include: ['packages/server/{src,test}/**/*.test.ts'],
          globalSetup: 'packages/server/test/postgres.ts',
        },
      },
    ],
  },
});
