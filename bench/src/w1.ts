/** W1: the JavaScript of home and the rift table beside a counter made with react and react-dom. */
import { join } from 'node:path';
import type { Bench, Say } from './bench.ts';
import { buildInto, compareBuilds, listScripts, type Script, TMP, writePage } from './built.ts';
import type { Finding } from './results.ts';
import { TARGETS } from './targets.ts';
import { visitorOf } from './visitor.ts';

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
/** A sentence of react's production build: proof that the counter uses the real react. */
const REACT_MARK = 'Minified React error #';

/** Folder of the built counter. */
export const COUNTER_FOLDER = join(TMP, 'counter-dist');

export async function buildCounter(): Promise<readonly Script[]> {
  const root = await writePage('counter', COUNTER);
  const scripts = await buildInto(COUNTER_FOLDER, { configFile: false, root });
  if (!scripts.some(script => script.text.includes(REACT_MARK))) throw new Error('the counter has no react');
  return scripts;
}

async function run(say: Say): Promise<readonly Finding[]> {
  say('W1: building the client and the counter');
  const [client, counter] = [await visitorOf('rift', 'first game'), await buildCounter()];
  const preparing = await visitorOf('rift', 'new match');
  listScripts('home and rift table with workers, one language', client, say);
  listScripts('the same and the page of a new match', preparing, say);
  listScripts('react counter', counter, say);
  const heading = {
    id: 'W1',
    what: 'home and rift table: all JS gzipped',
    peer: 'react + react-dom counter',
    verified: 'both built from source in this run, the counter with the real react',
  };
  return [
    compareBuilds({ ...heading, target: TARGETS.W1 }, client, counter),
    compareBuilds(
      { ...heading, what: 'home, new-match page and rift table: all JS gzipped' },
      preparing,
      counter,
    ),
  ];
}

export const bench: Bench = { run };
