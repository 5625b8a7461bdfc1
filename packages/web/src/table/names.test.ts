import { botLevels } from '@tessera/bots';
import { COMPLETE_LANGUAGES } from '@tessera/engine';
import { GAME_IDS } from '@tessera/games';
import { expect, test } from 'vitest';
import type { SeatHolder } from '../match/client.ts';
import { fill, loadText } from '../text/index.ts';
import { levelName, namesOf, titleOf } from './names.ts';

const YOU: SeatHolder = { kind: 'you', name: '' };
const FRIEND: SeatHolder = { kind: 'friend', name: '' };
const BOT: SeatHolder = { kind: 'bot', level: 'strong', name: '' };

test('seats without a name are called by their kind, in every language', async () => {
  const names = await Promise.all(
    COMPLETE_LANGUAGES.map(async one => namesOf([YOU, FRIEND, BOT], await loadText(one))),
  );
  expect(names).toEqual([
    ['You', 'Friend', 'Strong bot'],
    ['Vous', 'Ami', 'Robot fort'],
    ['Vy', 'Přítel', 'Silný robot'],
  ]);
});

test('equal default names are numbered, typed names are not', async () => {
  const text = await loadText('en');
  expect(namesOf([{ ...BOT, name: 'Kai' }, BOT, BOT], text)).toEqual(['Kai', 'Strong bot 1', 'Strong bot 2']);
  expect(namesOf([{ ...FRIEND, name: 'Friend' }, FRIEND], text)).toEqual(['Friend', 'Friend 2']);
});

test('in French every bot has an article in a sentence', async () => {
  const text = await loadText('fr');
  const bots = Object.keys(text.newMatch.levels).map((level): SeatHolder => ({ ...BOT, level }));
  const said = namesOf(bots, text).map(name => fill(text.home.continue.toMove, { name }));
  expect(said.filter(one => !/^Au robot .+ de jouer$/.test(one))).toEqual([]);
  expect(fill(text.home.continue.toMove, { name: 'Ada' })).toBe('À Ada de jouer');
});

test('a match without a title is called by its players', async () => {
  const setup = { id: '1', game: 'toy', title: '', seats: [YOU, BOT], options: {}, seed: '' };
  expect(titleOf(setup, await loadText('fr'), false)).toBe('Vous – Robot fort');
  expect(titleOf({ ...setup, title: 'Evening' }, await loadText('fr'), true)).toBe('Evening');
});

test.each(COMPLETE_LANGUAGES)(
  'every level that can be chosen has a name instead of its id: %s',
  async language => {
    const text = await loadText(language);
    const levels = new Set(GAME_IDS.flatMap(botLevels));
    for (const level of levels) {
      expect(levelName(level, text)).not.toBe(level);
      expect(levelName(level, text)).not.toBe(text.newMatch.seats.bot);
    }
    const odd: SeatHolder = { kind: 'bot', level: 'alphabeta@20000n', name: '' };
    expect(namesOf([odd, odd], text)).toEqual([1, 2].map(count => `${text.newMatch.seats.bot} ${count}`));
  },
);
