import { leaveEverywhere } from '@tessera/engine/testkit';
import { expect, test } from 'vitest';
import { checkInvariants } from '../../test/quantumInvariants.ts';
import { dealSheets, quantumVariants } from '../../test/quantumVariants.ts';
import { VERBS, verbOf } from './answer.ts';
import { DECISIONS, decisionOf } from './decision.ts';
import { quantum } from './index.ts';
import { NOBODY, type QuantumState, ROLL_CAUSES } from './types.ts';

/** A roll is asked about for several reasons, and a Command is given up for two. */
const CAUSES: Readonly<Partial<Record<string, readonly string[]>>> = {
  KEEP_ROLL: ROLL_CAUSES,
  CHOOSE_FACE: ROLL_CAUSES,
  DISCARD_COMMAND: ['fourth', 'sabotage'],
};
const KINDS = Object.keys(DECISIONS).flatMap(
  kind => CAUSES[kind]?.map(cause => `${kind} ${cause}`) ?? [kind],
);

function kindOf(state: QuantumState): string {
  const kind = decisionOf(state) as string;
  const frame = state.pending.at(-1);
  if (frame?.type === 'roll') return `${kind} ${frame.why}`;
  return frame?.type === 'discard' ? `${kind} ${frame.newest === NOBODY ? 'sabotage' : 'fourth'}` : kind;
}

/** Random play hardly ever fights or takes the Gambits that ask for more. */
const BOLD = ['attack', 'strike', 'take'];

test('[Q-WIN-5] [Q-WIN-7] [Q-INV-1] any seat leaves at every kind of decision, and the others play on to the end', () => {
  const variants = quantumVariants(64, 'leaving', 12).filter(({ seats }, i) => seats > 2 || i % 8 === 0);
  const dealt = new Set<number>();
  const tried = leaveEverywhere(quantum, {
    variants,
    games: 400,
    seed: 'quantum leaving',
    longest: 4000,
    kinds: KINDS,
    each: 2,
    kindOf,
    enrich: (state, index) => {
      if (index % 2 > 0 || dealt.has(index) || decisionOf(state) !== 'TURN') return;
      dealt.add(index);
      dealSheets(state, `leaving ${index}`);
    },
    choose: (_state, legal, chance) => {
      const bold = legal.filter(move => BOLD.includes(VERBS[verbOf(move)] as string));
      const from = bold.length > 0 && chance.below(2) === 0 ? bold : legal;
      return from[chance.below(from.length)] as number;
    },
    conserved: checkInvariants,
  });
  expect([...tried.keys()].sort()).toEqual(KINDS.toSorted());
});
