// @chunk *-board
/** Marks of the board for a lifted piece, a considered answer or a threat, as data. */
import {
  type Action,
  actionFrom,
  actionKind,
  actionTo,
  actionType,
  type Colour,
  captures,
  DROP,
  fileOf,
  isSlide,
  isTake,
  kindAfter,
  LETTERS,
  type Letter,
  linesAfter,
  MOVE,
  make,
  other,
  type PieceView,
  pathsOf,
  R,
  type RiftState,
  rankOf,
  squareAt,
  tailStep,
  takeBack,
  takenSquares,
  takesTesseract,
} from '@tessera/games/rift';
import type { Scene } from './scene.ts';
import { type Targets, targetOf, turnSquares } from './targets.ts';

/** Crossings by meaning, and lines as lists of crossings. */
export interface Marks {
  readonly dots: readonly number[];
  /** Legal places of low interest. */
  readonly specks: readonly number[];
  readonly victims: readonly number[];
  readonly landings: readonly number[];
  readonly turns: readonly number[];
  readonly pivots: readonly number[];
  readonly legs: readonly (readonly number[])[];
  readonly ways: readonly (readonly number[])[];
  /** Ends of ways that are forbidden now. */
  readonly closed: readonly number[];
  /** Places where the piece in hand could be captured. */
  readonly risky: readonly number[];
  /** Corners of the zone in which a piece may be placed; empty for the whole board. */
  readonly zone: readonly number[];
}

export const NO_MARKS: Marks = {
  dots: [],
  specks: [],
  victims: [],
  landings: [],
  turns: [],
  pivots: [],
  legs: [],
  ways: [],
  closed: [],
  risky: [],
  zone: [],
};

const unique = (squares: readonly number[]): readonly number[] => [...new Set(squares)];

const uniqueLines = (lines: readonly (readonly number[])[]): readonly (readonly number[])[] => [
  ...new Map(lines.map(line => [line.join(), line])).values(),
];

/** Marks of a piece on the board: landings, victims, turning points and ways. */
export function pieceMarks({ state, isFree }: Scene, actions: readonly Action[]): Marks {
  const moves = actions.filter(action => actionType(action) === MOVE);
  const taking = moves.filter(isTake);
  const paths = moves.flatMap(action => drawnPaths(state, action));
  const bent = paths.filter(path => path.length > 2);
  return {
    ...NO_MARKS,
    dots: unique(moves.filter(action => !isTake(action)).map(targetOf)),
    victims: unique(taking.flatMap(takenSquares)),
    landings: unique(taking.map(targetOf)),
    turns: unique(bent.map(path => path[1] as number)),
    pivots: actions.flatMap(action => turnSquares(action, isFree)),
    legs: uniqueLines(bent.map(path => path.slice(0, 2))),
    ways: uniqueLines(paths.map(path => path.slice(-2))),
  };
}

/** Marks of a piece in hand; in set-up, where no place is better, the zone instead of single places. */
export function dropMarks(targets: Targets, sensible: Pick<ReadonlySet<Action>, 'has'> | undefined): Marks {
  const squares = [...targets.keys()];
  if (!sensible) return { ...NO_MARKS, specks: squares, zone: cornersOf(squares) };
  const isSensible = (square: number): boolean =>
    targets.get(square)?.some(drop => actionTo(drop) === square && sensible.has(drop)) === true;
  return { ...NO_MARKS, dots: squares.filter(isSensible), specks: squares.filter(one => !isSensible(one)) };
}

/** The south-western and north-eastern corner of the smallest rectangle around some crossings. */
function cornersOf(squares: readonly number[]): readonly number[] {
  const files = squares.map(fileOf);
  const ranks = squares.map(rankOf);
  if (squares.length === 0) return [];
  return [squareAt(Math.min(...files), Math.min(...ranks)), squareAt(Math.max(...files), Math.max(...ranks))];
}

