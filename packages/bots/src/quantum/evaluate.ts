/** Evaluation of a quantum state for a seat, in hundredths of a ship's worth. */
import type { Seat } from '@tessera/engine';
import type { QuantumState } from '@tessera/games/quantum';
import type { Evaluate } from '../greedy.ts';
import { FEATURES, type FeatureName, readFeatures } from './features.ts';

const WEIGHTS: Readonly<Record<FeatureName, number>> = {
  cubes: 20,
  lateCubes: 230,
  now: 170,
  next: 140,
  after: 15,
  dominance2: 32,
  dominance3: 105,
  dominance4: 155,
  dominance5: 270,
  research: 115,
  ships: 65,
  scrapped: 45,
  cards: 1.8,
  actions: 45,
  draws: 140,
  momentum: 170,
  exposed: -34,
};
/** Weights in use; only a fit changes them. */
export const weights = Float64Array.from(FEATURES, name => WEIGHTS[name]);
const read = new Float64Array(FEATURES.length);

const WON = 100_000;

export const evaluate: Evaluate<QuantumState> = (state, seat) => {
  const { outcome } = state;
  if (outcome) return outcome.winners.includes(seat) ? WON : -WON;
  let best = Number.NEGATIVE_INFINITY;
  let sum = 0;
  let others = 0;
  for (let other = 0; other < state.players; other++) {
    if (other === seat || state.hasLeft[other]) continue;
    const worth = worthOf(state, other);
    best = Math.max(best, worth);
    sum += worth;
    others++;
  }
  // The leader counts most, the mean of the others a little.
  return worthOf(state, seat) - (others === 0 ? 0 : 0.75 * best + 0.25 * (sum / others));
};

function worthOf(state: QuantumState, seat: Seat): number {
  readFeatures(state, seat, read);
  let worth = 0;
  for (let i = 0; i < read.length; i++) worth += (read[i] as number) * (weights[i] as number);
  return worth;
}

/**
 * Contribution of each feature to the worth of a seat, to be compared between states; they sum up to the
 * worth.
 */
export function worthsOf(state: QuantumState, seat: Seat): Readonly<Record<FeatureName, number>> {
  readFeatures(state, seat, read);
  const worths = FEATURES.map((name, i) => [name, (read[i] as number) * (weights[i] as number)] as const);
  return Object.fromEntries(worths) as Record<FeatureName, number>;
}
