import { expect, test } from 'vitest';
import type { SeatHolder } from './client.ts';
import { setupOf } from './testing/play.ts';
import { typedSetup } from './usualNames.ts';

const header = (title: string, ...seats: readonly SeatHolder[]) => typedSetup(setupOf(seats, { title }));

test.each([
  ['You – Steady bot', 'You', 'Steady bot'],
  ['Vous – Robot fort', 'Vous', 'Robot fort'],
  ['Vy, Silný robot 2', 'Vy', 'Silný robot 2'],
])('the default title %s of an older version becomes empty, as do the names', (title, you, bot) => {
  const { seats, title: given } = header(
    title,
    { kind: 'you', name: you },
    { kind: 'bot', level: 'strong', name: bot },
  );
  expect([given, ...seats.map(({ name }) => name)]).toEqual(['', '', '']);
});

test('typed names and titles stay', () => {
  const { seats, title } = header(
    'Evening',
    { kind: 'you', name: 'Ada' },
    { kind: 'friend', name: 'Robot fort' },
  );
  expect([title, ...seats.map(({ name }) => name)]).toEqual(['Evening', 'Ada', 'Robot fort']);
});
