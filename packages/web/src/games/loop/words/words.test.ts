import { LANGUAGES } from '@tessera/engine';
import { expect, test } from 'vitest';
import { testWords } from '../../../text/testing.ts';
import { loadWords } from './index.ts';

/** Names. */
const SHARED = ['Dr Foo', 'Foo', 'LOOP', 'LOOP {dimension}', 'Ultramachina'];

testWords(
  async language => {
    const { board, ending, panels, story, table } = await loadWords(language);
    return { board, ending, panels, story, table };
  },
  {
    shared: {
      fr: [
        ...SHARED,
        'Actions',
        'Agents',
        'Missions {count}/{all}',
        '{count} LOOP',
        '{count} vortex',
        'mission +1',
        '{count} missions +1',
        'Supa Clones',
        'clones',
        '{count} clone',
        '{count} clones',
        'Vortex',
      ],
      cs: [...SHARED, '{count} LOOP'],
    },
  },
);

test.each(LANGUAGES)('%s: a bot’s reason names the bot and addresses nobody', async language => {
  const { game, story } = await loadWords(language);
  expect(Object.keys(story.whys).sort()).toEqual(Object.keys(game.whys).sort());
  for (const [key, sentence] of Object.entries(story.whys)) {
    expect(sentence, key).toMatch(/\{name(?:\|Qui)?\}/);
    expect(sentence, key).not.toMatch(/\b(you|your|vous|votre|vos|vy|vás|vaš[ei])\b/i);
  }
});
