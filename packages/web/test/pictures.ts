/**
 * Pictures of the documentation. Each PNG carries a print of the words that stood on the page when it was taken, so that a
 * test finds an outdated one without comparing pixels, which differ from machine to machine.
 */
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { unveiled } from './stage.ts';

const FOLDER = join(import.meta.dirname, '..', '..', '..', 'docs', 'pictures');

/** `npm run pictures` takes them anew; every other run compares. */
export const TAKES_PICTURES = process.env.UPDATE_PICTURES !== undefined;

/** All words that can be read; a number may be an estimate, and does not count. */
const wordsOn = async (page: Page): Promise<string> =>
  (await page.evaluate(() => document.body.innerText)).replace(/\d+/g, '#').replace(/\s+/g, ' ').trim();

/** Takes the picture of a page, or fails if the one that is kept shows other words. */
export async function pictured(page: Page, name: string): Promise<void> {
  const path = join(FOLDER, `${name}.png`);
  if (TAKES_PICTURES) {
    const words = await settledWords(page);
    writeFileSync(path, withPrint(await unveiled(page, () => page.screenshot()), printOf(words)));
    return;
  }
  const message = `docs/pictures/${name}.png shows what the page says; npm run pictures takes it anew`;
  await expect.poll(async () => printOf(await wordsOn(page)), { message }).toBe(keptPrint(path));
}

/** Estimates come a moment after the page: words are taken when they have stayed the same for a second. */
async function settledWords(page: Page): Promise<string> {
  let words = '';
  for (let since = performance.now(); performance.now() - since < 1000; ) {
    const now = await wordsOn(page);
    if (now !== words) since = performance.now();
    words = now;
  }
  return words;
}

const printOf = (words: string): string => createHash('sha256').update(words).digest('hex').slice(0, 16);

/** Where the text chunks of a PNG can stand: after its signature and its header. */
const AFTER_HEADER = 8 + 25;
const KEYWORD = 'words\0';

/** A PNG with one more text chunk: length, `tEXt`, keyword and text, check sum. */
export function withPrint(png: Buffer, print: string): Buffer {
  const body = Buffer.from(`tEXt${KEYWORD}${print}`, 'latin1');
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(body.length - 4);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([png.subarray(0, AFTER_HEADER), length, body, sum, png.subarray(AFTER_HEADER)]);
}

/** The print of a kept picture; undefined if there is no such picture, or none with a print. */
export function keptPrint(path: string): string | undefined {
  try {
    const body = `tEXt${KEYWORD}`;
    const start = readFileSync(path).subarray(AFTER_HEADER + 4, AFTER_HEADER + 4 + body.length + 16);
    return start.toString('latin1').startsWith(body) ? start.toString('latin1', body.length) : undefined;
  } catch {
    return undefined;
  }
}
