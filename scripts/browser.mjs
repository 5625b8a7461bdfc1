// Finds a Chromium: named by CHROMIUM, installed on the machine (Chrome and Edge will do), or downloaded by
// Playwright.
import { pathsOf, THIS_MACHINE } from './machine.mjs';

export function findBrowser(machine = THIS_MACHINE) {
  const places = [machine.env.CHROMIUM, ...onThePath(machine), ...installed(machine), ...downloaded(machine)];
  return places.find(path => path && machine.exists(path));
}

const NAMES = {
  linux: [
    'chromium-headless-shell', // without windows, hence the quickest
    'chromium',
    'chromium-browser',
    'google-chrome',
    'google-chrome-stable',
    'chrome',
    'microsoft-edge',
    'microsoft-edge-stable',
  ],
  darwin: ['chromium'],
  win32: ['chrome.exe', 'chromium.exe', 'msedge.exe'],
};

function onThePath(machine) {
  const { delimiter, join } = pathsOf(machine);
  const folders = (machine.env.PATH ?? '').split(delimiter).filter(folder => folder !== '');
  return folders.flatMap(folder => namesOn(machine, NAMES).map(name => join(folder, name)));
}

/** Unknown systems count as Linux. */
const namesOn = ({ platform }, names) => names[platform] ?? names.linux;

/** An application of macOS is a folder with the program inside. */
const app = name => `${name}.app/Contents/MacOS/${name}`;

function installed(machine) {
  const { env, home, platform } = machine;
  const { join } = pathsOf(machine);
  const every = (folders, names) =>
    folders.filter(Boolean).flatMap(folder => names.map(name => join(folder, name)));
  if (platform === 'darwin') {
    const names = ['Google Chrome', 'Chromium', 'Microsoft Edge'].map(app);
    return every(['/Applications', join(home, 'Applications')], names);
  }
  if (platform === 'win32') {
    const names = ['Google/Chrome', 'Chromium'].map(name => `${name}/Application/chrome.exe`);
    const folders = [env.ProgramFiles, env['ProgramFiles(x86)'], env.LOCALAPPDATA];
    return every(folders, [...names, 'Microsoft/Edge/Application/msedge.exe']);
  }
  return every(['/usr/bin', '/usr/local/bin', '/snap/bin', '/opt/google/chrome'], NAMES.linux);
}

const DOWNLOADED = {
  linux: ['chrome-headless-shell', 'headless_shell', 'chrome'],
  darwin: ['chrome-headless-shell', 'headless_shell', app('Google Chrome for Testing'), app('Chromium')],
  win32: ['chrome-headless-shell.exe', 'headless_shell.exe', 'chrome.exe'],
};

/** Playwright keeps `chromium…-<revision>/chrome-…/` in its cache; the newest one fits the package best. */
function downloaded(machine) {
  const { join } = pathsOf(machine);
  const cache = playwrightCache(machine);
  const revision = name => Number(name.split('-').at(-1));
  return machine
    .list(cache)
    .filter(name => name.startsWith('chromium'))
    .sort((a, b) => revision(b) - revision(a))
    .map(name => join(cache, name))
    .flatMap(folder => machine.list(folder).map(name => join(folder, name)))
    .flatMap(folder => namesOn(machine, DOWNLOADED).map(name => join(folder, name)));
}

function playwrightCache(machine) {
  const { env, home, platform } = machine;
  const { join } = pathsOf(machine);
  if (env.PLAYWRIGHT_BROWSERS_PATH) return env.PLAYWRIGHT_BROWSERS_PATH;
  if (platform === 'darwin') return join(home, 'Library', 'Caches', 'ms-playwright');
  if (platform === 'win32') return join(env.LOCALAPPDATA ?? join(home, 'AppData', 'Local'), 'ms-playwright');
  return join(env.XDG_CACHE_HOME ?? join(home, '.cache'), 'ms-playwright');
}
