import { seededChance } from '@tessera/engine';
import { pick } from '@tessera/engine/testkit';
import { describe, expect, test } from 'vitest';
import { checkInvariants } from '../../test/quantumInvariants.ts';
import { Literal } from '../../test/quantumLiteral.ts';
import { quantumVariants } from '../../test/quantumVariants.ts';
import { type Card, COMMANDS } from './cards/index.ts';
import { DECISIONS, decisionOf } from './decision.ts';
import { quantum } from './index.ts';
import type { QuantumState } from './types.ts';

/** Half of the games have crowded sheets and high tracks from the start, so that every card meets every other. */
function dealSheets(state: QuantumState, seed: string): void {
  const chance = seededChance(`sheets ${seed}`);
  for (let seat = 0; seat < state.players; seat++) {
    state.research[seat] = 6;
    state.dominance[seat] = 4;
    while (state.commands[seat]!.length < 3) {
      const deck = state.decks.command;
      const [card] = deck.splice(chance.below(deck.length), 1) as [Card];
      state.commands[seat]!.push(card);
      state.active[seat]! |= 1 << card;
    }
  }
}

describe('random games', () => {
  const met = new Set<string>();
  let most = 0;
  let compared = 0;
  let fights = 0;

  test('[Q-INV-1] [Q-INV-2] [Q-INV-3] [Q-INV-4] [Q-INV-5] [Q-INV-6] [Q-INV-7] [Q-INV-9] [Q-INV-12] every promise is kept, and a literal reading agrees', () => {
    for (const [i, { options, seats }] of quantumVariants(48, 'invariants', 24).entries()) {
      const chance = seededChance(`invariants ${i}`);
      const state = quantum.setup(options, seats, chance);
      let isDealt = i % 2 > 0;
      for (let seat = quantum.decider(state); seat !== undefined; seat = quantum.decider(state)) {
        const kind = decisionOf(state)!;
        if (kind === 'TURN' && !isDealt) {
          dealSheets(state, String(i));
          isDealt = true;
        }
        met.add(kind);
        const legal = quantum.legalMoves(state, seat);
        const texts = legal.map(move => quantum.notation.formatMove(state, move));
        if (kind !== 'TURN') most = Math.max(most, legal.length);
        if (kind === 'TURN') {
          const literal = new Literal(quantum.notation.formatPosition(state), options);
          expect([...texts].sort()).toEqual(literal.answers().sort());
          compared++;
        }
        const before = quantum.notation.formatPosition(state);
        const isDeciding = kind === 'REROLL_ATT' || kind === 'REROLL_DEF';
        // Random play hardly ever fights.
        const attacks = legal.filter((_, at) => /^(attack|strike|take re)/.test(texts[at]!));
        const move = pick(chance, attacks.length > 0 && chance.below(3) === 0 ? attacks : legal);
        const events: { type: string; won?: boolean }[] = [];
        quantum.play(state, seat, move, chance, events as never);
        const end = events.find(event => event.type === 'combatEnd');
        const isPass = texts[legal.indexOf(move)] === 'pass';
        // The dice lie as they did before the last PASS, so the literal reading can judge the fight.
        if (isDeciding && isPass && end) {
          expect(end.won).toBe(new Literal(before, options).isWon());
          fights++;
        }
        checkInvariants(state);
      }
    }
  }, 120_000);

  test('[Q-DEC-2] they met every decision, and none but TURN had 200 answers', () => {
    expect(Object.keys(DECISIONS).filter(kind => !met.has(kind))).toEqual([]);
    expect(most).toBeLessThan(200);
    expect(compared).toBeGreaterThan(5000);
    expect(fights).toBeGreaterThan(20);
    expect(COMMANDS).toHaveLength(31);
  });
});
