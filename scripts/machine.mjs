// What differs from one desktop to the next: where programs are and how they are started.
// Nothing here looks at the machine itself but `THIS_MACHINE`, so that a test can be on any of them.
import { existsSync, readdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, posix, win32 } from 'node:path';
import { fileURLToPath } from 'node:url';

export const THIS_MACHINE = {
  platform: process.platform,
  env: process.env,
  home: homedir(),
  root: dirname(dirname(fileURLToPath(import.meta.url))),
  node: process.execPath,
  exists: existsSync,
  list: folder => (existsSync(folder) ? readdirSync(folder) : []),
};

/** Paths as this machine writes them. */
export const pathsOf = ({ platform }) => (platform === 'win32' ? win32 : posix);

/** The Node that everything but the setup runs on: the program itself, which needs no shell to be started. */
export function pinnedNode(machine) {
  const program = machine.platform === 'win32' ? 'node.exe' : 'node';
  return pathsOf(machine).join(machine.root, 'node_modules', 'node', 'bin', program);
}

/**
 * How npm is started. The npm that runs us says where it and its Node are: no search, no shell, spaces are fine.
 * Otherwise it is found by name, which on Windows is a batch file that only a shell can start.
 */
export function npmCommand({ platform, env }, args) {
  const { npm_execpath: npm, npm_node_execpath: node } = env;
  if (node && npm?.endsWith('npm-cli.js')) return { command: node, args: [npm, ...args], shell: false };
  if (platform === 'win32') return { command: ['npm.cmd', ...args].join(' '), args: [], shell: true };
  return { command: 'npm', args, shell: false };
}

/**
 * `npm ci` installs what was tested and nothing else. It begins by deleting node_modules, and Windows deletes no
 * program that is running: a setup that runs on the pinned Node brings the folder up to date in place there.
 */
export function installCommand(machine) {
  const isPinned = pathsOf(machine).relative(machine.node, pinnedNode(machine)) === '';
  const isInTheWay = machine.platform === 'win32' && isPinned;
  return npmCommand(machine, [...(isInTheWay ? ['install', '--no-save'] : ['ci']), '--loglevel=error']);
}

/** Whether npm has installed what a server needs, and none of the tools that tests and builds need. */
export function isProductionInstall(machine) {
  const { join } = pathsOf(machine);
  const isInstalled = name => machine.exists(join(machine.root, 'node_modules', name));
  return isInstalled('.package-lock.json') && machine.exists(pinnedNode(machine)) && !isInstalled('vite');
}

/** A POSIX shell, in which the examples of the docs are tried: Windows has the one that Git brings. */
export function findShell(machine = THIS_MACHINE) {
  const { env, exists, platform } = machine;
  if (platform !== 'win32') return 'sh';
  const { join } = pathsOf(machine);
  const folders = [
    env.ProgramFiles,
    env['ProgramFiles(x86)'],
    env.LOCALAPPDATA && join(env.LOCALAPPDATA, 'Programs'),
  ];
  return (
    folders
      .filter(Boolean)
      .map(folder => join(folder, 'Git', 'bin', 'sh.exe'))
      .find(exists) ?? 'sh'
  );
}
