/** W2: the JavaScript of the tesseract table with its 3D cube beside a spinning box with react-three-fiber. */
import { join } from 'node:path';
import type { Bench, Say } from './bench.ts';
import { buildInto, compareBuilds, listScripts, type Script, TMP, writePage } from './built.ts';
import type { Finding } from './results.ts';
import { TARGETS } from './targets.ts';
import { visitorOf } from './visitor.ts';

const SPINNING_BOX = {
  'index.html': '<!doctype html><div id="app"></div><script type="module" src="/main.js"></script>',
  'main.js': `import { createElement, useRef } from 'react';
import { createRoot } from 'react-dom/client';
import { Canvas, useFrame } from '@react-three/fiber';
function Box() {
  const box = useRef();
  useFrame((_, elapsed) => { box.current.rotation.y += elapsed; });
  return createElement('mesh', { ref: box },
    createElement('boxGeometry'), createElement('meshStandardMaterial', { color: 'orange' }));
}
const scene = createElement(Canvas, null,
  createElement('ambientLight'), createElement('pointLight', { position: [5, 5, 5] }), createElement(Box));
createRoot(document.getElementById('app')).render(scene);
`,
};
/** Proof that the box uses the real react and three.js. */
const PEER_MARKS = ['Minified React error #', 'R3F'];

async function buildBox(): Promise<readonly Script[]> {
  const root = await writePage('box', SPINNING_BOX);
  const scripts = await buildInto(join(TMP, 'box-dist'), { configFile: false, root });
  for (const mark of PEER_MARKS) {
    if (!scripts.some(script => script.text.includes(mark))) throw new Error(`the box has no ${mark}`);
  }
  return scripts;
}

async function run(say: Say): Promise<readonly Finding[]> {
  say('W2: building the client and the spinning box');
  const [table, box] = [await visitorOf('tesseract', 'new match'), await buildBox()];
  listScripts('home, new match and tesseract table, one language', table, say);
  listScripts('react-three-fiber box', box, say);
  const heading = {
    id: 'W2',
    what: 'home and tesseract 3D table with workers: all JS gzipped',
    peer: 'react + react-three-fiber box',
    verified: 'both built from source in this run, the box with the real react and three.js',
    target: TARGETS.W2,
  };
  return [compareBuilds(heading, table, box)];
}

export const bench: Bench = { run };
