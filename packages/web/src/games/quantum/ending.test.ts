import { expect, test } from 'vitest';
import { fortuneWords } from './ending.tsx';
import { loadWords } from './words/index.ts';

const fortune = { fleets: 0.001, fights: 0.061, ships: -0.012, cards: 0, luck: 0.05, decisions: 0.45 };

test.each([
  ['en', 'Ada: luck +5 (fights +6, rolled ships -1), decisions +45.'],
  ['fr', 'Ada\u00a0: chance +5 (combats +6, vaisseaux relancés -1), décisions +45.'],
  ['cs', 'Ada: štěstí +5 (boje +6, přehozené lodě -1), rozhodnutí +45.'],
] as const)('luck and decisions in words, %s', async (language, sentence) => {
  expect(fortuneWords(await loadWords(language), 'Ada', fortune)).toBe(sentence);
});

test('no luck has no parts', async () => {
  const none = { fleets: 0, fights: 0, ships: 0, cards: 0, luck: 0, decisions: -0.5 };
  expect(fortuneWords(await loadWords('en'), 'Bo', none)).toBe('Bo: luck 0, decisions -50.');
});
