/** Hash of everything that a turn can change. */
import type { LoopState } from '@tessera/games/loop';

/** Hash, equal for states that differ only in the order of the answers that led to them. */
export function fingerprint(state: LoopState): number {
  let hash = state.loops + 8 * state.pending.length + 64 * state.claimed + (state.powerUsed ? 7 : 0);
  const mix = (n: number): void => {
    hash = Math.imul(hash ^ n, 0x01000193) + (hash >>> 15);
  };
  for (let era = 0; era < state.rifts.length; era++) {
    mix((state.rifts[era] as number) + 4 * (state.energy[era] as number));
    mix((state.available[era] as number[]).length + 16 * (state.perpetual[era] as number));
  }
  for (const at of state.tokens) mix(at + 4);
  for (const damage of state.damage) mix(damage);
  for (let agent = 0; agent < state.eras.length; agent++) {
    mix((state.eras[agent] as number) + (state.battery[agent] ? 8 : 0));
    for (const card of state.hands[agent] as number[]) mix(2 * card + (state.exhausted[card] ? 1 : 0));
    mix(-1);
  }
  for (const pile of state.draws) mix(pile.length);
  for (const heat of state.heat) mix(heat);
  for (const overload of state.overload) mix(overload);
  return hash;
}
