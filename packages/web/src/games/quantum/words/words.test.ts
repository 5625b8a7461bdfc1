import { LANGUAGES } from '@tessera/engine';
import { expect, test } from 'vitest';
import { testWords } from '../../../text/testing.ts';
import { loadWords } from './index.ts';

testWords(
  async language => {
    const { panels, story, table } = await loadWords(language);
    return { panels, story, table };
  },
  { shared: { fr: ['Actions', 'cube', '{count} action', '{count} actions'] } },
);

test.each(LANGUAGES)('%s: a bot’s reason names the bot and addresses nobody', async language => {
  const { game, story } = await loadWords(language);
  expect(Object.keys(story.whys).sort()).toEqual(Object.keys(game.whys).sort());
  for (const [key, sentence] of Object.entries(story.whys)) {
    expect(sentence, key).toContain('{name}');
    expect(sentence, key).not.toMatch(/\b(you|your|vous|votre|vos|vy|vás|vaš[ei])\b/i);
  }
});
