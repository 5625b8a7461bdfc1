import { type Chance, encode, Match, seededChance } from '@tessera/engine';
import { pick } from '@tessera/engine/testkit';
import { describe, expect, test } from 'vitest';
import { checkInvariants } from '../../test/loopInvariants.ts';
import { loopVariants } from '../../test/loopVariants.ts';
import { VERB, verbOf } from './answer.ts';
import { DECISIONS } from './decision.ts';
import { askedOf } from './flow.ts';
import { loop } from './index.ts';
import type { LoopEvent, LoopState } from './types.ts';

/**
 * A policy of many actions: random players end their turns at once, LOOP seldom and destroy no Centrifuge.
 */
function busy(state: LoopState, seat: number, chance: Chance): number {
  const legal = loop.legalMoves(state, seat);
  const deeds = legal.filter(move => ![VERB.endActions, VERB.no].includes(verbOf(move)));
  return pick(chance, deeds.length > 0 && chance.below(12) > 0 ? deeds : legal);
}

/** Deals more cards to the active agent: random players hardly ever get them. */
function dealHand({ hands, active, bigDeck }: LoopState, chance: Chance): void {
  const hand = hands[active] as number[];
  for (let i = 0; i < 3 && bigDeck.length > 0; i++)
    hand.push(...bigDeck.splice(chance.below(bigDeck.length), 1));
  hand.sort((a, b) => a - b);
}

describe('random games of all modes, difficulties and numbers of players', () => {
  const met = new Set<string>();
  let most = 0;

  test('[L-INV-1] [L-INV-2] [L-INV-3] [L-INV-4] [L-INV-5] [L-INV-6] [L-INV-7] [L-INV-8] [L-INV-9] [L-INV-12] [L-INV-13] [L-INV-14] random games keep every invariant', () => {
    for (const [i, { options, seats }] of loopVariants(120, 'invariants').entries()) {
      const chance = seededChance(`invariants ${i}`);
      const state = loop.setup(options, seats, chance);
      checkInvariants(state);
      let turn = 0;
      for (let seat = loop.decider(state); seat !== undefined; seat = loop.decider(state)) {
        const kind = askedOf(state)?.kind as string;
        met.add(kind);
        // Every other game is enriched: more cards in hand, and energy to use them.
        if (i % 2 > 0 && kind === 'action' && turn < state.turn) {
          turn = state.turn;
          dealHand(state, chance);
          state.energy = state.energy.map(count => Math.min(count + 1, 3));
          state.rifts = state.rifts.map(count => Math.max(0, count - 2));
        }
        most = Math.max(most, loop.legalMoves(state, seat).length);
        loop.play(state, seat, busy(state, seat, chance), chance);
        checkInvariants(state);
      }
    }
  }, 120_000);

  test('[L-INV-14] random games meet every kind of decision, and no long list of answers', () => {
    expect(Object.keys(DECISIONS).filter(kind => !met.has(kind))).toEqual([]);
    expect(most).toBeLessThan(200);
    expect(most).toBeGreaterThan(10);
  });

  test('[L-INV-10] LOOPs of a turn cost 1, 2, 3 …', () => {
    let loops = 0;
    for (const [i, { options, seats }] of loopVariants(40, 'payments').entries()) {
      const chance = seededChance(`payments ${i}`);
      const state = loop.setup(options, seats, chance);
      let costs: number[] = [];
      for (let seat = loop.decider(state); seat !== undefined; seat = loop.decider(state)) {
        const legal = loop.legalMoves(state, seat);
        const wanted = legal.filter(move => verbOf(move) === VERB.loop);
        const events: LoopEvent[] = [];
        loop.play(state, seat, pick(chance, wanted.length > 0 ? wanted : legal), chance, events);
        for (const event of events) {
          if (event.type === 'turn') costs = [];
          if (event.type === 'looped') costs.push(event.cost);
        }
        const paid = costs.reduce((sum, cost) => sum + cost, 0);
        expect(paid).toBe((costs.length * (costs.length + 1)) / 2);
        loops = Math.max(loops, costs.length);
      }
    }
    expect(loops).toBeGreaterThan(2);
  });

  test('[L-INV-11] states follow from seed and answers; refused answers change nothing', () => {
    for (const [i, { options, seats }] of loopVariants(12, 'again').entries()) {
      const setup = { options, seats, seed: `again ${i}` };
      const [one, other] = [new Match(loop, setup), new Match(loop, setup)];
      const chance = seededChance(`again ${i}`);
      for (let seat = loop.decider(one.state); seat !== undefined; seat = loop.decider(one.state)) {
        const before = encode(one.state);
        const wrong = chance.below(2 ** 12);
        if (loop.check(one.state, seat, wrong)) expect(() => one.submit(seat, wrong)).toThrow();
        expect(encode(one.state)).toBe(before);
        const move = pick(chance, loop.legalMoves(one.state, seat));
        one.submit(seat, move);
        other.submit(seat, move);
      }
      expect(encode(other.state)).toBe(encode(one.state));
    }
  });
});
