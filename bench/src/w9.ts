/**
 * W9: from opening home until its first button is drawn, on a slowed processor, beside a static page: home as it was drawn
 * then, without scripts. For the record beside the counter of W1.
 */
import { copyFile, mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { createApp } from '../../packages/server/src/app.ts';
import type { Bench, Say } from './bench.ts';
import { CLIENT_FOLDER, TMP } from './built.ts';
import { type Client, openClient, visit } from './client.ts';
import { median } from './harness.ts';
import type { Finding } from './results.ts';
import { TARGETS } from './targets.ts';
import { buildCounter, COUNTER_FOLDER } from './w1.ts';

const ROUNDS = 9;
const SLOWNESS = 4;
const STILL_FOLDER = join(TMP, 'still');

/** A page, and the button that its visitor may press first. */
interface Opened {
  readonly address: string;
  readonly button: string;
}

/** Puts the time on the window at which the button was there, and the frame with it had been drawn. */
function watch(button: string): void {
  const look = (): void => {
    if (!document.querySelector(button)) return;
    observer.disconnect();
    const drawn = new MessageChannel();
    drawn.port1.onmessage = () => Object.assign(window, { ready: performance.now() });
    requestAnimationFrame(() => drawn.port2.postMessage(null));
  };
  const observer = new MutationObserver(look);
  observer.observe(document, { childList: true, subtree: true });
}

/** Milliseconds on a first visit, with nothing cached. */
async function open(client: Client, browser: Browser, { address, button }: Opened): Promise<number> {
  const context = await visit(client, browser);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWNESS });
  await page.addInitScript(watch, button);
  await page.goto(address);
  const ready = await page.waitForFunction(() => (window as { readonly ready?: number }).ready, null, {
    timeout: 60_000,
  });
  // The page counts as interactive once a press is answered.
  await page.locator(button).first().click({ trial: true });
  const ms = (await ready.jsonValue()) as number;
  await context.close();
  return ms;
}

/**
 * A folder with home as it is drawn on a first visit: its markup, sheets and fonts, no script. Taken when the button is
 * there: what home adds later would only slow the static page down.
 */
async function stillHome(client: Client, browser: Browser, { address, button }: Opened): Promise<string> {
  const context = await visit(client, browser);
  const page = await context.newPage();
  await page.goto(address);
  await page.locator(button).first().waitFor();
  const markup = (await page.content()).replace(
    /<script\b.*?<\/script>|<link rel="modulepreload"[^>]*>/gs,
    '',
  );
  await context.close();
  const [from, to] = [join(CLIENT_FOLDER, 'assets'), join(STILL_FOLDER, 'assets')];
  await rm(STILL_FOLDER, { recursive: true, force: true });
  await mkdir(to, { recursive: true });
  await writeFile(join(STILL_FOLDER, 'index.html'), markup);
  const files = (await readdir(from)).filter(file => /\.(?:css|woff2)$/.test(file));
  await Promise.all(files.map(file => copyFile(join(from, file), join(to, file))));
  return STILL_FOLDER;
}

async function run(say: Say): Promise<readonly Finding[]> {
  say(`W9: building the client and the counter; both open ${ROUNDS} times, by turns`);
  const client = await openClient();
  await buildCounter();
  const browser = await client.launch('plain');
  const home = { address: client.address, button: '.ticket button' };
  const apps = await Promise.all(
    [COUNTER_FOLDER, await stillHome(client, browser, home)].map(folder => createApp(folder)),
  );
  try {
    const [counter = '', still = ''] = await Promise.all(
      apps.map(app => app.listen({ port: 0, host: '127.0.0.1' })),
    );
    const pages = [home, { address: counter, button: '#app button' }, { ...home, address: still }];
    const rounds: (readonly number[])[] = [];
    for (let i = 1; i <= ROUNDS; i++) {
      const times: number[] = [];
      for (const page of pages) times.push(await open(client, browser, page));
      const [ours, theirs, unscripted] = times.map(ms => ms.toFixed(0));
      say(`   round ${i} of ${ROUNDS}: home ${ours} ms, counter ${theirs} ms, static ${unscripted} ms`);
      rounds.push(times);
    }
    return [
      { ...findingOf(rounds, 2, 'home without scripts'), target: TARGETS.W9 },
      findingOf(rounds, 1, 'react + react-dom counter'),
    ];
  } finally {
    for (const app of apps) await app.close();
    await client.close();
  }
}

function findingOf(rounds: readonly (readonly number[])[], side: number, peer: string): Finding {
  const ratios = rounds.map(times => (times[0] as number) / (times[side] as number));
  const told = (index: number): string =>
    `${median(rounds.map(times => times[index] as number)).toFixed(0)} ms`;
  return {
    id: 'W9',
    what: `home until its first button is drawn, processor slowed ${SLOWNESS} times`,
    peer,
    ours: told(0),
    theirs: told(side),
    median: median(ratios),
    worst: Math.max(...ratios),
    verified: `${ROUNDS} first visits each, by turns, from the same server; the button took a press each time`,
  };
}

export const bench: Bench = { run };
