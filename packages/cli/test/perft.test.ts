import { expect, test } from 'vitest';
import { OPENING, RECTANGLE, tessera, tesseraJson } from './harness.ts';

const perft = (position: string, ...rest: string[]): string[] => [
  'perft',
  '--game',
  'rift',
  '--position',
  position,
  ...rest,
];

test('perft prints the total alone on the last line (section 17, position A)', async () => {
  expect((await tessera(perft(OPENING, '--depth', '1'))).lines.at(-1)).toBe('1457');
  expect((await tessera(perft(OPENING, '--depth', '2'))).lines.at(-1)).toBe('2105013');
  expect((await tessera(perft(OPENING, '--depth', '0'))).lines.at(-1)).toBe('1');
});

test('perft --divide adds up to the total', async () => {
  const { lines } = await tessera(perft(RECTANGLE, '--depth', '2', '--divide'));
  const counts = lines.slice(0, -1).map(line => Number(line.split(' ')[1]));
  expect(counts).toHaveLength(37);
  expect(lines).toContain('Rd4-f6xd5,d6,e6 0');
  expect(counts.reduce((a, b) => a + b, 0)).toBe(Number(lines.at(-1)));
  expect((await tessera(perft(RECTANGLE, '--depth', '2'))).lines.at(-1)).toBe(lines.at(-1));
});

test('perft has a JSON form', async () => {
  const { json } = await tesseraJson(perft(RECTANGLE, '--depth', '1', '--divide'));
  expect(json).toMatchObject({ game: 'rift', position: RECTANGLE, depth: 1, total: 37 });
  expect(Object.keys(json.moves)).toHaveLength(37);
});

test('perft counts set-up too: 90 first placements, 8,100 after two plies', async () => {
  expect((await tessera(['perft', '--game', 'rift', '--depth', '2'])).lines.at(-1)).toBe('8100');
});
