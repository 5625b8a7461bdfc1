import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin } from 'vite';
import { keptOffline } from './src/app/offline/plugin.ts';
import { rulesPages } from './src/app/rules/plugin.ts';
import { TARGETS } from './src/build/browsers.ts';
import { compressed, compressFile } from './src/build/compress.ts';
import { exportsDeclared } from './src/build/exported.ts';
import { languages } from './src/build/languages.ts';
import { minified } from './src/build/minify.ts';
import { typography } from './src/build/typography.ts';
import { partOf, workersBesidePages } from './src/build/workers.ts';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/**
 * Blocks the first paint until the script has set the theme, against a dark flash on a light page. index.html
 * watches the marked elements and reloads if one of them fails to load.
 */
const paintOnceDressed: Plugin = {
  name: 'tessera-first-paint',
  transformIndexHtml: {
    order: 'post',
    handler: html => html.replace(/<(script type="module"|link rel="stylesheet")/g, '<$1 blocking="render"'),
  },
};

/** Modules of these packages have no side effects, so that unused exports can be dropped. */
const treeshake = {
  moduleSideEffects: (id: string) => !/\/packages\/(engine|games|bots|table|wire)\/src\//.test(id),
};

/**
 * Hashes in file names do not compress, and scripts name some 200 files: shorter ones than Vite's, of letters that
 * scripts contain anyway, still tell 10^9 versions of a file apart.
 */
const NAMES = {
  hashCharacters: 'base36',
  entryFileNames: 'assets/[name]-[hash:7].js',
  chunkFileNames: 'assets/[name]-[hash:7].js',
  assetFileNames: 'assets/[name]-[hash:6][extname]',
} as const;

/**
 * One chunk for everything that a page or a worker needs at the start: every further file costs a request and
 * its headers.
 */
const output = {
  ...NAMES,
  codeSplitting: { includeDependenciesRecursively: false, groups: [{ name: partOf(here('.')) }] },
};

/** The page names its first scripts; later ones preload style sheets only, and are found through their importers. */
const preloaded = (_file: string, files: string[], { hostType }: { hostType: string }): string[] =>
  hostType === 'html' ? files : files.filter(file => file.endsWith('.css'));

export default defineConfig({
  root: here('.'),
  plugins: [
    rulesPages,
    languages,
    typography,
    workersBesidePages(here('.')),
    paintOnceDressed,
    minified,
    exportsDeclared,
    compressed,
    keptOffline(here('.'), compressFile),
  ],
  build: {
    target: ['es2023', ...TARGETS],
    outDir: here('dist'),
    modulePreload: { polyfill: false, resolveDependencies: preloaded },
    // Silences the warning that compression takes longer than bundling.
    rolldownOptions: { treeshake, output, checks: { bundlerTimings: false } },
  },
  worker: { format: 'es' },
});
