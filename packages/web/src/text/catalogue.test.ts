import { LANGUAGES } from '@tessera/engine';
import { expect, test } from 'vitest';
import { GAMES } from '../games/index.ts';
import { loadText } from './index.ts';
import { testWords } from './testing.ts';

/** Names that are the same everywhere. */
const NAMES = ['Tessera', 'Esc', 'Shift', 'Ctrl', 'Enter'];

testWords(
  async language => {
    const { language: _, ...words } = await loadText(language);
    return words;
  },
  { shared: { fr: [...NAMES, 'Options', 'Menu'], cs: [...NAMES, 'Online'] } },
);

test.each(LANGUAGES)('in %s every level of every game’s bots has a name', async language => {
  const { newMatch, ...text } = await loadText(language);
  expect(text.language).toBe(language);
  const forms = await Promise.all(GAMES.map(game => game.loadPreparation()));
  const ids = forms.flatMap(({ preparation }) => preparation.levels);
  expect(Object.keys(newMatch.levels).sort()).toEqual([...new Set(ids)].sort());
});
