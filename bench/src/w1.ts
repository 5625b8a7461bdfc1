/** W1: the JavaScript of home, new match and the rift table beside a counter made with react and react-dom. */
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build, type InlineConfig, type Manifest } from 'vite';
import type { Bench, Say } from './bench.ts';
import { onlyBehind } from './chunks.ts';
import { type Finding, formatBytes } from './results.ts';

const TARGET = { must: 1.5, aim: 1, better: 'lower' } as const;
const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const TMP = here('../.tmp');
const CLIENT_CONFIG = here('../../packages/web/vite.config.ts');
/** Home, new match and the table never load what only this chunk leads to. */
const RULES_READER = 'src/app/rules/RulesReader.tsx';

const COUNTER = {
  'index.html': '<!doctype html><div id="app"></div><script type="module" src="/main.js"></script>',
  'main.js': `import { createElement, useState } from 'react';
import { createRoot } from 'react-dom/client';
function Counter() {
  const [count, setCount] = useState(0);
  return createElement('button', { onClick: () => setCount(count + 1) }, count);
}
createRoot(document.getElementById('app')).render(createElement(Counter));
`,
};
/** A sentence of react's production build: proof that the counter is not made with something smaller. */
const REACT_MARK = 'Minified React error #';

interface Script {
  readonly file: string;
  readonly text: string;
  readonly bytes: number;
}

async function buildInto(outDir: string, config: InlineConfig): Promise<readonly Script[]> {
  const shared = { outDir, emptyOutDir: true, manifest: 'manifest.json', modulePreload: { polyfill: false } };
  await build({ ...config, mode: 'production', logLevel: 'error', build: { ...config.build, ...shared } });
  const files = (await readdir(outDir, { recursive: true })).filter(file => /\.m?js$/.test(file)).sort();
  return Promise.all(
    files.map(async file => {
      const text = await readFile(join(outDir, file), 'utf8');
      return { file, text, bytes: gzipSync(text, { level: 9 }).length };
    }),
  );
}

async function buildClient(): Promise<readonly Script[]> {
  const outDir = join(TMP, 'client');
  const scripts = await buildInto(outDir, { configFile: CLIENT_CONFIG });
  const manifest = JSON.parse(await readFile(join(outDir, 'manifest.json'), 'utf8')) as Manifest;
  const unneeded = onlyBehind(manifest, RULES_READER);
  return scripts.filter(script => !unneeded.has(script.file));
}

async function buildCounter(): Promise<readonly Script[]> {
  const root = join(TMP, 'counter');
  await rm(root, { recursive: true, force: true });
  await mkdir(root, { recursive: true });
  for (const [file, text] of Object.entries(COUNTER)) await writeFile(join(root, file), text);
  const scripts = await buildInto(join(TMP, 'counter-dist'), { configFile: false, root });
  if (!scripts.some(script => script.text.includes(REACT_MARK))) throw new Error('the counter has no react');
  return scripts;
}

const total = (scripts: readonly Script[]): number => scripts.reduce((sum, { bytes }) => sum + bytes, 0);

function list(name: string, scripts: readonly Script[], say: Say): void {
  say(`   ${name}: ${formatBytes(total(scripts))} in ${scripts.length} files`);
  for (const { file, bytes } of scripts) say(`      ${formatBytes(bytes).padStart(9)}  ${file}`);
}

async function run(say: Say): Promise<readonly Finding[]> {
  say('W1: building the client and the counter');
  const [client, counter] = [await buildClient(), await buildCounter()];
  list('client without what only the rules reader loads', client, say);
  list('react counter', counter, say);
  const ratio = total(client) / total(counter);
  const finding: Finding = {
    id: 'W1',
    what: 'home, new match and rift table: all JS gzipped',
    peer: 'react + react-dom counter',
    ours: formatBytes(total(client)),
    theirs: formatBytes(total(counter)),
    median: ratio,
    worst: ratio,
    target: TARGET,
    verified: 'both built from source in this run, the counter with the real react',
  };
  return [finding];
}

export const bench: Bench = { run };
