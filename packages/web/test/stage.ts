/** A real server on loopback and a real Chromium, for tests that play the way a person would. */
import { join } from 'node:path';
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Page,
} from 'playwright-core';
import { onTestFinished } from 'vitest';
import { findBrowser } from '../../../scripts/browser.mjs';
import { createApp } from '../../server/src/app.ts';
import type { MatchSetup } from '../src/match/client.ts';
import { type OldRecord, oldRecord } from '../src/match/testing/oldRecord.ts';

const ROOT = join(import.meta.dirname, '..', '..', '..');

/** Nothing may leave the machine, and as root Chromium has no sandbox. */
const FLAGS = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

/**
 * Pages of the browser's own, opened beside each of ours and seen by nobody: a fifth of all the work. A second list
 * replaces that of Playwright, so what it has against talking to the network and holding back paint stands here too.
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
];

/** Without a graphics card: no WebGL at all, or WebGL drawn by the processor. */
const GRAPHICS = {
  none: ['--disable-gpu', '--disable-3d-apis'],
  software: ['--use-angle=swiftshader', '--enable-unsafe-swiftshader'],
} as const;

/** How many times slower pages shall be than the machine: tests that press before they have looked fail with 4. */
const SLOWNESS = Number(process.env.SLOWNESS ?? 1);

interface Visitor {
  readonly page: Page;
  readonly context: BrowserContext;
  /** What the page complained about: exceptions, console errors, failed requests, bots that failed. */
  readonly troubles: readonly string[];
}

export const DESKTOP = { width: 1440, height: 900 } as const;
export const TABLET = { width: 1024, height: 768 } as const;
export const PHONE = { width: 390, height: 844 } as const;

interface Stage {
  /** A fresh visitor: own storage, own window. Page errors and console errors fail the test through `troubles`. */
  visit(options?: BrowserContextOptions): Promise<Visitor>;
}

/** Opened by the first visitor and used by all of them, file after file, until the worker of the test runner ends. */
function stageWith(graphics: keyof typeof GRAPHICS): Stage {
  const args = [...FLAGS, `--disable-features=${NOT_NEEDED.join(',')}`, ...GRAPHICS[graphics]];
  let browser: Promise<Browser> | undefined;
  return {
    visit: async options => {
      browser ??= chromium.launch({ executablePath: findBrowser() as string, args });
      return visit(await browser, options?.baseURL ?? (await ours()), options);
    },
  };
}

let served: Promise<string> | undefined;
/** Only who brings no address of a server needs this one. */
const ours = (): Promise<string> => (served ??= serve());

async function serve(): Promise<string> {
  const app = await createApp(join(ROOT, 'packages', 'web', 'dist'));
  return app.listen({ port: 0, host: '127.0.0.1' });
}

export const stage = stageWith('none');
/** Where the cube is drawn in 3D; slow. */
export const solidStage = stageWith('software');

async function visit(browser: Browser, address: string, options?: BrowserContextOptions): Promise<Visitor> {
  const context = await browser.newContext({
    viewport: DESKTOP,
    locale: 'en-GB',
    reducedMotion: 'reduce',
    baseURL: address,
    ...options,
  });
  // A table that nobody looks at any more still costs something.
  onTestFinished(() => context.close());
  await context.addInitScript(veil);
  const page = await context.newPage();
  if (SLOWNESS > 1)
    await (await context.newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate: SLOWNESS });
  page.setDefaultTimeout(30_000 * SLOWNESS);
  const troubles: string[] = [];
  page.on('pageerror', error => troubles.push(error.message));
  page.on('console', message => {
    // A bot that fails is only a warning to who plays on.
    if (message.type() === 'error' || message.text().startsWith('A bot failed'))
      troubles.push(message.text());
  });
  page.on('requestfailed', request => {
    // Whoever leaves a page breaks off what it still loads, its icon for one.
    const why = request.failure()?.errorText;
    if (why !== 'net::ERR_ABORTED') troubles.push(`${request.url()} failed: ${why}`);
  });
  page.on('request', request => {
    if (!/^(data|blob):/.test(request.url()) && !request.url().startsWith(address))
      troubles.push(`asked ${request.url()}`);
  });
  return { page, context, troubles };
}

/** A page that nobody looks at is laid out, but not painted: painting is a third of the work of a test that plays. */
function veil(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('html { opacity: 0 }');
  document.adoptedStyleSheets = [sheet];
}

/** Lifts the veil for a picture, and for whoever judges colours. */
export async function unveiled<T>(page: Page, look: () => Promise<T>): Promise<T> {
  const hang = (isGone: boolean): Promise<void> =>
    page.evaluate(value => {
      for (const sheet of document.adoptedStyleSheets) sheet.disabled = value;
    }, isGone);
  await hang(true);
  const seen = await look();
  await hang(false);
  return seen;
}

/** What a visitor has chosen before the first page, and may choose anew. */
export const settle = (page: Page, settings: object): Promise<unknown> =>
  page.addInitScript(json => {
    localStorage['tessera.settings'] ??= json;
  }, JSON.stringify(settings));

/** A visitor who is taught nothing and waits for no bot. */
export async function quickVisit(options: BrowserContextOptions = {}): Promise<Page> {
  const { page } = await stage.visit(options);
  await settle(page, { coaching: false, botSpeed: 'instant' });
  return page;
}

/** Every match that this visitor starts has the same seed: dice and bots' moves are the same in every run. */
export async function pinSeed(page: Page, byte: number): Promise<void> {
  await page.addInitScript(value => {
    crypto.getRandomValues = array => {
      if (array instanceof Uint8Array) array.fill(value);
      return array;
    };
  }, byte);
}

/** Puts a match into the browser the way an earlier version stored one, and opens it. */
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

/** Waits until whatever was just asked of the page is on the screen. */
export const drawn = (page: Page): Promise<unknown> =>
  page.evaluate(() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done))));

/** Whether anything of the page is cut off or needs scrolling sideways or down to decide. */
export const overflows = (page: Page): Promise<{ x: number; y: number }> =>
  page.evaluate(() => ({
    x: document.documentElement.scrollWidth - window.innerWidth,
    y: document.documentElement.scrollHeight - window.innerHeight,
  }));

/** Buttons and choices whose words do not fit: wider than their box, or cut off by what they stand in. */
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
