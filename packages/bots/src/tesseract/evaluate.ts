/** Evaluation of a tesseract state at the end of an Action phase, as a win probability. */
import type { TesseractState } from '@tessera/games/tesseract';
import { FEATURES, type FeatureName } from './featureNames.ts';
import { readFeatures } from './features.ts';
import { WEIGHTS } from './weights.ts';

/** Logits of a finished game: beyond every sum of features. */
const CERTAIN = 40;

/** Weights in use; only a fit changes them. */
export const weights = Float64Array.from(FEATURES, name => WEIGHTS[name] ?? 0);
const read = new Float64Array(FEATURES.length);

/** Logits of the win probability, the sum of the weighted features; 0 is an even chance. */
export function evaluate(state: TesseractState): number {
  if (state.outcome !== null) return state.outcome === 'contained' ? CERTAIN : -CERTAIN;
  readFeatures(state, read);
  let sum = 0;
  for (let i = 0; i < read.length; i++) sum += (read[i] as number) * (weights[i] as number);
  return sum;
}

/** One feature with its value and its contribution to the evaluation. */
export interface Feature {
  readonly key: FeatureName;
  readonly read: number;
  readonly value: number;
}

/** All features, to be compared between states: their contributions sum up to the evaluation. */
export function features(state: TesseractState): readonly Feature[] {
  readFeatures(state, read);
  return FEATURES.map((key, i) => ({
    key,
    read: read[i] as number,
    value: (read[i] as number) * (weights[i] as number),
  }));
}

export const chanceOf = (logits: number): number => 1 / (1 + Math.exp(-logits));
