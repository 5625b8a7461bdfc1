/**
 * Pictures of the documentation. Each PNG contains a digest of the text on the page, so that a test finds an
 * outdated picture without comparing pixels, which differ between machines.
 */
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { unveiled } from './veil.ts';

const FOLDER = join(import.meta.dirname, '..', '..', '..', 'docs', 'pictures');

/** True in `npm run pictures`, which takes the pictures anew; every other run compares. */
export const TAKES_PICTURES = process.env.UPDATE_PICTURES !== undefined;

/** Visible text without numbers, which may be estimates. */
const wordsOn = async (page: Page): Promise<string> =>
  (await page.evaluate(() => document.body.innerText)).replace(/\d+/g, '#').replace(/\s+/g, ' ').trim();

/** Takes the picture of a page, or fails if the stored one has another digest. */
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

/** Text of the page once it has been stable for a second: estimates arrive late. */
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

/** Offset of the text chunks in a PNG: after its signature and its header. */
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

/** The digest of a stored picture; undefined without one. */
export function keptPrint(path: string): string | undefined {
  try {
    const body = `tEXt${KEYWORD}`;
    const start = readFileSync(path).subarray(AFTER_HEADER + 4, AFTER_HEADER + 4 + body.length + 16);
    return start.toString('latin1').startsWith(body) ? start.toString('latin1', body.length) : undefined;
  } catch {
    return undefined;
  }
}
