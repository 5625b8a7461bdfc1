/** Snapshot for the screen, derived from the state of a table. */
import { wordsAtEnd } from '@tessera/engine';
import type { Chair, TableView } from '@tessera/wire';
import type { MatchSetup, MatchSnapshot, PlayedMove } from './client.ts';
import type { HeardTable } from './heard.ts';
import { notesUpTo } from './notes.ts';
import type { Answers } from './protocol.ts';

/** Undefined before the match has begun. `setup` is the previous object, reused unless `fresh` differs. */
export function tableSnapshot(
  { view, changes, events, notes }: HeardTable,
  answers: Answers,
  insight: unknown,
  fresh: MatchSetup,
  setup: MatchSetup | undefined,
): MatchSnapshot<unknown> | undefined {
  const { standing, you, chairs, moves } = view;
  if (!standing) return undefined;
  const { toAct, outcome, undo, redoCount = 0 } = standing;
  return {
    setup: setup && JSON.stringify(setup) === JSON.stringify(fresh) ? setup : fresh,
    seq: changes,
    view: standing.view,
    insight,
    toAct,
    isYours: isAsked(view),
    ...answers,
    // Leaving at the end is part of the outcome, and no move.
    moves: moves.slice(0, outcome ? moves.length - wordsAtEnd(moves) : moves.length).map(onlyMove),
    events,
    // `ask` counts as ready: pressing undo asks the others.
    undo: undo === 'ask' ? 'ready' : you === null ? 'nothingToUndo' : undo,
    redo: redoCount > 0,
    thinking: toAct !== null && !view.isPaused && isBot(chairs[toAct]) ? toAct : null,
    outcome,
    // A bot's reason for resigning belongs to no move.
    notes: notesUpTo(notes, moves.length),
  };
}

const onlyMove = ({ seat, move }: PlayedMove): PlayedMove => ({ seat, move });

/** True if the viewer is to answer now: not in a pause, and not while a keeper plays for them. */
export function isAsked({ standing, you, chairs, isPaused, phase }: TableView): boolean {
  return phase === 'playing' && !isPaused && you !== null && standing?.toAct === you && !isBot(chairs[you]);
}

const isBot = (chair: Chair | undefined): boolean =>
  chair?.kind === 'bot' || (chair?.kind === 'person' && chair.keeper !== null);
