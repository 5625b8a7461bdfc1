/** W9: from opening home until its first button is drawn, on a slowed processor, beside the counter of W1. */
import type { Browser } from 'playwright-core';
import { createApp } from '../../packages/server/src/app.ts';
import type { Bench, Say } from './bench.ts';
import { type Client, openClient, visit } from './client.ts';
import { median } from './harness.ts';
import type { Finding } from './results.ts';
import { TARGETS } from './targets.ts';
import { buildCounter, COUNTER_FOLDER } from './w1.ts';

const ROUNDS = 9;
const SLOWNESS = 4;

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

async function run(say: Say): Promise<readonly Finding[]> {
  say(`W9: building the client and the counter; both open ${ROUNDS} times, by turns`);
  const client = await openClient();
  await buildCounter();
  const counter = await createApp(COUNTER_FOLDER);
  try {
    const home = { address: client.address, button: '.ticket button' };
    const peer = { address: await counter.listen({ port: 0, host: '127.0.0.1' }), button: '#app button' };
    const browser = await client.launch('plain');
    const rounds: (readonly [ours: number, theirs: number])[] = [];
    for (let i = 1; i <= ROUNDS; i++) {
      const [ours, theirs] = [await open(client, browser, home), await open(client, browser, peer)];
      say(`   round ${i} of ${ROUNDS}: home ${ours.toFixed(0)} ms, counter ${theirs.toFixed(0)} ms`);
      rounds.push([ours, theirs]);
    }
    return [findingOf(rounds)];
  } finally {
    await counter.close();
    await client.close();
  }
}

function findingOf(rounds: readonly (readonly [number, number])[]): Finding {
  const ratios = rounds.map(([ours, theirs]) => ours / theirs);
  const told = (side: 0 | 1): string => `${median(rounds.map(round => round[side])).toFixed(0)} ms`;
  return {
    id: 'W9',
    what: `home until its first button is drawn, processor slowed ${SLOWNESS} times`,
    peer: 'react + react-dom counter',
    ours: told(0),
    theirs: told(1),
    median: median(ratios),
    worst: Math.max(...ratios),
    target: TARGETS.W9,
    verified: `${ROUNDS} first visits each, by turns, from the same server; the button took a press each time`,
  };
}

export const bench: Bench = { run };
