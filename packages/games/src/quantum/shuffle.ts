import type { Chance } from '@tessera/engine';

/** Q-RNG-3: from the last place down to the second, each changes places with one that is drawn. */
export function shuffled<T>(list: readonly T[], chance: Chance): T[] {
  const out = [...list];
  for (let i = out.length - 1; i > 0; i--) {
    const j = chance.below(i + 1);
    [out[i], out[j]] = [out[j] as T, out[i] as T];
  }
  return out;
}
