import { expect, test } from 'vitest';
import type { MatchSnapshot, SeatHolder } from '../../match/client.ts';
import { fortuneWords, outcomeWords } from './ending.tsx';
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

test('[Q-WIN-5] [Q-WIN-8] whoever left a duel is named, and an agreed end has no winner', async () => {
  const words = await loadWords('en');
  const seats: readonly SeatHolder[] = [
    { kind: 'you', name: 'Ada' },
    { kind: 'bot', level: 'fair', name: 'Bo' },
    { kind: 'friend', name: 'Cy' },
  ];
  const said = (count: number, winners: readonly number[], reason: string): string => {
    const snapshot = { setup: { seats: seats.slice(0, count) } } as unknown as MatchSnapshot<never>;
    const names = seats.slice(0, count).map(({ name }) => name);
    return outcomeWords({ words, names, snapshot }, { winners, reason });
  };
  expect(said(2, [1], 'resign')).toBe('Bo wins. You resigned.');
  expect(said(2, [0], 'time')).toBe('You win. Bo ran out of time.');
  expect(said(3, [2], 'resign')).toBe('Cy wins. Everybody else has left.');
  expect(said(3, [], 'agreed')).toBe('Nobody wins. Everybody agreed to end the game.');
});
