/** From what the rules and the store know to what a table draws. */
import type { MatchSnapshot } from './client.ts';
import type { Situation, StoredLog } from './protocol.ts';
import { type MatchRecord, outcomeOf, type Summary } from './record.ts';
import { isPerson } from './seating.ts';

/** `canThink`: whether a bot whose turn it is can be expected to answer. */
export function snapshotOf(
  record: MatchRecord,
  situation: Situation,
  insight: unknown,
  canThink: boolean,
): MatchSnapshot<unknown> {
  const { setup, entries, undone } = situation;
  const isResigned = record.resigned !== null;
  const toAct = isResigned ? null : situation.toAct;
  const isYours = isPerson(setup, toAct);
  return {
    setup,
    seq: record.seq,
    view: situation.view,
    insight: isResigned ? undefined : insight,
    toAct,
    isYours,
    legal: isYours ? situation.legal : [],
    moves: entries.map(({ seat, move }) => ({ seat, move })),
    events: situation.events,
    undo: isResigned ? 'ready' : situation.undo, // a resignation can always be taken back
    redo: !isResigned && undone.length > 0,
    thinking: canThink && !isYours ? toAct : null,
    outcome: outcomeOf({ ...record, summary: summaryOf(situation) }),
  };
}

export const logOf = ({ setup, header, entries, undone, digest }: Situation): StoredLog => ({
  setup,
  header,
  entries,
  undone,
  digest,
});

export const summaryOf = ({ position, toAct, outcome }: Situation): Summary => ({
  position,
  toAct,
  outcome,
});
