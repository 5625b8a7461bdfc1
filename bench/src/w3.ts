/** W3: the cube in software WebGL beside the usual three.js tutorial: 64 lit cubes, a mesh each. */
import { readFile, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseOptions, seededChance } from '@tessera/engine';
import { type TesseractView, tesseract } from '@tessera/games/tesseract';
import { type Browser, type CDPSession, chromium, type Page } from 'playwright-core';
import { findBrowser } from '../../scripts/browser.mjs';
import type { Bench, Say } from './bench.ts';
import { buildInto, CLIENT_CONFIG, TMP, writePage } from './built.ts';
import { processorTime } from './client.ts';
import { type Round, summarise } from './harness.ts';
import { type Finding, formatRate, formatRatio } from './results.ts';
import { TARGETS } from './targets.ts';

const SIZE = { width: 1280, height: 720 } as const;
const ROUNDS = 5;
const ROUND_SECONDS = 1.5;
/** Frames between two readings of the clock. */
const BATCH = 8;
/** Both must cover at least this share of the stage, or nothing was drawn. */
const LEAST_COVER = 0.1;

const cube = (file: string): string =>
  fileURLToPath(new URL(`../../packages/web/src/games/tesseract/cube/${file}`, import.meta.url));
const TOKENS = fileURLToPath(new URL('../../packages/web/src/ui/style/tokens.css', import.meta.url));
const COLOURS = fileURLToPath(new URL('../../packages/web/src/games/tesseract/colours.css', import.meta.url));

const HTML = `<!doctype html><body style="margin:0"><canvas width="1280" height="720"
  style="display:block;width:1280px;height:720px"></canvas><script type="module" src="/main.js"></script>`;

/** A frame counts once its last pixel can be read back. */
const RACE = `
const gl = canvas.getContext('webgl2');
const pixel = new Uint8Array(4);
window.race = frames => {
  for (let i = 0; i < frames; i++) { draw(); gl.readPixels(0, 0, 1, 1, gl.RGBA, gl.UNSIGNED_BYTE, pixel); }
};
window.cover = () => {
  draw();
  const pixels = new Uint8Array(4 * 1280 * 720);
  gl.readPixels(0, 0, 1280, 720, gl.RGBA, gl.UNSIGNED_BYTE, pixels);
  const [r, g, b] = pixels;
  let drawn = 0;
  for (let i = 0; i < pixels.length; i += 4) if (pixels[i] !== r || pixels[i + 1] !== g || pixels[i + 2] !== b) drawn++;
  return drawn / (1280 * 720);
};
`;

const OURS = `
import ${JSON.stringify(TOKENS)};
import ${JSON.stringify(COLOURS)};
import { createScene } from ${JSON.stringify(cube('scene.ts'))};
import view from './view.json';
const canvas = document.querySelector('canvas');
const scene = createScene(canvas, { onFrame() {} });
scene.show(view);
scene.resize({ width: 1280, height: 720 });
scene.mark({
  choosable: view.stacks.flatMap((stack, cell) => (stack.isRemovable ? [cell] : [])),
  places: [], next: view.edge, hinted: [],
});
scene.focus(view.edge[0]);
const draw = () => scene.drawTurned(0.02);
${RACE}`;

/** The peer's scene, seen from where our camera is at the start, so that the cubes are as large. */
const THEIRS = `
import * as THREE from 'three';
import { AIM_HEIGHT, LENS } from ${JSON.stringify(cube('fit.ts'))};
import { HOME } from ${JSON.stringify(cube('orbit.ts'))};
import { createEye } from ${JSON.stringify(cube('view.ts'))};
const canvas = document.querySelector('canvas');
const renderer = new THREE.WebGLRenderer({ canvas, antialias: true });
renderer.setSize(1280, 720, false);
const scene = new THREE.Scene();
scene.background = new THREE.Color(0x0b0e14);
const eye = createEye();
eye.look(HOME, { width: 1280, height: 720 });
const distance = 720 / 2 / Math.tan((LENS * Math.PI) / 360) / eye.dieWidth();
const camera = new THREE.PerspectiveCamera(LENS, 1280 / 720, 0.1, 200);
camera.position.copy(eye.toEye).multiplyScalar(distance).y += AIM_HEIGHT;
camera.lookAt(0, AIM_HEIGHT, 0);
scene.add(new THREE.AmbientLight(0xffffff, 0.6));
const sun = new THREE.DirectionalLight(0xffffff, 2);
sun.position.set(-4, 9, 5);
scene.add(sun);
const group = new THREE.Group();
const geometry = new THREE.BoxGeometry(1, 1, 1);
const colours = [0xf2c230, 0xf0742b, 0x8f5df2, 0x3c86f5];
for (let i = 0; i < 64; i++) {
  const cube = new THREE.Mesh(geometry, new THREE.MeshStandardMaterial({ color: colours[(i * 7) % 4] }));
  cube.position.set((i % 4 - 1.5) * 1.045, Math.floor(i / 16) * 1.025 + 0.5, (Math.floor(i / 4) % 4 - 1.5) * 1.045);
  group.add(cube);
}
scene.add(group);
const draw = () => { group.rotation.y += 0.02; renderer.render(scene, camera); };
${RACE}`;

