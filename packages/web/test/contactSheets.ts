/** Pictures of screens in every viewport and theme, of which `npm run sheets` makes contact sheets. */
import { join } from 'node:path';
import type { Page } from 'playwright-core';

const FOLDER = join(import.meta.dirname, '..', '..', '..', 'sheets');

/** Names of the screens that `npm run sheets` takes, all if there are none; undefined in every other run. */
const WANTED = process.env.SHEETS?.split(' ').filter(name => name !== '');

export const TAKES_SHEETS = WANTED !== undefined;

/** False in `npm run sheets` for a screen that nobody asked for. */
export const isWanted = (name: string): boolean =>
  !WANTED?.length || WANTED.some(wanted => name.includes(wanted));

/** A page that scrolls is shown to this many times the height of its viewport. */
const MOST_HEIGHTS = 3;

/** Takes the picture of an open, painted page. */
export async function take(page: Page, name: string, file: string): Promise<void> {
  const { width = 0, height = 0 } = page.viewportSize() ?? {};
  const whole = await page.evaluate(async () => {
    if (location.hash === '') scrollTo(0, 0);
    for (const image of document.images) {
      image.loading = 'eager';
      await image.decode().catch(() => undefined); // one without a file stays empty
    }
    return document.documentElement.scrollHeight;
  });
  const clip = { x: 0, y: 0, width, height: Math.min(whole, MOST_HEIGHTS * height) };
  await page.screenshot({ path: join(FOLDER, name, `${file}.png`), fullPage: true, clip });
}
