import { seededChance } from '@tessera/engine';
import {
  type Action,
  actionKind,
  BLACK,
  type Colour,
  captures,
  formatPosition,
  other,
  type RiftOptions,
  type RiftState,
  rift,
  stageOf,
  takenSquares,
} from '@tessera/games/rift';
import { describe, expect, test } from 'vitest';
import { legalActions, optionsWith } from '../../test/positions.ts';
import { standardPlacement } from './book.ts';

const OPTIONS: readonly Partial<RiftOptions>[] = [
  {},
  { setupOrder: 'crossesFirst' },
  { camp: 'outer' },
  { camp: 'outer', setupOrder: 'crossesFirst', crossSpacing: 'disjoint' },
];

/** Pawns of a colour that its rival could take if it were its turn, by the rules. */
const losses = (state: RiftState, colour: Colour): number =>
  new Set(captures(state, other(colour)).flatMap(takenSquares)).size;

/** Sets up Black by the standard against a rival who places anything anywhere; `visit` sees every choice. */
function setUpAgainstChance(
  given: Partial<RiftOptions>,
  seed: string,
  visit: (state: RiftState, move: Action) => void,
): RiftState {
  const chance = seededChance(seed);
  const state = rift.setup(optionsWith({ firstPlayer: seed.endsWith('b') ? 'b' : 'w', ...given }), 2, chance);
  while (state.phase === 's' || state.phase === 'x') {
    const legal = legalActions(state);
    const isStandard = state.side === BLACK;
    const move = isStandard ? standardPlacement(state) : (legal[chance.below(legal.length)] as Action);
    if (isStandard) visit(state, move);
    rift.play(state, state.side, move, chance);
  }
  return state;
}

describe('the standard layout', () => {
  test.each(OPTIONS)(
    'is legal and leaves nothing to be taken that another place would not with %o',
    given => {
      for (const seed of ['1w', '2w', '3b', '4b', '5w', '6b']) {
        setUpAgainstChance(given, seed, (state, move) => {
          const before = formatPosition(state);
          expect(rift.check(state, BLACK, move)).toBeUndefined();
          const after = (one: Action): number =>
            losses(rift.apply(state, BLACK, one, seededChance('')).state, BLACK);
          const isPawnStage = stageOf(state) === 'pawn';
          const others = legalActions(state).filter(
            one => !isPawnStage || actionKind(one) === actionKind(move),
          );
          expect(after(move)).toBe(Math.min(...others.map(after)));
          expect(standardPlacement(state)).toBe(move);
          expect(formatPosition(state)).toBe(before);
        });
      }
    },
  );
});
