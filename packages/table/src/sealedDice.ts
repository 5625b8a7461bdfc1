/** Dice promised by a hash before the first answer, and proved after the last. */
import { dicePromise, diceSeed, sealedChance, sha256 } from '@tessera/engine';
import type { SealedDice } from './types.ts';

export const SEALED_DICE: SealedDice = {
  stream: sealedChance,
  promise: dicePromise,
  seedOf: diceSeed,
  hash: sha256,
};
