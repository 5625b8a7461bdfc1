import { describe, expect, test } from 'vitest';
import { defineGame, type Game, type GameEvent } from '../src/index.ts';
import {
  type HiddenMove,
  type HiddenOptions,
  type HiddenState,
  type HiddenView,
  hiddenDice,
} from '../test/hiddenDice.ts';
import { type LeavingPlan, leaveEverywhere } from './index.ts';

type Hidden = Game<HiddenState, HiddenMove, HiddenView, GameEvent, HiddenOptions>;

/** The sample game without a winner: seat 0 would win even after it left. */
const sound = (change: Partial<Hidden> = {}): Hidden => {
  const outcome: Hidden['outcome'] = state => {
    const found = hiddenDice.outcome(state);
    return found && { ...found, winners: [] };
  };
  return { ...defineGame(hiddenDice), outcome, ...change };
};

const PLAN: LeavingPlan<HiddenState, HiddenMove, HiddenOptions> = {
  variants: [{ options: { target: 8 }, seats: 3 }],
  games: 6,
  seed: 'leaving',
  longest: 400,
  kinds: ['fresh', 'peeked'],
  each: 3,
  kindOf: ({ peeked, turn }) => (peeked[turn] ? 'peeked' : 'fresh'),
  conserved: () => {},
};

describe('leaving at every kind of decision', () => {
  test('reports how often each kind was tried', () => {
    expect(leaveEverywhere(sound(), PLAN)).toEqual(
      new Map([
        ['fresh', 3],
        ['peeked', 3],
      ]),
    );
  });

  test('finds missing kinds, and kinds that the plan does not name', () => {
    const never = leaveEverywhere(sound(), { ...PLAN, kinds: [...PLAN.kinds, 'never'] });
    expect(never.has('never')).toBe(false);
    expect(() => leaveEverywhere(sound(), { ...PLAN, kinds: ['fresh'] })).toThrow('peeked is asked, but');
  });

  test.each([
    ['the seat that left is asked', sound({ leave: () => {} })],
    ['the seat that left has won', hiddenDice as Hidden],
    [
      'there is no answer',
      sound({
        legalMoves: (state, seat) => (state.left.includes(true) ? [] : hiddenDice.legalMoves(state, seat)),
      }),
    ],
    [
      'the position is written differently',
      sound({
        notation: {
          ...hiddenDice.notation,
          parsePosition: text => ({ ...JSON.parse(text), left: [false, false, false] }),
        },
      }),
    ],
  ])('finds the game where %s', (complaint, game) => {
    expect(() => leaveEverywhere(game, PLAN)).toThrow(complaint);
  });

  test('finds lost material, and where it was lost', () => {
    const conserved = ({ left }: HiddenState): void => {
      if (left[2]) throw new Error('a die is lost');
    };
    expect(() => leaveEverywhere(sound(), { ...PLAN, conserved })).toThrow(
      'seat 2 leaves (leaving 0, decision 0, fresh): a die is lost',
    );
  });
});
