import { COMPLETE_LANGUAGES } from '@tessera/engine';
import { loadTesseractText } from '@tessera/games/tesseract';
import { expect, test } from 'vitest';
import { testWords } from '../../../../text/testing.ts';
import { loadWords } from './index.ts';

testWords(loadWords);

test.each(COMPLETE_LANGUAGES)('%s: a bot’s reason names the bot and addresses nobody', async language => {
  const [{ whys }, game] = await Promise.all([loadWords(language), loadTesseractText(language)]);
  expect(Object.keys(whys).sort()).toEqual(Object.keys(game.whys).sort());
  for (const [key, sentence] of Object.entries(whys)) {
    expect(sentence, key).toMatch(/^\{name(?:\|Qui)?\}/);
    expect(sentence, key).not.toMatch(/\b(you|your|vous|votre|vos|vy|vás|vaš[ei])\b/i);
  }
});
