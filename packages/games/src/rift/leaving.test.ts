import { leaveEverywhere } from '@tessera/engine/testkit';
import { expect, test } from 'vitest';
import { LONGEST, riftVariants } from '../../test/riftVariants.ts';
import { formatAction, rift } from './index.ts';
import { FULL_HAND, type Letter, type RiftState } from './types.ts';
import type { Decision } from './view.ts';

/** Written out, so that the compiler misses none. */
const KINDS = Object.keys({
  'setup.pawn': 0,
  'setup.slide': 0,
  'setup.cross': 0,
  'play.action': 0,
  'play.forcedDrop': 0,
} satisfies Record<Exclude<Decision, 'ended'>, 0>);

/** Every piece is on the board, in hand or captured. */
function conserved(state: RiftState): void {
  const { pieces, sides } = rift.view(state, 0);
  sides.forEach(({ hand, lost }, colour) => {
    (['T', 'S', 'P', 'R', 'C', 'H', 'G', 'X'] as const).forEach((letter, i) => {
      const placed = pieces.filter(piece => piece.colour === colour && isAs(piece.letter, letter)).length;
      const all = placed + (hand[letter] ?? 0) + (lost[letter] ?? 0);
      if (all !== FULL_HAND[i]) throw new Error(`${all} ${letter} instead of ${FULL_HAND[i]}`);
    });
  });
}

/** A slide turned upright is written with another letter. */
const isAs = (shown: Letter, letter: Letter): boolean =>
  shown === letter || (letter === 'H' && shown === 'V') || (letter === 'G' && shown === 'I');

test('[R-END-11] either side resigns at every kind of decision, and the other one has won', () => {
  const tried = leaveEverywhere(rift, {
    variants: riftVariants(40, 'leaving'),
    games: 200,
    seed: 'rift leaving',
    longest: LONGEST,
    kinds: KINDS,
    each: 4,
    kindOf: state => rift.view(state, 0).decision,
    // A side that loses pawn after pawn comes to a forced drop.
    choose: (_state, legal, chance) => {
      const captures = legal.filter(action => formatAction(action).includes('x'));
      const from = captures.length > 0 ? captures : legal;
      return from[chance.below(from.length)] as number;
    },
    conserved,
  });
  expect([...tried.keys()].sort()).toEqual(KINDS.toSorted());
});
