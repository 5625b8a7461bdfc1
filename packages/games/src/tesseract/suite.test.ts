import type { Chance } from '@tessera/engine';
import { pick } from '@tessera/engine/testkit';
import { gameSuite } from '@tessera/engine/testkit/suite';
import { checkInvariants } from '../../test/tesseractInvariants.ts';
import { lateTesseract } from '../../test/tesseractLate.ts';
import { packWith } from '../../test/tesseractPacks.ts';
import { LONGEST, tesseractOptions, tesseractVariants } from '../../test/tesseractVariants.ts';
import { type Answer, RESEARCH, tesseract } from './index.ts';
import { TESSERACT_TEXT } from './text/all.ts';
import { loadTesseractText } from './text/index.ts';
import type { DecisionType } from './view.ts';

/** Any well-formed answer, legal or not. */
function wildAnswer(chance: Chance): Answer {
  const at = (): number => chance.below(140);
  const cell = (): number => chance.below(16);
  const lab = (): number => chance.below(4);
  const card = (): string => pick(chance, RESEARCH).id;
  const kinds = Array.from({ length: 2 + chance.below(5) }, () => chance.below(24));
  return pick<Answer>(chance, [
    { type: 'remove', cell: cell() },
    { type: 'adjust', at: at(), by: pick(chance, [-1, 0, 1] as const) },
    { type: 'transfer', at: at(), to: lab() },
    { type: 'study', card: card() },
    { type: 'contain', set: kinds.sort((a, b) => a - b) },
    { type: 'specialize' },
    { type: 'play', card: card() },
    { type: 'use', column: 1 + chance.below(6) },
    { type: 'end' },
    { type: 'pick', at: at() },
    { type: 'to', cell: cell() },
    { type: 'lab', lab: lab() },
    { type: 'value', value: 1 + chance.below(6) },
    { type: 'branch', branch: 1 + chance.below(9) },
    { type: 'give', card: card(), from: lab(), to: lab() },
    { type: 'keep', card: card() },
    { type: 'yes' },
    { type: 'no' },
    { type: 'stop' },
  ]);
}

/** Written out, so that the compiler detects a missing one. */
const KINDS = Object.keys({
  setupCorner: 0,
  setupTie: 0,
  act: 0,
  granted: 0,
  consent: 0,
  edgeTie: 0,
  shieldTie: 0,
  spareLab: 0,
  containCube: 0,
  rowCube: 0,
  rowPlace: 0,
  identical: 0,
  reroll: 0,
  rerollPrime: 0,
  studyPick: 0,
  movedAdjust: 0,
  branch: 0,
  target: 0,
  threatCard: 0,
} satisfies Record<DecisionType, 0>);

/** T-CARD-7: no built-in card has the timing word, so a pack brings some. */
const pack = packWith({
  'L2-01': { effect: 'threat: destroy(primed,1)' },
  'L2-02': { effect: 'both: skipPrime(1)' },
});

gameSuite(tesseract, {
  folder: import.meta.dirname,
  variants: tesseractVariants,
  longest: LONGEST,
  games: 8,
  starts: { 'the ends of games': lateTesseract },
  inspect: checkInvariants,
  fuzz: { games: 50, inspect: checkInvariants },
  goldens: Object.fromEntries(
    (['fr', 'cz'] as const).flatMap(edition =>
      [1, 2, 3, 4].map(seats => [
        `tesseract-${edition}-${seats}`,
        { options: tesseractOptions({ edition }), seats },
      ]),
    ),
  ),
  garbage: {
    wildAnswer,
    codes: ['E_LOCKED', 'E_NO_CARD', 'E_PENDING'],
    refusals: 12,
    hasWildText: true,
    hasWholeReader: true,
    // The cubes of a set may be named in any order.
    plain: text => text.split(' ').sort().join(' '),
  },
  leaving: {
    clauses: '[T-DEC-9] [T-STATE-1]',
    variants: tesseractVariants(240, 'leaving')
      .filter(({ seats }, i) => seats > 1 || i % 8 === 0)
      .map(({ options, seats }, i) => ({ options: i % 3 === 0 ? { ...options, pack } : options, seats })),
    games: 600,
    each: 2,
    kinds: KINDS,
    kindOf: state => tesseract.view(state, 0).decision?.type as string,
    // Every other game begins in its middle: random play from a set-up never gets that far.
    begin: ({ options, seats }, chance, index) =>
      (index % 2 === 0 ? tesseract : lateTesseract).setup(options, seats, chance),
  },
  text: {
    catalogues: TESSERACT_TEXT,
    load: loadTesseractText,
    same: {
      fr: [
        'name',
        'colours.O',
        'symbols.FI.name',
        'symbols.IP.name',
        'options.base.values.4',
        'options.base.values.D',
        'cards.L3-01.name',
        'cards.L4-10.name',
      ],
      cs: [],
    },
  },
  page: { clauses: 193, englishOnly: ['TV'], uncited: [], options: 'anywhere' },
});
