/** Q-CMB-5: strengths of two ships before a die is rolled: face less modifiers of cards; no floor. */
import type { Seat } from '@tessera/engine';
import { CARD } from '../cards/index.ts';
import { faceOf, has, hasFriendNear, type PublicState, shipOn } from '../state.ts';
import { type Die, ownerOf, type Square } from '../types.ts';

/** Strengths of an attacker that stands on `via`, or will, and of the ship on the target square. */
export function strengthsOf(
  state: PublicState,
  attacker: Die,
  via: Square,
  target: Square,
): readonly [attack: number, defence: number] {
  const defender = shipOn(state, target);
  // Q-CMB-9: the attacker never supports itself, wherever it still stands.
  const isBacked = hasFriendNear(state, via, attacker) || hasFriendNear(state, target, attacker);
  return [
    faceOf(state, attacker) - bonus(state, ownerOf(attacker), isBacked),
    faceOf(state, defender) - bonus(state, ownerOf(defender), hasFriendNear(state, target, defender)),
  ];
}

const bonus = (state: PublicState, seat: Seat, isBacked: boolean): number =>
  (has(state, seat, CARD.ferocious) ? 1 : 0) + (isBacked && has(state, seat, CARD.strategic) ? 2 : 0);
