/** Several people at one screen: what only the next of them may see is covered until the screen has been handed over. */
import type { Seat } from '@tessera/engine';
import { useState } from 'preact/hooks';
import type { MatchSnapshot } from '../../match/client.ts';
import { handsOf } from '../../table/hands.ts';

export interface Cover {
  /** Seat whose player has to take over the screen. */
  readonly seat: Seat;
  lift(): void;
}

/** `hides`: something on the table lies face down, so that somebody has a secret. */
export function useCover(snapshot: MatchSnapshot<unknown>, hides: boolean): Cover | undefined {
  const [holder, hold] = useState<Seat>();
  const [hasSecrets, setSecrets] = useState(hides);
  // Whoever has played the last card still looks at it alone.
  if (hides && !hasSecrets) setSecrets(true);
  const seat = handsOf(snapshot);
  if (!hasSecrets || snapshot.setup.isAnalysis || seat === undefined || seat === holder) return undefined;
  return { seat, lift: () => hold(seat) };
}
