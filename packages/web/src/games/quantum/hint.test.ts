import { COMPLETE_LANGUAGES } from '@tessera/engine';
import type { QuantumView } from '@tessera/games/quantum';
import { expect, test } from 'vitest';
import { whysOf } from './QuantumHint.tsx';
import { whyOfBot } from './useStory.tsx';
import { loadWords } from './words/index.ts';

const hint = async (verb: 'end' | 'research', actions: number, ...keys: readonly string[]) => {
  const view = { turn: { actions } } as QuantumView;
  const reasons = keys.map(key => ({ key, params: {} }));
  return whysOf({ words: await loadWords('en'), names: ['Ada'], view }, { verb }, reasons);
};

test('a hint says why, and nothing where nothing stands out', async () => {
  expect(await hint('research', 1, 'launches', 'again')).toEqual([
    'This brings a ship into play.',
    'Another turn follows.',
  ]);
  expect(await hint('research', 1)).toEqual([]);
  expect(await hint('end', 1)).toEqual([]);
  expect(await hint('end', 0)).toEqual(['No actions are left.']);
});

test('a bot’s reason calls whoever reads it a fleet, which fits every sentence', async () => {
  const said = await Promise.all(
    COMPLETE_LANGUAGES.map(async language => {
      const words = await loadWords(language);
      return whyOfBot(words, ['Vega', 'You'], 1, { key: 'hinders', params: { rival: 1 } }, 0);
    }),
  );
  expect(said).toEqual([
    'Vega keeps your fleet from constructing.',
    'Vega empêche votre flotte de construire.',
    'Vega zdržuje stavbu, kterou chystá vaše flotila.',
  ]);
});
