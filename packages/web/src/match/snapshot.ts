/** From what the rules and the store know to what a table draws. */
import type { MatchSnapshot } from './client.ts';
import type { KeptMatch } from './journal.ts';
import { notesUpTo } from './notes.ts';
import type { Situation } from './protocol.ts';
import { isPerson } from './seating.ts';

/** `canThink`: whether a bot whose turn it is can be expected to answer. */
export function snapshotOf(
  { seq, setup, log, notes }: KeptMatch,
  situation: Situation,
  insight: unknown,
  canThink: boolean,
): MatchSnapshot<unknown> {
  const { moves, view, toAct, legal, lasting, events, undo, redo, outcome } = situation;
  const isYours = isPerson(setup, toAct);
  return {
    // Newer rules may write its options otherwise.
    setup: { ...setup, options: log.header.options },
    seq,
    view,
    insight,
    toAct,
    isYours,
    legal,
    lasting,
    moves: log.entries.slice(0, moves).map(({ seat, move }) => ({ seat, move })),
    events,
    undo,
    redo,
    thinking: canThink && !isYours ? toAct : null,
    outcome,
    // Why a bot gave up belongs to what is no move any more.
    notes: notesUpTo(notes, log.entries.length),
  };
}
