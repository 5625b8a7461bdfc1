import type { GameEvent } from '@tessera/engine';
import { loop, outlookOf } from '@tessera/games/loop';
import { describe, expect, test } from 'vitest';
import { type Given, table } from '../../../../../games/test/loopTable.ts';
import type { HistoryEntry } from '../../../match/client.ts';
import { chronicleOf } from '../chronicle.ts';
import { grouped } from '../grouping.ts';
import { panelModel } from './fixtures.ts';
import { effectsWords, meaningsOf, type StoryModel, stepWords } from './story.ts';

const GIVEN: Given = {
  agents: {
    mrtime: { era: 'industry', hand: 'S-MT-1 A-11', draw: 'S-MT-2 S-MT-4 S-MT-6' },
    vgirl: { era: 'dawn', hand: 'S-VG-1 S-VG-2 S-VG-4', draw: 'S-VG-3 S-VG-5 S-VG-6' },
  },
  foo: 'industry',
  turn: 3,
  rifts: { industry: 2, globalization: 2 },
  energy: { globalization: 3 },
  fooPile: 'medieval renaissance robots',
  bigDeck: 'A-01 A-02 A-04 A-05 A-06 A-07',
};

const SEATS = [
  { kind: 'you', name: 'Ada' },
  { kind: 'friend', name: '' },
] as const;

const storyOf = (game: ReturnType<typeof table>): StoryModel =>
  ({
    ...panelModel(game.state).model,
    names: ['Ada', 'You'],
    snapshot: { setup: { seats: SEATS } },
  }) as unknown as StoryModel;

test('a player with a name is called by it, as in the log', () => {
  const cztwyzzek = { era: 'industry', hand: 'S-CZ-1', draw: 'S-CZ-2 S-CZ-3 S-CZ-4' } as const;
  const game = table({ ...GIVEN, agents: { cztwyzzek, vgirl: GIVEN.agents.vgirl ?? {} } });
  const start = loop.view(game.state, 0);
  const entries = ['useCard S-CZ-1', 'prev'].map(
    (move): HistoryEntry => ({ seat: 0, move, events: game.play(move) as readonly GameEvent[] }),
  );
  const [step] = chronicleOf(start, entries).steps;
  if (!step) throw new Error('nothing is told');
  expect(effectsWords(storyOf(game), { ...step, deeds: [step] })).toContain('Ada goes to the Renaissance');
});

test('a step of several deeds is told as runs: the way, then the cards at its end', () => {
  const game = table(GIVEN);
  const start = loop.view(game.state, 0);
  const entries = ['freeMove globalization', 'useCard S-MT-1', 'loop spiral', 'useCard S-MT-1'].map(
    (move): HistoryEntry => ({ seat: 0, move, events: game.play(move) as readonly GameEvent[] }),
  );
  const { steps } = chronicleOf(start, entries);
  const model = storyOf(game);
  const told = (...kinds: readonly number[]) => {
    const deeds = kinds.map(i => steps[i] as (typeof steps)[number]);
    return { ...(deeds.at(-1) as (typeof steps)[number]), deeds };
  };
  expect(steps.map(({ kind }) => kind)).toEqual(['move', 'card', 'loop', 'card']);
  expect(stepWords(model, told(0, 1))).toBe('Industrial Era → Globalization · Wormhole, in Globalization');
  expect(stepWords(model, told(1, 3))).toBe('Wormhole ×2, in Globalization');
  expect(stepWords(model, told(2, 3))).toBe('LOOP Spiral, Wormhole, in Globalization');
  expect(stepWords(model, told(1, 2, 3))).toBe('Wormhole ×2, LOOP Spiral, in Globalization');
  expect(stepWords(model, told(2))).toBe('LOOP Spiral');
  expect(effectsWords(model, told(1, 3))).toMatch(/rift/);
});

describe('what a turn means for the player', () => {
  const meantBy = (given: Given, answers: readonly string[], { me = 1, agent = 1 } = {}) => {
    const game = table(given);
    const start = loop.view(game.state, 0);
    const entries = answers.map(
      (move): HistoryEntry => ({ seat: 0, move, events: game.play(move) as readonly GameEvent[] }),
    );
    const chronicle = chronicleOf(start, entries);
    const view = loop.view(game.state, me);
    const model = { ...storyOf(game), view, outlook: outlookOf(view), me, agent, chronicle };
    return meaningsOf({ ...model, trace: grouped(chronicle.steps) } as unknown as StoryModel);
  };

  test('names who moved the player', () => {
    const meant = meantBy(GIVEN, ['power', 'next']);
    expect(meant.find(({ kind }) => kind === 'moved')?.text).toBe('Ada moved you');
  });

  test('counts the Supa Clones that are left', () => {
    const given: Given = {
      ...GIVEN,
      options: { mode: 'supa' },
      rolls: [0, 0, 0, 0],
      agents: { ...GIVEN.agents, mrtime: { era: 'industry', hand: 'A-11' } },
      clones: { industry: 'SC-2', dawn: 'SC-5' },
    };
    const [meant] = meantBy(given, ['useCard A-11', 'prev']).filter(({ kind }) => kind === 'obstacle');
    expect(meant).toMatchObject({ text: 'Sayan Supa Clones', after: '2 → 1' });
  });
});
