import { LANGUAGES } from '@tessera/engine';
import { expect, test } from 'vitest';
import { testWords } from '../../../../text/testing.ts';
import { FORM } from '../form.ts';
import { loadWords } from './index.ts';

testWords(async language => {
  const { game: _, ...words } = await loadWords(language);
  return words;
});

test.each(LANGUAGES)('in %s every level, group and option has words', async language => {
  const { levels, groups, game } = await loadWords(language);
  expect(Object.keys(levels)).toEqual(FORM.levels);
  expect(Object.keys(groups)).toEqual(FORM.plain.map(({ group }) => group));
  // A pack has text of its own.
  const options = Object.keys(FORM.options).filter(name => name !== 'pack');
  expect(options.filter(name => !(name in game.options))).toEqual([]);
});
