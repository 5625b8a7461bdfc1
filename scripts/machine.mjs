// Differences between desktops: where programs are and how they are started.
// Only `THIS_MACHINE` reads the real machine, so that a test can simulate any other.
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

/** The path module of this machine. */
export const pathsOf = ({ platform }) => (platform === 'win32' ? win32 : posix);

/** The pinned Node: the program itself, which needs no shell to be started. */
export function pinnedNode(machine) {
  const program = machine.platform === 'win32' ? 'node.exe' : 'node';
  return pathsOf(machine).join(machine.root, 'node_modules', 'node', 'bin', program);
}

/**
 * Command line that starts npm. The npm that runs this script says where it and its Node are: no search, no
 * shell, spaces are fine. Otherwise npm is found by name, which on Windows is a batch file that only a shell
 * can start.
 */
export function npmCommand({ platform, env }, args) {
  const { npm_execpath: npm, npm_node_execpath: node } = env;
  if (node && npm?.endsWith('npm-cli.js')) return { command: node, args: [npm, ...args], shell: false };
  if (platform === 'win32') return { command: ['npm.cmd', ...args].join(' '), args: [], shell: true };
  return { command: 'npm', args, shell: false };
}

/**
 * `npm ci` installs exactly what was tested. It begins by deleting node_modules, and Windows cannot delete a
 * running program: a setup that runs on the pinned Node updates the folder in place there.
 */
export function installCommand(machine) {
  const isPinned = pathsOf(machine).relative(machine.node, pinnedNode(machine)) === '';
  const isInTheWay = machine.platform === 'win32' && isPinned;
  return npmCommand(machine, [...(isInTheWay ? ['install', '--no-save'] : ['ci']), '--loglevel=error']);
}

/** True if npm has installed only what a server needs, without the tools of tests and builds. */
export function isProductionInstall(machine) {
  const { join } = pathsOf(machine);
  const isInstalled = name => machine.exists(join(machine.root, 'node_modules', name));
  return isInstalled('.package-lock.json') && machine.exists(pinnedNode(machine)) && !isInstalled('vite');
}

/** A POSIX shell for the examples of the docs; on Windows the one that comes with Git. */
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
