/** W1: the JavaScript of home, new match and the rift table beside a counter made with react and react-dom. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Manifest } from 'vite';
import type { Bench, Say } from './bench.ts';
import { buildInto, CLIENT_CONFIG, listScripts, type Script, TMP, total, writePage } from './built.ts';
import { onlyBehind } from './chunks.ts';
import { type Finding, formatBytes } from './results.ts';

const TARGET = { must: 1.5, aim: 1, better: 'lower' } as const;
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

async function buildClient(): Promise<readonly Script[]> {
  const outDir = join(TMP, 'client');
  const scripts = await buildInto(outDir, { configFile: CLIENT_CONFIG });
  const manifest = JSON.parse(await readFile(join(outDir, 'manifest.json'), 'utf8')) as Manifest;
  const unneeded = onlyBehind(manifest, RULES_READER);
  return scripts.filter(script => !unneeded.has(script.file));
}

async function buildCounter(): Promise<readonly Script[]> {
  const root = await writePage('counter', COUNTER);
  const scripts = await buildInto(join(TMP, 'counter-dist'), { configFile: false, root });
  if (!scripts.some(script => script.text.includes(REACT_MARK))) throw new Error('the counter has no react');
  return scripts;
}

async function run(say: Say): Promise<readonly Finding[]> {
  say('W1: building the client and the counter');
  const [client, counter] = [await buildClient(), await buildCounter()];
  listScripts('client without what only the rules reader loads', client, say);
  listScripts('react counter', counter, say);
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
