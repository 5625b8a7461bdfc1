import { leaveEverywhere } from '@tessera/engine/testkit';
import { expect, test } from 'vitest';
import { checkInvariants } from '../../test/loopInvariants.ts';
import { loopVariants } from '../../test/loopVariants.ts';
import { VERB, verbOf } from './answer.ts';
import { DECISIONS } from './decision.ts';
import { askedOf } from './flow.ts';
import { loop } from './index.ts';

const KINDS = Object.keys(DECISIONS);

test('[L-DEC-6] any seat leaves at every kind of decision, and the others play on to the end', () => {
  const turns = new Map<number, number>();
  const tried = leaveEverywhere(loop, {
    variants: loopVariants(120, 'leaving').filter(({ seats }, i) => seats > 1 || i % 8 === 0),
    games: 400,
    seed: 'loop leaving',
    longest: 6000,
    kinds: KINDS,
    each: 2,
    alone: ['assign'], // the solo player’s (L-SOLO-3)
    kindOf: state => askedOf(state)?.kind as string,
    // More cards and energy in every other game: random players hardly ever get them.
    enrich: (state, index, chance) => {
      if (index % 2 === 0 || askedOf(state)?.kind !== 'action' || turns.get(index) === state.turn) return;
      turns.set(index, state.turn);
      const hand = state.hands[state.active] as number[];
      for (let i = 0; i < 3 && state.bigDeck.length > 0; i++)
        hand.push(...state.bigDeck.splice(chance.below(state.bigDeck.length), 1));
      hand.sort((a, b) => a - b);
      state.energy = state.energy.map(count => Math.min(count + 1, 3));
      state.rifts = state.rifts.map(count => Math.max(0, count - 2));
    },
    choose: (_state, legal, chance) => {
      const deeds = legal.filter(move => verbOf(move) !== VERB.endActions);
      const from = deeds.length > 0 && chance.below(12) > 0 ? deeds : legal;
      return from[chance.below(from.length)] as number;
    },
    conserved: checkInvariants,
  });
  expect([...tried.keys()].sort()).toEqual(KINDS.toSorted());
});
