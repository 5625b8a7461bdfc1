import { existsSync, readFileSync } from 'node:fs';
import { LANGUAGES, type Language } from '@tessera/engine';
import { describe, expect, test } from 'vitest';
import { documentOf, type Guide, type GuidePart, proseOf, saidOf, sentencesOf } from '../../games/guide.ts';
import { GAMES } from '../../games/index.ts';
import { testWords } from '../../text/testing.ts';
import { convertRules } from './convert.ts';

const GUIDES = import.meta.glob<Guide>('../../games/*/guide/??.ts', { import: 'guide' });

const guideOf = async (game: string, language: Language): Promise<Guide> => {
  const guide = await GUIDES[`../../games/${game}/guide/${language}.ts`]?.();
  if (!guide) throw new Error(`${game} has no guide`);
  return guide;
};

/**
 * Structure that the three languages share: sections, kinds of parts, pictures, and the clause of every
 * sentence.
 */
const shapeOf = ({ sections }: Guide): unknown =>
  sections.map(({ id, parts }) => ({ id, parts: parts.map(shapeOfPart) }));

function shapeOfPart(part: GuidePart): unknown {
  const clauses = proseOf(part).map(prose => sentencesOf(prose).map(({ clause }) => clause ?? '-'));
  if (typeof part === 'string') return clauses;
  return 'points' in part ? { points: clauses } : { figures: part.figures.map(one => one.figure), clauses };
}

const allProse = ({ lead, sections }: Guide): readonly string[] => [
  lead,
  ...sections.flatMap(({ title, parts }) => [title, ...parts.flatMap(proseOf), ...parts.flatMap(titlesOf)]),
];

const titlesOf = (part: GuidePart): readonly string[] =>
  typeof part === 'object' && 'figures' in part ? part.figures.flatMap(({ title }) => title ?? []) : [];

const DOCUMENTS = new URL('../../../../../docs/rules/', import.meta.url);

const WORDS_PER_MINUTE = 200;

/** Names that are the same in every language. */
const AGENTS = ['Cztwyzzek', 'Mr Time', 'V-Girl'];

/** A game without a rules page needs no player's page yet; a language may come later than the game. */
const written = GAMES.map(({ id }) => id).filter(id => existsSync(new URL(documentOf(id, 'en'), DOCUMENTS)));
const languagesOf = (game: string): readonly Language[] =>
  LANGUAGES.filter(language => `../../games/${game}/guide/${language}.ts` in GUIDES);

describe.each(written)('the player’s page of %s', game => {
  test('has the same structure in every language', async () => {
    const english = shapeOf(await guideOf(game, 'en'));
    for (const language of languagesOf(game)) expect(shapeOf(await guideOf(game, language))).toEqual(english);
  });

  describe.each(languagesOf(game))('in %s', language => {
    const page = convertRules(readFileSync(new URL(documentOf(game, language), DOCUMENTS), 'utf8'));
    const clauses = new Set([...page.html.matchAll(/class="clause" id="([^"]+)"/g)].map(([, id]) => id));

    test('cites only clauses that exist', async () => {
      const sentences = allProse(await guideOf(game, language)).flatMap(sentencesOf);
      const cited = sentences.flatMap(({ clause }) => clause ?? []);
      expect(cited.length).toBeGreaterThan(1);
      expect(cited.filter(clause => !clauses.has(clause))).toEqual([]);
    });

    test('contains no code and no ASCII drawing', async () => {
      const shown = allProse(await guideOf(game, language)).flatMap(sentencesOf);
      const leaks = shown.filter(({ text }) =>
        /[A-Z]+-[A-Z]+-|RUL-|TV-|[`_|<>{}[\]@#]|\.\.|\b[a-o]1?\d\b/.test(text),
      );
      expect(leaks).toEqual([]);
    });

    test('is read in five to eight minutes', async () => {
      const words = allProse(await guideOf(game, language))
        .join(' ')
        .split(/\s+/).length;
      expect(words / WORDS_PER_MINUTE).toBeLessThan(9);
    });
  });

  testWords(async language => ({ ...allProse(await guideOf(game, language)) }), {
    languages: languagesOf(game),
    shared: {
      fr: ['Tesseract', 'Rectangle', 'Fission', 'Interphase', 'Destroyer', 'Sayan Supa Clones', ...AGENTS],
      cs: AGENTS,
    },
  });
});

describe('prose', () => {
  test('is split after each clause', () => {
    expect(sentencesOf('One. [R-A-1] Two, [R-B-2] and three.')).toEqual([
      { text: 'One.', clause: 'R-A-1' },
      { text: 'Two,', clause: 'R-B-2' },
      { text: 'and three.', clause: undefined },
    ]);
    expect(sentencesOf('Nothing to look up. Nor here.')).toEqual([
      { text: 'Nothing to look up. Nor here.', clause: undefined },
    ]);
  });

  test('finds the sentence about a clause, and its section', async () => {
    const guide = await guideOf('rift', 'en');
    expect(saidOf(guide, 'R-TURN-2')).toEqual({ text: 'You may not pass.', anchor: 'guide-turn' });
    expect(saidOf(guide, 'R-END-1')?.text).not.toContain('*');
    expect(saidOf(guide, 'R-NO-1')).toBeUndefined();
  });
});
