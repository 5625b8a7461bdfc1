/** Situations for the tests of this folder, through the rules themselves. */
import { type QuantumState, type QuantumView, quantum } from '@tessera/games/quantum';
import { type Situation as AnySituation, situationIn } from '../../match/testing.ts';
import type { Offered } from './contract.ts';
import { offersOf } from './offers.ts';

export interface Situation extends AnySituation<QuantumView> {
  readonly offers: readonly Offered[];
}

export function situationOf(state: QuantumState): Situation {
  const found = situationIn(quantum, state);
  return { ...found, offers: offersOf(found) };
}
