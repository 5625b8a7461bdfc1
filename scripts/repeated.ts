/** Reporter of tests that passed only when repeated. One of them is bad luck on a busy machine; several are a fault. */
import type { Reporter, TestCase, TestModule } from 'vitest/node';

/** Repeated tests that a run may have. */
const MOST = 2;

/** Tests that failed first and passed then: file, name, and the first line of the failure. */
const repeatedIn = (modules: readonly TestModule[]): string[] =>
  modules.flatMap(module =>
    [...module.children.allTests()]
      .filter(test => test.diagnostic()?.flaky)
      .map(test => `${module.relativeModuleId} > ${test.fullName}\n     ${failureOf(test)}`),
  );

const failureOf = (test: TestCase): string => test.result().errors?.[0]?.message.split('\n')[0] ?? '';

export class Repeated implements Reporter {
  readonly #say: (text: string) => void;
  readonly #fail: () => void;

  constructor(
    say: (text: string) => void = console.error,
    fail: () => void = () => {
      process.exitCode = 1;
    },
  ) {
    this.#say = say;
    this.#fail = fail;
  }

  /** Names the repeated tests under the summary, and fails the run if there are too many. */
  onTestRunEnd(modules: readonly TestModule[]): void {
    const names = repeatedIn(modules);
    if (names.length === 0) return;
    this.#say(`\n passed only when repeated:\n${names.map(name => `   ${name}\n`).join('')}`);
    if (names.length <= MOST) return;
    this.#say(` ${names.length} tests were repeated, ${MOST} may be: this run has failed.\n`);
    this.#fail();
  }
}
