import { mkdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { type Clause, parseClauses } from '../src/rules/clauses.ts';
import { citationsIn, coverageOf } from '../src/rules/coverage.ts';
import { fileWith, inFolder, tessera, tesseraJson } from './harness.ts';

/** Ids that must not look like citations of this very file. */
const cite = (...ids: string[]): string => ids.map(id => `[${id}]`).join(' ');

describe('looking up', () => {
  test('a clause, a ruling, a test vector', async () => {
    const { code, out } = await tessera(['rules', 'R-BENT-4']);
    expect(code).toBe(0);
    expect(out).toMatch(/^R-BENT-4 {2}\*Capture on leg 1\*: /);
    expect(out.trimEnd().split('\n')).toHaveLength(1);
    expect((await tessera(['rules', 'RUL-05'])).out).toMatch(/^RUL-05 {2}Capture on leg 1/);
    expect((await tessera(['rules', 'tv-05'])).out).toMatch(/^TV-05 .*\n`14t\//);
  });

  test('clauses of another game are found without naming it', async () => {
    expect((await tessera(['rules', 'T-EVENT-AC'])).out).toMatch(/^T-EVENT-AC {2}Acceleration: /);
    expect((await tessera(['rules', 'T-EVENT'])).lines).toHaveLength(13);
    expect((await tessera(['rules', 'T-EVENT', '--game', 'rift'])).err).toMatch(
      /is unknown; families are R-/,
    );
  });

  test('a whole family', async () => {
    const { lines } = await tessera(['rules', 'R-BENT']);
    expect(lines.map(line => line.split(' ')[0])).toEqual([1, 2, 3, 4, 5, 6].map(n => `R-BENT-${n}`));
  });

  test('the list has every rule clause of the page, and is the answer when nothing is asked', async () => {
    const { json } = await tesseraJson(['rules', '--list']);
    const rules = json.clauses.filter((one: Clause) => one.id.startsWith('R-'));
    expect(rules).toHaveLength(79);
    expect((await tessera(['rules'])).out).toBe((await tessera(['rules', '--list'])).out);
  });

  test('an unknown clause', async () => {
    const { code, err } = await tessera(['rules', 'R-BENT-99']);
    expect(code).toBe(2);
    expect(err).toMatch(/^tessera: clause: "R-BENT-99" is unknown; families are R-BOARD, R-PIECE.*T-EVENT/);
  });
});

describe('coverage', () => {
  const clauses: Clause[] = [
    { id: 'R-ONE-1', text: '', isRule: true },
    { id: 'R-ONE-2', text: '', isRule: true },
    { id: 'RUL-01', text: '', isRule: false },
  ];
  const known = new Set(clauses.map(({ id }) => id));

  test('ids at the beginning of a quoted text count, ids elsewhere do not', () => {
    const source = [
      `test('${cite('R-ONE-1', 'RUL-01')} both', …)`,
      `describe("${cite('R-ONE-2', 'T-EVENT-AC')}")`,
      `expect('${cite('A-B', 'FR')} is no clause')`,
      `// ${cite('R-TWO-1')}`,
      `const text = 'see ${cite('R-TWO-2')}';`,
    ].join('\n');
    expect(citationsIn(source)).toEqual(['R-ONE-1', 'RUL-01', 'R-ONE-2', 'T-EVENT-AC']);
  });

  test('finds clauses without tests and tests without clauses', () => {
    mkdirSync(inFolder('packages/a/src'), { recursive: true });
    mkdirSync(inFolder('packages/b/test/deep'), { recursive: true });
    mkdirSync(inFolder('packages/b/node_modules/x'), { recursive: true });
    fileWith('packages/a/src/one.test.tsx', `test('${cite('R-ONE-1')} yes')`);
    fileWith('packages/a/src/one.ts', `const no = '${cite('R-ONE-2')}'`);
    fileWith('packages/b/test/deep/two.ts', `test(\`${cite('R-GONE-1')} gone\`)`);
    fileWith('packages/b/node_modules/x/y.test.ts', `test('${cite('R-ONE-2')} not ours')`);
    expect(coverageOf(clauses, known, inFolder('.'))).toEqual({
      uncited: ['R-ONE-2'],
      unknown: [{ id: 'R-GONE-1', file: 'packages/b/test/deep/two.ts' }],
      citations: 2,
    });
  });

  test('every clause of every game is cited', async () => {
    const { code, json } = await tesseraJson(['rules', '--coverage']);
    expect([code, json.uncited, json.unknown]).toEqual([0, [], []]);
    expect(json.citations).toBeGreaterThan(0);
  });
});

test('a rules page: items, rows and paragraphs; links become words', () => {
  const page = `# Page

- **R-ONE-1** First line, see [R-TWO-1](#R-TWO-1)
  and second.
- **R-ONE-2** Other.
- **T-EVENT-AC** By name.

| RUL-01 | Question? | yes | no | house |

**TV-01** A vector
\`15/15\`

**Bold** is no clause.
`;
  expect(parseClauses(page)).toEqual([
    { id: 'R-ONE-1', isRule: true, text: 'First line, see R-TWO-1 and second.' },
    { id: 'R-ONE-2', isRule: true, text: 'Other.' },
    { id: 'T-EVENT-AC', isRule: true, text: 'By name.' },
    { id: 'RUL-01', isRule: false, text: 'Question?; yes; no; house' },
    { id: 'TV-01', isRule: false, text: 'A vector\n`15/15`' },
  ]);
});