/** The view of the whole tower, right after the set-up. */
function startView(): TesseractView {
  const chance = seededChance('w3');
  const state = tesseract.setup(parseOptions(tesseract.options, {}), 2, chance);
  return tesseract.view(state, 0);
}

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
};

async function serve(folder: string): Promise<Server> {
  const server = createServer(async (request, response) => {
    const path = request.url === '/' ? '/index.html' : (request.url ?? '');
    try {
      const body = await readFile(join(folder, path));
      response.setHeader('content-type', TYPES[extname(path)] ?? 'application/octet-stream').end(body);
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  return server;
}

/** Functions that the pages put on their window. */
interface Racer {
  race(frames: number): void;
  cover(): number;
}

async function open(browser: Browser, server: Server): Promise<Page> {
  const page = await browser.newPage({ viewport: SIZE });
  const trouble = new Promise<never>((_, reject) => page.once('pageerror', reject));
  await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
  await Promise.race([page.waitForFunction(() => 'race' in window), trouble]);
  const cover = await page.evaluate(() => (window as unknown as Racer).cover());
  if (cover < LEAST_COVER) throw new Error(`only ${Math.round(100 * cover)} % of the stage was drawn on`);
  return page;
}

/** Frames per second of processor time, so that other programs on the machine count for neither side. */
async function race(session: CDPSession, page: Page): Promise<number> {
  const start = await processorTime(session);
  let [frames, elapsed] = [0, 0];
  while (elapsed < ROUND_SECONDS) {
    await page.evaluate(count => (window as unknown as Racer).race(count), BATCH);
    frames += BATCH;
    elapsed = (await processorTime(session)) - start;
  }
  return frames / elapsed;
}

async function rounds(browser: Browser, ours: Page, peer: Page, say: Say): Promise<Round[]> {
  const session = await browser.newBrowserCDPSession();
  await race(session, ours);
  await race(session, peer);
  const results: Round[] = [];
  for (let i = 1; i <= ROUNDS; i++) {
    const round = { ours: await race(session, ours), peer: await race(session, peer) };
    const ratio = formatRatio(round.ours / round.peer);
    say(`   round ${i} of ${ROUNDS}: ${formatRate(round.ours)} beside ${formatRate(round.peer)}, ${ratio}`);
    results.push(round);
  }
  return results;
}

async function run(say: Say): Promise<readonly Finding[]> {
  say('W3: building both scenes');
  const ourRoot = await writePage('cube', { 'index.html': HTML, 'main.js': OURS });
  await writeFile(join(ourRoot, 'view.json'), JSON.stringify(startView()));
  const peerRoot = await writePage('cubes', { 'index.html': HTML, 'main.js': THEIRS });
  await buildInto(join(TMP, 'cube-dist'), { configFile: CLIENT_CONFIG, root: ourRoot });
  await buildInto(join(TMP, 'cubes-dist'), { configFile: false, root: peerRoot });
  const servers = [await serve(join(TMP, 'cube-dist')), await serve(join(TMP, 'cubes-dist'))] as const;
  const args = ['--no-sandbox', '--use-angle=swiftshader', '--enable-unsafe-swiftshader'];
  const browser = await chromium.launch({ executablePath: findBrowser() as string, args });
  try {
    const results = await rounds(
      browser,
      await open(browser, servers[0]),
      await open(browser, servers[1]),
      say,
    );
    const { ours, peer, median, worst } = summarise(results);
    return [
      {
        id: 'W3',
        what: 'frames of the 3D cube, software WebGL, 1280x720',
        peer: 'bare three.js, 64 meshes',
        ours: formatRate(ours),
        theirs: formatRate(peer),
        median,
        worst,
        target: TARGETS.W3,
        verified: 'both cover the stage; a frame counts when it can be read back',
      },
    ];
  } finally {
    await browser.close();
    for (const server of servers) server.close();
  }
}

export const bench: Bench = { run };
