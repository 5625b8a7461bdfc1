import { mkdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { type Clause, parseClauses } from '../src/rules/clauses.ts';
import { citationsIn, coverageOf } from '../src/rules/coverage.ts';
import { fileWith, inFolder, tessera, tesseraJson } from './harness.ts';

/** Citations assembled at run time, so that coverage does not count them in this file. */
const cite = (...ids: string[]): string => ids.map(id => `[${id}]`).join(' ');

describe('rules looks up', () => {
  test('a clause, a ruling, a test vector', async () => {
    const { code, out } = await tessera(['rules', 'R-BENT-4']);
    expect(code).toBe(0);
    expect(out).toMatch(/^R-BENT-4 {2}\*Capture on leg 1\*: /);
    expect(out.trimEnd().split('\n')).toHaveLength(1);
    expect((await tessera(['rules', 'RUL-05'])).out).toMatch(/^RUL-05 {2}Capture on leg 1/);
    expect((await tessera(['rules', 'tv-05'])).out).toMatch(/^TV-05 .*\n`14t\//);
  });

  test('a row of a table: its name, then its cells under their headings', async () => {
    expect((await tessera(['rules', 'L2-05'])).lines).toEqual([
      'L2-05  Lattice Shift',
      '  copies: 2',
      '  effect: `relocate(2)`',
      '  confidence: house',
    ]);
    expect((await tessera(['rules', 'R01'])).out).toContain('`oneOf(move(tess,lab,1) | transfer(lab,2))`');
    expect((await tessera(['rules', '--list'])).lines).toContain('L2-05  Lattice Shift');
  });

  test('a row in the language that was asked for', async () => {
    expect((await tessera(['rules', 'L2-05', '--language', 'cs'])).lines).toEqual([
      'L2-05  Posun mřížky',
      '  Kusů: 2',
      expect.stringMatching(/^ {2}Efekt: Relokujte/),
    ]);
    expect((await tessera(['rules', 'RUL-05', '--language', 'fr'])).lines[1]).toBe(
      '  Décision (par défaut)\u00a0: oui, arrêt au coude',
    );
  });

  /** Families that translations leave to programmers: vectors, invariants, positions, draws and calibration. */
  const PROGRAM = /^(?:[A-Z]-)?(?:TV|INV|ANS|RNG|POS|CAL)-/;

  test.each(['fr', 'cs'])('every clause of a player in %s', async language => {
    const told = async (...args: string[]): Promise<readonly Clause[]> =>
      (await tesseraJson(['rules', '--list', ...args])).json.clauses;
    const english = new Map((await told()).map(({ id, text }) => [id, text]));
    const clauses = await told('--language', language);
    expect(clauses.length).toBeGreaterThan(1000);
    const untold = clauses.filter(({ id, text }) => !PROGRAM.test(id) && text === english.get(id));
    expect(untold.map(({ id }) => id)).toEqual([]);
  });

  test('cards by family', async () => {
    const { json } = await tesseraJson(['rules', 'L4']);
    expect(json.clauses.map((one: Clause) => one.id).slice(9)).toEqual(['L4-10', 'L4-11']);
  });

  test('clauses of another game without naming it', async () => {
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

  test('every rule clause of the page by default', async () => {
    const { json } = await tesseraJson(['rules', '--list']);
    const rules = json.clauses.filter((one: Clause) => one.id.startsWith('R-'));
    expect(rules).toHaveLength(82);
    expect((await tessera(['rules'])).out).toBe((await tessera(['rules', '--list'])).out);
  });

  test('no unknown clause', async () => {
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

  test('counts ids at the beginning of a quoted text, and none elsewhere', () => {
    const source = [
      `test('${cite('R-ONE-1', 'RUL-01')} both', …)`,
      `describe("${cite('R-ONE-2', 'T-EVENT-AC')}")`,
      `test('${cite('Q-CARD-AGILE', 'L2-06', 'R01')} cards', …)`,
      `expect('${cite('A-B', 'FR', '12')} is no clause')`,
      `// ${cite('R-TWO-1')}`,
      `const text = 'see ${cite('R-TWO-2')}';`,
    ].join('\n');
    expect(citationsIn(source)).toEqual([
      ...['R-ONE-1', 'RUL-01', 'R-ONE-2', 'T-EVENT-AC'],
      ...['Q-CARD-AGILE', 'L2-06', 'R01'],
    ]);
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

/** Every shape in which the pages of the four games declare an id, and near misses. */
const PAGE = `# Page (Q-COMP)

- **R-ONE-1** First line, see [R-TWO-1](#R-TWO-1)
  and second.
- **R-ONE-2** Other.
  - (a) part of it
  - **R-ONE-3** inside the other
- **T-EVENT-AC** By name.
- **L-TV-1 (rulebook example)** With a remark.
- R-ONE-4 without stars is a mention, **R-ONE-5** as well.
1. **R-ONE-6** Numbered.

| id | question | ruling | alternatives | tag |
|---|---|---|---|---|
| RUL-01 | Question? | yes | no, see R-ONE-7 | house |

| id | name | type | effect |
|---|:---:|---|---|
| Q-CARD-AGILE | Agile | | +1 range |
| \`L2-06\` | Rewrite | P | \`one(a \\| b)\` |
| **R01** | Engineer | A | |
| R-TWO-1 to R-TWO-3 | several | | |

| clause | face |
|---|---|
| Q-SHIP-1 | Strike |

| id | steps |
|---|---|
| L2-06 | set it |

| key | source |
|---|---|
| S1 | a list |

\`\`\`
- **R-CODE-1** an example
| id | name |
|---|---|
| R-CODE-2 | as well |
\`\`\`

**TV-01** A vector
\`15/15\`

**Bold** is no clause.
`;

test('parseClauses reads items, rows and paragraphs, each id once; links become words', () => {
  expect(parseClauses(PAGE)).toEqual([
    { id: 'R-ONE-1', isRule: true, text: 'First line, see R-TWO-1 and second.' },
    { id: 'R-ONE-2', isRule: true, text: 'Other. - (a) part of it' },
    { id: 'R-ONE-3', isRule: true, text: 'inside the other' },
    { id: 'T-EVENT-AC', isRule: true, text: 'By name.' },
    { id: 'L-TV-1', isRule: true, text: '(rulebook example) With a remark.' },
    { id: 'R-ONE-6', isRule: true, text: 'Numbered.' },
    {
      id: 'RUL-01',
      isRule: false,
      text: 'Question?\n  ruling: yes\n  alternatives: no, see R-ONE-7\n  tag: house',
    },
    { id: 'Q-CARD-AGILE', isRule: true, text: 'Agile\n  effect: +1 range' },
    { id: 'L2-06', isRule: true, text: 'Rewrite\n  type: P\n  effect: `one(a | b)`\n  steps: set it' },
    { id: 'R01', isRule: true, text: 'Engineer\n  type: A' },
    { id: 'Q-SHIP-1', isRule: true, text: 'Strike' },
    { id: 'TV-01', isRule: false, text: 'A vector\n`15/15`' },
  ]);
});
