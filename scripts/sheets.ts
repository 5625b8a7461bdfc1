/** `npm run sheets [-- NAME...]`: takes every screen in each viewport and theme, and makes a contact sheet of each. */
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from 'playwright-core';
import { findBrowser } from './browser.mjs';

/** Where the tests leave a folder of pictures for each screen (packages/web/test/contactSheets.ts). */
const FOLDER = 'sheets';
const SIZES = ['phone', 'landscape', 'portrait', 'tablet', 'laptop', 'desktop', 'large', 'huge'];
const THEMES = ['dark', 'light'];

const STYLE = `<meta charset="utf-8"><style>
  body { margin: 0; padding: 16px; width: 2560px; background: #777; color: #fff; font: 20px sans-serif }
  main { display: flex; flex-wrap: wrap; gap: 16px; align-items: start }
  figure, h1 { margin: 0 }
  img { display: block }
</style>`;

const names = process.argv.slice(2);
const isAsked = (name: string): boolean => names.length === 0 || names.some(asked => name.includes(asked));
const screens = (): string[] =>
  readdirSync(FOLDER, { withFileTypes: true }).flatMap(one => (one.isDirectory() ? [one.name] : []));

if (names.length === 0) rmSync(FOLDER, { recursive: true, force: true });
const args = ['--project', 'browsers', '--tags-filter', 'screen', '--disable-console-intercept'];
const { status } = spawnSync(process.execPath, ['node_modules/vitest/vitest.mjs', 'run', ...args], {
  stdio: 'inherit',
  env: { ...process.env, SHEETS: names.join(' ') },
});
const taken = existsSync(FOLDER) ? screens().filter(isAsked) : [];
if (taken.length === 0) throw new Error(`No screen has a name with ${names.join(' or ')} in it`);

const browser = await chromium.launch({ executablePath: findBrowser() as string, args: ['--no-sandbox'] });
const page = await browser.newPage({ viewport: { width: 2592, height: 1000 } });
let count = 0;
for (const name of taken) {
  const rows = THEMES.map(theme =>
    SIZES.map(size => `${size}-${theme}`).filter(one => existsSync(join(FOLDER, name, `${one}.png`))),
  );
  count += rows.flat().length;
  const tile = (picture: string): string =>
    `<figure><figcaption>${picture}</figcaption><img src="${name}/${picture}.png"></figure>`;
  const path = join(FOLDER, `${name}.html`);
  const sheet = rows.map(row => `<main>${row.map(tile).join('')}</main>`).join('<br>');
  writeFileSync(path, `${STYLE}<h1>${name}</h1>${sheet}`);
  await page.goto(pathToFileURL(resolve(path)).href);
  // Larger viewports are shown smaller, though not in proportion: the letters of a phone are to be read.
  await page.evaluate(async () => {
    for (const image of document.images) {
      await image.decode();
      image.width = Math.round(15 * Math.sqrt(image.naturalWidth));
    }
  });
  await page.screenshot({ path: join(FOLDER, `${name}.png`), fullPage: true });
  rmSync(path);
  console.log(`${name}.png`);
}
await browser.close();

const link = (name: string): string =>
  `<figure><figcaption>${name}</figcaption><a href="${name}.png"><img src="${name}.png" width="800" loading="lazy"></a></figure>`;
writeFileSync(join(FOLDER, 'index.html'), `${STYLE}<main>${screens().map(link).join('')}</main>`);
console.log(`${taken.length} contact sheets of ${count} pictures are in ${join(FOLDER, 'index.html')}.`);
process.exitCode = status ?? 1;
