// Where a Chromium is: named by CHROMIUM, installed on the machine, or downloaded by Playwright.
import { existsSync, readdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, join } from 'node:path';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];

export function findBrowser() {
  const named = process.env.CHROMIUM;
  if (named && existsSync(named)) return named;
  const folders = [
    ...(process.env.PATH ?? '').split(delimiter),
    '/usr/bin',
    '/usr/local/bin',
    '/opt/google/chrome',
  ];
  const installed = folders.flatMap(folder => NAMES.map(name => join(folder, name)));
  installed.push('/Applications/Google Chrome.app/Contents/MacOS/Google Chrome');
  return installed.find(path => existsSync(path)) ?? downloaded();
}

/** Playwright keeps its browsers in one folder of the user's cache, a folder for each revision. */
function downloaded() {
  const cache =
    process.env.PLAYWRIGHT_BROWSERS_PATH ??
    join(homedir(), process.platform === 'darwin' ? 'Library/Caches' : '.cache', 'ms-playwright');
  if (!existsSync(cache)) return undefined;
  return readdirSync(cache)
    .filter(name => name.startsWith('chromium'))
    .flatMap(name => executables(join(cache, name)))
    .at(-1);
}

function executables(folder) {
  const inside = [
    'chrome-linux/headless_shell',
    'chrome-linux/chrome',
    'chrome-headless-shell-linux64/chrome-headless-shell',
    'chrome-linux64/chrome',
    'chrome-headless-shell-mac-arm64/chrome-headless-shell',
  ];
  return inside.map(path => join(folder, path)).filter(path => existsSync(path));
}
