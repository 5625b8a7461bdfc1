import { type AnyGame, parseOptions, seededChance } from '@tessera/engine';
import { gameById } from '@tessera/games';
import { expect, test } from 'vitest';
import { SETTINGS } from './ladder.ts';
import { REFITS, sampleOf, setWeights } from './refits.ts';

/** The first states of a seeded random game that the evaluation is meant for. */
function sampled(id: string, most: number): readonly unknown[] {
  const game = gameById(id) as AnyGame;
  const chance = seededChance(`refit ${id}`);
  let state = game.setup(parseOptions<object>(game.options, SETTINGS[id]?.options), 2, chance);
  const found: unknown[] = [];
  for (let i = 0; i < 3000 && found.length < most; i++) {
    const seat = game.decider(state);
    if (seat === undefined) break;
    const moves = game.legalMoves(state, seat);
    const move = moves[chance.below(moves.length)];
    if (REFITS[id]?.isSampled(state, game.notation.formatMove(state, move))) found.push(state);
    state = game.apply(state, seat, move, chance).state;
  }
  return found;
}

test.each(Object.keys(REFITS))(
  '%s: a sample is the gradient of the evaluation, and changes no weight',
  id => {
    const refit = REFITS[id]!;
    const game = gameById(id) as AnyGame;
    const before = refit.weights.map(({ get }) => get());
    const states = sampled(id, 5);
    expect(states.length).toBeGreaterThan(0);
    for (const state of states) {
      const seat = game.decider(state)!;
      const { counts, rest, won } = sampleOf(refit, state, seat, true);
      expect(won).toBe(true);
      const sum = counts.reduce((all, count, i) => all + count * before[i]!, rest);
      expect(sum).toBeCloseTo(refit.evaluate(state, seat), 6);
      expect(counts.some(count => count !== 0)).toBe(true);
    }
    expect(refit.weights.map(({ get }) => get())).toEqual(before);
  },
);

test.each(Object.keys(REFITS))('%s: weights that are set change the evaluation, and can be set back', id => {
  const refit = REFITS[id]!;
  const before = refit.weights.map(({ get }) => get());
  const [state] = sampled(id, 1);
  const seat = (gameById(id) as AnyGame).decider(state)!;
  const score = refit.evaluate(state, seat);
  setWeights(
    refit,
    before.map(weight => 1.5 * weight + 0.1),
  );
  const changed = refit.evaluate(state, seat);
  setWeights(refit, before);
  expect(changed).not.toBeCloseTo(score, 6);
  expect(refit.evaluate(state, seat)).toBe(score);
});
