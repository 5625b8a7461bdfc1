import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** What runs on Node in earnest is run by Node here too: rewritten for Vite, a search takes five times as long. */
const NATIVE = /\/packages\/(engine|games|bots|wire|cli|server)\/(?!.*\.test\.ts$).*\.ts$/;

/** What opens a browser takes longest, however short its file is: last, it would leave the other worker idle. */
class BrowserFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isQuick = ({ moduleId }: TestSpecification): boolean => !moduleId.includes('/packages/web/test/');
    return (await super.sort(files)).sort((a, b) => Number(isQuick(a)) - Number(isQuick(b)));
  }
}

export default defineConfig({
  test: {
    server: { deps: { external: [NATIVE] } },
    sequence: { sequencer: BrowserFirst },
    /** One for each core of a small machine; the browser tests wait more than they work. */
    maxWorkers: 2,
    testTimeout: 60_000,
    hookTimeout: 60_000,
    /** A busy machine is no fault of what is waited for. */
    expect: { poll: { timeout: 15_000, interval: 20 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'modules',
          include: [
            'packages/{engine,games,bots,web}/{src,test,testkit}/**/*.test.{ts,tsx}',
            'bench/src/**/*.test.ts',
            'scripts/**/*.test.ts',
          ],
          /** A worker runs file after file: modules load once, and so do server and browser of the stage. */
          isolate: false,
          /** So what a test replaces must not outlive it. */
          restoreMocks: true,
          unstubGlobals: true,
          sequence: { groupOrder: 0 },
        },
      },
      {
        extends: true,
        test: {
          name: 'programs',
          include: ['packages/cli/{src,test}/**/*.test.ts'],
          sequence: { groupOrder: 1 },
        },
      },
      {
        extends: true,
        test: {
          name: 'server',
          include: ['packages/server/{src,test}/**/*.test.ts'],
          globalSetup: 'packages/server/test/postgres.ts',
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
