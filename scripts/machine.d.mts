import type { PlatformPath } from 'node:path';

/** A desktop: its system, its settings and the files on its disk. */
export interface Machine {
  readonly platform: NodeJS.Platform;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly home: string;
  /** The folder of the clone. */
  readonly root: string;
  /** The Node that runs this script. */
  readonly node: string;
  exists(path: string): boolean;
  /** The names in a folder; none when there is no such folder. */
  list(folder: string): readonly string[];
}

/** A program to spawn. */
export interface Command {
  readonly command: string;
  readonly args: readonly string[];
  readonly shell: boolean;
}

export const THIS_MACHINE: Machine;
export function pathsOf(machine: Pick<Machine, 'platform'>): PlatformPath;
export function pinnedNode(machine: Machine): string;
export function npmCommand(machine: Machine, args: readonly string[]): Command;
export function installCommand(machine: Machine): Command;
export function isProductionInstall(machine: Machine): boolean;
export function findShell(machine?: Machine): string;
