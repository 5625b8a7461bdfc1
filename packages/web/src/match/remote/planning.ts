/** Planning: a seat's plan as an overlay on the match; answers are tried on the board instead of given. */
import type { Seat } from '@tessera/engine';
import type { MatchSnapshot } from '../client.ts';
import type { HeardTable } from '../heard.ts';
import type { Trial } from '../protocol.ts';
import { type AskWorker, knownIn, type Overlay } from '../screen.ts';

export interface Planning extends Overlay {
  isOn: boolean;
  /** Result of trying the plan; undefined without a plan. */
  trial(): Trial | undefined;
}

/** Tries the plan again after every change. */
export function createPlanning(ask: AskWorker): Planning {
  let trial: Trial | undefined;
  const planning: Planning = {
    isOn: false,
    trial: () => trial,
    async prepare(heard: HeardTable) {
      const { standing, plan, you } = heard.view;
      const { moves = [] } = plan ?? {};
      const isWanted = planning.isOn || moves.length > 0;
      trial =
        isWanted && standing?.outcome === null && you !== null
          ? ((await ask({ type: 'trial', ...knownIn(heard), moves })) ?? undefined)
          : undefined;
    },
    cover(match, { view: { you, plan } }) {
      // Planning is off on one's own turn.
      return planning.isOn && trial && !match.isYours && you !== null
        ? plannedSnapshot(match, you, trial, plan?.moves ?? [])
        : match;
    },
  };
  return planning;
}

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
