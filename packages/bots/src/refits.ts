/** Evaluations of the games as a fit sees them: weights that can be read and changed, and the states they are for. */
import type { Seat } from '@tessera/engine';
import type { LoopState } from '@tessera/games/loop';
import type { QuantumState } from '@tessera/games/quantum';
import type { RiftState } from '@tessera/games/rift';
import type { TesseractState } from '@tessera/games/tesseract';
import { HUNDREDTHS, type Sample } from './fit.ts';
import * as loop from './loop/evaluate.ts';
import { FEATURES as LOOP_FEATURES } from './loop/featureNames.ts';
import * as quantum from './quantum/evaluate.ts';
import { FEATURES as QUANTUM_FEATURES } from './quantum/features.ts';
import { canTakeTesseract } from './rift/attack.ts';
import { evaluate as evaluateRift } from './rift/evaluate.ts';
import { ENGAGED, ESCORTS, WEIGHTS, WORTH } from './rift/weights.ts';
import * as tesseract from './tesseract/evaluate.ts';
import { FEATURES as TESSERACT_FEATURES } from './tesseract/featureNames.ts';

interface Weight {
  readonly name: string;
  get(): number;
  set(value: number): void;
}

export interface Refit {
  readonly weights: readonly Weight[];
  /** Units of the evaluation in about a logit. */
  readonly unit: number;
  /** Evaluation of a state for a seat. */
  evaluate(state: unknown, seat: Seat): number;
  /** True if the evaluation is meant for a state in which the seat to act answers this. */
  isSampled(state: unknown, answer: string): boolean;
}

/** Weight in a table, by its key. */
function weightIn(name: string, table: object, key: string | number): Weight {
  const numbers = table as Record<string | number, number>;
  return {
    name,
    get: () => numbers[key] as number,
    set(value) {
      numbers[key] = value;
    },
  };
}

const listed = (names: readonly string[], weights: Float64Array): readonly Weight[] =>
  names.map((name, i) => weightIn(name, weights, i));

const rift: Refit = {
  weights: [
    ...ESCORTS.flatMap(kind => [
      weightIn(`WORTH.${kind}`, WORTH, kind),
      weightIn(`ENGAGED.${kind}`, ENGAGED, kind),
    ]),
    ...Object.keys(WEIGHTS).map(key => weightIn(`WEIGHTS.${key}`, WEIGHTS, key)),
  ],
  unit: HUNDREDTHS,
  evaluate: (state, seat) =>
    (state as RiftState).side === seat ? evaluateRift(state as RiftState) : -evaluateRift(state as RiftState),
  isSampled(given) {
    const state = given as RiftState;
    return state.phase === 'p' && !canTakeTesseract(state, 0) && !canTakeTesseract(state, 1);
  },
};

/** Actions of a turn of quantum that has just begun. */
const ACTIONS = 3;

/** A turn of quantum is evaluated at its beginning, for the seat whose turn it is. */
const quantumRefit: Refit = {
  weights: listed(QUANTUM_FEATURES, quantum.weights),
  unit: HUNDREDTHS,
  evaluate: (state, seat) => quantum.evaluate(state as QuantumState, seat),
  isSampled(given) {
    const { turn, pending, abilityUsed } = given as QuantumState;
    const isFresh = turn.actions === ACTIONS && abilityUsed.every(used => used === 0);
    return turn.phase === 'actions' && isFresh && pending.length === 0;
  },
};

/** Turns of the co-ops are evaluated at their end. */
const tesseractRefit: Refit = {
  weights: listed(TESSERACT_FEATURES, tesseract.weights),
  unit: 1,
  evaluate: state => tesseract.evaluate(state as TesseractState),
  isSampled: (_state, answer) => answer === 'end',
};
const loopRefit: Refit = {
  weights: listed(LOOP_FEATURES, loop.weights),
  unit: 1,
  evaluate: state => loop.evaluate(state as LoopState),
  isSampled: (_state, answer) => answer === 'endActions',
};

export const REFITS: Readonly<Record<string, Refit>> = {
  rift,
  tesseract: tesseractRefit,
  quantum: quantumRefit,
  loop: loopRefit,
};

/** Numerical gradient of the evaluation: how much it changes with each weight. */
export function sampleOf({ weights, evaluate }: Refit, state: unknown, seat: Seat, won: boolean): Sample {
  const score = evaluate(state, seat);
  const counts = weights.map(({ get, set }) => {
    const value = get();
    const by = Math.max(0.01, Math.abs(value) / 100);
    set(value + by);
    const more = evaluate(state, seat);
    set(value);
    return (more - score) / by;
  });
  const rest = score - counts.reduce((sum, count, i) => sum + count * (weights[i] as Weight).get(), 0);
  return { counts, rest, won };
}

/** Puts values into the evaluation, in the order of its weights. */
export const setWeights = ({ weights }: Refit, values: readonly number[]): void =>
  weights.forEach(({ set }, i) => {
    set(values[i] as number);
  });
