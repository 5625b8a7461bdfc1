import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { findBrowser } from './browser.mjs';
import { findEngine, missingEngines } from './engines.mjs';
import { findShell, installCommand, type Machine, npmCommand, pinnedNode, THIS_MACHINE } from './machine.mjs';

const linux: Machine = {
  platform: 'linux',
  env: {},
  home: '/home/ada',
  root: '/home/ada/my tessera',
  node: '/usr/bin/node',
  exists: () => false,
  list: () => [],
};
const mac: Machine = { ...linux, platform: 'darwin', home: '/Users/ada', root: '/Users/ada/my tessera' };
const windows: Machine = {
  ...linux,
  platform: 'win32',
  env: {
    PATH: 'C:\\Windows;C:\\Windows\\System32',
    ProgramFiles: 'C:\\Program Files',
    'ProgramFiles(x86)': 'C:\\Program Files (x86)',
    LOCALAPPDATA: 'C:\\Users\\ada\\AppData\\Local',
  },
  home: 'C:\\Users\\ada',
  root: 'C:\\Users\\ada\\my tessera',
  node: 'C:\\Program Files\\nodejs\\node.exe',
};

/** The browser of a machine with these files and no others. */
function found(machine: Machine, ...files: string[]): string | undefined {
  const list = (folder: string): string[] =>
    files
      .filter(file => file.startsWith(folder))
      .map(file => file.slice(folder.length + 1).split(/[\\/]/)[0]!);
  return findBrowser({ ...machine, exists: path => files.includes(path), list });
}

test('every command of package.json starts a single program, without features of a shell', () => {
  const { scripts } = JSON.parse(readFileSync(join(import.meta.dirname, '..', 'package.json'), 'utf8'));
  for (const line of Object.values(scripts)) expect(line).toMatch(/^(node|vitest|biome)( [\w./-]+)*$/);
});

describe('npm is started', () => {
  test('from the npm that runs the setup, on its own Node: no shell, spaces are fine', () => {
    const env = {
      npm_execpath: 'C:\\Program Files\\nodejs\\node_modules\\npm\\bin\\npm-cli.js',
      npm_node_execpath: 'C:\\Program Files\\nodejs\\node.exe',
    };
    expect(npmCommand({ ...windows, env }, ['ci'])).toEqual({
      command: env.npm_node_execpath,
      args: [env.npm_execpath, 'ci'],
      shell: false,
    });
  });

  test('by name when its path is unknown; on Windows that is a batch file, which needs a shell', () => {
    expect(npmCommand(linux, ['ci'])).toEqual({ command: 'npm', args: ['ci'], shell: false });
    expect(npmCommand(mac, ['ci'])).toEqual({ command: 'npm', args: ['ci'], shell: false });
    expect(npmCommand(windows, ['rebuild', 'node'])).toEqual({
      command: 'npm.cmd rebuild node',
      args: [],
      shell: true,
    });
  });

  test('and no other package manager that happens to run the script', () => {
    const env = { npm_execpath: '/usr/lib/yarn/bin/yarn.js', npm_node_execpath: '/usr/bin/node' };
    expect(npmCommand({ ...linux, env }, ['ci'])).toMatchObject({ command: 'npm' });
  });

  test('on this machine, and answers', () => {
    const { command, args, shell } = npmCommand(THIS_MACHINE, ['--version']);
    expect(spawnSync(command, args, { shell, encoding: 'utf8' }).stdout).toMatch(/^\d+\.\d+\.\d+/);
  });
});

describe('packages are installed', () => {
  test.each([
    ['linux', linux],
    ['macOS', mac],
    ['Windows', windows],
  ])('with npm ci on %s', (_name, one) => {
    const { command, args } = installCommand(one);
    expect([command, ...args].join(' ')).toMatch(/^npm(\.cmd)? ci /);
  });

  test('in place when Windows could not delete the Node that runs the setup', () => {
    const onPinned = (one: Machine): string => {
      const { command, args } = installCommand({ ...one, node: pinnedNode(one) });
      return [command, ...args].join(' ');
    };
    expect(onPinned(windows)).toMatch(/^npm\.cmd install --no-save /);
    expect(onPinned({ ...windows, root: 'c:\\users\\ada\\my tessera' })).toMatch(/^npm\.cmd install /);
    expect(onPinned(linux)).toMatch(/^npm ci /);
  });
});

describe('the pinned Node', () => {
  test('is a program, not a script of node_modules/.bin', () => {
    expect(pinnedNode(linux)).toBe('/home/ada/my tessera/node_modules/node/bin/node');
    expect(pinnedNode(mac)).toBe('/Users/ada/my tessera/node_modules/node/bin/node');
    expect(pinnedNode(windows)).toBe('C:\\Users\\ada\\my tessera\\node_modules\\node\\bin\\node.exe');
  });

  test('is on this machine, and runs this test', () => {
    expect(existsSync(pinnedNode(THIS_MACHINE))).toBe(true);
    const { stdout } = spawnSync(pinnedNode(THIS_MACHINE), ['--version'], { encoding: 'utf8' });
    expect(stdout.trim()).toBe(process.version);
  });
});

