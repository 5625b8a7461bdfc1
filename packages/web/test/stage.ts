/** A real server on loopback and a real Chromium, for tests that play the way a person would. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import AxeBuilder from '@axe-core/playwright';
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
import { type MatchRecord, newRecord } from '../src/match/record.ts';

const ROOT = join(import.meta.dirname, '..', '..', '..');
const PICTURES = join(ROOT, 'docs', 'pictures');

/** Nothing may leave the machine, and as root Chromium has no sandbox. */
const FLAGS = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

/** Without a graphics card: no WebGL at all, or WebGL drawn by the processor. */
const GRAPHICS = {
  none: ['--disable-gpu', '--disable-3d-apis'],
  software: ['--use-angle=swiftshader', '--enable-unsafe-swiftshader'],
} as const;

export interface Stage {
  readonly address: string;
  /** A fresh visitor: own storage, own window. Page errors and console errors fail the test through `troubles`. */
  visit(options?: BrowserContextOptions): Promise<Visitor>;
  close(): Promise<void>;
}

interface Visitor {
  readonly page: Page;
  readonly context: BrowserContext;
  /** What the page complained about: exceptions, console errors, failed requests. */
  readonly troubles: readonly string[];
}

export const DESKTOP = { width: 1440, height: 900 } as const;
export const TABLET = { width: 1024, height: 768 } as const;
export const PHONE = { width: 390, height: 844 } as const;

export async function openStage(graphics: keyof typeof GRAPHICS = 'none'): Promise<Stage> {
  const app = await createApp(join(ROOT, 'packages', 'web', 'dist'));
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  const args = [...FLAGS, ...GRAPHICS[graphics]];
  const browser: Browser = await chromium.launch({ executablePath: findBrowser() as string, args });
  return {
    address,
    visit: options => visit(browser, address, options),
    close: async () => {
      await browser.close();
      await app.close();
    },
  };
}

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
  const page = await context.newPage();
  page.setDefaultTimeout(15_000);
  const troubles: string[] = [];
  page.on('pageerror', error => troubles.push(error.message));
  page.on('console', message => {
    if (message.type() === 'error') troubles.push(message.text());
  });
  page.on('requestfailed', request => troubles.push(`${request.url()} failed`));
  page.on('request', request => {
    if (!/^(data|blob):/.test(request.url()) && !request.url().startsWith(address))
      troubles.push(`asked ${request.url()}`);
  });
  return { page, context, troubles };
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

/** Puts a match into the browser the way the page itself stores one, and opens it. */
export async function openStored(
  page: Page,
  setup: MatchSetup,
  change: Partial<MatchRecord> = {},
): Promise<void> {
  const record = { ...newRecord(setup, Date.now(), 'test'), ...change };
  await page.addInitScript(
    ([key, json]) => {
      localStorage[key] ??= json;
    },
    [`tessera.match.${setup.id}`, JSON.stringify(record)] as const,
  );
  await page.goto(`/match/${setup.id}`);
  await page.locator('.table-root').waitFor();
}

/** Rules of accessibility that the page breaks, as "rule: element". */
export async function axeViolations(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(node => `${id}: ${node.target.join(' ')}`));
}

/** Whether anything of the page is cut off or needs scrolling sideways or down to decide. */
export const overflows = (page: Page): Promise<{ x: number; y: number }> =>
  page.evaluate(() => ({
    x: document.documentElement.scrollWidth - window.innerWidth,
    y: document.documentElement.scrollHeight - window.innerHeight,
  }));

/** Buttons whose words do not fit: wider than their box, or cut off by what they stand in. */
export const clippedButtons = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const isCut = (element: Element, right: number): boolean => {
      const parent = element.parentElement;
      if (!parent) return false;
      const clips = getComputedStyle(parent).overflowX !== 'visible';
      return (clips && right > parent.getBoundingClientRect().right + 1) || isCut(parent, right);
    };
    return [...document.querySelectorAll<HTMLElement>('main button, .table-root button')].flatMap(button => {
      const isWide = button.scrollWidth > button.clientWidth + 1;
      const isClipped = isWide || isCut(button, button.getBoundingClientRect().right);
      return isClipped && button.offsetWidth > 0 ? [button.innerText || button.className] : [];
    });
  });

/** Keeps a picture under docs/pictures when UPDATE_PICTURES is set; always takes it, so a blank page fails. */
export async function picture(page: Page, name: string, isKept = true): Promise<Buffer> {
  mkdirSync(PICTURES, { recursive: true });
  const path = process.env.UPDATE_PICTURES && isKept ? { path: join(PICTURES, `${name}.png`) } : {};
  return page.screenshot(path);
}
