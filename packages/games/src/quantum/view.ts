/** Q-HID: everything is public except the order of the two decks, so all seats have the same view. */
import { type Chance, type Seat, shuffled } from '@tessera/engine';
import type { Card } from './cards/index.ts';
import { type DecisionKind, decisionOf } from './decision.ts';
import { decider } from './flow.ts';
import { fullDecks } from './pack/index.ts';
import { copyState, type PublicState } from './state.ts';
import type { Piles, QuantumState } from './types.ts';

export interface QuantumView extends PublicState {
  readonly deckSizes: Readonly<Record<keyof Piles, number>>;
  /** The pending decision and its decider; null when the game is over. */
  readonly decision: { readonly kind: DecisionKind; readonly seat: Seat } | null;
}

export function viewOf(state: QuantumState): QuantumView {
  const { decks, ...table } = copyState(state);
  const kind = decisionOf(state);
  return {
    ...table,
    deckSizes: { command: decks.command.length, gambit: decks.gambit.length },
    decision: kind === undefined ? null : { kind, seat: decider(state) as Seat },
  };
}

/** Q-HID-2: shuffles the cards that are nowhere to be seen. */
export function determinize(view: QuantumView, chance: Chance): QuantumState {
  const { deckSizes, decision: _asked, ...table } = view;
  const decks = { command: [], gambit: [] };
  const state = copyState({ ...table, decks });
  for (const pile of ['command', 'gambit'] as const)
    if (deckSizes[pile] > 0) state.decks[pile] = shuffled(chance, unseen(view, pile));
  return state;
}

function unseen(view: QuantumView, pile: keyof Piles): readonly Card[] {
  const { rows, discards, commands, pending } = view;
  const resolving = pending.flatMap(frame => (frame.type === 'gambit' ? [frame.card] : []));
  const seen = [...rows[pile], ...discards[pile], ...(pile === 'command' ? commands.flat() : resolving)];
  const left = [...fullDecks(view.options)[pile]];
  for (const card of seen) left.splice(left.indexOf(card), 1);
  return left;
}
