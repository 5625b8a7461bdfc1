// Makes a fresh clone ready: packages, with --client the built web client, with --browser a Chromium for the tests.
// Plain JavaScript for whatever Node is there; everything after it runs on the Node pinned in package.json.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findBrowser } from './browser.mjs';

const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..');
const wants = new Set(process.argv.slice(2));

const [major] = process.versions.node.split('.').map(Number);
if (major < 20) fail(`Node 20 or newer is needed to set Tessera up; this is ${process.version}.`);

installPackages();
if (wants.has('--client')) buildClient();
if (wants.has('--browser')) installBrowser();

function installPackages() {
  const stamp = join(ROOT, 'node_modules', '.tessera-installed');
  const lock = join(ROOT, 'package-lock.json');
  const isFresh = existsSync(stamp) && statSync(stamp).mtimeMs >= statSync(lock).mtimeMs;
  const pinned = join(ROOT, 'node_modules', '.bin', process.platform === 'win32' ? 'node.cmd' : 'node');
  if (isFresh && existsSync(pinned)) return;
  say('Installing packages (about a minute the first time) …');
  // Not `npm ci`: it insists on binaries for every platform, which not every registry carries.
  run(
    'npm',
    ['install', '--no-save', '--loglevel=error'],
    'The packages could not be installed; is the npm registry reachable?',
  );
  if (!existsSync(pinned)) {
    // Some npm settings skip install scripts; the pinned runtime comes with one.
    run(
      'npm',
      ['rebuild', 'node', '--loglevel=error', '--foreground-scripts'],
      'The pinned Node could not be installed.',
    );
  }
  if (!existsSync(pinned))
    fail('The pinned Node is missing: npm did not run the install script of the package "node".');
  writeFileSync(stamp, '');
}

function buildClient() {
  const built = join(ROOT, 'packages', 'web', 'dist', 'index.html');
  const sources = ['packages', 'docs/rules', 'package-lock.json'].map(path => join(ROOT, path));
  if (existsSync(built) && Math.max(...sources.map(newest)) <= statSync(built).mtimeMs) return;
  say('Building the web client …');
  const vite = join(ROOT, 'node_modules', 'vite', 'bin', 'vite.js');
  run(
    'node',
    [vite, 'build', '--logLevel', 'warn'],
    'The web client could not be built.',
    join(ROOT, 'packages', 'web'),
  );
}

/** When anything below a path was last written; build products and tests do not count. */
function newest(path) {
  const stats = statSync(path);
  if (!stats.isDirectory()) return stats.mtimeMs;
  return readdirSync(path)
    .filter(name => name !== 'dist' && name !== 'node_modules' && !/\.test\.tsx?$/.test(name))
    .reduce((latest, name) => Math.max(latest, newest(join(path, name))), 0);
}

function installBrowser() {
  if (findBrowser()) return;
  const isRoot = process.getuid?.() === 0;
  if (isRoot && existsSync('/usr/bin/apt-get')) {
    say('Installing Chromium for the browser tests (Debian package) …');
    spawnSync('apt-get', ['update', '-qq'], { stdio: 'ignore' });
    spawnSync('apt-get', ['install', '-y', '-qq', 'chromium'], {
      stdio: 'ignore',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
    if (findBrowser()) return;
  }
  say('Downloading a Chromium for the browser tests …');
  const cli = join(ROOT, 'node_modules', 'playwright-core', 'cli.js');
  spawnSync('node', [cli, 'install', 'chromium-headless-shell'], {
    cwd: ROOT,
    env: pinnedEnvironment(),
    stdio: 'inherit',
  });
  if (!findBrowser()) {
    fail(
      'The browser tests need Chromium and none could be installed: install one and set CHROMIUM to its path.',
    );
  }
}

function pinnedEnvironment() {
  const separator = process.platform === 'win32' ? ';' : ':';
  return { ...process.env, PATH: `${join(ROOT, 'node_modules', '.bin')}${separator}${process.env.PATH}` };
}

function run(command, args, complaint, cwd = ROOT) {
  const result = spawnSync(command, args, {
    cwd,
    env: pinnedEnvironment(),
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (result.status !== 0) fail(complaint);
}

function say(text) {
  process.stderr.write(`tessera: ${text}\n`);
}

function fail(text) {
  say(text);
  process.exit(1);
}
