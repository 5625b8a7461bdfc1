/** A real server on loopback and a real Chromium, for end-to-end tests. */
import { join } from 'node:path';
import { type BrowserContext, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { findBrowser } from '../../../scripts/browser.mjs';
import { createApp } from '../../server/src/app.ts';
import type { MatchSetup } from '../src/match/client.ts';
import { type OldRecord, oldRecord } from '../src/match/testing/oldRecord.ts';
import { type Room, type Rooms, roomsOf, type Wanted } from './rooms.ts';
import { veil } from './veil.ts';

const ROOT = join(import.meta.dirname, '..', '..', '..');

/**
 * Flags that spare a fifth of the work: fewer processes, and no optimising compiler, whose code a page of a test does not
 * live long enough to run.
 */
const LEAN = ['--in-process-gpu', '--enable-features=NetworkServiceInProcess2', '--js-flags=--no-turbofan'];

/** Flags: no network access beyond loopback, and no sandbox, since Chromium has none as root. */
const FLAGS = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  ...LEAN,
];

/**
 * Features of the browser that open invisible pages beside each tested one: a fifth of all the work. The list
 * replaces Playwright's own, so that its entries about networking and painting are repeated here.
 */
const NOT_NEEDED = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'PreloadTopChromeWebUI',
  'LensOverlay',
  'MediaRouter',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'PreconnectToSearch',
  'AimEnabled',
  'HttpsUpgrades',
  'PaintHolding',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'SpareRendererForSitePerProcess',
];

/** Without a GPU: no WebGL at all, or WebGL by software. */
const GRAPHICS = {
  none: ['--disable-gpu', '--disable-3d-apis'],
  software: ['--use-angle=swiftshader', '--enable-unsafe-swiftshader'],
} as const;

/** CPU throttling factor: tests that press before they have waited fail with 4. */
const SLOWNESS = Number(process.env.SLOWNESS ?? 1);

interface Visitor {
  readonly page: Page;
  /** Problems of the page: exceptions, console errors, failed requests, failed bots. */
  readonly troubles: readonly string[];
}

export const DESKTOP = { width: 1440, height: 900 } as const;
export const TABLET = { width: 1024, height: 768 } as const;
export const PHONE = { width: 390, height: 844 } as const;

interface Stage {
  /**
   * Opens a page with empty storage. It may have served earlier tests; page errors and console errors are
   * collected in `troubles`.
   */
  visit(options?: BrowserContextOptions): Promise<Visitor>;
  /** Opens a page in a context of its own, for tests of caches, requests, permissions and several tabs. */
  visitApart(options?: BrowserContextOptions): Promise<Visitor & { readonly context: BrowserContext }>;
}

/** Browser and server are opened by the first visitor and shared by all files of a test worker. */
function stageWith(graphics: keyof typeof GRAPHICS): Stage {
  const args = [...FLAGS, `--disable-features=${NOT_NEEDED.join(',')}`, ...GRAPHICS[graphics]];
  let rooms: Promise<Rooms> | undefined;
  const open = async (): Promise<Rooms> =>
    roomsOf(await chromium.launch({ executablePath: findBrowser() as string, args }), prepare);
  const opened = (): Promise<Rooms> => (rooms ??= open());
  return {
    visit: async options => (await opened()).shared(await wantedOf(options)),
    async visitApart(options) {
      const { own, context, troubles } = await (await opened()).fresh(await wantedOf(options));
      return { page: own, context, troubles };
    },
  };
}

const wantedOf = async (options: BrowserContextOptions = {}): Promise<Wanted> => ({
  viewport: DESKTOP,
  locale: 'en-GB',
  reducedMotion: 'reduce',
  ...options,
  baseURL: options.baseURL ?? (await ours()),
});

let served: Promise<string> | undefined;
/** The server is started only for visitors without an address of another one. */
const ours = (): Promise<string> => (served ??= serve());
const files = new Map<string, string>();

async function serve(): Promise<string> {
  const app = await createApp(join(ROOT, 'packages', 'web', 'dist'));
  app.get('/of-tests/:name', ({ params }, reply) =>
    reply
      .headers({ 'content-type': 'text/javascript', 'cache-control': 'max-age=31536000, immutable' })
      .send(files.get((params as { readonly name: string }).name) ?? ''),
  );
  return app.listen({ port: 0, host: '127.0.0.1' });
}

/** Lets the server of the stage serve a script; returns its address. */
export async function serveFile(name: string, content: string): Promise<string> {
  files.set(name, content);
  return `${await ours()}/of-tests/${name}`;
}

export const stage = stageWith('none');
/** Stage with the 3D cube; slow. */
export const solidStage = stageWith('software');

