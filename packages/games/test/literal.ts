/**
 * A second, deliberately slow generator of rift actions: each rule as its sentence says it, on coordinates,
 * with no tables and nothing shared with `src/rift`. Where the two differ, one of them misreads the rules.
 */
import type { RiftOptions } from '../src/rift/types.ts';
import {
  byIndex,
  EVERY_SPOT,
  linesOf,
  nameOf,
  type Piece,
  type Side,
  type Situation,
  type Spot,
} from './situation.ts';

type Way = readonly [files: number, ranks: number];
const GROOVES: readonly Way[] = [[0, 1], [1, 0], [0, -1], [-1, 0]]; // biome-ignore format: a list of pairs
const DIAGONALS: readonly Way[] = [[1, 1], [1, -1], [-1, -1], [-1, 1]]; // biome-ignore format: a list of pairs
/** Longer than any line of the board. */
const FAR = 15;

export const enemyOf = (side: Side): Side => (side === 'w' ? 'b' : 'w');
const isPawn = (piece: Piece | undefined): boolean => piece !== undefined && 'TSPRC'.includes(piece.letter);
const isSlide = (piece: Piece): boolean => 'HVGI'.includes(piece.letter);
const go = ([file, rank]: Spot, [df, dr]: Way, steps: number): Spot => [file + steps * df, rank + steps * dr];
const counting = (from: number, to: number): number[] =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, i) => from + i);
const isOnBoard = ([file, rank]: Spot): boolean => file >= 1 && file <= 15 && rank >= 1 && rank <= 15;
const keyOf = ([file, rank]: Spot): number => 100 * file + rank;
const isAcross = (a: Way, b: Way): boolean => a[0] * b[0] + a[1] * b[1] === 0;

/** A position in the terms of section 5: empty, arm-end, pawn-free, slide-free. */
class Ground {
  readonly situation: Situation;
  readonly options: RiftOptions;
  readonly #standing = new Map<number, Piece>();
  /** R-CROSS-1: every arm-end with the arms, as ways from their centres, that end on it. */
  readonly #arms = new Map<number, Way[]>();

  constructor(situation: Situation, options: RiftOptions) {
    this.situation = situation;
    this.options = options;
    for (const piece of situation.pieces)
      for (const spot of piece.spots) this.#standing.set(keyOf(spot), piece);
    for (const cross of situation.pieces.filter(piece => piece.letter === 'X')) {
      for (const way of GROOVES) {
        const end = keyOf(go(cross.spots[0]!, way, 1));
        this.#arms.set(end, [...(this.#arms.get(end) ?? []), way]);
      }
    }
  }

  pieceOn(spot: Spot): Piece | undefined {
    return this.#standing.get(keyOf(spot));
  }

  isArmEnd(spot: Spot): boolean {
    return this.#arms.has(keyOf(spot));
  }

  isPawnFree(spot: Spot): boolean {
    return isOnBoard(spot) && !this.pieceOn(spot) && !this.isArmEnd(spot);
  }

