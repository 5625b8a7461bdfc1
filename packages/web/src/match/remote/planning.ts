/**
 * Planning: a seat's plan as an overlay on the match; answers are tried on the board instead of given. Without a
 * connection every answer is a plan, which stays with this page.
 */
import type { Seat } from '@tessera/engine';
import type { MatchSnapshot } from '../client.ts';
import type { HeardTable } from '../heard.ts';
import type { Trial } from '../protocol.ts';
import { type AskWorker, knownIn, type Overlay } from '../screen.ts';

/** An answer without a reply from the server yet. */
export interface SentMove {
  readonly move: string;
  /** Number of answers before it. */
  readonly after: number;
}

export interface Planning extends Overlay {
  isOn: boolean;
  /** True while the connection is lost. */
  isAway: boolean;
  /** Answers given while the connection was lost, until they are played or discarded. */
  aside: readonly string[];
  /** Answers that were on their way when the connection was lost; sent again after reconnecting. */
  lost: readonly SentMove[];
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
    lost: [],
    trial: () => trial,
    async prepare(heard: HeardTable) {
      const { standing, you } = heard.view;
      const moves = [...lostIn(planning, heard), ...movesOf(planning, heard)];
      const isWanted = planning.isOn || moves.length > 0;
      trial =
        isWanted && standing?.outcome === null && you !== null
          ? ((await ask({ type: 'trial', ...knownIn(heard), moves })) ?? undefined)
          : undefined;
    },
    cover(match, heard) {
      const { you } = heard.view;
      const { isAway, isOn, aside } = planning;
      const lost = lostIn(planning, heard);
      // Planning is off on one's own turn, except without a connection.
      const mayPlan = isOn && (!match.isYours || lost.length > 0);
      const isShown = isAway ? aside.length > 0 || mayPlan : mayPlan && aside.length === 0;
      if (!trial || you === null) return match;
      if (isShown) return plannedSnapshot(match, you, trial, lost, movesOf(planning, heard));
      return lost.length > 0 ? sentSnapshot(match, you, trial, lost) : match;
    },
  };
  return planning;
}

/** Lost answers that the table, as it was last heard, does not have yet. */
export const lostIn = ({ lost }: Pick<Planning, 'lost'>, { view }: HeardTable): readonly string[] =>
  lost.filter(({ after }) => after >= (view.standing?.count ?? 0)).map(({ move }) => move);

/** Answers set aside come before the plan that the server knows. */
const movesOf = ({ aside }: Planning, { view }: HeardTable): readonly string[] =>
  aside.length > 0 ? aside : (view.plan?.moves ?? []);

/** Offset of the sequence numbers of plans, beyond those of any match. */
const PLANNED = 1e6;

function plannedSnapshot(
  base: MatchSnapshot<unknown>,
  seat: Seat,
  { view, isYours, legal, lasting, legalCount }: Trial,
  lost: readonly string[],
  plan: readonly string[],
): MatchSnapshot<unknown> {
  const planned = [...lost, ...plan].slice(0, legalCount);
  return {
    ...base,
    seq: PLANNED + planned.length,
    view,
    insight: null,
    toAct: seat,
    isYours,
    legal,
    lasting,
    moves: [...base.moves, ...planned.map(move => ({ seat, move }))],
    events: [],
    undo: planned.length > lost.length ? 'ready' : 'nothingToUndo',
    thinking: null,
  };
}

/** The match with the answers that are on their way, and none that others may give. */
function sentSnapshot(
  base: MatchSnapshot<unknown>,
  seat: Seat,
  trial: Trial,
  lost: readonly string[],
): MatchSnapshot<unknown> {
  const { rest } = trial;
  const shown = plannedSnapshot(base, seat, trial, lost, []);
  return rest ? { ...shown, view: rest.view, toAct: rest.toAct, isYours: false, legal: [] } : shown;
}
