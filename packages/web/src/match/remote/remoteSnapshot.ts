/** From a table on a server to what a table on the screen draws. */
import type { Seat } from '@tessera/engine';
import type { Chair, TableView } from '@tessera/wire';
import type { Answers } from '../answers.ts';
import type { MatchSetup, MatchSnapshot, PlayedMove, SeatHolder } from '../client.ts';
import type { Notes } from '../notes.ts';
import { leavingAtEnd } from '../seating.ts';
import type { HeardTable } from './heard.ts';
import type { Trial } from './seatHost.ts';

/** Undefined before the match has begun. `setup`: as it was, to be kept unless it changed. */
export function remoteSnapshot(
  { view, changes, events }: HeardTable,
  answers: Answers,
  insight: unknown,
  notes: Notes,
  setup: MatchSetup | undefined,
): MatchSnapshot<unknown> | undefined {
  const { standing, you, chairs, moves } = view;
  if (!standing) return undefined;
  const { toAct, outcome, undo } = standing;
  const fresh = setupOf(view);
  return {
    setup: setup && JSON.stringify(setup) === JSON.stringify(fresh) ? setup : fresh,
    seq: changes,
    view: standing.view,
    insight,
    toAct,
    isYours: isAsked(view),
    ...answers,
    // That somebody left in the end is the outcome, and no move.
    moves: moves.slice(0, outcome ? moves.length - leavingAtEnd(moves) : moves.length).map(onlyMove),
    events,
    // Where others have to agree, asking them is what a press does.
    undo: undo === 'ask' ? 'ready' : you === null ? 'nothingToUndo' : undo,
    redo: false,
    thinking: toAct !== null && isBot(chairs[toAct]) ? toAct : null,
    outcome,
    notes,
  };
}

const onlyMove = ({ seat, move }: PlayedMove): PlayedMove => ({ seat, move });

/** Whether the viewer is to answer now: nobody plays in a pause, and a chair that is kept is the keeper's. */
export function isAsked({ standing, you, chairs, isPaused, phase }: TableView): boolean {
  return phase === 'playing' && !isPaused && you !== null && standing?.toAct === you && !isBot(chairs[you]);
}

const isBot = (chair: Chair | undefined): boolean =>
  chair?.kind === 'bot' || (chair?.kind === 'person' && chair.keeper !== null);

/** What a plan would lead to; its changes are counted where no match gets to. */
export function plannedSnapshot(
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

const PLANNED = 1e6;

/** Nothing of the dice is known before the end: there is no seed. */
function setupOf({ id, game, title, options, chairs, you }: TableView): MatchSetup {
  return {
    id,
    game,
    title,
    options,
    seats: chairs.map((chair, seat) => holderOf(chair, seat === you)),
    seed: '',
  };
}

function holderOf(chair: Chair, isYou: boolean): SeatHolder {
  if (chair.kind === 'person') return { kind: isYou ? 'you' : 'guest', name: chair.name };
  return chair.kind === 'bot' ? { kind: 'bot', level: chair.level, name: '' } : { kind: 'guest', name: '' };
}
