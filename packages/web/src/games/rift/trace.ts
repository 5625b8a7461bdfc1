// @chunk *-board
/** Trace of a move on the board after it: its way, and ghosts of the moved and the captured pieces. */
import {
  actionFrom,
  actionTo,
  actionType,
  type Colour,
  DROP,
  fileOf,
  kindAfter,
  LETTERS,
  type Letter,
  letterOf,
  type PieceView,
  parseAction,
  type RiftEvent,
  type RiftState,
  rankOf,
  stateOf,
} from '@tessera/games/rift';
import type { HistoryEntry } from '../../match/client.ts';
import { type Course, courseOf } from './hints.ts';
import type { Scene } from './scene.ts';

export interface Trace {
  /** Board before the move. */
  readonly before: RiftState;
  /** The piece as it stands after the move. */
  readonly piece: PieceView;
  readonly course: Course;
  /** The moved piece where it stood; undefined for a drop. */
  readonly mover: PieceView | undefined;
  /** Captured pieces where they stood, in the order of the way. */
  readonly taken: readonly PieceView[];
  /** The crossing of a drop. */
  readonly placed: number | undefined;
}

/** `scene`: the board after the move. Undefined for answers that move nothing. */
export function traceOf({ view }: Scene, { move, seat, events }: HistoryEntry): Trace | undefined {
  const [first, ...others] = events as readonly RiftEvent[];
  if (first?.type !== 'moved' && first?.type !== 'pivoted' && first?.type !== 'placed') return undefined;
  const action = parseAction(move);
  const colour = seat as Colour;
  /** Steps along files and ranks: they grow along any way of a capture. */
  const stepsTo = (at: number): number =>
    Math.abs(fileOf(at) - fileOf(actionFrom(action))) + Math.abs(rankOf(at) - rankOf(actionFrom(action)));
  const taken = others.flatMap(event =>
    event.type === 'captured' ? [{ colour: event.colour, letter: event.piece, at: event.at }] : [],
  );
  taken.sort((a, b) => stepsTo(a.at) - stepsTo(b.at));
  const isDrop = actionType(action) === DROP;
  const mover = isDrop ? undefined : { colour, letter: letterOf(action), at: actionFrom(action) };
  const rest = view.pieces.filter(({ at }) => at !== actionTo(action));
  const before = stateOf({ ...view, pieces: [...rest, ...(mover ? [mover] : []), ...taken] });
  return {
    before,
    piece: { colour, letter: LETTERS[kindAfter(action)] as Letter, at: actionTo(action) },
    course: { ...courseOf(before, action, colour), ghost: null },
    mover,
    taken,
    placed: isDrop ? actionTo(action) : undefined,
  };
}
