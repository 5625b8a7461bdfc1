/** Situations for the tests of this folder, through the rules themselves. */
import { type UndoRefusal, undoBarOf } from '@tessera/engine';
import { type QuantumState, type QuantumView, quantum } from '@tessera/games/quantum';
import type { Offered } from './contract.ts';
import { offersOf } from './offers.ts';

export interface Situation {
  readonly view: QuantumView;
  readonly legal: readonly string[];
  readonly offers: readonly Offered[];
  /** What cannot be taken back, by notation. */
  readonly lasting: Readonly<Record<string, UndoRefusal>>;
}

/** What the match layer would say about a state. */
export function situationOf(state: QuantumState): Situation {
  const seat = quantum.decider(state) ?? 0;
  const moves = quantum.legalMoves(state, seat);
  const legal = moves.map(move => quantum.notation.formatMove(state, move));
  const view = quantum.view(state, seat);
  const lasting: Record<string, UndoRefusal> = {};
  for (const [i, move] of moves.entries()) {
    const bar = undoBarOf(quantum, state, seat, move);
    if (bar) lasting[legal[i] as string] = bar;
  }
  return { view, legal, lasting, offers: offersOf({ view, legal, lasting }) };
}
