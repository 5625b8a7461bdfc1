import { expect, test } from 'vitest';
import { loadText } from '../text/index.ts';
import { chanceWords } from './chanceWords.ts';

test('a win probability is a number unless it is certain or nearly so', async () => {
  const [en, fr] = [await loadText('en'), await loadText('fr')];
  const said = [0, 0.02, 0.41, 0.96, 0.98, 1].map(chance => chanceWords(en, chance));
  expect(said).toEqual(['lost', 'nearly lost', '41%', '96%', 'nearly won', 'won']);
  expect(chanceWords(fr, 0.999)).toBe('presque gagné');
});
