// @chunk own
/** Set-up: layouts of the opening book as far as they are sound in the position, otherwise heuristics. */
import { type Chance, noChance, shuffled } from '@tessera/engine';
import {
  type Action,
  actionKind,
  actionTo,
  BLACK,
  type Colour,
  captures,
  dropAction,
  fileOf,
  kindOf,
  make,
  other,
  parseAction,
  pieceOf,
  type RiftState,
  rankOf,
  riftFromSetup as rift,
  SIZE,
  squareAt,
  T,
  takeBack,
  takenSquares,
  X,
} from '@tessera/games/rift';
import { LAYOUTS } from './layouts.ts';
import { ratePlacements } from './placement.ts';

/**
 * Maximum by which a layout may look worse than the choice of the heuristics, in hundredths of a pawn's
 * worth.
 */
const TRUST = 200;
/** Noise that makes every set-up without the book different. */
const NOISE = 12;

/** The next placement of the side to move in set-up, deterministic. */
export function standardPlacement(state: RiftState): Action {
  const rated = new Map(ratePlacements(state, noChance, 0));
  const safe = safest(state, [...rated.keys()], state.side);
  const wish = nextIn(state, layoutFor(state, LAYOUTS[0] as string, false));
  return safe.find(move => move === wish) ?? (safe[0] as Action);
}

export interface Style {
  readonly layouts?: readonly string[];
  /** Attacks nothing before play begins, as long as there is another crossing. */
  readonly isKind?: boolean;
}

/** A random layout among those that continue the pieces already placed. */
export function bookPlacement(
  state: RiftState,
  chance: Chance,
  { layouts = LAYOUTS, isKind = false }: Style = {},
): Action {
  const rated = new Map(ratePlacements(state, chance, NOISE));
  const all = [...rated.keys()];
  const safe = safest(state, isKind ? safest(state, all, other(state.side)) : all, state.side);
  const worth = (move: Action): number => rated.get(move) as number;
  const least = worth(safe[0] as Action) - TRUST;
  const known = layouts.flatMap(one => [layoutFor(state, one, false), layoutFor(state, one, true)]);
  const wishes = begun(state, shuffled(chance, known)).map(layout => nextIn(state, layout));
  return wishes.find(move => move && safe.includes(move) && worth(move) >= least) ?? (safe[0] as Action);
}

/** A layout of the book as placements of the side to move, its wings exchanged or not. */
function layoutFor({ side, options }: RiftState, layout: string, isMirrored: boolean): readonly Action[] {
  return layout
    .split(' ')
    .map(parseAction)
    .map(place => {
      const [kind, file, rank] = [actionKind(place), fileOf(actionTo(place)), rankOf(actionTo(place))];
      const row = options.camp === 'outer' && kind !== X ? rank - 1 : rank;
      return dropAction(
        kind,
        squareAt(isMirrored ? SIZE - 1 - file : file, side === BLACK ? SIZE - 1 - row : row),
      );
    });
}

const stands = ({ board, side }: RiftState, place: Action): boolean =>
  (board[actionTo(place)] as number & 31) === pieceOf(side, actionKind(place));

/** The layouts that share most with the pieces already placed. */
function begun(state: RiftState, layouts: readonly (readonly Action[])[]): readonly (readonly Action[])[] {
  const counts = layouts.map(layout => layout.filter(place => stands(state, place)).length);
  const most = Math.max(...counts);
  return layouts.filter((_, i) => counts[i] === most);
}

/** The next placement of a layout: its first piece that is not placed yet and may be placed now. */
const nextIn = (state: RiftState, layout: readonly Action[]): Action | undefined =>
  layout.find(place => !stands(state, place) && rift.check(state, state.side, place) === undefined);

/** The placements that leave the least of a colour to be taken at once, in the same order. */
function safest(state: RiftState, placements: readonly Action[], colour: Colour): readonly Action[] {
  const losses = placements.map(move => {
    const made = make(state, move);
    const loss = lossOf(state, colour);
    takeBack(state, made);
    return loss;
  });
  const least = Math.min(...losses);
  return placements.filter((_, i) => losses[i] === least);
}

/**
 * Worth of a colour's pawns that could be taken if the rival were to move; the Tesseract outweighs all
 * others.
 */
function lossOf(state: RiftState, colour: Colour): number {
  const found = new Set(captures(state, other(colour)).flatMap(takenSquares));
  return [...found].reduce((sum, square) => sum + (kindOf(state.board[square] as number) === T ? 10 : 1), 0);
}