test('the shell of the docs is sh, on Windows that of Git', () => {
  const ofOneUser = 'C:\\Users\\ada\\AppData\\Local\\Programs\\Git\\bin\\sh.exe';
  expect([linux, mac, windows].map(findShell)).toEqual(['sh', 'sh', 'sh']);
  expect(findShell({ ...windows, exists: path => path === ofOneUser })).toBe(ofOneUser);
});

describe('a browser is found', () => {
  test.each([
    ['Debian', linux, '/usr/bin/chromium'],
    ['Ubuntu', linux, '/snap/bin/chromium'],
    ['a Google package', linux, '/opt/google/chrome/chrome'],
    ['Edge on Linux', linux, '/usr/bin/microsoft-edge'],
    ['the path', { ...linux, env: { PATH: '/nowhere:/opt/bin' } }, '/opt/bin/google-chrome-stable'],
    ['Chrome on macOS', mac, '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'],
    ['Chromium of one user', mac, '/Users/ada/Applications/Chromium.app/Contents/MacOS/Chromium'],
    ['Edge on macOS', mac, '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge'],
    ['Homebrew', { ...mac, env: { PATH: '/opt/homebrew/bin' } }, '/opt/homebrew/bin/chromium'],
    ['Chrome on Windows', windows, 'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe'],
    ['32 bits', windows, 'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe'],
    [
      'Chrome of one user',
      windows,
      'C:\\Users\\ada\\AppData\\Local\\Google\\Chrome\\Application\\chrome.exe',
    ],
    ['Chromium on Windows', windows, 'C:\\Users\\ada\\AppData\\Local\\Chromium\\Application\\chrome.exe'],
    ['Edge on Windows', windows, 'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe'],
  ])('%s', (_name, one, place) => {
    expect(found(one, place)).toBe(place);
    expect(found(one)).toBeUndefined();
  });

  test.each([
    [
      'linux',
      linux,
      '/home/ada/.cache/ms-playwright/',
      'chrome-headless-shell-linux64/chrome-headless-shell',
    ],
    ['linux arm64', linux, '/home/ada/.cache/ms-playwright/', 'chrome-linux-arm64/chrome'],
    ['older ones', linux, '/home/ada/.cache/ms-playwright/', 'chrome-linux/headless_shell'],
    [
      'macOS',
      mac,
      '/Users/ada/Library/Caches/ms-playwright/',
      'chrome-headless-shell-mac-arm64/chrome-headless-shell',
    ],
    [
      'macOS, the whole browser',
      mac,
      '/Users/ada/Library/Caches/ms-playwright/',
      'chrome-mac-x64/Google Chrome for Testing.app/Contents/MacOS/Google Chrome for Testing',
    ],
    [
      'Windows',
      windows,
      'C:\\Users\\ada\\AppData\\Local\\ms-playwright\\',
      'chrome-headless-shell-win64\\chrome-headless-shell.exe',
    ],
    [
      'Windows, the whole browser',
      windows,
      'C:\\Users\\ada\\AppData\\Local\\ms-playwright\\',
      'chrome-win64\\chrome.exe',
    ],
  ])('downloaded by Playwright on %s, the newest one', (_name, one, cache, program) => {
    const separator = one.platform === 'win32' ? '\\' : '/';
    const places = ['chromium_headless_shell-999', 'chromium_headless_shell-1200', 'firefox-1400'].map(
      folder => `${cache}${folder}${separator}${program}`,
    );
    expect(found(one, ...places)).toBe(places[1]);
  });

  test('in the folder that Playwright was configured with', () => {
    const place = '/srv/browsers/chromium-1200/chrome-linux64/chrome';
    expect(found({ ...linux, env: { PLAYWRIGHT_BROWSERS_PATH: '/srv/browsers' } }, place)).toBe(place);
  });

  test('by CHROMIUM, before any other; elsewhere if there is no file at that path', () => {
    const env = { CHROMIUM: '/home/ada/chrome' };
    expect(found({ ...linux, env }, '/usr/bin/chromium', '/home/ada/chrome')).toBe('/home/ada/chrome');
    expect(found({ ...linux, env }, '/usr/bin/chromium')).toBe('/usr/bin/chromium');
  });
});

describe('the other browsers of the tests', () => {
  const withFiles = (machine: Machine, ...files: string[]): Machine => ({
    ...machine,
    exists: path => files.includes(path),
  });

  test('are found by their variable, on the path and where systems put them', () => {
    const chosen = { ...linux, env: { FIREFOX: '/opt/fox', PATH: '/usr/local/bin' } };
    expect(findEngine('firefox', withFiles(chosen, '/opt/fox', '/usr/bin/firefox'))).toBe('/opt/fox');
    expect(findEngine('firefox', withFiles(linux, '/usr/bin/firefox-esr'))).toBe('/usr/bin/firefox-esr');
    const app = '/Applications/Firefox.app/Contents/MacOS/firefox';
    expect(findEngine('firefox', withFiles(mac, app))).toBe(app);
    expect(findEngine('firefox', windows)).toBeUndefined();
  });

  test('are named when they are missing', () => {
    expect(missingEngines(withFiles(linux, '/usr/bin/Xvfb', '/usr/bin/firefox'))).toEqual(['webkit']);
    expect(missingEngines(linux)).toEqual(['firefox', 'webkit', 'screen']);
  });
});
