import { expect, test } from 'vitest';
import { fileWith, OPENING, STAR, tessera, tesseraJson } from './harness.ts';

const legal = ['legal', '--game', 'rift'];

test('legal prints one answer per line and nothing else', async () => {
  const { code, lines, err } = await tessera([...legal, '--position', STAR]);
  expect(code).toBe(0);
  expect(err).toBe('');
  expect(lines).toHaveLength(44);
  const star = lines.filter(line => line.startsWith('Sh8')).map(line => line.slice(3));
  const listed = '-a5 -b6 -c7 -d8 -e9 -g11 -h12 -i13 -j14 -k15 -f6xg7'; // TV-05 of the rules
  expect(star.sort()).toEqual(listed.split(' ').sort());
});

test('legal as JSON has game, position, decider and answers', async () => {
  const { code, json } = await tesseraJson([...legal, '--position', STAR]);
  expect(code).toBe(0);
  expect(json).toMatchObject({ game: 'rift', position: STAR, decider: 0 });
  expect(json.legal).toHaveLength(44);
});

test('legal takes a position as text, from a file, or from standard input', async () => {
  const asText = await tessera([...legal, '--position', OPENING]);
  const fromFile = await tessera([...legal, '--position', fileWith('a.txt', `${OPENING}\n`)]);
  const fromPipe = await tessera([...legal, '--position', '-'], { stdin: `${OPENING}\r\n` });
  expect(asText.lines).toHaveLength(1457);
  expect(fromFile.out).toBe(asText.out);
  expect(fromPipe.out).toBe(asText.out);
});

test('legal without a position starts at the set-up of the given options', async () => {
  const { lines } = await tessera([...legal, '--options', '{"firstPlayer":"b"}']);
  expect(lines).toHaveLength(90);
  expect(lines).toContain('T@h13');
  const outer = await tessera([...legal, '--options', '{"firstPlayer":"b","camp":"outer"}']);
  expect(outer.lines).toContain('T@h15');
});

test('legal of a finished game is empty, and no error', async () => {
  const ended = `${STAR.slice(0, STAR.indexOf(' '))} w - e 0 0`;
  expect(await tessera([...legal, '--position', ended])).toMatchObject({ code: 0, out: '', err: '' });
});

test('legal --log continues after the last ply of a log or a game record', async () => {
  const record = '[Game "rift"]\n[Options "{}"]\n[Starter "w"]\n[Result "*"]\n[Reason "*"]\n\nT@h2 T@h14\n';
  const { json } = await tesseraJson(['legal', '--log', fileWith('two.rift', record)]);
  expect(json.decider).toBe(0);
  expect(json.legal).toHaveLength(2 * 29);
});

test('legal --strict refuses unreachable positions', async () => {
  const { code, out, err } = await tessera([...legal, '--strict', '--position', STAR]);
  expect(code).toBe(2);
  expect(out).toBe('');
  expect(err).toMatch(/^tessera: board.*: White has 0 H of 5\n$/);
  expect((await tessera([...legal, '--lenient', '--position', STAR])).code).toBe(0);
  expect((await tessera([...legal, '--strict', '--position', OPENING])).code).toBe(0);
});
