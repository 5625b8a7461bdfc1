/** Pictures of pages whose test failed, in a folder that git ignores: a rare failure can be looked at afterwards. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { unveiled } from './veil.ts';

const FOLDER = join(import.meta.dirname, '..', '..', '..', 'coverage', 'failures');

/** Pictures taken by this process. */
let count = 0;

/** Writes the screenshot, the address and the focused element of a page; a page that is gone has none. */
export async function pictureFailure(page: Page, test: string): Promise<void> {
  try {
    const name = `${process.pid}-${++count}-${test.replaceAll(/\W+/g, '-').slice(0, 60)}`;
    const focused = await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 300));
    const picture = await unveiled(page, () => page.screenshot({ timeout: 10_000 }));
    mkdirSync(FOLDER, { recursive: true });
    writeFileSync(join(FOLDER, `${name}.png`), picture);
    writeFileSync(join(FOLDER, `${name}.txt`), `${test}\n${page.url()}\n${focused}\n`);
    console.error(`The page of the failed test is pictured in ${join('coverage', 'failures', name)}.png`);
  } catch {
    // The page has been closed, or its process has ended.
  }
}
