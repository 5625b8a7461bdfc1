import { join } from 'node:path';
import { configDefaults, defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { languages } from './packages/web/src/build/languages.ts';
import { Repeated } from './scripts/repeated.ts';

/** What runs on Node in earnest is run by Node here too: rewritten for Vite, a search takes five times as long. */
const NATIVE = /\/packages\/(engine|games|bots|wire|table|lab|cli|server)\/(?!.*\.test\.ts$).*\.ts$/;

/**
 * What takes longest comes first, however short its file is: last, it would leave the other workers idle. So does torture,
 * which waits more than it works. Files of one project stand together, for only the next file of the same project finds
 * what its worker has loaded.
 */
const ORDER = [
  /\/web\/test\/\w*[sS]creens/,
  /\/web\/test\//,
  /\/torture\//,
  /\/packages\/(?!cli|server)|\/(bench|scripts)\//,
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

/** Compiled modules for workers and for the programs that tests start: a server starts in half the time. */
process.env.NODE_COMPILE_CACHE ??= join(import.meta.dirname, 'node_modules', '.cache', 'compiled');

/** Slowness of the pages in browser tests, see `stage.ts`: then all is waited for longer. */
const SLOWNESS = Number(process.env.SLOWNESS ?? 1);

/** Tests that open a SQLite or PostgreSQL database; new ones belong into the `test` folder of server or lab. */
const WITH_DATABASE = [
  'packages/server/test/**/*.test.ts',
  'packages/server/src/{store,cluster}/**/*.test.ts',
  'packages/server/src/{archive,host/load,http/documents,http/me,http/ready,metrics/metrics,ws/sockets}.test.ts',
  'packages/lab/test/**/*.test.ts',
  'scripts/start.test.ts',
];

/** A worker runs file after file: modules load once, and so do server and browser of the stage. */
const shared = {
  isolate: false,
  /** So what a test replaces must not outlive it. */
  restoreMocks: true,
  unstubGlobals: true,
};

/**
 * A test with a browser or a database is repeated once where a lost run is dear. `Repeated` names such tests, and more
 * than two fail the run; elsewhere the first failure counts.
 */
const REPEATS = process.env.CI ? 1 : 0;

/** `npm run test:quick` runs all projects but `browsers` and `databases`. */
export default defineConfig({
  plugins: [languages],
  test: {
    server: { deps: { external: [NATIVE] } },
    reporters: [...configDefaults.reporters, new Repeated()],
    sequence: { sequencer: LongestFirst },
    /** One more than a small machine has cores: a browser test that waits for its page leaves a tenth of them idle. */
    maxWorkers: 3,
    testTimeout: 120_000 * SLOWNESS,
    hookTimeout: 120_000,
    /** A busy machine is no fault of what is waited for. */
    expect: { poll: { timeout: 30_000 * SLOWNESS, interval: 20 } },
    tags: [{ name: 'screen', description: 'Opens a screen, which `npm run sheets` takes.' }],
    projects: [
      {
        extends: true,
        test: {
          ...shared,
          name: 'modules',
          include: [
            'packages/{engine,games,bots,wire,table,lab}/{src,test,testkit}/**/*.test.ts',
            'packages/web/src/**/*.test.{ts,tsx}',
            'bench/src/**/*.test.ts',
            'scripts/**/*.test.ts',
          ],
          exclude: WITH_DATABASE,
          /** Style sheets are empty unless their text is asked for. */
          css: { include: [/\.css\?raw$/] },
        },
      },
      {
        extends: true,
        test: {
          ...shared,
          name: 'browsers',
          include: ['packages/web/test/**/*.test.ts'],
          retry: REPEATS,
          globalSetup: 'packages/web/test/compiled.ts',
        },
      },
      {
        extends: true,
        test: {
          ...shared,
          name: 'programs',
          include: ['packages/cli/{src,test}/**/*.test.ts'],
          setupFiles: 'packages/cli/test/setup.ts',
        },
      },
      {
        extends: true,
        test: {
          ...shared,
          name: 'server',
          include: ['packages/server/src/**/*.test.ts'],
          exclude: WITH_DATABASE,
        },
      },
      {
        extends: true,
        test: {
          ...shared,
          name: 'databases',
          include: WITH_DATABASE,
          retry: REPEATS,
          globalSetup: 'packages/server/test/postgres.ts',
        },
      },
    ],
  },
});
