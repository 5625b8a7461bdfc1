/** W7: idle cost of home and every table beside a copy of home without scripts, all at the same time. */
import type { BrowserContext, CDPSession, Page } from 'playwright-core';
import type { Bench, Say } from './bench.ts';
import {
  BARE,
  type Client,
  openClient,
  openTable,
  spentBetween,
  TABLES,
  type ThreadTimes,
  TITLES,
  threadClock,
  visit,
} from './client.ts';
import { median } from './harness.ts';
import { type Finding, formatRatio } from './results.ts';
import { TARGETS } from './targets.ts';

const ROUNDS = 5;
const ROUND_SECONDS = 30;
/** Long enough for home to have animated every tile, and for a table to be drawn. */
const SETTLE_SECONDS = 20;

interface Idler {
  readonly name: string;
  readonly page: Page;
  readonly session: CDPSession;
}

/** Opens each page in a browser of its own, so that each has its own processes. */
async function idle(client: Client, name: string, open: (client: Client) => Promise<Page>): Promise<Idler> {
  const page = await open(client);
  const browser = page.context().browser();
  if (!browser) throw new Error('a page has a browser');
  return { name, page, session: await browser.newBrowserCDPSession() };
}

async function openIdlers(client: Client): Promise<readonly Idler[]> {
  const context = async () => visit(client, await client.launch('webgl'));
  const goTo = (address: string) => async () => {
    const page = await (await context()).newPage();
    await page.goto(address);
    return page;
  };
  const home = await idle(client, 'home', goTo('/'));
  await home.page.locator('.ticket button').first().waitFor();
  return [
    await idle(client, 'static', () => openStill(context, home.page)),
    await idle(client, 'one button', goTo(BARE)),
    home,
    ...(await Promise.all(
      TABLES.map(name => idle(client, TITLES[name], async () => openTable(await context(), name, 'people'))),
    )),
  ];
}

/**
 * A static page: what home shows, with its pictures, sheets and fonts, without its scripts. A browser cleans up its
 * memory while nothing happens, and the more it shows the longer that takes.
 */
async function openStill(context: () => Promise<BrowserContext>, home: Page): Promise<Page> {
  const page = await (await context()).newPage();
  const body = (await home.content()).replace(/<script\b.*?<\/script>|<link rel="modulepreload"[^>]*>/gs, '');
  await page.route('**/still', route => route.fulfill({ contentType: 'text/html', body }));
  await page.goto('/still');
  return page;
}

const sleep = (seconds: number): Promise<void> => new Promise(resolve => setTimeout(resolve, seconds * 1000));

/** Seconds of processor time of each in one round; at least a microsecond, so that ratios are finite. */
async function round(idlers: readonly Idler[]): Promise<number[]> {
  const clocks = await Promise.all(idlers.map(({ session }) => threadClock(session)));
  const read = () => Promise.all(clocks.map(clock => clock()));
  const before = await read();
  await sleep(ROUND_SECONDS);
  const after = await read();
  return after.map((times, i) => Math.max(1e-6, spentBetween(before[i] as ThreadTimes, times)));
}

async function run(say: Say): Promise<readonly Finding[]> {
  say('W7: building the client and opening every page in a browser of its own');
  const client = await openClient();
  try {
    const idlers = await openIdlers(client);
    await sleep(SETTLE_SECONDS);
    const rounds: number[][] = [];
    for (let i = 1; i <= ROUNDS; i++) {
      const times = await round(idlers);
      say(
        `   round ${i} of ${ROUNDS}: ${idlers.map(({ name }, j) => `${name} ${inMs(times[j] as number)}`).join(', ')}`,
      );
      rounds.push(times);
    }
    return idlers.slice(1).map(({ name }, i) => findingOf(name, rounds, i + 1));
  } finally {
    await client.close();
  }
}

const inMs = (seconds: number): string => `${(1000 * seconds).toFixed(1)} ms`;

function findingOf(name: string, rounds: readonly (readonly number[])[], index: number): Finding {
  const [ours, theirs] = [index, 0].map(i => median(rounds.map(times => times[i] as number))) as [
    number,
    number,
  ];
  const ratios = rounds.map(times => (times[index] as number) / (times[0] as number));
  return {
    id: 'W7',
    what: `${name}, nothing happens for ${ROUND_SECONDS} s`,
    peer: 'home without scripts',
    ours: inMs(ours),
    theirs: inMs(theirs),
    median: median(ratios),
    worst: Math.max(...ratios),
    ...(name !== 'one button' && { target: TARGETS.W7 }),
    verified: `all open at once, each in its own browser, motion on; worst of ${ROUNDS} rounds ${formatRatio(Math.max(...ratios))}`,
  };
}

export const bench: Bench = { run };