/** Prepares a page for all its visitors. */
async function prepare(room: Room): Promise<void> {
  const { own: page, context, session, address } = room;
  await context.addInitScript(veil);
  if (SLOWNESS > 1) await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWNESS });
  page.setDefaultTimeout(30_000 * SLOWNESS);
  page.on('pageerror', error => room.troubles.push(error.message));
  page.on('console', message => {
    // Failed bots are reported as warnings.
    if (message.type() === 'error' || message.text().startsWith('A bot failed'))
      room.troubles.push(message.text());
  });
  page.on('requestfailed', request => {
    // Aborted requests are expected when a page is left.
    const why = request.failure()?.errorText;
    if (why !== 'net::ERR_ABORTED') room.troubles.push(`${request.url()} failed: ${why}`);
  });
  page.on('request', request => {
    if (!/^(data|blob):/.test(request.url()) && !request.url().startsWith(address))
      room.troubles.push(`asked ${request.url()}`);
  });
}

/** Sets the visitor's settings before the first page. */
export const settle = (page: Page, settings: object): Promise<unknown> =>
  page.addInitScript(json => {
    localStorage['tessera.settings'] ??= json;
  }, JSON.stringify(settings));

/** A visitor without tips and without pauses of bots. */
export async function quickVisit(options: BrowserContextOptions = {}): Promise<Page> {
  const { page } = await stage.visit(options);
  await settle(page, { coaching: false, botSpeed: 'instant' });
  return page;
}

/** Hints from now on after a tenth of a second instead of one and a half, where any search finds the answer. */
export async function thinkBriefly(page: Page): Promise<void> {
  const hurry = (): void => {
    const { postMessage } = Worker.prototype;
    Worker.prototype.postMessage = function (this: Worker, message: { readonly type?: string }): void {
      postMessage.call(this, message.type === 'advise' ? { ...message, ms: 100 } : message);
    };
  };
  await page.addInitScript(hurry);
  await page.evaluate(hurry);
}

/** Holds the analyst's insights back on pages opened from now on; the function lets them go and waits for the first. */
export async function holdInsights(page: Page): Promise<() => Promise<void>> {
  await page.addInitScript(() => {
    const { postMessage } = Worker.prototype;
    let held: (() => Promise<void>)[] | undefined = [];
    Worker.prototype.postMessage = function (this: Worker, message: { readonly type?: string }): void {
      const send = (): void => postMessage.call(this, message);
      const answered = async (): Promise<void> => {
        const reply = new Promise(resolve => this.addEventListener('message', resolve, { once: true }));
        send();
        await reply;
      };
      if (message.type === 'insight' && held) held.push(answered);
      else send();
    };
    Object.assign(window, {
      async release() {
        await Promise.all((held ?? []).map(send => send()));
        held = undefined;
      },
    });
  });
  return () => page.evaluate(() => (window as unknown as { release(): Promise<void> }).release());
}

/** Pins the seed of every match of this visitor: dice and bots' answers are the same in every run. */
export async function pinSeed(page: Page, byte: number): Promise<void> {
  await page.addInitScript(value => {
    crypto.getRandomValues = array => {
      if (array instanceof Uint8Array) array.fill(value);
      return array;
    };
  }, byte);
}

/** Stores a match in the format of an earlier version, and opens it. */
export async function openStored(
  page: Page,
  setup: MatchSetup,
  change: Partial<OldRecord> = {},
): Promise<void> {
  await page.addInitScript(
    ([key, json]) => {
      localStorage[key] ??= json;
    },
    [`tessera.match.${setup.id}`, JSON.stringify(oldRecord(setup, change))] as const,
  );
  await page.goto(`/match/${setup.id}`);
  await page.locator('.table-root').waitFor();
}

/** Waits until pending updates are rendered. */
export const drawn = (page: Page): Promise<unknown> =>
  page.evaluate(() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done))));

/** Pixels by which the page overflows its viewport. */
export const overflows = (page: Page): Promise<{ x: number; y: number }> =>
  page.evaluate(() => ({
    x: document.documentElement.scrollWidth - window.innerWidth,
    y: document.documentElement.scrollHeight - window.innerHeight,
  }));

/** Buttons and choices whose text overflows or is clipped. */
export const clippedButtons = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const isCut = (element: Element, right: number): boolean => {
      const parent = element.parentElement;
      if (!parent) return false;
      const clips = getComputedStyle(parent).overflowX !== 'visible';
      return (clips && right > parent.getBoundingClientRect().right + 1) || isCut(parent, right);
    };
    const pressed = 'main :is(button, .choice label), .table-root button';
    return [...document.querySelectorAll<HTMLElement>(pressed)].flatMap(button => {
      const isWide = button.innerText !== '' && button.scrollWidth > button.clientWidth + 1;
      const isClipped = isWide || isCut(button, button.getBoundingClientRect().right);
      return isClipped && button.offsetWidth > 0 ? [button.innerText || button.className] : [];
    });
  });
