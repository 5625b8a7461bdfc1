/** Ship that a decision in the middle of an answer is about. */
import type { Die, QuantumView } from '@tessera/games/quantum';

/** The ship a decision is about, that no answer names. */
export function shipAsked({ pending }: Pick<QuantumView, 'pending'>): Die | undefined {
  const frame = pending.at(-1);
  switch (frame?.type) {
    case 'roll':
    case 'expansion':
      return frame.die;
    case 'drop':
      return frame.cargo;
    case 'reorganization':
      return frame.step === 'place' ? frame.picked[frame.next] : undefined;
    default:
      return undefined;
  }
}
