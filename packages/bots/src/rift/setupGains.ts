// @chunk own
/**
 * Reasons for placements before play, where they fit with the sentences used in play. A module of its own,
 * because a match from a ready position does not need it.
 */
import { moveList } from '@tessera/engine';
import {
  type Action,
  actionFrom,
  actionKind,
  actionTo,
  boardMoves,
  type Colour,
  captures,
  cellAt,
  isPawn,
  isSlide,
  make,
  other,
  type RiftState,
  rayOf,
  riftFromSetup as rift,
  T,
  takenSquares,
  X,
} from '@tessera/games/rift';
import { type Gain, type Reason, reasonsOf } from '../reason.ts';
import { tesseractSquare } from './attack.ts';
import { type Change, pieceAt } from './change.ts';
import { gainsOfPlaces } from './placeGains.ts';
import { WIN } from './weights.ts';

export function reasonsForPlacing(before: RiftState, move: Action): readonly Reason[] {
  const after = rift.copy(before);
  make(after, move);
  return reasonsOf(gainsOfPlacing({ me: before.side, move, before, after }));
}

function gainsOfPlacing(change: Change): readonly Gain[] {
  const { move } = change;
  const kind = actionKind(move);
  return [
    ...(isPawn(kind) ? gainsOfSafety(change) : []),
    ...(kind !== T && (isPawn(kind) || isSlide(kind)) ? gainsOfReach(change) : []),
    ...gainsOfCover(change),
    ...gainsOfTargets(change),
    ...gainsOfPlaces(change),
    ...(kind === X ? gainsOfRoom(change) : []),
  ];
}

/** Crossings with pawns that a colour could take if play had begun and it were to move. */
const attacked = (state: RiftState, by: Colour): ReadonlySet<number> =>
  new Set(captures(state, by).flatMap(takenSquares));

/** Gains of a pawn by a crossing where it cannot be jumped. */
function gainsOfSafety({ me, move, after }: Change): readonly Gain[] {
  const to = actionTo(move);
  if (attacked(after, other(me)).has(to)) return [];
  if (actionKind(move) === T) return [{ gain: WIN, reason: { key: 'outOfReach', params: {} } }];
  return [{ gain: 200, reason: { key: 'safe', params: pieceAt(after, to) } }];
}

/** Gains by reach: open legs of a Star or Pyramid, the groove of a slide. */
function gainsOfReach({ me, move, after }: Change): readonly Gain[] {
  const to = actionTo(move);
  const ways = waysOn(after, me).filter(one => actionFrom(one) === to && actionTo(one) !== to);
  const count = new Set(ways.map(actionTo)).size;
  return [{ gain: 3 * count, reason: { key: 'reaches', params: { ...pieceAt(after, to), count } } }];
}

function waysOn(state: RiftState, colour: Colour): readonly Action[] {
  const found = moveList<Action>();
  boardMoves({ ...state, side: colour }, found);
  return found.items.slice(0, found.count);
}

/** Gains by cover: lines closed to the own Tesseract, and own pawns no longer hanging. */
function gainsOfCover({ me, move, before, after }: Change): readonly Gain[] {
  const [was, now] = [attacked(before, other(me)), attacked(after, other(me))];
  const saved = [...was].find(square => !now.has(square));
  const gains: Gain[] = [];
  if (saved !== undefined)
    gains.push({ gain: 300, reason: { key: 'guards', params: pieceAt(before, saved) } });
  const home = tesseractSquare(before, me);
  if (home >= 0 && actionTo(move) !== home) {
    const closed = openness(before, home) - openness(after, home);
    gains.push({ gain: 8 * closed, reason: { key: 'shelters', params: {} } });
  }
  return gains;
}

/** Number of open crossings around one, in all eight directions. */
const openness = ({ board }: RiftState, square: number): number =>
  [0, 1, 2, 3, 4, 5, 6, 7].reduce((sum, direction) => {
    const ray = [...rayOf(square, direction)];
    const end = ray.findIndex(one => cellAt(board, one) !== 0);
    return sum + (end < 0 ? ray.length : end);
  }, 0);

/** Pawns of the rival newly threatened by the placement. */
function gainsOfTargets({ me, before, after }: Change): readonly Gain[] {
  const known = attacked(before, me);
  const target = [...attacked(after, me)].find(square => !known.has(square));
  return target === undefined
    ? []
    : [{ gain: 120, reason: { key: 'threatens', params: pieceAt(after, target) } }];
}

/** Gains by a cross, which blocks both sides: a good one leaves the own paths open. */
function gainsOfRoom({ me, before, after }: Change): readonly Gain[] {
  const lost = waysOn(before, me).length - waysOn(after, me).length;
  return lost > 0 ? [] : [{ gain: 20, reason: { key: 'leavesOpen', params: {} } }];
}
