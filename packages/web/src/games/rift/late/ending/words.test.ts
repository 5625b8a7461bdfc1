import { testWords } from '../../../../text/testing.ts';
import { loadWords } from './index.ts';

testWords(async language => {
  const { game: _, language: __, ...words } = await loadWords(language);
  return words;
});
