/** Replays stored games in a page of headless Chromium, with the sources built as the client is. */
import { fileURLToPath } from 'node:url';
import type { MatchLog } from '@tessera/engine';
import { chromium } from 'playwright-core';
import { build, type Rolldown } from 'vite';
import { findBrowser } from '../../../../scripts/browser.mjs';

const STEPS = fileURLToPath(new URL('./steps.ts', import.meta.url));
/** Global name of the bundle in the page. */
const NAME = 'replays';

/** No network beyond this machine; Chromium has no sandbox as root. */
const FLAGS = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-gpu',
];

export type Replay = (log: MatchLog) => Promise<readonly string[]>;

export async function inBrowser<T>(use: (replay: Replay) => Promise<T>): Promise<T> {
  const content = await script();
  const browser = await chromium.launch({ executablePath: findBrowser() as string, args: FLAGS });
  try {
    const page = await browser.newPage();
    await page.addScriptTag({ content });
    return await use(log =>
      page.evaluate(
        ([name, one]) =>
          (globalThis as unknown as Record<string, typeof import('./steps.ts')>)[name]!.stepsOf(one),
        [NAME, log] as const,
      ),
    );
  } finally {
    await browser.close();
  }
}

async function script(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: { write: false, target: 'es2023', lib: { entry: STEPS, formats: ['iife'], name: NAME } },
  });
  const [{ output }] = built as Rolldown.RolldownOutput[] as [Rolldown.RolldownOutput];
  return output[0].code;
}
