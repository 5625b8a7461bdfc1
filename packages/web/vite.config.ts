import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin } from 'vite';
import { rulesPages } from './src/app/rules/plugin.ts';
import { compressed } from './src/build/compress.ts';
import { partOf, workersBesidePages } from './src/build/workers.ts';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/**
 * Nothing is painted before the script has put the chosen theme on the page: no dark flash on a light page. The page
 * itself watches whatever is marked so, and reloads if it does not come.
 */
const paintOnceDressed: Plugin = {
  name: 'tessera-first-paint',
  transformIndexHtml: {
    order: 'post',
    handler: html => html.replace(/<(script type="module"|link rel="stylesheet")/g, '<$1 blocking="render"'),
  },
};

/** Our own packages only define things, so what a page does not use can be left out of it. */
const treeshake = {
  moduleSideEffects: (id: string) => !/\/packages\/(engine|games|bots)\/src\//.test(id),
};

/** What a page or a worker needs from the start is one file: every further one costs a request and its headers. */
const output = {
  codeSplitting: { includeDependenciesRecursively: false, groups: [{ name: partOf(here('.')) }] },
};

/** Scripts are found by those that import them, in workers too; only style sheets have to be asked for. */
const sheetsOnly = (_file: string, files: string[]): string[] => files.filter(file => file.endsWith('.css'));

export default defineConfig({
  root: here('.'),
  plugins: [rulesPages, workersBesidePages(here('.')), paintOnceDressed, compressed],
  build: {
    target: 'es2023',
    outDir: here('dist'),
    modulePreload: { polyfill: false, resolveDependencies: sheetsOnly },
    // That compressing takes longer than bundling is no news.
    rolldownOptions: { treeshake, output, checks: { bundlerTimings: false } },
  },
  worker: { format: 'es' },
});
