/**
 * Planning: a seat's plan as an overlay on the match; answers are tried on the board instead of given. Without a
 * connection every answer is a plan, which stays with this page.
 */
import type { Seat } from '@tessera/engine';
import type { MatchSnapshot } from '../client.ts';
import type { HeardTable } from '../heard.ts';
import type { Trial } from '../protocol.ts';
import { type AskWorker, knownIn, type Overlay } from '../screen.ts';

export interface Planning extends Overlay {
  isOn: boolean;
  /** True while the connection is lost. */
  isAway: boolean;
  /** Answers given while the connection was lost, until they are played or discarded. */
  aside: readonly string[];
  /** Result of trying the plan; undefined without a plan. */
  trial(): Trial | undefined;
}

/** Tries the plan again after every change. */
export function createPlanning(ask: AskWorker): Planning {
  let trial: Trial | undefined;
  const planning: Planning = {
    isOn: false,
    isAway: false,
    aside: [],
    trial: () => trial,
    async prepare(heard: HeardTable) {
      const { standing, you } = heard.view;
      const moves = movesOf(planning, heard);
      const isWanted = planning.isOn || moves.length > 0;
      trial =
        isWanted && standing?.outcome === null && you !== null
          ? ((await ask({ type: 'trial', ...knownIn(heard), moves })) ?? undefined)
          : undefined;
    },
    cover(match, heard) {
      const { you } = heard.view;
      // Planning is off on one's own turn, except without a connection.
      const isShown = planning.isAway
        ? planning.aside.length > 0 || (planning.isOn && !match.isYours)
        : planning.isOn && !match.isYours && planning.aside.length === 0;
      return isShown && trial && you !== null
        ? plannedSnapshot(match, you, trial, movesOf(planning, heard))
        : match;
    },
  };
  return planning;
}

/** Answers set aside come before the plan that the server knows. */
const movesOf = ({ aside }: Planning, { view }: HeardTable): readonly string[] =>
  aside.length > 0 ? aside : (view.plan?.moves ?? []);

/** Offset of the sequence numbers of plans, beyond those of any match. */
const PLANNED = 1e6;

function plannedSnapshot(
  base: MatchSnapshot<unknown>,
  seat: Seat,
  { view, isYours, legal, lasting, legalCount }: Trial,
  plan: readonly string[],
): MatchSnapshot<unknown> {
  const planned = plan.slice(0, legalCount);
  return {
    ...base,
    seq: PLANNED + planned.length,
    view,
    insight: undefined,
    toAct: seat,
    isYours,
    legal,
    lasting,
    moves: [...base.moves, ...planned.map(move => ({ seat, move }))],
    events: [],
    undo: planned.length > 0 ? 'ready' : 'nothingToUndo',
    thinking: null,
  };
}
