import { seededChance } from '@tessera/engine';
import { expect, test } from 'vitest';
import type { Bot, Thought } from './bot.ts';
import { telling } from './telling.ts';

const THOUGHT: Thought<string> = {
  move: 'a',
  line: ['a'],
  chance: 0.9,
  ranked: [
    { move: 'a', chance: 0.9 },
    { move: 'b', chance: 0.5 },
    { move: 'c', chance: 0 },
  ],
};

const bot: Bot<null, string> = {
  id: 'sure',
  budget: {},
  async think({ onThought }) {
    onThought?.(THOUGHT);
    return THOUGHT;
  },
};

test('telling maps every win probability that a bot tells, and keeps what is proven', async () => {
  const heard: Thought<string>[] = [];
  const request = { view: null, seat: 0, chance: seededChance('told'), limits: {} };
  const thought = await telling(bot, { trust: 0.5, shift: 0 }).think({
    ...request,
    onThought: one => heard.push(one),
  });
  expect(thought.chance).toBeCloseTo(0.75);
  expect(thought.ranked?.map(one => Math.round(100 * one.chance))).toEqual([75, 50, 0]);
  expect(heard).toEqual([thought]);
});

test('telling leaves a thought without a chance alone', async () => {
  const mute: Bot<null, string> = { ...bot, think: async () => ({ move: 'a', line: ['a'] }) };
  const request = { view: null, seat: 0, chance: seededChance('told'), limits: {} };
  expect(await telling(mute, { trust: 0.5, shift: 0 }).think(request)).toEqual({ move: 'a', line: ['a'] });
});
