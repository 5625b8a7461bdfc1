/** Checks of package-lock.json: `npm ci` has to give every desktop something that runs. */

/** The part of a lock file that is read. */
export interface Lock {
  readonly packages: Readonly<Record<string, LockedPackage>>;
}

interface LockedPackage {
  readonly version?: string;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
  readonly os?: readonly string[];
  readonly cpu?: readonly string[];
  readonly libc?: readonly string[];
  /** Download address; for a package of ours, which is a link, its folder. */
  readonly resolved?: string;
  readonly link?: boolean;
  readonly hasInstallScript?: boolean;
}

const DESKTOPS = [
  { os: 'linux', cpu: 'x64', libc: 'glibc' },
  { os: 'linux', cpu: 'arm64', libc: 'glibc' },
  { os: 'darwin', cpu: 'arm64' },
  { os: 'darwin', cpu: 'x64' },
  { os: 'win32', cpu: 'x64' },
] as const;
type Desktop = (typeof DESKTOPS)[number];

/** Optional packages for one system only. */
const OF_ONE_SYSTEM = new Set(['fsevents']);

/**
 * Packages without native bindings for some desktop, a line each. Bindings are optional packages for a system
 * or a processor. A binding that is named but not locked counts as missing: npm leaves out what it could not
 * find.
 */
export function missingBindings(lock: Lock): string[] {
  return Object.entries(lock.packages).flatMap(([path, { version, optionalDependencies = {} }]) => {
    const names = Object.keys(optionalDependencies).filter(name => !OF_ONE_SYSTEM.has(name));
    const bindings = names.map(name => lookUp(lock, path, name)).filter(one => !one || isBinding(one));
    if (bindings.length === 0) return [];
    return DESKTOPS.filter(desktop => !bindings.some(one => one && runsOn(one, desktop))).map(
      ({ os, cpu }) => `${path} ${version} has no binding for ${os} ${cpu}`,
    );
  });
}

/** Packages with a download address: such a lock works only where that address is reachable. */
export const downloadAddresses = ({ packages }: Lock): string[] =>
  Object.keys(packages).filter(path => packages[path]?.resolved !== undefined && !packages[path].link);

/** Packages with an install script, which may load unlocked content. */
export const installScripts = ({ packages }: Lock): string[] =>
  Object.keys(packages).filter(path => packages[path]?.hasInstallScript);

const isBinding = ({ os, cpu }: LockedPackage): boolean => os !== undefined || cpu !== undefined;

const runsOn = (binding: LockedPackage, desktop: Desktop): boolean =>
  allows(binding.os, desktop.os) &&
  allows(binding.cpu, desktop.cpu) &&
  (!('libc' in desktop) || allows(binding.libc, desktop.libc));

/** A list contains allowed values, or with `!` excluded ones; no list allows everything. */
const allows = (list: readonly string[] | undefined, value: string): boolean =>
  list === undefined ||
  (!list.includes(`!${value}`) && (list.includes(value) || list.every(one => one.startsWith('!'))));

/**
 * Module resolution: the package that a name means inside another, in its own node_modules or in those of a
 * folder above.
 */
function lookUp(lock: Lock, from: string, name: string): LockedPackage | undefined {
  const found = lock.packages[from === '' ? `node_modules/${name}` : `${from}/node_modules/${name}`];
  if (found !== undefined || from === '') return found;
  return lookUp(lock, from.slice(0, Math.max(0, from.lastIndexOf('/node_modules/'))), name);
}
