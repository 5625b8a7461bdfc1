/** The client, built in the run that measures it, in real browsers: home, its tables, and pages to compare them with. */
import { readdirSync, readFileSync } from 'node:fs';
import { Match, type MatchLog, parseOptions } from '@tessera/engine';
import { loop } from '@tessera/games/loop';
import { quantum } from '@tessera/games/quantum';
import { rift } from '@tessera/games/rift';
import { tesseract } from '@tessera/games/tesseract';
import { type Browser, type BrowserContext, type CDPSession, chromium, type Page } from 'playwright-core';
import { createApp } from '../../packages/server/src/app.ts';
import type { MatchSetup, SeatHolder } from '../../packages/web/src/match/client.ts';
import { headerOf } from '../../packages/web/src/match/setup.ts';
import { oldRecord } from '../../packages/web/src/match/testing/oldRecord.ts';
import { findBrowser } from '../../scripts/browser.mjs';
import { buildClient, CLIENT_FOLDER } from './built.ts';

export const TABLES = ['rift', 'layers', 'cube', 'quantum', 'loop'] as const;
export type TableName = (typeof TABLES)[number];

export const TITLES: Readonly<Record<TableName, string>> = {
  rift: 'rift',
  layers: 'tesseract, layers',
  cube: 'tesseract, 3D',
  quantum: 'quantum',
  loop: 'loop',
};

const FLAGS = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * Browser flags without a graphics card: the processor paints, and draws WebGL only where a table needs it
 * (which slows all painting).
 */
const GRAPHICS = {
  plain: ['--disable-gpu'],
  webgl: ['--use-angle=swiftshader', '--enable-unsafe-swiftshader'],
} as const;

export type Graphics = keyof typeof GRAPHICS;

export const graphicsOf = (table: TableName): Graphics => (table === 'cube' ? 'webgl' : 'plain');

/** Settings with all animation, and bots that answer at once. */
const SETTINGS = { motion: 'full', botSpeed: 'instant', animation: 'fast', coaching: false };

export interface Client {
  readonly address: string;
  launch(graphics: Graphics): Promise<Browser>;
  close(): Promise<void>;
}

export async function openClient(): Promise<Client> {
  await buildClient();
  const app = await createApp(CLIENT_FOLDER);
  const browsers: Browser[] = [];
  return {
    address: await app.listen({ port: 0, host: '127.0.0.1' }),
    async launch(graphics) {
      const args = [...FLAGS, ...GRAPHICS[graphics]];
      const browser = await chromium.launch({ executablePath: findBrowser() as string, args });
      browsers.push(browser);
      return browser;
    },
    async close() {
      for (const browser of browsers) await browser.close();
      await app.close();
    },
  };
}

/** A page with a single button; pressing it repaints the button. */
export const BARE = `data:text/html,<!doctype html><title>bare</title><button style="font-size:40px" onclick="this.textContent=++n">0</button><script>n=0</script>`;

/** A visitor of the client's pages. */
export const visit = ({ address }: Client, browser: Browser): Promise<BrowserContext> =>
  browser.newContext({
    viewport: { width: 1440, height: 900 },
    locale: 'en-GB',
    baseURL: address,
    reducedMotion: 'no-preference',
  });

const PERSON: SeatHolder = { kind: 'you', name: 'Ada' };
const FRIEND: SeatHolder = { kind: 'friend', name: 'Milo' };
/** Lower levels answer so quickly that a match is over before it can be watched. */
const BEST: SeatHolder = { kind: 'bot', name: '', level: 'best' };

interface Scene {
  readonly game: typeof tesseract;
  readonly seed: string;
  readonly options: MatchSetup['options'];
  /** Answers before the measured ones. */
  readonly played: readonly string[];
}

const TESSERACT: Scene = {
  game: tesseract,
  seed: 'won 5',
  options: {},
  played: ['pick 0,0', 'pick 0,3', 'study L2-01'],
};

