import { gameSuite } from '@tessera/engine/testkit/suite';
import { checkInvariants } from '../../test/quantumInvariants.ts';
import { dealSheets, quantumOptions, quantumVariants } from '../../test/quantumVariants.ts';
import { VERBS, verbOf } from './answer.ts';
import { DECISIONS, decisionOf } from './decision.ts';
import { quantum } from './index.ts';
import { QUANTUM_TEXT } from './text/all.ts';
import { loadQuantumText } from './text/index.ts';
import { NOBODY, type QuantumState, ROLL_CAUSES } from './types.ts';

/** Kinds of decisions that have several causes: rolls, and giving up a Command. */
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

/** Verbs that random play hardly ever chooses: fights, and Gambits that ask for more. */
const BOLD = ['attack', 'strike', 'take'];
/** Games of the leaving law that were dealt cards. */
const dealt = new Set<number>();

gameSuite(quantum, {
  folder: import.meta.dirname,
  variants: (count, seed) => quantumVariants(count, seed, 12),
  longest: 4000,
  games: 8,
  inspect: checkInvariants,
  fuzz: { games: 50, variants: quantumVariants(64, 'fuzz') },
  goldens: Object.fromEntries(
    [2, 3, 4].map(seats => [`quantum-${seats}`, { options: quantumOptions({ turnLimit: 24 }), seats }]),
  ),
  garbage: {
    wildAnswer: chance => chance.below(42) | (chance.below(2 ** 25) << 6),
    codes: ['E_NOT_YOUR_DECISION', 'E_PHASE', 'E_NOT_OFFERED'],
    refusals: 9,
    hasWholeReader: true,
    // A square that the map does not have is read as NOWHERE.
    plain: text => text.trim().split(/\s/)[0] ?? '',
  },
  leaving: {
    clauses: '[Q-WIN-5] [Q-WIN-7] [Q-INV-1]',
    variants: quantumVariants(64, 'leaving', 12).filter(({ seats }, i) => seats > 2 || i % 8 === 0),
    games: 400,
    each: 2,
    kinds: KINDS,
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
  },
  text: {
    catalogues: QUANTUM_TEXT,
    load: loadQuantumText,
    same: {
      fr: [
        'name',
        'ships.2',
        'abilities.1',
        'abilities.2',
        'cards.agile.name',
        'cards.arrogant.name',
        'cards.cruel.name',
        'cards.flexible.name',
        'cards.expansion.name',
        'cards.momentum.name',
        'cards.sabotage.name',
        'options.cubes.label',
        'options.factions.label',
      ],
      cs: ['name', 'abilities.2'],
    },
  },
  page: {
    clauses: 294,
    englishOnly: ['TV', 'INV'],
    uncited: ['RUL'],
    options: 'Q-OPT-1',
    isLiteral: true,
    otherCodes: ['E_MAP'],
  },
});
