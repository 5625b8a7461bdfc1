import { seededChance } from '@tessera/engine';
import { pick } from '@tessera/engine/testkit';
import { describe, expect, test } from 'vitest';
import { checkInvariants } from '../../test/quantumInvariants.ts';
import { dealSheets, quantumVariants } from '../../test/quantumVariants.ts';
import { COMMANDS } from './cards/index.ts';
import { DECISIONS, decisionOf } from './decision.ts';
import { quantum } from './index.ts';

describe('random games', () => {
  const met = new Set<string>();
  let most = 0;

  test('[Q-INV-1] [Q-INV-2] [Q-INV-3] [Q-INV-4] [Q-INV-5] [Q-INV-6] [Q-INV-7] [Q-INV-9] [Q-INV-12] random games keep every invariant', () => {
    // Half of the games have crowded sheets from the start.
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
        // Random play hardly ever fights.
        const attacks = legal.filter((_, at) => /^(attack|strike|take re)/.test(texts[at]!));
        const move = pick(chance, attacks.length > 0 && chance.below(3) === 0 ? attacks : legal);
        quantum.play(state, seat, move, chance, []);
        checkInvariants(state);
      }
    }
  }, 120_000);

  test('[Q-DEC-2] random games meet every kind of decision, and none but TURN with 200 answers', () => {
    expect(Object.keys(DECISIONS).filter(kind => !met.has(kind))).toEqual([]);
    expect(most).toBeLessThan(200);
    expect(COMMANDS).toHaveLength(31);
  });
});
