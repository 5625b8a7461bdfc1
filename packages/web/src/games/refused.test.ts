import { LANGUAGES } from '@tessera/engine';
import { expect, test } from 'vitest';
import { loadText } from '../text/index.ts';
import { refusedSentence } from './refused.ts';

const REFUSALS = {
  rift: { code: 'E_NOT_IN_RESERVE', clause: 'R-DROP-1' },
  tesseract: { code: 'E_NOT_REMOVABLE', clause: 'T-GEO-5' },
  quantum: { code: 'E_ABILITY_USED', clause: 'Q-SHIP-0' },
  loop: { code: 'E_BATTERY_EMPTY', clause: 'L-ACT-3' },
};

test.each(Object.entries(REFUSALS))(
  'a refusal of %s has a sentence in every language',
  async (game, refusal) => {
    const said = await Promise.all(
      LANGUAGES.map(async language => {
        const text = await loadText(language);
        const sentence = await refusedSentence(game, text, refusal);
        expect(sentence).not.toBe(text.table.notPossible);
        return sentence;
      }),
    );
    expect(new Set(said).size).toBe(LANGUAGES.length);
  },
);

test('a game without sentences for refusals has none', async () => {
  const { loop } = REFUSALS;
  expect(await refusedSentence('unknown', await loadText('en'), loop)).toBeUndefined();
});
