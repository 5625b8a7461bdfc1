import { expect, test } from 'vitest';
import type { MatchSnapshot, SeatHolder } from '../../match/client.ts';
import { outcomeWords } from './ending.tsx';
import { loadWords } from './words/index.ts';

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
