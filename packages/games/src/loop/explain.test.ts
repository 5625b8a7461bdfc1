import { fill, LANGUAGES, seededChance } from '@tessera/engine';
import { describe, expect, test } from 'vitest';
import { type Given, table } from '../../test/loopTable.ts';
import { loopVariants } from '../../test/loopVariants.ts';
import { VERBS } from './answer.ts';
import { refusalParams } from './explain.ts';
import { answer, loop } from './index.ts';
import { LOOP_TEXT } from './text/all.ts';
import type { LoopText } from './text/index.ts';

const sentenceOf = (code: string, params: Parameters<typeof refusalParams>[0], text: LoopText): string =>
  fill(text.refusals[code as keyof LoopText['refusals']], refusalParams(params, text));

const AGENTS: Given['agents'] = {
  mrtime: { era: 'renaissance', hand: 'S-MT-1* S-MT-3', battery: false },
  vgirl: { era: 'dawn', hand: 'S-VG-1' },
};

test.each<[Partial<Given>, string, string, string]>([
  [
    {},
    'move industry',
    'L-ACT-2',
    'There is not enough energy in the Renaissance for the move: it costs 1, and there is 0.',
  ],
  [{}, 'move robots', 'L-ACT-2', 'You are in the Renaissance: you can only move to a neighbouring era.'],
  [{}, 'freeMove industry', 'L-ACT-3', 'Your batteries are empty: you have used your free move this turn.'],
  [
    {},
    'loop spiral',
    'L-ACT-5',
    'There is not enough energy in the Renaissance for the LOOP: it costs 1, and there is 0.',
  ],
  [{}, 'loop stripes', 'L-ACT-5', 'You have no Stripes card in your hand.'],
  [{}, 'useCard S-MT-1', 'L-ACT-4', 'Wormhole is exhausted: you can use it again once it is ready.'],
  [{}, 'useCard S-VG-1', 'L-ACT-4', 'Safety Valve is not in your hand.'],
  [
    { rifts: { renaissance: 1 }, missions: { end: 'M-CLEAN' } },
    'claim M-CLEAN',
    'L-ACT-7',
    'The condition of “Clean Sweep!” is not met.',
  ],
  [
    { missions: { end: 'M-CLEAN:renaissance' } },
    'claim M-CLEAN',
    'L-ACT-7',
    'The slot of the Renaissance is already filled on “Clean Sweep!”.',
  ],
  [{ missions: { end: 'M-CLEAN' } }, 'claim M-ENCIRCLE', 'L-ACT-7', 'That is not one of the choices.'],
  [
    { options: { mode: 'centrifuge' }, centrifuges: { renaissance: 'CF-1 spiral 0' } },
    'useCard S-MT-3',
    'L-CENT-2',
    'The Centrifuge in the Renaissance allows only one dimension: Spiral.',
  ],
])('%o %s is refused', (given, move, clause, sentence) => {
  const refused = table({ agents: AGENTS, ...given }).whyNot(move);
  expect(refused?.clause).toBe(clause);
  expect(sentenceOf(refused?.code ?? '', refused?.params, LOOP_TEXT.en)).toBe(sentence);
});

test('refusals in French and Czech inflect eras and dimensions', () => {
  const refused = table({ agents: AGENTS }).whyNot('move industry');
  const inWords = (text: LoopText): string => sentenceOf(refused?.code ?? '', refused?.params, text);
  expect(inWords(LOOP_TEXT.fr).replaceAll('\u00a0', ' ')).toBe(
    'Pas assez d’énergie à la Renaissance pour ce déplacement : il coûte 1, et il y en a 0.',
  );
  expect(inWords(LOOP_TEXT.cs)).toBe('Na přesun není v Renesanci dost energie: stojí 1, epocha má jen 0.');
});

describe('refusals of random answers', () => {
  test('have a clause and a whole sentence in every language', () => {
    const met = new Set<string>();
    for (const [i, { options, seats }] of loopVariants(12, 'refused').entries()) {
      const chance = seededChance(`refused ${i}`);
      const state = loop.setup(options, seats, chance);
      for (
        let n = 0, seat = loop.decider(state);
        n < 150 && seat !== undefined;
        n++, seat = loop.decider(state)
      ) {
        const legal = loop.legalMoves(state, seat);
        for (const verb of VERBS.keys()) {
          const refused = loop.check(state, seat, answer(verb, chance.below(verb < 4 ? 7 : 10)));
          if (!refused) continue;
          met.add(refused.code);
          expect(refused.clause).toMatch(/^L-[A-Z]+-\d+$/);
          for (const language of LANGUAGES)
            expect(sentenceOf(refused.code, refused.params, LOOP_TEXT[language])).toMatch(/^[^{}]+\.$/);
        }
        loop.play(state, seat, legal[chance.below(legal.length)] as number, chance);
      }
    }
    expect(met.size).toBeGreaterThan(12);
  });
});
