import { expect, test } from 'vitest';
import { RECTANGLE, STAR, tessera, tesseraJson } from './harness.ts';

const scenario = (steps: readonly object[], more: object = {}): { stdin: string } => ({
  stdin: JSON.stringify({ game: 'rift', position: STAR, steps, ...more }),
});
const play = (steps: readonly object[], more: object = {}) =>
  tessera(['scenario', '-'], scenario(steps, more));

test('scenario accepts moves, refusals and expectations that hold', async () => {
  const { code, lines } = await play([
    {
      expect: {
        decider: 0,
        legalCount: 44,
        outcome: null,
        legalIncludes: ['Sh8-f6xg7'],
        legalExcludes: ['Sh8-j10'],
      },
    },
    { whyNot: 'Sh8-k7', clause: 'R-BENT-5' },
    { whyNot: 'To15-o14', seat: 1, clause: 'R-TURN-1', code: 'E_NOT_YOUR_TURN' },
    { move: 'Sh8-f6xg7' },
    { move: 'To15-o14', seat: 1 },
    { expect: { position: '15/14t/15/15/15/9s5/8c6/15/15/5S3r5/15/15/15/15/T14 w - p 1 2' } },
  ]);
  expect(lines.filter(line => !line.startsWith('ok'))).toEqual(['all 6 steps hold']);
  expect(code).toBe(0);
  expect(lines[3]).toBe('ok     4. Sh8-f6xg7  White: Star h8 to f6. Black loses its Pyramid on g7.');
});

test('scenario expects an outcome by reason, by winners, or both', async () => {
  const { code } = await play(
    [
      { move: 'Rd4-f6xd5,d6,e6' },
      { expect: { outcome: { reason: 'capture' }, decider: null } },
      { expect: { outcome: { winners: [0] } } },
    ],
    { position: RECTANGLE },
  );
  expect(code).toBe(0);
});

test('scenario shows a missed expectation with both values and where they differ, status 1', async () => {
  const { code, out } = await play([
    { expect: { position: STAR.replace('14t', '13t1'), legalCount: 45 } },
    { move: 'Sh8-f6xg7' },
  ]);
  expect(code).toBe(1);
  expect(out).toBe(`FAILED 1. not as expected:
   position
     expected  ${STAR.replace('14t', '13t1')}
     actual    ${STAR}
                ^
   legalCount
     expected  45
     actual    44
ok     2. Sh8-f6xg7  White: Star h8 to f6. Black loses its Pyramid on g7.
1 failed
`);
});

test('scenario ends at an illegal move, status 1', async () => {
  const { code, lines } = await play([{ move: 'Sh8-h9' }, { move: 'To15-o14' }]);
  expect(code).toBe(1);
  expect(lines[0]).toMatch(/^FAILED 1\. Sh8-h9 is illegal: .* \[E_\w+, R-BENT-\d\]$/);
  expect(lines[1]).toBe('1 failed, 1 not played');
});

test('scenario fails if an expected refusal does not come, or for another reason', async () => {
  const { code, json } = await tesseraJson(
    ['scenario', '-'],
    scenario([
      { whyNot: 'Sh8-f6xg7' },
      { whyNot: 'Sh8-k7', clause: 'R-BENT-1', code: 'E_ENEMY_ON_TURN' },
      { expect: { legalIncludes: ['Ta1-a9', 'Ta1-b3'], legalExcludes: ['Ta1-a2'] } },
    ]),
  );
  expect(code).toBe(1);
  expect(json.failures).toEqual([
    { step: 1, what: 'whyNot', expected: 'Sh8-f6xg7 is refused', actual: 'it is legal' },
    { step: 2, what: 'clause', expected: 'R-BENT-1', actual: 'R-BENT-5' },
    { step: 3, what: 'legalIncludes', expected: 'Ta1-b3', actual: 'not legal' },
    { step: 3, what: 'legalExcludes', expected: 'not Ta1-a2', actual: 'legal' },
  ]);
});

test('scenario takes scripted numbers, or a seed', async () => {
  const decider = (seat: number) => [{ expect: { decider: seat } }];
  const fromStart = { position: undefined };
  expect((await play(decider(1), { ...fromStart, rolls: [1] })).code).toBe(0);
  expect((await play(decider(0), { ...fromStart, rolls: [0] })).code).toBe(0);
  expect((await play(decider(1), { ...fromStart, options: { firstPlayer: 'b' } })).code).toBe(0);
});

test('scenario reads toAct of older files as decider', async () => {
  const script = (toAct: string): string =>
    `{"game":"rift","position":"${STAR}","steps":[{"expect":{"toAct":${toAct}}}]}`;
  expect(await tessera(['scenario', '-'], { stdin: script('[0]') })).toMatchObject({ code: 0 });
  const { code, out } = await tessera(['scenario', '-'], { stdin: script('[]') });
  expect([code, out.includes('decider')]).toEqual([1, true]);
});

test.each([
  ['not JSON', '{\n1', /^tessera: standard input, line 2, column 1: is not valid JSON/],
  ['not an object', '[]', /^tessera: scenario: must be an object/],
  [
    'unknown field',
    '{"game":"rift","stepz":[]}',
    /^tessera: scenario\.stepz: is unknown; known are name, game/,
  ],
  ['unknown game', '{"game":"go","steps":[]}', /^tessera: game: "go" is unknown; known are rift/],
  ['no steps', '{"game":"rift"}', /^tessera: steps: must be a list/],
  [
    'two kinds',
    '{"game":"rift","steps":[{"move":"a","whyNot":"b"}]}',
    /^tessera: steps\[0\]: must have exactly one of/,
  ],
  [
    'misspelt expectation',
    '{"game":"rift","steps":[{"expect":{"legal":1}}]}',
    /^tessera: steps\[0\]\.expect\.legal: is unknown/,
  ],
  [
    'an old word that cannot be upgraded',
    '{"game":"rift","steps":[{"expect":{"toAct":[0,1]}}]}',
    /^tessera: steps\[0\]\.expect\.toAct: is called decider now: one seat, or null for nobody/,
  ],
  ['not notation', '{"game":"rift","steps":[{"move":"T@h99"}]}', /^tessera: steps\[0\]\.move, column \d: /],
  [
    'malformed position',
    '{"game":"rift","position":"x","steps":[]}',
    /^tessera: position, column 2: has 1 parts/,
  ],
  [
    'wrong option',
    '{"game":"rift","options":{"camp":1},"steps":[]}',
    /^tessera: options\.camp: must be one of/,
  ],
  ['too few rolls', '{"game":"rift","rolls":[],"steps":[]}', /^tessera: rolls: number 1 is needed/],
])('scenario refuses malformed files: %s', async (_what, stdin, sentence) => {
  const { code, out, err } = await tessera(['scenario', '-'], { stdin });
  expect([code, out]).toEqual([2, '']);
  expect(err).toMatch(sentence);
});
