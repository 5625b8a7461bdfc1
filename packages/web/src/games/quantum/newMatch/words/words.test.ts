import { LANGUAGES } from '@tessera/engine';
import { BASE, MAP_IDS } from '@tessera/games/quantum';
import { expect, test } from 'vitest';
import { testWords } from '../../../../text/testing.ts';
import { FORM } from '../form.ts';
import { loadWords } from './index.ts';

testWords(
  async language => {
    const { game: _, ...words } = await loadWords(language);
    return words;
  },
  { shared: { fr: ['Faction', 'Trident', 'Delta', '{count} cube', '{count} cubes'], cs: ['Delta'] } },
);

test.each(LANGUAGES)('in %s every level, group, map and option has words', async language => {
  const { levels, groups, maps, game } = await loadWords(language);
  expect(Object.keys(levels)).toEqual(FORM.levels);
  expect(Object.keys(groups)).toEqual(FORM.expert.map(({ group }) => group));
  expect(Object.keys(maps)).toEqual([BASE, ...MAP_IDS.filter(id => !id.startsWith(BASE))]);
  expect(Object.keys(game.options)).toEqual(Object.keys(FORM.options));
});
