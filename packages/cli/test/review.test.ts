/** `review`: sums, moments, and the page that it writes. */
import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { fileWith, inFolder, tessera, tesseraJson } from './harness.ts';

const NODES = ['--nodes', '120'];

async function logOf(game: string, bots: string): Promise<string> {
  const out = inFolder(`reviewed ${game}`);
  const played = ['--game', game, '--games', '1', '--bots', bots, '--seed', 'r', '--max-plies', '400'];
  await tessera(['simulate', ...played, '--out', out, '--save-logs']);
  return `${out}/logs/0.json`;
}

describe.each([
  ['rift', 'fair,random', 'fr'],
  ['tesseract', 'gentle', 'cs'],
  ['quantum', 'fair,gentle', 'en'],
  ['loop', 'gentle', 'fr'],
])('a review of %s', (game, bots, language) => {
  let log = '';
  beforeAll(async () => {
    log = await logOf(game, bots);
  });

  test('adds up, in numbers and in words', async () => {
    const { code, json } = await tesseraJson(['review', log, ...NODES]);
    expect(code).toBe(0);
    for (const { start, decisions, others, luck, unseen, end } of json.totals)
      expect(start - decisions + others + luck + unseen).toBe(end);
    for (const { before, after, cost, answer, line } of json.moments) {
      expect(before - after).toBe(cost);
      expect(line[0]).not.toBe(answer);
    }
    expect(json.moments.length).toBeLessThanOrEqual(5);
    const { lines } = await tessera(['review', log, ...NODES]);
    for (const [i, { index, name, answer, before, after, cost }] of json.moments.entries())
      expect(lines).toContain(
        `${i + 1}. Move ${index + 1}, ${name}: ${answer} (${before}% → ${after}%, −${cost})`,
      );
  });

  test('is one page that refers to nothing outside', async () => {
    const out = inFolder(`page of ${game} ${language}.html`);
    const { code, err } = await tessera(['review', log, ...NODES, '--html', out, '--language', language]);
    expect([code, err]).toEqual([0, expect.stringContaining(`wrote ${out}`)]);
    const page = readFileSync(out, 'utf8');
    expect(page).toMatch(/^<!doctype html>\n<html lang="(en|fr|cs)">/);
    expect(page).not.toMatch(/https?:|src=|href=|@import|url\(/);
    const [, data = ''] = /<script type="application\/json" id="data">(.*)<\/script>/.exec(page) ?? [];
    const { moments, boards, steps, lines, text } = JSON.parse(data);
    expect(boards).toHaveLength(steps.length + 1);
    expect(Math.max(...boards.flat())).toBeLessThan(lines.length);
    const { json } = await tesseraJson(['review', log, ...NODES, '--language', language]);
    expect(moments.map(({ answer, cost }: { answer: string; cost: number }) => [answer, cost])).toEqual(
      json.moments.map(({ answer, cost }: { answer: string; cost: number }) => [answer, cost]),
    );
    expect(Object.values(text).every(sentence => sentence !== '')).toBe(true);
  });
});

test('a match that has not ended is refused', async () => {
  const open = fileWith(
    'open.rift',
    '[Game "rift"]\n[Options "{}"]\n[Starter "w"]\n[Result "*"]\n[Reason "*"]\n',
  );
  const { code, err } = await tessera(['review', open]);
  expect([code, err]).toEqual([2, 'tessera: FILE: is a match that has not ended\n']);
});
