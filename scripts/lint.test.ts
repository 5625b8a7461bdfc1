import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { LINT } from './lint.ts';

const ROOT = join(import.meta.dirname, '..');
const BIOME = join(ROOT, 'node_modules/@biomejs/biome/bin/biome');
const trees: string[] = [];
afterEach(() => {
  for (const tree of trees.splice(0)) rmSync(tree, { recursive: true });
});

/** Output of the check for one file, in a tree with nothing else but our settings. */
function check(path: string, content: string): { code: number | null; said: string } {
  const tree = mkdtempSync(join(tmpdir(), 'tessera-lint-'));
  trees.push(tree);
  for (const name of ['biome.jsonc', '.gitignore']) copyFileSync(join(ROOT, name), join(tree, name));
  mkdirSync(join(tree, dirname(path)), { recursive: true });
  writeFileSync(join(tree, path), content);
  const { status, stdout, stderr } = spawnSync(process.execPath, [BIOME, ...LINT], {
    cwd: tree,
    encoding: 'utf8',
  });
  return { code: status, said: `${stdout}${stderr}` };
}

const ENGINE = 'packages/engine/src/scratch.ts';
const TEST = 'packages/engine/src/scratch.test.ts';
const WEB = 'packages/web/src/Counter.tsx';

const ANY = 'export const same = (value: any): unknown => value;\n';
const SURE = 'export const first = (all: readonly string[]): string => all[0]!;\n';

/** A component with these lines for a body. */
const component = (...lines: readonly string[]): string =>
  [
    "import { useEffect, useState } from 'preact/hooks';",
    '',
    'export function Counter({ start }: { readonly start: number }) {',
    ...lines.map(line => `  ${line}`),
    '}',
    '',
  ].join('\n');
const COUNT = 'const [count, setCount] = useState(start);';

describe('lint', () => {
  test.each([
    [
      'a component',
      WEB,
      component(COUNT, 'useEffect(() => setCount(start), [start]);', 'return <b>{count}</b>;'),
    ],
    ['! in a test', TEST, SURE],
  ])('%s passes', (_what, path, content) => {
    expect(check(path, content)).toMatchObject({ code: 0 });
  });

  test.each([
    ['debugger', ENGINE, 'export function stop(): void {\n  debugger;\n}\n', 'noDebugger'],
    ['var', ENGINE, 'export var count = 1;\n', 'noVar'],
    ['==', ENGINE, 'export const isOne = (value: unknown): boolean => value == 1;\n', 'noDoubleEquals'],
    ['any', ENGINE, ANY, 'noExplicitAny'],
    ['any in a test', TEST, ANY, 'noExplicitAny'],
    ['!', ENGINE, SURE, 'noNonNullAssertion'],
    [
      'a missing dependency',
      WEB,
      component(COUNT, 'useEffect(() => setCount(start), []);', 'return <b>{count}</b>;'),
      'useExhaustiveDependencies',
    ],
    [
      'a hook in a condition',
      WEB,
      component('if (start > 0) useEffect(() => undefined, []);', 'return <b>{useState(start)[0]}</b>;'),
      'useHookAtTopLevel',
    ],
  ])('%s is refused', (_what, path, content, rule) => {
    const { code, said } = check(path, content);
    expect(code).toBe(1);
    expect(said.match(/lint\/\w+\/\w+/g)).toEqual([expect.stringMatching(`/${rule}$`)]);
  });
});
