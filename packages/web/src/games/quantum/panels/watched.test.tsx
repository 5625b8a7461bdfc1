import { expect, test } from 'vitest';
import { table } from '../../../../../games/test/quantumTable.ts';
import { drawn } from '../../../ui/render/testing/drawn.ts';
import { loadWords } from '../words/index.ts';
import { watchedWords } from '../words/watched.ts';
import { Commands } from './Commands.tsx';
import { panelModel } from './fixtures.ts';
import { Orbits } from './Orbits.tsx';
import { Sheet } from './Sheet.tsx';

test.each(['en', 'fr', 'cs'] as const)(
  'who only looks is nowhere told of a fleet of their own: %s',
  async language => {
    const words = watchedWords(await loadWords(language), 'Ada');
    const { model } = panelModel(table({ seats: [{ ships: '5@4,3' }, { ships: '6@8,8' }] }).state, {
      words,
      offers: [],
      may: { play: false, hint: false, again: false },
    });
    for (const Part of [Sheet, Orbits, Commands]) {
      const said = drawn(<Part model={model} />);
      expect(said).not.toMatch(/\byou|\bvo(s|tre)\b|vaš/i);
      expect(said).toContain('Ada');
    }
  },
);
