import { gameSuite } from '@tessera/engine/testkit/suite';
import { checkInvariants } from '../../test/loopInvariants.ts';
import { loopOptions, loopVariants } from '../../test/loopVariants.ts';
import { VERB, verbOf } from './answer.ts';
import { DECISIONS } from './decision.ts';
import { askedOf } from './flow.ts';
import { loop } from './index.ts';
import { LOOP_TEXT } from './text/all.ts';
import { loadLoopText } from './text/index.ts';
import { MODE_IDS } from './types.ts';

/** Last turn in which a game of the leaving law was enriched. */
const enriched = new Map<number, number>();

gameSuite(loop, {
  folder: import.meta.dirname,
  variants: loopVariants,
  longest: 4000,
  games: 12,
  inspect: checkInvariants,
  fuzz: { games: 100 },
  goldens: {
    ...Object.fromEntries(
      MODE_IDS.map(mode => [`loop-${mode}`, { options: loopOptions({ mode }), seats: 2 }]),
    ),
    // Seeds of games that reach the last damage of a Centrifuge and U-11.
    'loop-centrifuge': { options: loopOptions({ mode: 'centrifuge' }), seats: 2, seed: 'loop-centrifuge 4' },
    'loop-ultramachina': {
      options: loopOptions({ mode: 'ultramachina' }),
      seats: 2,
      seed: 'loop-ultramachina 346',
    },
    'loop-solo': { options: loopOptions({ difficulty: 'infinity' }), seats: 1 },
    'loop-four-agents': {
      options: loopOptions({ difficulty: 'year', agents: ['vgirl', 'robofinisher', 'mrtime', 'prowler'] }),
      seats: 2,
    },
    // L-DEC-6: seats leave after so many answers.
    'loop-leaving': { options: loopOptions({ mode: 'supa' }), seats: 3, leaving: { 20: 1, 45: 0 } },
  },
  garbage: {
    wildAnswer: chance => chance.below(32) | (chance.below(chance.below(2) ? 10 : 2 ** 20) << 5),
    codes: ['E_NOT_ACTIVE', 'E_GAME_OVER'],
    refusals: 10,
  },
  leaving: {
    clauses: '[L-DEC-6]',
    variants: loopVariants(120, 'leaving').filter(({ seats }, i) => seats > 1 || i % 8 === 0),
    games: 400,
    longest: 6000,
    each: 2,
    alone: ['assign'], // asked of a solo player only (L-SOLO-3)
    kinds: Object.keys(DECISIONS),
    kindOf: state => askedOf(state)?.kind as string,
    // More cards and energy in every other game: random players hardly ever get them.
    enrich: (state, index, chance) => {
      if (index % 2 === 0 || askedOf(state)?.kind !== 'action' || enriched.get(index) === state.turn) return;
      enriched.set(index, state.turn);
      const hand = state.hands[state.active] as number[];
      for (let i = 0; i < 3 && state.bigDeck.length > 0; i++)
        hand.push(...state.bigDeck.splice(chance.below(state.bigDeck.length), 1));
      hand.sort((a, b) => a - b);
      state.energy = state.energy.map(count => Math.min(count + 1, 3));
      state.rifts = state.rifts.map(count => Math.max(0, count - 2));
    },
    choose: (_state, legal, chance) => {
      const others = legal.filter(move => verbOf(move) !== VERB.endActions);
      const from = others.length > 0 && chance.below(12) > 0 ? others : legal;
      return from[chance.below(from.length)] as number;
    },
  },
  text: {
    catalogues: LOOP_TEXT,
    load: loadLoopText,
    same: {
      fr: [
        'name',
        'eras.2',
        'erasShort.5',
        'agents.cztwyzzek.name',
        'agents.mrtime.name',
        'agents.vgirl.name',
        'cards.A-10.name',
        'cards.A-17.name',
        'cards.A-27.name',
        'cards.A-31.name',
        'cards.A-36.name',
        'cards.S-TP-5.name',
        'modes.supa.name',
        'modes.ultramachina.name',
        'effects.counts.clone.one',
        'effects.counts.clone.few',
        'effects.counts.clone.many',
        'answers.loop',
        'phases.actions',
        'options.mode.label',
        'options.mode.values.supa',
        'options.mode.values.ultramachina',
        'options.agents.label',
        'options.agents.values.cztwyzzek',
        'options.agents.values.mrtime',
        'options.agents.values.vgirl',
        'options.tower.label',
      ],
      cs: [
        'agents.cztwyzzek.name',
        'agents.mrtime.name',
        'agents.vgirl.name',
        'cards.A-10.name',
        'cards.A-11.name',
        'cards.S-TP-5.name',
        'ultras.U-06.name',
        'modes.ultramachina.name',
        'options.mode.values.ultramachina',
        'options.agents.values.cztwyzzek',
        'options.agents.values.mrtime',
        'options.agents.values.vgirl',
      ],
    },
  },
  page: {
    clauses: 293,
    englishOnly: ['TV', 'INV', 'ANS', 'RNG', 'POS', 'CAL'],
    uncited: ['RUL'],
    options: 'L-SETUP-1',
    isLiteral: true,
  },
});
