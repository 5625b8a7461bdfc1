import { LANGUAGES, Match, parseOptions, seededChance } from '@tessera/engine';
import { type LoopReview, loop, reviewOf } from '@tessera/games/loop';
import { describe, expect, test } from 'vitest';
import { loadWords } from '../words/index.ts';
import { reviewWords } from './reviewWords.ts';

/** A match played at random to its end. */
function played(seed: string, given: object) {
  const match = new Match(loop, { options: parseOptions(loop.options, given), seats: 2, seed });
  const chance = seededChance(seed);
  for (let seat = match.decider; seat !== undefined; seat = match.decider) {
    const moves = loop.legalMoves(match.state, seat);
    match.submit(seat, moves[chance.below(moves.length)] as number);
  }
  const past = match.history();
  return { review: reviewOf(past), view: loop.view(match.state, 0) };
}

const MODES = ['sabotage', 'supa', 'centrifuge', 'ultramachina'] as const;

describe.each(LANGUAGES)('a review in %s', language => {
  test('leaves no parameter unfilled', async () => {
    const words = await loadWords(language);
    for (const mode of MODES)
      for (let i = 0; i < 4; i++) {
        const { review, view } = played(`${mode} ${i}`, { mode });
        const { title, decisive, luck, advice } = reviewWords(words, review, view);
        const said = [title, luck, ...[...decisive, ...advice].map(({ sentence }) => sentence)];
        for (const sentence of said) expect(sentence).not.toMatch(/[{}]|undefined|NaN/);
        expect(title).toBe(words.ending.why.lost);
      }
  });

  test('has a sentence for every kind of moment and advice', async () => {
    const words = await loadWords(language);
    const { review, view } = played('all', {});
    const params = {
      era: 3,
      chance: 40,
      after: 10,
      mission: 2,
      card: 1,
      damage: 2,
      clones: 3,
      cubes: 5,
      left: 2,
      turns: 3,
      loops: 4,
      cards: 6,
      archived: 1,
      count: 2,
      difficulty: 1,
      mode: 1,
    };
    const kinds = Object.keys(words.ending.moments) as LoopReview['decisive'][number]['kind'][];
    const keys = Object.keys(words.ending.advice) as LoopReview['advice'][number]['key'][];
    const all: LoopReview = {
      ...review,
      decisive: kinds.map(kind => ({ kind, index: 0, turn: 4, agent: 0, params, clause: 'L-END-1' })),
      advice: keys.map(key => ({ key, params, clause: 'L-END-1' })),
    };
    const { decisive, advice } = reviewWords(words, all, view);
    for (const { sentence } of [...decisive, ...advice]) expect(sentence).not.toMatch(/[{}]|undefined|NaN/);
  });
});

test('shows numbers of pieces as names', async () => {
  const words = await loadWords('en');
  const { review, view } = played('names', {});
  const { decisive } = reviewWords(
    words,
    {
      ...review,
      decisive: [
        {
          kind: 'vortexCard',
          index: 0,
          turn: 7,
          agent: 0,
          params: { era: 5, chance: 61, after: 12, card: 1 },
          clause: 'L-RIFT-1',
        },
      ],
    },
    view,
  );
  expect(decisive).toEqual([
    {
      turn: 'Turn 7',
      sentence:
        'A vortex opened in the Age of Robots (61%). Spartan Shield was still ready: using it would have cut the risk to 12%.',
      clause: 'L-RIFT-1',
    },
  ]);
});

test('a sentence with several numbers uses the plural of its main one', async () => {
  const words = await loadWords('en');
  const { review, view } = played('counted', {});
  const loops = { key: 'loops', params: { count: 1, turns: 9 }, clause: 'L-ACT-5' } as const;
  expect(reviewWords(words, { ...review, advice: [loops] }, view).advice[0]?.sentence).toMatch(
    /^1 LOOP in 9 turns is not much/,
  );
});

// A lost game has an overflow more than its board has vortices: the last one places nothing.
test.each([
  ['en', 'The Machine was kind. Overflows: 3, against 3.6 on average.'],
  ['fr', 'La Machine a été clémente. Débordements : 3, contre 3,6 en moyenne.'],
  ['cs', 'Stroj byl milosrdný: v průměru přeteče 3,6 epochy, tentokrát 3 epochy.'],
] as const)('luck counts overflows, not vortices, in %s', async (language, sentence) => {
  const words = await loadWords(language);
  const { review, view } = played('lucky', {});
  const luck = { expected: 3.6, actual: 3, verdict: 'good' } as const;
  expect(reviewWords(words, { ...review, luck }, view).luck.replaceAll('\u00a0', ' ')).toBe(sentence);
});
