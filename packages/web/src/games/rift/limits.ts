/** Counters that can end the game (R-END-6, R-END-7): how far each has come, once it matters. */
import type { RiftView } from '@tessera/games/rift';

export interface Limit {
  readonly kind: 'repetition' | 'stall';
  readonly count: number;
  readonly last: number;
}

export function limitsOf({ options, past, quiet, decision }: RiftView): readonly Limit[] {
  if (decision === 'ended') return [];
  const limits: Limit[] = [];
  const { repetition, stallLimit } = options;
  const count = timesOf(past);
  if (repetition > 0 && count > 1) limits.push({ kind: 'repetition', count, last: repetition });
  if (stallLimit !== null && 2 * quiet >= stallLimit)
    limits.push({ kind: 'stall', count: quiet, last: stallLimit });
  return limits;
}

/** How often the present position has come up: two words each, the present one last. */
function timesOf(past: readonly number[]): number {
  const [low, high] = past.slice(-2);
  return past.filter((word, i) => i % 2 === 0 && word === low && past[i + 1] === high).length;
}
