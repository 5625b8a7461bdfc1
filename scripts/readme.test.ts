import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '..');
const readme = readFileSync(join(ROOT, 'README.md'), 'utf8');

describe('README', () => {
  test('has an engine example that runs and prints what it claims', () => {
    const code = /```ts\n([\s\S]*?)```/.exec(readme)?.[1] as string;
    const out = execFileSync(process.execPath, ['--input-type=module-typescript', '-e', code], {
      cwd: ROOT,
      encoding: 'utf8',
    });
    expect(out).toContain('undefined\n');
    expect(out).toContain("{ type: 'placed', colour: 0, piece: 'X', at: 112 }");
    expect(out).toMatch(/^86$/m);
    expect(
      code
        .trim()
        .split('\n')
        .filter(line => line.trim() !== '').length,
    ).toBeLessThanOrEqual(11);
  });

  test.each(['README.md', 'CONTRIBUTING.md', 'NOTICE.md', 'docs/architecture.md', 'docs/cli.md'])(
    'has no broken link in %s',
    file => {
      const text = readFileSync(join(ROOT, file), 'utf8');
      const links = [...text.matchAll(/\]\(([^)#\s]+)(?:#[^)]*)?\)/g)].map(match => match[1] as string);
      const local = links.filter(link => !/^[a-z]+:/.test(link));
      const dead = local.filter(link => !existsSync(join(ROOT, file, '..', link)));
      expect(dead).toEqual([]);
    },
  );
});
