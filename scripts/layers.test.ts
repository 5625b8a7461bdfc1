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

/** What the check says of a tree with these files beside two empty packages. */
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

  test.each([
    ['upwards', 'packages/engine/src/a.ts', "import { rift } from '@tessera/games';", 'imports upwards'],
    ['sideways', 'packages/web/src/a.ts', "import '@tessera/server';", 'imports upwards'],
    ['into another package', 'packages/cli/src/a.ts', "import '../../engine/src/x.ts';", 'reaches into'],
    ['a dependency of the rules', 'packages/games/src/a.ts', "import 'node:fs';", 'must not depend on'],
    ['another game', 'packages/games/src/loop/a.ts', "import '../rift/b.ts';", 'imports another game'],
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
