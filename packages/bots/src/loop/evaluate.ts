/** Evaluation of a loop state at the end of a turn, in logits of the team's win probability. */
import {
  ARCHIVES_TO_WIN,
  archivedIn,
  type Card,
  energyAt,
  hasMegaVortices,
  isExtraDone,
  type LoopState,
} from '@tessera/games/loop';
import { worthsIn } from './cardWorth.ts';
import { FEATURES, type FeatureName } from './featureNames.ts';
import { isArchivable, readFeatures } from './features.ts';

const WEIGHTS: Readonly<Record<FeatureName, number>> = {
  one: 3.2,
  work: -0.6,
  pace: -15,
  late: -0.1,
  begun: 0.45,
  done: 0,
  far: -0.15,
  fuel: 0.05,
  vortexNext: -1,
  laterDefeat: -1.5,
  laterVortices: -0.3,
  vortex1: -1.6,
  vortex2: -2.75,
  vortex3: -3.8,
  rifts: -0.06,
  load: -0.03,
  vortexRifts: -0.05,
  clones: -0.1,
  crowd: -0.005,
  nearClones: 0.035,
  energy: 0.03,
  lit: 0.05,
  ownEnergy: 0.03,
  otherEnergy: 0.01,
  hand: 0.02,
  hands: 0.02,
  pair: 0.02,
  deck: 2.2,
  offer: 0.1,
  extra: 0.1,
  extraPace: -20,
  agents: 0,
  solo: 0.8,
  ultras: -0.05,
};
/** Weights in use; only a fit changes them. */
export const weights = Float64Array.from(FEATURES, name => WEIGHTS[name]);
const read = new Float64Array(FEATURES.length);

/** The logit of a finished game: beyond every sum of features. */
const WON = 50;

export const chanceOf = (logit: number): number =>
  logit >= WON ? 1 : logit <= -WON ? 0 : 1 / (1 + Math.exp(-logit));

export function evaluate(state: LoopState): number {
  if (state.outcome !== null) return state.outcome === 'VICTORY' ? WON : -WON;
  const isWon = isLastArchive(state);
  if (isWon) return WON;
  // L-MEGA-1
  if (hasMegaVortices(state) && state.isVortex[state.eras[state.active] as number]) return -WON;
  const defeat = readFeatures(state, read);
  let sum = 0;
  for (let i = 0; i < read.length; i++) sum += (read[i] as number) * (weights[i] as number);
  return survived(sum, defeat);
}

/** Multiplies the win probability by the probability of surviving the next Foo phase. */
function survived(logit: number, defeat: number): number {
  const chance = (1 - Math.min(MOST_DEFEAT, defeat)) / (1 + Math.exp(-logit));
  return Math.log(chance / (1 - chance));
}
/** Keeps some hope in every position: the next card of the pile is unknown. */
const MOST_DEFEAT = 0.98;

/** L-END-6: the archive comes before everything else at the end of a turn. */
export function isLastArchive(state: LoopState): boolean {
  if (archivedIn(state) < ARCHIVES_TO_WIN - 1 || !isExtraDone(state)) return false;
  for (let mission = 0; mission < state.missions.length; mission++)
    if (isArchivable(state, mission)) return true;
  return false;
}

/** Logits of what the turn still allows: ready cards, energy for a LOOP, batteries. */
const PER_WORTH = 0.05;
const PER_ENERGY = 0.05;
const BATTERY = 0.06;

export function promiseOf(state: LoopState): number {
  if (state.outcome !== null) return 0;
  const { active } = state;
  const worths = worthsIn(state);
  let promise = state.battery[active] ? BATTERY : 0;
  for (const card of state.hands[active] as Card[])
    if (!state.exhausted[card]) promise += PER_WORTH * (worths[card] as number);
  const energy = energyAt(state, state.eras[active] as number);
  return promise + PER_ENERGY * Math.max(0, Math.min(3, energy - state.loops));
}
