import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { NODE_FLAGS } from './flags.ts';

const read = (path: string): string => readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8');

test('every way to start a server starts Node alike', () => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
  expect(scripts.start).toBe(['node', ...NODE_FLAGS, 'packages/server/src/main.ts'].join(' '));
  const entry = ['node_modules/.bin/node', ...NODE_FLAGS, 'packages/server/src/main.ts'];
  expect(read('deploy/Containerfile')).toContain(`ENTRYPOINT [${entry.map(one => `"${one}"`).join(', ')}`);
});
