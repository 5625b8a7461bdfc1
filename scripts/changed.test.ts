import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

/** Test files that the test runner selects for a change of a file; none of their tests is run. */
function affectedBy(file: string): readonly string[] {
  const folder = mkdtempSync(join(tmpdir(), 'tessera-changed-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const report = join(folder, 'report.json');
  const where = ['--run', '--project', 'modules', '-t', 'no test has this name'];
  const args = ['related', file, ...where, '--reporter', 'json', '--outputFile', report];
  spawnSync(process.execPath, ['node_modules/vitest/vitest.mjs', ...args]);
  const { testResults } = JSON.parse(readFileSync(report, 'utf8')) as { testResults: { name: string }[] };
  return testResults.map(({ name }) => basename(name));
}

test('a changed style sheet selects the tests that read it', () => {
  const readers = ['breakpoints.test.ts', 'has.test.ts', 'type.test.ts'];
  expect(affectedBy('packages/web/src/ui/style/tokens.css')).toEqual(expect.arrayContaining(readers));
});