  /** R-CROSS-6: slide-free, and with `perpendicular` not along an arm that ends here. */
  admitsSlide(spot: Spot, lying: Way): boolean {
    if (!isOnBoard(spot) || this.pieceOn(spot)) return false;
    return (
      this.options.armEndSlides === 'any' ||
      (this.#arms.get(keyOf(spot)) ?? []).every(arm => isAcross(arm, lying))
    );
  }

  enemyPawnOn(spot: Spot): Piece | undefined {
    const piece = this.pieceOn(spot);
    return isPawn(piece) && piece!.side !== this.situation.side ? piece : undefined;
  }

  isCentre(spot: Spot): boolean {
    return this.pieceOn(spot)?.letter === 'X';
  }
}

const moveText = (letter: string, from: Spot, to: Spot, taken: readonly Spot[] = []): string =>
  `${letter}${nameOf(from)}-${nameOf(to)}` +
  (taken.length > 0 ? `x${[...taken].sort(byIndex).map(nameOf).join(',')}` : '');

/** Straight moves from a crossing: quiet moves and jumps whose last step is at most `range` away. */
function straight(
  ground: Ground,
  letter: string,
  from: Spot,
  start: Spot,
  way: Way,
  range: number,
): string[] {
  const free = (steps: number): boolean => ground.isPawnFree(go(start, way, steps));
  return counting(1, range).flatMap(last => {
    const to = go(start, way, last);
    if (!ground.isPawnFree(to)) return [];
    const before = go(start, way, last - 1);
    if (counting(1, last - 1).every(free)) return [moveText(letter, from, to)];
    const isJump = last >= 2 && ground.enemyPawnOn(before) && counting(1, last - 2).every(free);
    return isJump ? [moveText(letter, from, to, [before])] : [];
  });
}

function bent(ground: Ground, letter: string, from: Spot, ways: readonly Way[]): string[] {
  return ways.flatMap(way => {
    const first = go(from, way, 1);
    const turn = go(from, way, 2);
    const second = ways.filter(other => isAcross(way, other));
    if (ground.options.turningPointCapture && ground.isPawnFree(first) && ground.enemyPawnOn(turn)) {
      const landings = second.map(other => go(turn, other, 1)).filter(spot => ground.isPawnFree(spot));
      return landings.map(landing => moveText(letter, from, landing, [turn]));
    }
    if (!ground.isPawnFree(turn)) return [];
    if (ground.enemyPawnOn(first))
      return ground.options.legOneCapture ? [moveText(letter, from, turn, [first])] : [];
    if (!ground.isPawnFree(first)) return [];
    return second.flatMap(other => straight(ground, letter, from, turn, other, FAR));
  });
}

function leaps(ground: Ground, from: Spot): string[] {
  return DIAGONALS.flatMap(([df, dr]) => {
    const to = go(from, [df, dr], 2);
    if (!ground.isPawnFree(to)) return [];
    const fileFirst = [go(from, [df, 0], 1), go(from, [df, 0], 2), go(go(from, [df, 0], 2), [0, dr], 1)];
    const rankFirst = [go(from, [0, dr], 1), go(from, [0, dr], 2), go(go(from, [0, dr], 2), [df, 0], 1)];
    const open = [fileFirst, rankFirst].filter(
      path =>
        ground.options.rectangleOverCross ||
        !path.some(spot => ground.isArmEnd(spot) || ground.isCentre(spot)),
    );
    return open.map(path =>
      moveText(
        'R',
        from,
        to,
        path.filter(spot => ground.enemyPawnOn(spot)),
      ),
    );
  });
}

/** R-TESS-2: of the others only a Cylinder may be left, on the board or in reserve. */
function isLimited({ situation }: Ground, side: Side): boolean {
  const isStrong = (letter: string): boolean => 'SPR'.includes(letter);
  const onBoard = situation.pieces.some(piece => piece.side === side && isStrong(piece.letter));
  return (
    !onBoard && Object.entries(situation.hands[side]).every(([letter, n]) => n === 0 || !isStrong(letter))
  );
}

function pawnActions(ground: Ground, pawn: Piece): string[] {
  const from = pawn.spots[0]!;
  const { letter, side } = pawn;
  if (letter === 'S') return bent(ground, letter, from, DIAGONALS);
  if (letter === 'P') return bent(ground, letter, from, GROOVES);
  if (letter === 'R') return leaps(ground, from);
  const range = letter === 'C' ? 2 : isLimited(ground, side) ? 4 : FAR;
  return [...GROOVES, ...DIAGONALS].flatMap(way => straight(ground, letter, from, from, way, range));
}

const lyingOf = (letter: string): Way => ('HG'.includes(letter) ? [1, 0] : [0, 1]);

function slideActions(ground: Ground, slide: Piece): string[] {
  const [df, dr] = lyingOf(slide.letter);
  const forward: Way = [df, dr];
  const backward: Way = [-df, -dr];
  return [...travels(ground, slide, forward), ...travels(ground, slide, backward), ...pivots(ground, slide)];
}

function travels(ground: Ground, slide: Piece, way: Way): string[] {
  const anchor = slide.spots[0]!;
  const isForward = way[0] + way[1] > 0;
  const lead = isForward ? slide.spots.at(-1)! : anchor;
  const isLarge = slide.spots.length === 2;
  const free = (steps: number): boolean => ground.admitsSlide(go(lead, way, steps), way);
  const land = (steps: number, taken: readonly Spot[] = []): string =>
    moveText(slide.letter, anchor, go(anchor, way, steps), taken);
  return counting(1, FAR).flatMap(steps => {
    if (counting(1, steps).every(free)) return [land(steps)];
    const victim = go(lead, way, steps);
    const pawn = ground.enemyPawnOn(victim);
    if (!pawn || pawn.letter === 'T' || !counting(1, steps - 1).every(free) || !free(steps + 1)) return [];
    const { largeSlideCapture } = ground.options;
    const leading = !isLarge || largeSlideCapture !== 'trailing' ? [land(steps + 1, [victim])] : [];
    const isTrailing = isLarge && largeSlideCapture !== 'leading' && free(steps + 2);
    return isTrailing ? [...leading, land(steps + 2, [victim])] : leading;
  });
}

const TURNED: Readonly<Record<string, string>> = { H: 'V', V: 'H', G: 'I', I: 'G' };

function pivots(ground: Ground, slide: Piece): string[] {
  const anchor = slide.spots[0]!;
  const turned = TURNED[slide.letter]!;
  const text = (to: Spot): string => `${slide.letter}${nameOf(anchor)}=${turned}${nameOf(to)}`;
  if (slide.spots.length === 1) return ground.isArmEnd(anchor) ? [] : [text(anchor)];
  const across = lyingOf(turned);
  return slide.spots.flatMap(fixed => {
    if (ground.isArmEnd(fixed)) return [];
    const rests = [go(fixed, across, 1), go(fixed, across, -1)].filter(
      rest => ground.admitsSlide(rest, across) && (ground.options.pivotOntoArmEnd || !ground.isArmEnd(rest)),
    );
    return rests.map(rest => text([rest, fixed].sort(byIndex)[0]!));
  });
}

function pawnDrops(ground: Ground): string[] {
  const hand = ground.situation.hands[ground.situation.side];
  const letters = ['S', 'P', 'R', 'C'].filter(letter => hand[letter]! > 0);
  const free = EVERY_SPOT.filter(spot => ground.isPawnFree(spot));
  return letters.flatMap(letter => free.map(spot => `${letter}@${nameOf(spot)}`));
}

function slideDrops(ground: Ground): string[] {
  const hand = ground.situation.hands[ground.situation.side];
  const letters = [...(hand.H! > 0 ? ['H', 'V'] : []), ...(hand.G! > 0 ? ['G', 'I'] : [])];
  return letters.flatMap(letter =>
    EVERY_SPOT.filter(spot =>
      linesOf(letter, spot).every(line => ground.admitsSlide(line, lyingOf(letter))),
    ).map(spot => `${letter}@${nameOf(spot)}`),
  );
}

/** R-RES-6: the Tesseract is the only engaged pawn, a pawn is in reserve, and there is a crossing for it. */
function mustDrop(ground: Ground): boolean {
  const { pieces, side, hands } = ground.situation;
  const isAlone = pieces.filter(piece => piece.side === side && isPawn(piece)).length === 1;
  const isWaiting = ['S', 'P', 'R', 'C'].some(letter => hands[side][letter]! > 0);
  return isAlone && isWaiting && EVERY_SPOT.some(spot => ground.isPawnFree(spot));
}

function boardActions(ground: Ground): string[] {
  const own = ground.situation.pieces.filter(piece => piece.side === ground.situation.side);
  return [
    ...own.filter(isPawn).flatMap(pawn => pawnActions(ground, pawn)),
    ...own.filter(isSlide).flatMap(slide => slideActions(ground, slide)),
  ];
}

/** Every action of the side to move in play, each once, before any test of R-END. */
export function literalPlayActions(situation: Situation, options: RiftOptions): string[] {
  const ground = new Ground(situation, options);
  const moves = [...new Set(boardActions(ground))]; // R-TURN-5
  if (!mustDrop(ground)) return [...moves, ...pawnDrops(ground), ...slideDrops(ground)];
  const rival = situation.pieces.find(piece => piece.letter === 'T' && piece.side !== situation.side)!;
  const wins = (move: string): boolean =>
    (move.split('x')[1] ?? '').split(',').includes(nameOf(rival.spots[0]!));
  return [...pawnDrops(ground), ...(options.forcedDrop === 'exceptWin' ? moves.filter(wins) : [])];
}

/** R-END-5: true if there is any action; one that moves a piece suffices, since a forced drop is one too. */
export function literalHasAction(situation: Situation, options: RiftOptions): boolean {
  const isMobile = boardActions(new Ground(situation, options)).length > 0;
  return isMobile || literalPlayActions(situation, options).length > 0;
}

/** The moves and captures of the Tesseract of the side to move, drops and repetition aside (R-END-2, R-END-9). */
export function literalTesseractActions(situation: Situation, options: RiftOptions): readonly string[] {
  const ground = new Ground(situation, options);
  const tesseract = situation.pieces.find(piece => piece.letter === 'T' && piece.side === situation.side)!;
  return pawnActions(ground, tesseract);
}