/** Ways to draw; a large slide is drawn along its leading line. */
function drawnPaths(state: RiftState, action: Action): readonly (readonly number[])[] {
  const tail = tailStep(actionKind(action));
  if (tail === 0 || actionType(action) !== MOVE) return pathsOf(state, action);
  const from = actionFrom(action);
  return [[actionTo(action) > from ? from + tail : from, targetOf(action)]];
}

/** An answer drawn as a bold way: a line, a jump over a victim, or a ghost of the piece. */
export interface Course {
  readonly action: Action;
  readonly path: readonly number[];
  /** The pawn captured by a jump that ends on the last crossing of the path. */
  readonly over: number | null;
  readonly ghost: PieceView | null;
}

export function courseOf(state: RiftState, action: Action, colour: Colour): Course {
  const kind = actionKind(action);
  const victim = kind === R ? undefined : takenSquares(action)[0];
  const letter = LETTERS[kindAfter(action)] as Letter;
  const isShown = actionType(action) === DROP || isSlide(kind);
  return {
    action,
    path: drawnPaths(state, action)[0] ?? [],
    over: victim ?? null,
    ghost: isShown ? { colour, letter, at: actionTo(action) } : null,
  };
}

/** Captures that the other side would have if it were its turn. */
export interface Danger {
  /** Captures of the Tesseract, which end the game. */
  readonly fatal: readonly Action[];
  /** Captures on a crossing under consideration for a placement. */
  readonly watched: readonly Action[];
  readonly squares: readonly number[];
  readonly tesseract: number | null;
  /** Pieces that the action under consideration would uncover. */
  readonly bared: readonly number[];
  readonly paths: readonly (readonly number[])[];
}

export const NO_DANGER: Danger = {
  fatal: [],
  watched: [],
  squares: [],
  tesseract: null,
  bared: [],
  paths: [],
};

export const dangerTo = (state: RiftState, colour: Colour, watched?: number): Danger =>
  state.phase === 'p' ? dangerIn(state, colour, watched) : NO_DANGER;

/** Evaluates the state after an action, which is then undone. */
export function after<T>(state: RiftState, action: Action, look: () => T): T {
  const made = make(state, action);
  const seen = look();
  takeBack(state, made);
  return seen;
}

/** Danger once an action is played; its own place is watched, and pieces that it uncovers are told. */
export function dangerAfter(state: RiftState, colour: Colour, action: Action): Danger {
  const known = [...dangerTo(state, colour).squares, actionTo(action)];
  const danger = after(state, action, () => dangerTo(state, colour, actionTo(action)));
  return { ...danger, bared: danger.squares.filter(square => !known.includes(square)) };
}

/** True if the rival's pieces on the board could capture the piece where the action puts it. */
export const isRisky = (state: RiftState, action: Action): boolean => {
  const { side } = state;
  return after(
    state,
    action,
    () => state.phase !== 'e' && dangerIn(state, side, actionTo(action)).watched.length > 0,
  );
};

/** Danger of a colour, in set-up too, as if play had begun. `watched`: the crossing under consideration. */
export function dangerIn(state: RiftState, colour: Colour, watched = -1): Danger {
  const found = captures(state, other(colour));
  const fatal = found.filter(action => takesTesseract(state, action));
  const onWatched = found.filter(action => takenSquares(action).includes(watched));
  const tesseract = state.board.findIndex(cell => cell === (colour === 0 ? 1 : 17));
  return {
    fatal,
    watched: onWatched,
    squares: unique(found.flatMap(takenSquares)),
    tesseract: fatal.length > 0 ? tesseract : null,
    bared: [],
    paths: uniqueLines([...fatal, ...onWatched].map(action => drawnPaths(state, action)[0] ?? [])),
  };
}

/** Crossings of a played action, for the highlight of the last move. */
export const touchedBy = (action: Action): readonly number[] =>
  actionType(action) === DROP ? linesAfter(action) : unique([actionFrom(action), ...linesAfter(action)]);
