import { seededChance } from '@tessera/engine';
import {
  type Action,
  actionKind,
  BLACK,
  type Colour,
  captures,
  formatPosition,
  other,
  P,
  pieceOf,
  type RiftOptions,
  type RiftState,
  rift,
  S,
  stageOf,
  T,
  takenSquares,
  WHITE,
} from '@tessera/games/rift';
import { describe, expect, test } from 'vitest';
import { legalActions, optionsWith } from '../../test/positions.ts';
import { bookPlacement, standardPlacement } from './book.ts';
import { LAYOUTS } from './layouts.ts';

const OPTIONS: readonly Partial<RiftOptions>[] = [
  {},
  { setupOrder: 'crossesFirst' },
  { camp: 'outer' },
  { camp: 'outer', setupOrder: 'crossesFirst', crossSpacing: 'disjoint' },
];

/** Pawns of a colour that its rival could take if it were to move, by the rules. */
const losses = (state: RiftState, colour: Colour): number =>
  new Set(captures(state, other(colour)).flatMap(takenSquares)).size;

/** Sets up Black by the standard against random placements; `visit` sees every choice. */
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
    'is legal and leaves no pawn hanging that another crossing would save, with %o',
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

/** Both sides set up by the book. */
function setUpByBook(given: Partial<RiftOptions>, seed: string, isKind = false): RiftState {
  const chance = seededChance(seed);
  const state = rift.setup(optionsWith(given), 2, chance);
  while (state.phase === 's' || state.phase === 'x') {
    const move = bookPlacement(state, chance, { isKind });
    expect(rift.check(state, state.side, move)).toBeUndefined();
    rift.play(state, state.side, move, chance);
  }
  return state;
}

describe('the book', () => {
  test.each(OPTIONS)('sets up legally and safely with %o', given => {
    for (const seed of ['1', '2', '3', '4', '5', '6']) {
      const state = setUpByBook(given, seed);
      expect([losses(state, WHITE), losses(state, BLACK)]).toEqual([0, 0]);
    }
  });

  test('varies its set-ups, and the place of the Tesseract', () => {
    const states = Array.from({ length: 24 }, (_, i) => setUpByBook({}, `variety ${i}`));
    expect(new Set(states.map(formatPosition)).size).toBeGreaterThan(18);
    const places = states.map(({ board }) => board.indexOf(pieceOf(WHITE, T)));
    expect(new Set(places).size).toBeGreaterThan(3);
  });

  test('continues a layout, on either wing and for either side', () => {
    const chance = seededChance('one layout');
    const state = rift.setup(optionsWith({ firstPlayer: 'b' }), 2, chance);
    const layouts = [LAYOUTS[0] as string];
    while (state.phase === 's')
      rift.play(state, state.side, bookPlacement(state, chance, { layouts }), chance);
    const files = (colour: Colour, kind: number): number => state.board.indexOf(pieceOf(colour, kind)) % 15;
    for (const colour of [WHITE, BLACK] as const) {
      const [star, pyramid, tesseract] = [files(colour, S), files(colour, P), files(colour, T)];
      expect([
        [0, 0, 14],
        [14, 14, 0],
      ]).toContainEqual([star, pyramid, tesseract]);
    }
  });

  test('attacks nothing before play if `isKind` is set', () => {
    for (const seed of ['a', 'b', 'c', 'd', 'e', 'f']) {
      const state = setUpByBook({}, seed, true);
      expect([losses(state, WHITE), losses(state, BLACK)]).toEqual([0, 0]);
    }
  });

  test('has layouts that share at most three of their seven pieces', () => {
    for (const [i, one] of LAYOUTS.entries())
      for (const two of LAYOUTS.slice(i + 1))
        expect(one.split(' ').filter(place => two.split(' ').includes(place)).length).toBeLessThan(4);
  });
});
