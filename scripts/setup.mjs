// Makes a fresh clone ready: packages, with --client the built web client, with --browser a Chromium for the
// tests, with --engines the other browsers for them.
// Plain JavaScript for the installed Node; everything after it runs on the Node pinned in package.json.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findBrowser } from './browser.mjs';
import { ENGINES, missingEngines } from './engines.mjs';
import { installCommand, isProductionInstall, npmCommand, pinnedNode, THIS_MACHINE } from './machine.mjs';

const ROOT = THIS_MACHINE.root;
const PINNED = pinnedNode(THIS_MACHINE);
const BUILT = join(ROOT, 'packages', 'web', 'dist', 'index.html');
const wants = new Set(process.argv.slice(2));

const [major] = process.versions.node.split('.').map(Number);
if (major < 20) fail(`Node 20 or newer is needed to set Tessera up; this is ${process.version}.`);

// A production install (`npm ci --omit=dev`) has no tools: it serves a client that was built elsewhere, and
// stays small.
const isProduction = wants.has('--serve') && isProductionInstall(THIS_MACHINE);
if (!isProduction) installPackages();
if (wants.has('--client')) isProduction ? requireClient() : buildClient();
if (wants.has('--browser')) installBrowser();
if (wants.has('--engines')) installEngines();

function installPackages() {
  const stamp = join(ROOT, 'node_modules', '.tessera-installed');
  const lock = join(ROOT, 'package-lock.json');
  const isFresh = existsSync(stamp) && statSync(stamp).mtimeMs >= statSync(lock).mtimeMs;
  if (isFresh && existsSync(PINNED)) return;
  say('Installing packages (about a minute the first time) …');
  run(
    installCommand(THIS_MACHINE),
    'The packages could not be installed: npm says why above. Is the npm registry reachable, and package-lock.json as it was committed?',
  );
  if (!existsSync(PINNED)) {
    // Some npm settings skip install scripts; the pinned runtime comes with one.
    run(
      npmCommand(THIS_MACHINE, ['rebuild', 'node', '--loglevel=error', '--foreground-scripts']),
      'The pinned Node could not be installed.',
    );
  }
  if (!existsSync(PINNED))
    fail('The pinned Node is missing: npm did not run the install script of the package "node".');
  writeFileSync(stamp, '');
}

function requireClient() {
  if (existsSync(BUILT)) return;
  fail(
    'The web client is not built, and a production install has no tools to build it: copy packages/web/dist from where it was built, or run npm ci and npm start.',
  );
}

function buildClient() {
  const sources = ['packages', 'docs/rules', 'package-lock.json'].map(path => join(ROOT, path));
  if (existsSync(BUILT) && Math.max(...sources.map(newest)) <= statSync(BUILT).mtimeMs) return;
  say('Building the web client …');
  const vite = join(ROOT, 'node_modules', 'vite', 'bin', 'vite.js');
  const build = { command: PINNED, args: [vite, 'build', '--logLevel', 'warn'] };
  run(build, 'The web client could not be built.', join(ROOT, 'packages', 'web'));
}

/** Time of the last change below a path; build products and tests do not count. */
function newest(path) {
  const stats = statSync(path);
  if (!stats.isDirectory()) return stats.mtimeMs;
  return readdirSync(path)
    .filter(name => name !== 'dist' && name !== 'node_modules' && !/\.test\.tsx?$/.test(name))
    .reduce((latest, name) => Math.max(latest, newest(join(path, name))), 0);
}

function installBrowser() {
  if (findBrowser()) return;
  installDebian(['chromium-headless-shell']);
  if (findBrowser()) return;
  say('Downloading a Chromium for the browser tests …');
  const cli = join(ROOT, 'node_modules', 'playwright-core', 'cli.js');
  spawnSync(PINNED, [cli, 'install', 'chromium-headless-shell'], { cwd: ROOT, stdio: 'inherit' });
  if (!findBrowser()) {
    fail(
      'The browser tests need Chromium and none could be installed: install one and set CHROMIUM to its path.',
    );
  }
}

function installEngines() {
  installDebian(missingEngines().map(name => ENGINES[name].debian));
  const missing = missingEngines();
  if (missing.length > 0)
    fail(
      `Not installed: ${missing.map(name => ENGINES[name].elsewhere).join('; ')}. Install it and try again.`,
    );
}

/** Installs packages where that is possible: as root, on Debian and its relatives. */
function installDebian(packages) {
  if (packages.length === 0 || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  say(`Installing ${packages.join(', ')} for the browser tests (Debian packages) …`);
  spawnSync('apt-get', ['update', '-qq'], { stdio: 'ignore' });
  spawnSync('apt-get', ['install', '-y', '-qq', ...packages], {
    stdio: 'ignore',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
}

function run({ command, args, shell = false }, complaint, cwd = ROOT) {
  const { status } = spawnSync(command, args, { cwd, stdio: 'inherit', shell });
  if (status !== 0) fail(complaint);
}

function say(text) {
  process.stderr.write(`tessera: ${text}\n`);
}

function fail(text) {
  say(text);
  process.exit(1);
}
