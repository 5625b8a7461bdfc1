import { LANGUAGES } from '@tessera/engine';
import { expect, test } from 'vitest';
import type { SeatHolder } from '../match/client.ts';
import { loadText } from './index.ts';
import { namesOf, titleOf } from './names.ts';

const YOU: SeatHolder = { kind: 'you', name: '' };
const FRIEND: SeatHolder = { kind: 'friend', name: '' };
const BOT: SeatHolder = { kind: 'bot', level: 'strong', name: '' };

test('seats without a name go by what they are, in every language', async () => {
  const names = await Promise.all(
    LANGUAGES.map(async one => namesOf([YOU, FRIEND, BOT], await loadText(one))),
  );
  expect(names).toEqual([
    ['You', 'Friend', 'Strong bot'],
    ['Vous', 'Ami', 'Robot fort'],
    ['Vy', 'Přítel', 'Silný robot'],
  ]);
});

test('those who would be called alike are numbered, but not who typed a name', async () => {
  const text = await loadText('en');
  expect(namesOf([{ ...BOT, name: 'Kai' }, BOT, BOT], text)).toEqual(['Kai', 'Strong bot 1', 'Strong bot 2']);
  expect(namesOf([{ ...FRIEND, name: 'Friend' }, FRIEND], text)).toEqual(['Friend', 'Friend 2']);
});

test('a match without a title is called by who plays it', async () => {
  const setup = { id: '1', game: 'toy', title: '', seats: [YOU, BOT], options: {}, seed: '' };
  expect(titleOf(setup, await loadText('fr'), false)).toBe('Vous – Robot fort');
  expect(titleOf({ ...setup, title: 'Evening' }, await loadText('fr'), true)).toBe('Evening');
});
