import { parseOptions } from '@tessera/engine';
import { pick } from '@tessera/engine/testkit';
import { gameSuite } from '@tessera/engine/testkit/suite';
import { LONGEST, riftVariants } from '../../test/riftVariants.ts';
import { dropAction, moveAction, NONE, pivotAction } from './action.ts';
import { SQUARES } from './board.ts';
import { formatAction, rift } from './index.ts';
import { RIFT_TEXT } from './text/all.ts';
import { loadRiftText } from './text/index.ts';
import { FULL_HAND, LETTERS, type Letter, type RiftOptions, type RiftState } from './types.ts';
import type { Decision } from './view.ts';

/** Checks that every piece is on the board, in hand or captured. */
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

/** True if a letter may be shown as another: a slide turned upright. */
const isAs = (shown: Letter, letter: Letter): boolean =>
  shown === letter || (letter === 'H' && shown === 'V') || (letter === 'G' && shown === 'I');

/** Written out, so that the compiler detects a missing one. */
const KINDS = Object.keys({
  'setup.pawn': 0,
  'setup.slide': 0,
  'setup.cross': 0,
  'play.action': 0,
  'play.forcedDrop': 0,
} satisfies Record<Exclude<Decision, 'ended'>, 0>);

const golden = (options: Partial<RiftOptions>) => ({
  options: parseOptions(rift.options, { stallLimit: 20, ...options }),
  seats: 2,
});

gameSuite(rift, {
  folder: import.meta.dirname,
  variants: riftVariants,
  longest: LONGEST,
  games: 30,
  inspect: conserved,
  fuzz: { games: 125, clauses: '[R-END-7]' },
  goldens: {
    'rift-default': golden({}),
    'rift-crosses-first': golden({ setupOrder: 'crossesFirst', firstPlayer: 'b' }),
    'rift-outer': golden({ camp: 'outer', crossSpacing: 'disjoint', armEndSlides: 'perpendicular' }),
    'rift-other-readings': golden({
      firstPlayer: 'w',
      turningPointCapture: true,
      endgameImmobilisation: true,
      bareTesseractLoses: true,
    }),
    'rift-strictest': golden({
      legOneCapture: false,
      rectangleOverCross: false,
      largeSlideCapture: 'leading',
      pivotOntoArmEnd: false,
      bareTesseractLoses: true,
    }),
  },
  garbage: {
    wildAnswer: chance => {
      const kind = chance.below(LETTERS.length);
      const [from, to, taken] = [0, 0, 0].map(() => chance.below(SQUARES)) as [number, number, number];
      return pick(chance, [
        dropAction(kind, to),
        pivotAction(kind, from, to),
        moveAction(kind, from, to, chance.below(2) ? NONE : taken),
      ]);
    },
    codes: ['E_NOT_YOUR_TURN', 'E_GAME_OVER', 'E_NO_SUCH_PIECE', 'E_NOT_IN_RESERVE'],
    refusals: 12,
    // A trailing # is ignored, victims have any order, and a capture that no piece can make is kept as
    // impossible.
    plain: text => text.replace(/[#x].*/, ''),
  },
  leaving: {
    clauses: '[R-END-11]',
    variants: riftVariants(40, 'leaving'),
    games: 200,
    each: 4,
    kinds: KINDS,
    kindOf: state => rift.view(state, 0).decision,
    // A side that loses pawn after pawn reaches a forced drop.
    choose: (_state, legal, chance) => {
      const captures = legal.filter(action => formatAction(action).includes('x'));
      return pick(chance, captures.length > 0 ? captures : legal);
    },
  },
  text: {
    catalogues: RIFT_TEXT,
    load: loadRiftText,
    same: { fr: ['name', 'kind', 'pieces.T', 'options.camp.label'], cs: [] },
    builtCodes: ['E_STAGE_PAWN', 'E_STAGE_SLIDE', 'E_STAGE_CROSS'],
    untoldCodes: ['E_NOT_LEGAL'],
  },
  page: { clauses: 110, englishOnly: [], uncited: ['RUL'], otherIds: 'RUL-\\d+' },
});
