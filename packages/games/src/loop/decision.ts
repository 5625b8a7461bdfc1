/** Section 21: kinds of decisions. */
import type { Verb } from './answer.ts';

/** Kinds of decisions with the verbs of their answers. */
export const DECISIONS = {
  action: ['move', 'freeMove', 'useCard', 'loop', 'power', 'claim', 'endActions'],
  cancelRift: ['none', 'era'],
  pickEra: ['era'],
  pickClone: ['clone'],
  pickDirection: ['prev', 'next', 'prev2', 'next2'],
  step: ['prev', 'next', 'stop', 'take', 'drop'],
  pickAgent: ['agent'],
  pickCard: ['card'],
  pickDimension: ['dimension'],
  pickOption: ['1', '2', 'here', 'eachVortex'],
  may: ['yes', 'no'],
  invite: ['agent'],
  helpCard: ['none', 'card'],
  eachNext: ['agent'],
  topCard: ['card'],
  lastDamage: ['yes', 'no'],
  pickSlot: ['era'],
  pickUltra: ['none', 'ultra'],
  ultraNext: ['ultra'],
  ultraVictim: ['agent'],
  ultraDestroy: ['card'],
  ultraEra: ['era'],
  takeCard: ['none', 'card'],
  archive: ['yes', 'no'],
  bonusPick: ['card'],
  assign: ['agent'],
} as const satisfies Readonly<Record<string, readonly Verb[]>>;

export type DecisionKind = keyof typeof DECISIONS;
