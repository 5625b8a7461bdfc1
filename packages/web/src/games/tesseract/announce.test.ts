import { expect, test } from 'vitest';
import { announce } from './announce.tsx';
import { loadWords } from './words/index.ts';

const words = await loadWords('en');
const breached = (count: number, breach: number) =>
  announce(words, { type: 'breached', count, breach, values: [5] });

test('the banner of an event describes its effect, unless it is warded off', () => {
  const event = { type: 'uncovered', cell: 0, symbol: 'AC' } as const;
  const { name, text } = words.game.symbols.AC;
  expect(announce(words, { ...event, isWarded: false })).toMatchObject({ title: name, text, mood: 'event' });
  expect(announce(words, { ...event, isWarded: true })).toMatchObject({ title: name, mood: 'good' });
});

test('the banner of a breach shows the track, and the last one the end', () => {
  expect(breached(1, 3)?.title).not.toBe(breached(2, 3)?.title);
  expect(breached(4, 6)?.title).toContain('4');
  expect(breached(1, 3)).toMatchObject({ text: expect.stringContaining('5'), mood: 'bad' });
  expect(breached(1, 7)?.text).toBe(words.game.reasons.breach);
});

test('other events have no banner', () => {
  expect(announce(words, { type: 'rolled', cube: 3, value: 5 })).toBeUndefined();
});
