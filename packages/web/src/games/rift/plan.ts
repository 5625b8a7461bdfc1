/** Premove: an answer chosen while somebody else decides, and played when the turn comes if it is legal then. */
import {
  type Action,
  formatAction,
  other,
  type PieceView,
  pawnDrops,
  type RiftState,
  type RiftView,
  slideDrops,
} from '@tessera/games/rift';
import type { MatchSnapshot } from '../../match/client.ts';
import { isPerson } from '../../match/seating.ts';

export interface Plan {
  readonly action: Action;
  /** Number of answers when it was chosen. */
  readonly count: number;
  /** True if it was chosen while the connection was lost: it is offered then, not played. */
  readonly isAside?: boolean;
}

type Moment = Pick<MatchSnapshot<RiftView>, 'setup' | 'isYours' | 'outcome' | 'moves' | 'legal' | 'view'>;

/** True for a piece of the player at this screen, on the board or in reserve, while somebody else is to move. */
export const isPlannable = (
  { setup, isYours, outcome, view }: Moment,
  { colour }: Pick<PieceView, 'colour'>,
): boolean =>
  !isYours &&
  outcome === null &&
  view.decision.startsWith('play') &&
  colour !== view.toMove &&
  isPerson(setup, colour);

/** Drops of whoever waits, on the board as it is now. */
export function dropsOf(state: RiftState): readonly Action[] {
  const out = { items: [] as Action[], count: 0 };
  const own = { ...state, side: other(state.side) };
  pawnDrops(own, out);
  slideDrops(own, out);
  return out.items;
}

/** Fate of a plan: it waits, is played, has become illegal, or is dropped by an undo or the end. */
export function fateOf({ action, count }: Plan, moment: Moment): 'waits' | 'plays' | 'fails' | 'dropped' {
  const { isYours, outcome, moves, legal } = moment;
  const passed = moves.length - count;
  if (outcome || passed < 0 || passed > 1) return 'dropped';
  if (!isYours) return passed === 0 ? 'waits' : 'dropped';
  if (passed === 0) return 'dropped';
  return legal.includes(formatAction(action)) ? 'plays' : 'fails';
}
