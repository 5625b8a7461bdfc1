/** From what the rules and the store know to what a table draws. */
import type { MatchSnapshot } from './client.ts';
import { notesUpTo } from './notes.ts';
import type { Situation } from './protocol.ts';
import type { MatchRecord, Summary } from './record.ts';
import { isPerson } from './seating.ts';
import { setupOf } from './setup.ts';

/** `canThink`: whether a bot whose turn it is can be expected to answer. */
export function snapshotOf(
  { id, seq, notes }: MatchRecord,
  situation: Situation,
  insight: unknown,
  canThink: boolean,
): MatchSnapshot<unknown> {
  const { log, moves, view, toAct, legal, lasting, events, undo, undone, outcome } = situation;
  const setup = setupOf(id, log.header);
  const isYours = isPerson(setup, toAct);
  return {
    setup,
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
    redo: undone.length > 0,
    thinking: canThink && !isYours ? toAct : null,
    outcome,
    // Why a bot gave up belongs to what is no move any more.
    notes: notesUpTo(notes, log.entries.length),
  };
}

export const summaryOf = ({ moves, position, toAct, outcome }: Situation): Summary => ({
  moves,
  position,
  toAct,
  outcome,
});
