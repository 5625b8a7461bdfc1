import { expect, test } from 'vitest';
import { fileWith, OPENING, STAR, tessera, tesseraJson } from './harness.ts';

const legal = ['legal', '--game', 'rift'];

test('one answer per line and nothing else', async () => {
  const { code, lines, err } = await tessera([...legal, '--position', STAR]);
  expect(code).toBe(0);
  expect(err).toBe('');
  expect(lines).toHaveLength(44);
  const star = lines.filter(line => line.startsWith('Sh8')).map(line => line.slice(3));
  const listed = '-a5 -b6 -c7 -d8 -e9 -g11 -h12 -i13 -j14 -k15 -f6xg7'; // TV-05 of the rules
  expect(star.sort()).toEqual(listed.split(' ').sort());
});

test('as JSON: game, position, who is to act, and the answers', async () => {
  const { code, json } = await tesseraJson([...legal, '--position', STAR]);
  expect(code).toBe(0);
  expect(json).toMatchObject({ game: 'rift', position: STAR, decider: 0 });
  expect(json.legal).toHaveLength(44);
});

test('a position comes as text, from a file, or from standard input', async () => {
  const asText = await tessera([...legal, '--position', OPENING]);
  const fromFile = await tessera([...legal, '--position', fileWith('a.txt', `${OPENING}\n`)]);
  const fromPipe = await tessera([...legal, '--position', '-'], { stdin: `${OPENING}\r\n` });
  expect(asText.lines).toHaveLength(1457);
  expect(fromFile.out).toBe(asText.out);
  expect(fromPipe.out).toBe(asText.out);
});

test('without a position the game begins at its set-up; options count', async () => {
  const { lines } = await tessera([...legal, '--options', '{"firstPlayer":"b"}']);
  expect(lines).toHaveLength(90);
  expect(lines).toContain('T@h13');
  const outer = await tessera([...legal, '--options', '{"firstPlayer":"b","camp":"outer"}']);
  expect(outer.lines).toContain('T@h15');
});

test('a finished game has no answers, which is no error', async () => {
  const ended = `${STAR.slice(0, STAR.indexOf(' '))} w - e 0 0`;
  expect(await tessera([...legal, '--position', ended])).toMatchObject({ code: 0, out: '', err: '' });
});

test('after the last ply of a log or a record', async () => {
  const record = '[Game "rift"]\n[Options "{}"]\n[Starter "w"]\n[Result "*"]\n[Reason "*"]\n\nT@h2 T@h14\n';
  const { json } = await tesseraJson(['legal', '--log', fileWith('two.rift', record)]);
  expect(json.decider).toBe(0);
  expect(json.legal).toHaveLength(2 * 29);
});

test('--strict refuses what no game can reach', async () => {
  const { code, out, err } = await tessera([...legal, '--strict', '--position', STAR]);
  expect(code).toBe(2);
  expect(out).toBe('');
  expect(err).toMatch(/^tessera: board.*: White has 0 H of 5\n$/);
  expect((await tessera([...legal, '--lenient', '--position', STAR])).code).toBe(0);
  expect((await tessera([...legal, '--strict', '--position', OPENING])).code).toBe(0);
});
