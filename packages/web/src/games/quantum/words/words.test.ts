import { COMPLETE_LANGUAGES } from '@tessera/engine';
import { expect, test } from 'vitest';
import { sentencesOf, testWords } from '../../../text/testing.ts';
import { loadWords } from './index.ts';

testWords(
  async language => {
    const { panels, story, table } = await loadWords(language);
    return { panels, story, table };
  },
  {
    shared: {
      fr: [
        'Actions',
        'active',
        'cube',
        '+{count} action ({card})',
        '+{count} actions ({card})',
        '{count} action',
        '{count} actions',
      ],
    },
  },
);

test.each(COMPLETE_LANGUAGES)('%s: a bot’s reason names the bot and addresses nobody', async language => {
  const { game, story } = await loadWords(language);
  expect(Object.keys(story.whys).sort()).toEqual(Object.keys(game.whys).sort());
  for (const [key, sentence] of Object.entries(story.whys)) {
    expect(sentence, key).toMatch(/\{name(?:\|Qui)?\}/);
    expect(sentence, key).not.toMatch(/\b(you|your|vous|votre|vos|vy|vás|vaš[ei])\b/i);
  }
});

/** The verb of each action in each language, by the stem that all its forms share. */
const STEMS = {
  en: { reconfigure: 'reconfigur', deploy: 'deploy', construct: 'construct', research: 'research' },
  fr: { reconfigure: 'reconfigur', deploy: 'déploy', construct: 'constru', research: 'recherch' },
  cs: { reconfigure: 'rekonfigur', deploy: 'nasa', construct: 'sta[vě]', research: 'výzkum' },
} as const;

test.each(COMPLETE_LANGUAGES)(
  '%s: an action has one verb in the bar, in hints, in prompts and in the keys',
  async language => {
    const { game, panels, table } = await loadWords(language);
    for (const verb of ['reconfigure', 'deploy', 'construct', 'research'] as const) {
      const said = [panels.bar[verb], game.answers[verb], table.keys[verb]];
      for (const words of said) expect(words.toLowerCase(), verb).toMatch(new RegExp(STEMS[language][verb]));
    }
    for (const verb of ['reconfigure', 'construct'] as const)
      expect(table.turns[verb].toLowerCase(), verb).toMatch(new RegExp(STEMS[language][verb]));
  },
);

test.each(COMPLETE_LANGUAGES)(
  '%s: a square is a pair of coordinates wherever it is named',
  async language => {
    const { game, panels, story, table } = await loadWords(language);
    expect(table.at).toBe('({x},{y})');
    // Sentences with the bare square of a planet put it in parentheses; all others get it from `table.at`.
    const bare = sentencesOf({ whys: game.whys, panels, story, table }).filter(
      ([, words]) => words.includes('{number}') && words.includes('{planet}'),
    );
    expect(bare.length).toBeGreaterThan(5);
    for (const [at, words] of bare) expect(words, at).toContain('({planet})');
  },
);
