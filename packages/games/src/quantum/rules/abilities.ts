/** Q-SHIP: availability of abilities. */
import { CARD } from '../cards/index.ts';
import { faceOf, has, isSpent, type PublicState } from '../state.ts';
import { type Die, ownerOf } from '../types.ts';

export const STRIKE = 1;
export const TRANSPORT = 2;
export const WARP = 3;
export const MODIFY = 4;
export const MANEUVER = 5;
export const SCOUT = 6;

/** True if the seat may let a die use an ability a second time (Q-CARD-CUNNING). */
export const hasCunning = (state: PublicState, die: Die): boolean =>
  has(state, ownerOf(die), CARD.cunning) && !isSpent(state, 'cunning');

export type AbilityUse = 'plain' | 'cunning' | undefined;

/**
 * The way in which a die could use an ability now: that of its face, with Cunning also the one it used
 * before.
 */
export function abilityUse(state: PublicState, die: Die, ability: number): AbilityUse {
  const used = state.abilityUsed[die] as number;
  const isFace = faceOf(state, die) === ability;
  if (used === 0) return isFace ? 'plain' : undefined;
  if (used > 1 || !hasCunning(state, die)) return undefined;
  return isFace || state.lastAbility[die] === ability ? 'cunning' : undefined;
}
