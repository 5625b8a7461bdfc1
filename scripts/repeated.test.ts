import { expect, test, vi } from 'vitest';
import type { TestModule } from 'vitest/node';
import { Repeated } from './repeated.ts';

/** A test file whose tests passed at once (false) or when repeated (true). */
const file = (name: string, tests: Readonly<Record<string, boolean>>): TestModule => {
  const all = Object.entries(tests).map(([fullName, flaky]) => ({
    fullName,
    diagnostic: () => ({ flaky }),
    result: () => ({ errors: [{ message: `${fullName} was late\nsecond line` }] }),
  }));
  return { relativeModuleId: name, children: { allTests: () => all.values() } } as unknown as TestModule;
};

function reportOn(...modules: readonly TestModule[]) {
  const [say, fail] = [vi.fn<(text: string) => void>(), vi.fn<() => void>()];
  new Repeated(say, fail).onTestRunEnd(modules);
  return { said: say.mock.calls.flat().join(''), hasFailed: fail.mock.calls.length > 0 };
}

test('a run whose tests passed at once has no report', () => {
  const report = reportOn(file('a.test.ts', { one: false }), file('b.test.ts', { two: false }));
  expect(report).toEqual({ said: '', hasFailed: false });
});

test('two repeated tests are named, and the run passes', () => {
  const { said, hasFailed } = reportOn(
    file('a.test.ts', { 'table > one': true, two: false }),
    file('b.test.ts', { three: true }),
  );
  expect(said).toContain('a.test.ts > table > one\n     table > one was late\n');
  expect(said).toContain('b.test.ts > three\n');
  expect(said).not.toMatch(/two|second line/);
  expect(hasFailed).toBe(false);
});

test('three repeated tests fail the run', () => {
  const { said, hasFailed } = reportOn(file('a.test.ts', { one: true, two: true, three: true }));
  expect(said).toContain('3 tests were repeated, 2 may be');
  expect(hasFailed).toBe(true);
});