const SCENES: Readonly<Record<TableName, Scene>> = {
  rift: {
    game: rift as never,
    seed: 'bench',
    options: { firstPlayer: 'w' },
    played: 'P@l3 T@f13 T@c2 P@d14 S@l2 S@h14 V@o3 V@i14 H@b2 V@o14 X@c9 X@i10 X@h9 X@c11 G@d2'.split(' '),
  },
  layers: TESSERACT,
  cube: TESSERACT,
  quantum: {
    game: quantum as never,
    seed: 'quantum-2',
    options: {},
    played: ['reroll', 'reroll', 'ships 1,0 1,2 2,1', 'ships 6,7 7,6 8,7'],
  },
  loop: { game: loop as never, seed: 'loop-sabotage', options: {}, played: ['none'] },
};

/** Opens the table of a match in progress, with people at all seats or bots at all of them. */
export async function openTable(
  context: BrowserContext,
  name: TableName,
  who: 'people' | 'bots',
): Promise<Page> {
  const { game, seed, options, played } = SCENES[name];
  const seats = who === 'bots' ? [BEST, BEST] : [PERSON, FRIEND];
  const setup: MatchSetup = { id: 'bench', game: game.id, title: 'bench', seats, options, seed };
  const record = oldRecord(setup, { log: logOf(game, setup, played) });
  const page = await context.newPage();
  await page.addInitScript(
    stored => {
      for (const [key, value] of Object.entries(stored)) localStorage[key] ??= value;
    },
    {
      'tessera.match.bench': JSON.stringify(record),
      'tessera.settings': JSON.stringify(SETTINGS),
      'tessera.tesseract.drawing': name === 'layers' ? 'layers' : 'cube',
    },
  );
  await page.goto('/match/bench');
  await page.locator(name === 'cube' ? 'canvas' : '.table-root').waitFor({ timeout: 90_000 });
  return page;
}

function logOf(game: typeof tesseract, setup: MatchSetup, answers: readonly string[]): MatchLog {
  const header = headerOf(setup);
  const match = new Match(game, { ...header, options: parseOptions(game.options, header.options) });
  for (const answer of answers)
    match.submit(game.decider(match.state) ?? 0, game.notation.parseMove(match.state, answer));
  return match.log();
}

/** Processor time of the whole browser so far, in seconds: drawing without a GPU is work of several processes. */
export async function processorTime(session: CDPSession): Promise<number> {
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  return processInfo.reduce((sum, { cpuTime }) => sum + cpuTime, 0);
}

/** Processor time of each thread, in seconds, by its id. */
export type ThreadTimes = ReadonlyMap<string, number>;

/**
 * Processor time of a browser, to be read without asking it anything. Linux counts the nanoseconds of each thread;
 * elsewhere the browser is asked, and counts hundredths of a second of each process.
 */
export async function threadClock(session: CDPSession): Promise<() => Promise<ThreadTimes>> {
  const list = async () => (await session.send('SystemInfo.getProcessInfo')).processInfo;
  const processes = (await list()).map(({ id }) => id);
  if (processes.some(id => threadsOf(id).length === 0))
    return async () => new Map((await list()).map(({ id, cpuTime }) => [`${id}`, cpuTime]));
  return async () => new Map(processes.flatMap(threadsOf));
}

/** Empty where the system does not count threads, and for a process that has ended. */
function threadsOf(process: number): readonly (readonly [id: string, seconds: number])[] {
  const folder = `/proc/${process}/task`;
  try {
    return readdirSync(folder).map(thread => {
      const [nanoseconds] = readFileSync(`${folder}/${thread}/schedstat`, 'utf8').split(' ');
      return [thread, Number(nanoseconds) / 1e9];
    });
  } catch {
    return [];
  }
}

/** Seconds between two readings; a thread that has ended in between counts for nothing. */
export const spentBetween = (before: ThreadTimes, after: ThreadTimes): number =>
  [...after].reduce((sum, [thread, time]) => sum + time - (before.get(thread) ?? 0), 0);
