import { COMPLETE_LANGUAGES, parseOptions, seededChance } from '@tessera/engine';
import {
  AGENT_CODES,
  DIFFICULTIES,
  type Difficulty,
  loop,
  MODE_COMPLEXITY,
  MODE_IDS,
  type ModeId,
} from '@tessera/games/loop';
import { expect, test } from 'vitest';
import { firstDraft, withOption } from '../../../../table/newMatch/draft.ts';
import { testWords } from '../../../../text/testing.ts';
import { FORM } from '../form.ts';
import { startOf } from '../ModeFields.tsx';
import { loadWords } from './index.ts';

testWords(
  async language => {
    const { game: _, ...words } = await loadWords(language);
    return words;
  },
  { shared: { fr: ['Agents', 'Agent {place}'], cs: ['Agent {place}'] } },
);

test.each(COMPLETE_LANGUAGES)('in %s every level and option has words', async language => {
  const { levels, game } = await loadWords(language);
  expect(Object.keys(levels)).toEqual(FORM.levels);
  expect(Object.keys(game.options)).toEqual(Object.keys(FORM.options));
});

test.each(COMPLETE_LANGUAGES)(
  'in %s every agent and every mode has a line, and every complexity a word',
  async language => {
    const { team, modes } = await loadWords(language);
    expect(Object.keys(team.agents)).toEqual([...AGENT_CODES]);
    expect(Object.keys(modes.character)).toEqual([...MODE_IDS]);
    for (const { role, line } of Object.values(team.agents)) {
      expect(role.length).toBeLessThan(24);
      expect(line).toMatch(/\.$/);
    }
    for (const mode of MODE_IDS) expect(modes.complexity[MODE_COMPLEXITY[mode]]).toBeTruthy();
  },
);

/** Extra pieces of a set-up with two agents, compared with the default one. */
function extrasOf(mode: ModeId, difficulty: Difficulty): number {
  const set = (options: object) => loop.setup(parseOptions(loop.options, options), 2, seededChance('starts'));
  const there = (list: readonly number[]) => list.filter(at => at >= 0).length;
  const begun = set({ mode, difficulty });
  if (mode === 'centrifuge') return there(begun.centrifuges);
  if (mode === 'ultramachina') return there(begun.ultras);
  if (mode === 'supa') return there(begun.tokens.slice(28));
  return there(begun.tokens) - there(set({}).tokens);
}

test.each(COMPLETE_LANGUAGES)(
  '[L-SETUP-11] in %s difficulties are described by their set-up',
  async language => {
    const words = await loadWords(language);
    for (const mode of MODE_IDS)
      for (const difficulty of DIFFICULTIES) {
        const said = startOf(withOption(firstDraft(FORM), 'mode', mode), difficulty, words);
        const [number] = /\d+/.exec(said) ?? ['0'];
        expect(Number(number), said).toBe(extrasOf(mode, difficulty));
        expect(said.includes(words.starts.mega)).toBe(difficulty !== 'month');
      }
  },
);
