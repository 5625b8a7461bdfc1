/** What can be done at a table apart from playing, and what stands in front of it because of that. */
import { type Deeds, deedsOf } from './deeds.ts';
import { type Front, useFront } from './useFront.ts';
import type { TableModel } from './useTable.ts';

export interface Desk {
  readonly deeds: Deeds;
  readonly front: Front | undefined;
  close(): void;
}

/** Longer than any piece travels. */
const SEEN_MS = 600;

interface DeskWorld {
  /** The rule that says what can be taken back. */
  readonly undoClause?: string;
  onLeave(): void;
}

export function useDesk(model: TableModel<unknown>, { undoClause, onLeave }: DeskWorld): Desk {
  const { snapshot, clock, isMoving } = model;
  // The last banner is read, and the last piece seen, before a dialog covers them.
  const [front, setFront] = useFront(clock.moment ? null : snapshot.outcome, isMoving ? SEEN_MS : 0);
  return {
    deeds: deedsOf(model, { ...(undoClause && { undoClause }), setFront, onLeave }),
    front,
    close: () => setFront(undefined),
  };
}
