import { leaveEverywhere } from '@tessera/engine/testkit';
import { expect, test } from 'vitest';
import { checkInvariants } from '../../test/tesseractInvariants.ts';
import { lateTesseract } from '../../test/tesseractLate.ts';
import { packWith } from '../../test/tesseractPacks.ts';
import { LONGEST, tesseractVariants } from '../../test/tesseractVariants.ts';
import { tesseract } from './index.ts';
import type { DecisionType } from './view.ts';

/** Written out, so that the compiler misses none. */
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

/** T-CARD-7: no card of ours has the timing word, so a pack brings some. */
const pack = packWith({
  'L2-01': { effect: 'threat: destroy(primed,1)' },
  'L2-02': { effect: 'both: skipPrime(1)' },
});

test('[T-DEC-9] [T-STATE-1] any seat leaves at every kind of decision, and the others play on to the end', () => {
  const tried = leaveEverywhere(tesseract, {
    variants: tesseractVariants(240, 'leaving')
      .filter(({ seats }, i) => seats > 1 || i % 8 === 0)
      .map(({ options, seats }, i) => ({ options: i % 3 === 0 ? { ...options, pack } : options, seats })),
    games: 600,
    seed: 'tesseract leaving',
    longest: LONGEST,
    kinds: KINDS,
    each: 2,
    kindOf: state => tesseract.view(state, 0).decision?.type as string,
    // Every other game is in its middle: random play from a set-up never gets that far.
    begin: ({ options, seats }, chance, index) =>
      (index % 2 === 0 ? tesseract : lateTesseract).setup(options, seats, chance),
    conserved: checkInvariants,
  });
  expect([...tried.keys()].sort()).toEqual(KINDS.toSorted());
});
