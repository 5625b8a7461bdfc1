/** L-FX-9: the type icons of a card. */
import type { Op, Part } from './language.ts';

export const CARD_KINDS = ['energy', 'rift', 'clone', 'movement', 'card'] as const;
export type CardKind = (typeof CARD_KINDS)[number];

/** Kinds by operation; operations that only hold others have none of their own. */
const KIND_OF: Readonly<Partial<Record<Op, CardKind>>> = {
  addEnergy: 'energy',
  levelEnergy: 'energy',
  removeRift: 'rift',
  levelRift: 'rift',
  pushClone: 'clone',
  pullClone: 'clone',
  destroyClone: 'clone',
  swapClone: 'clone',
  moveSelf: 'movement',
  jumpSelf: 'movement',
  moveAgent: 'movement',
  swapSelf: 'movement',
  draw: 'card',
  discardHand: 'card',
  destroyHand: 'card',
  makeAvailable: 'card',
  takeAvailable: 'card',
  ready: 'card',
  readyDim: 'card',
  applyCard: 'card',
  letOther: 'card',
};

/** Kinds of an effect, in the order of the icons. */
export const kindsOf = (parts: readonly Part[]): readonly CardKind[] =>
  CARD_KINDS.filter(kind => parts.some(({ op }) => KIND_OF[op] === kind));
