import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';

const SCRIPT = join(import.meta.dirname, 'layers.ts');
const trees: string[] = [];
afterEach(() => {
  for (const tree of trees.splice(0)) rmSync(tree, { recursive: true });
});

/** Output of the check for a tree with these files beside two empty packages. */
function check(files: Readonly<Record<string, string>>): { code: number | null; said: string } {
  const tree = mkdtempSync(join(tmpdir(), 'tessera-layers-'));
  trees.push(tree);
  const manifests = { 'packages/engine/package.json': '{}', 'packages/games/package.json': '{}' };
  for (const [path, content] of Object.entries({ ...manifests, ...files })) {
    mkdirSync(join(tree, dirname(path)), { recursive: true });
    writeFileSync(join(tree, path), content);
  }
  const { status, stdout, stderr } = spawnSync(process.execPath, [SCRIPT, tree], { encoding: 'utf8' });
  return { code: status, said: `${stdout}${stderr}` };
}

describe('layers', () => {
  test('imports that point down pass', () => {
    const files = {
      'packages/games/src/a.ts': "import { x } from '@tessera/engine';\nimport './b.ts';\n",
      'packages/games/src/b.ts': 'export const b = 1;\n',
      'packages/web/src/c.ts': "import { useState } from 'preact/hooks';\nimport '@tessera/bots';\n",
    };
    expect(check(files)).toMatchObject({ code: 0 });
  });

  test('inside web, each layer imports those below it, and entry points import all', () => {
    const files = {
      'packages/web/src/main.tsx': "import './ui/a.ts';\nimport './app/a.ts';\n",
      'packages/web/src/app/a.ts': "import '../games/index.ts';\nimport '../ui/a.ts';\n",
      'packages/web/src/games/index.ts': "import '../table/a.ts';\nimport './loop/a.ts';\n",
      'packages/web/src/games/loop/a.ts': "import './b.ts';\nimport '../../table/a.ts';\n",
      'packages/web/src/games/loop/b.ts': 'export const b = 1;\n',
      'packages/web/src/table/a.ts': "import '../text/a.ts';\nimport '../match/a.ts';\n",
      'packages/web/src/text/a.ts': "import '../ui/a.ts';\n",
      'packages/web/src/match/a.ts': "import '../ui/a.ts';\n",
      'packages/web/src/match/a.test.ts': "import '../games/loop/b.ts';\n",
      'packages/web/src/ui/a.ts': 'export const a = 1;\n',
      'packages/web/src/build/a.ts': 'export const a = 1;\n',
    };
    expect(check(files)).toMatchObject({ code: 0 });
  });

  test.each([
    ['ui', "import { a } from '../text/a.ts';"],
    ['text', "import { a } from '../match/a.ts';"],
    ['match', "import { a } from '../text/a.ts';"],
    ['match', "import.meta.glob<A>('../games/*/worker.ts', { eager: true });"],
    ['table', "import type { A } from '../games/manifest.ts';"],
    ['table', "const load = () => import('../app/a.tsx');"],
    ['games', "export { a } from '../app/a.ts';"],
    ['games/loop', "import '../../app/a.css';"],
    ['app', "import '../main.tsx';"],
    ['app', "import '../build/a.ts';"],
  ])('inside web, %s does not import a higher layer: %s', (folder, content) => {
    const { code, said } = check({ [`packages/web/src/${folder}/x.ts`]: `${content}\n` });
    expect(code).toBe(1);
    expect(said).toContain('imports a higher layer');
  });

  test('a folder of web outside every layer fails', () => {
    const { code, said } = check({ 'packages/web/src/misc/a.ts': 'export const a = 1;\n' });
    expect(code).toBe(1);
    expect(said).toContain('packages/web/src/misc: belongs to no layer');
  });

  test.each([
    ['upwards', 'packages/engine/src/a.ts', "import { rift } from '@tessera/games';", 'imports upwards'],
    ['sideways', 'packages/web/src/a.ts', "import '@tessera/server';", 'imports upwards'],
    ['into another package', 'packages/cli/src/a.ts', "import '../../engine/src/x.ts';", 'reaches into'],
    ['a dependency of the rules', 'packages/games/src/a.ts', "import 'node:fs';", 'must not depend on'],
    ['another game', 'packages/games/src/loop/a.ts', "import '../rift/b.ts';", 'imports another game'],
    [
      'the table of another game',
      'packages/web/src/games/loop/a.ts',
      "import '../rift/b.ts';",
      'imports another game',
    ],
    [
      'a dependency in the manifest',
      'packages/games/package.json',
      '{"dependencies":{"x":"1"}}',
      'no dependencies',
    ],
    ['itself', 'packages/bots/src/a.ts', "import './a.ts';", 'cycle'],
  ])('an import that points %s fails', (_name, path, content, complaint) => {
    const { code, said } = check({ [path]: `${content}\n` });
    expect(code).toBe(1);
    expect(said).toContain(complaint);
  });
});
