/** Refusals on random positions: `check` agrees with the list of legal actions, and its reasons are true. */
import { type Chance, type RuleViolation, seededChance } from '@tessera/engine';
import { pick } from '@tessera/engine/testkit';
import { describe, expect, test } from 'vitest';
import { playRandomly, randomOptions, syntheticPosition } from '../../../test/randomRift.ts';
import { fillRefusal } from '../../../test/riftTable.ts';
import {
  type Action,
  ARM_END,
  colourOf,
  dropAction,
  HAND_SLOT,
  IMPOSSIBLE,
  isPawn,
  isSlide,
  kindOf,
  moveAction,
  NONE,
  parseSquare,
  pivotAction,
  type RiftState,
  rift,
  SQUARES,
  T,
  X,
} from '../index.ts';

/** True if the claim of a code about the crossing it names holds. */
function isTrue(state: RiftState, refusal: RuleViolation): boolean {
  const name = refusal.params?.at;
  if (name === undefined) return true;
  const cell = state.board[parseSquare(`${name}`) ?? -1];
  if (cell === undefined) return false;
  const kind = kindOf(cell);
  const isOwn = kind !== 0 && colourOf(cell) === state.side;
  const isArmEnd = (cell & ARM_END) !== 0;
  switch (refusal.code) {
    case 'E_OCCUPIED':
      return kind !== 0;
    case 'E_ARM_END':
    case 'E_PIVOT_ARM_END':
    case 'E_REST_ARM_END':
      return isArmEnd;
    case 'E_ALONG_ARM':
      return isArmEnd && state.options.armEndSlides === 'perpendicular';
    case 'E_CROSS_CENTRE':
      return kind === X;
    case 'E_CROSS_IN_WAY':
      return kind === X || isArmEnd;
    case 'E_OWN_IN_WAY':
      return isPawn(kind) && isOwn;
    case 'E_SLIDE_IN_WAY':
      return isSlide(kind);
    case 'E_SLIDE_SAFE':
      return isSlide(kind) && !isOwn;
    case 'E_SLIDE_TESSERACT':
      return kind === T && !isOwn;
    case 'E_NO_SUCH_PIECE':
      return !isOwn || kind !== 'TSPRCHVGIX'.indexOf(`${refusal.params?.piece}`) + 1;
    case 'E_OUTSIDE_CAMP':
    case 'E_CROSS_ZONE':
    case 'E_NO_ROOM':
      return true;
    default: // all others are about an enemy pawn that is or is not jumped
      return isPawn(kind) && !isOwn;
  }
}

/** A random well-formed action, mostly of a piece that is really there. */
function anyAction(state: RiftState, chance: Chance): Action {
  const own = state.board.flatMap((cell, square) =>
    kindOf(cell) > 0 && kindOf(cell) <= X && colourOf(cell) === state.side ? [square] : [],
  );
  const pawns = state.board.flatMap((cell, square) => (isPawn(kindOf(cell)) ? [square] : []));
  const isThere = own.length > 0 && chance.below(8) > 0;
  const from = isThere ? pick(chance, own) : chance.below(SQUARES);
  const kind = isThere ? kindOf(state.board[from]!) : 1 + chance.below(HAND_SLOT.length - 1);
  const near = from + pick(chance, [0, 1, -1, 2, -2, 15, -15, 14, 16, 30, -30, 28, 32, -28, -32]);
  const to = chance.below(2) === 0 && near >= 0 && near < SQUARES ? near : chance.below(SQUARES);
  const taken = pick(chance, [NONE, NONE, IMPOSSIBLE, chance.below(16), chance.below(SQUARES), ...pawns]);
  const shape = chance.below(4);
  if (shape === 0) return dropAction(1 + chance.below(X), to);
  return shape === 1 && isSlide(kind) ? pivotAction(kind, from, to) : moveAction(kind, from, to, taken);
}

describe('check agrees with the list of legal actions', () => {
  /** Codes met on the way. */
  const met = new Set<string>();

  function probe(state: RiftState, chance: Chance, times: number): void {
    const moves = rift.legalMoves(state, state.side);
    const legal = new Set(moves);
    for (let i = 0; i < times; i++) {
      const action = i % 10 === 0 && moves.length > 0 ? pick(chance, moves) : anyAction(state, chance);
      const refusal = rift.check(state, state.side, action);
      const isRight = legal.has(action) ? !refusal : refusal && isTrue(state, refusal);
      if (!isRight) {
        throw new Error(`${rift.notation.formatPosition(state)} ${action}: ${JSON.stringify(refusal)}`);
      }
      if (!refusal) continue;
      met.add(refusal.code);
      fillRefusal('en', refusal);
      fillRefusal('fr', refusal);
    }
  }

  test('[R-TURN-1] on random positions: an action is refused exactly if it is not listed, with a true reason', () => {
    const chance = seededChance('probe');
    for (let i = 0; i < 400; i++) {
      const position = syntheticPosition(chance);
      probe(rift.notation.parsePosition(position, randomOptions(chance), 'lenient'), chance, 60);
    }
    for (let game = 0; game < 10; game++) {
      playRandomly(`probe ${game}`, randomOptions(chance), 80, state => probe(state, chance, 15));
    }
    expect(met.size).toBeGreaterThan(35);
  });
});
