/** JSON from outside: position of syntax errors, limit of depth, byte order marks. */
import { BUILT_IN_PACK } from '@tessera/games/tesseract';
import { describe, expect, test } from 'vitest';
import { fileWith, KAREN, STAR, tessera, tesseraJson } from './harness.ts';

const TESSERACT = ['--game', 'tesseract'];

/** Every input of JSON, with a valid example. */
const WAYS: Readonly<Record<string, { good: string; args: (text: string) => string[] }>> = {
  '--options': { good: '{}', args: text => ['legal', '--game', 'rift', '--options', text] },
  '--pack': {
    good: JSON.stringify(BUILT_IN_PACK),
    args: text => ['legal', ...TESSERACT, '--pack', fileWith('p.json', text)],
  },
  'pack check': {
    good: JSON.stringify(BUILT_IN_PACK),
    args: text => ['pack', 'check', fileWith('c.json', text)],
  },
  '--position': {
    good: KAREN,
    args: text => ['legal', ...TESSERACT, '--position', fileWith('k.json', text)],
  },
  scenario: {
    good: `{"game":"rift","position":"${STAR}","steps":[]}`,
    args: text => ['scenario', fileWith('s.json', text)],
  },
  replay: { good: await log(), args: text => ['replay', fileWith('r.json', text)] },
  verify: { good: await log(), args: text => ['verify', fileWith('v.json', text)] },
  '--log': { good: await log(), args: text => ['legal', '--log', fileWith('l.json', text)] },
  'play --log': { good: await log(), args: text => ['play', 'rift', '--log', fileWith('g.json', text)] },
};

async function log(): Promise<string> {
  const asked = `{"id":1,"type":"position","position":"${STAR}"}\n{"id":2,"type":"log"}\n`;
  const { lines } = await tessera(['engine', '--open', '--game', 'rift'], { stdin: asked });
  return JSON.stringify(JSON.parse(lines[1]!).log);
}

describe.each(Object.entries(WAYS))('%s', (_way, { good, args }) => {
  test('accepts good JSON, also after a byte order mark', async () => {
    const plain = await tessera(args(good));
    expect([plain.code, plain.err]).toEqual([0, '']);
    expect(await tessera(args(`\uFEFF${good}`))).toEqual(plain);
  });

  test('reports the line and the column of broken JSON', async () => {
    const { code, out, err } = await tessera(args(`{\n  "x": [1, 2\n  ],\n  y: 3\n}\n`));
    expect([code, out]).toEqual([2, '']);
    expect(err).toMatch(
      /^tessera: .*, line 4, column 3: is not valid JSON \(a name in double quotes is missing\)\n$/,
    );
    const { json } = await tesseraJson(args('{\n"x": }'));
    expect(json.error).toMatchObject({ kind: 'malformed', line: 2, column: 6 });
  });

  test('reports 100,000 brackets in one sentence', async () => {
    const deep = `{"a":${'['.repeat(60_000)}${']'.repeat(60_000)}}`;
    const { code, out, err } = await tessera(args(deep));
    expect([code, out]).toEqual([2, '']);
    expect(err).toMatch(/^tessera: .{1,200}: is nested more than 100 levels deep\n$/);
    const open = await tessera(args(`{"a":${'{"a":'.repeat(20_000)}`));
    expect([open.code, open.out]).toEqual([2, '']);
    expect(open.err).toMatch(/^tessera: .{1,200}: is not valid JSON \(it ends too early\)\n$/);
  });
});

test('engine refuses broken lines one by one, and goes on', async () => {
  const lines = [
    '['.repeat(100_000),
    `{"id":1,"type":"position","position":${'['.repeat(50_000)}${']'.repeat(50_000)}}`,
  ];
  const inText = JSON.stringify({ id: 2, type: 'position', position: `{"a":${'['.repeat(50_000)}` });
  const stdin = `\uFEFF{"id":0,"type":"legal"}\n${[...lines, inText].join('\n')}\n{"id":3,"type":"hello"}\n`;
  const { code, lines: answers, err } = await tessera(['engine', ...TESSERACT], { stdin });
  expect([code, err]).toEqual([0, '']);
  expect(answers.map(line => JSON.parse(line)).map(({ ok, error }) => error?.kind ?? ok)).toEqual([
    true,
    ...['malformed', 'malformed', 'malformed'],
    true,
  ]);
});

test('a game record or a position may begin with a byte order mark too', async () => {
  const record = '[Game "rift"]\n[Options "{}"]\n[Starter "w"]\n[Result "*"]\n[Reason ""]\n\nT@h2\n';
  expect((await tessera(['verify', fileWith('bom.rift', `\uFEFF${record}`)])).code).toBe(0);
  const star = ['legal', '--game', 'rift', '--position'];
  const { out } = await tessera([...star, STAR]);
  expect((await tessera([...star, fileWith('bom.pos', `\uFEFF${STAR}\n`)])).out).toBe(out);
});
