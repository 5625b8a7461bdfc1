/** A position being edited: pieces placed in any order, reachable by a game or not. */
import { FormatError, noChance, parseOptions } from '@tessera/engine';
import {
  at,
  type Colour,
  FULL_HAND,
  fileOf,
  formatPosition,
  HAND_SIZE,
  HAND_SLOT,
  isPawn,
  LETTERS,
  type Letter,
  layPiece,
  linesOf,
  type PieceView,
  type RiftOptions,
  type RiftState,
  rankOf,
  readPosition,
  rift,
  SIZE,
} from '@tessera/games/rift';
import { placesOf } from '../places.ts';
import { fragmentOf, OUTER } from './path.ts';

/** Play, or set-up with crosses last or first: letters of the position string. */
export type SketchPhase = 'p' | 's' | 'x';

export interface Sketch {
  readonly pieces: readonly PieceView[];
  /** Captured pieces, indexed by `slotOf`; a piece neither on the board nor captured is in a hand. */
  readonly lost: readonly number[];
  readonly side: Colour;
  readonly phase: SketchPhase;
  readonly quiet: number;
  /** Number of the ply in play; in set-up it follows from the pieces on the board. */
  readonly ply: number;
  readonly camp: RiftOptions['camp'];
}

const SLOTS = 2 * HAND_SIZE;
const none = (): number[] => Array.from({ length: SLOTS }, () => 0);

export const emptySketch = (camp: Sketch['camp'] = 'inset', phase: SketchPhase = 's'): Sketch => ({
  pieces: [],
  lost: none(),
  side: 0,
  phase,
  quiet: 0,
  ply: 0,
  camp,
});

export const optionsOf = ({ camp }: Pick<Sketch, 'camp'>): RiftOptions =>
  parseOptions(rift.options, { camp, firstPlayer: 'w' });

const kindOf = (letter: Letter): number => LETTERS.indexOf(letter);

/**
 * Slot in which a piece is counted: White's kinds, then Black's; the orientation of a slide does not matter.
 */
export const slotOf = ({ colour, letter }: Pick<PieceView, 'colour' | 'letter'>): number =>
  colour * HAND_SIZE + at(HAND_SLOT, kindOf(letter));

/** Number of pieces of a slot in the box. */
export const fullIn = (slot: number): number => at(FULL_HAND, slot % HAND_SIZE);

/** Numbers of pieces on the board, by slot. */
export function placedOf({ pieces }: Pick<Sketch, 'pieces'>): readonly number[] {
  const placed = none();
  for (const piece of pieces) placed[slotOf(piece)] = at(placed, slotOf(piece)) + 1;
  return placed;
}

const PYRAMID = slotOf({ colour: 0, letter: 'P' });

/**
 * Numbers of pieces in the hands, by slot; Pyramids only before play, since no reserve has one (R-SETUP-5).
 */
export function handsOf(sketch: Sketch): readonly number[] {
  const placed = placedOf(sketch);
  const isPlay = sketch.phase === 'p';
  return placed.map((count, slot) =>
    isPlay && slot % HAND_SIZE === PYRAMID
      ? 0
      : Math.max(0, fullIn(slot) - count - (isPlay ? at(sketch.lost, slot) : 0)),
  );
}

/** The piece on a crossing, which may be either line of a large slide. */
export const pieceOn = ({ pieces }: Pick<Sketch, 'pieces'>, square: number): PieceView | undefined =>
  pieces.find(piece => linesOf(kindOf(piece.letter), piece.at).includes(square));

/** Shifts a large slide that would overhang the edge onto the board. */
function onBoard(piece: PieceView): PieceView {
  const { letter, at: square } = piece;
  if (letter === 'G' && fileOf(square) === SIZE - 1) return { ...piece, at: square - 1 };
  if (letter === 'I' && rankOf(square) === SIZE - 1) return { ...piece, at: square - SIZE };
  return piece;
}

/** Places a piece; pieces in its way return to their hand. Undefined if none is left. */
export function put(sketch: Sketch, given: PieceView): Sketch | undefined {
  const piece = onBoard(given);
  const lines = linesOf(kindOf(piece.letter), piece.at);
  const stay = sketch.pieces.filter(
    other => !linesOf(kindOf(other.letter), other.at).some(line => lines.includes(line)),
  );
  const slot = slotOf(piece);
  const left = fullIn(slot) - at(placedOf({ pieces: stay }), slot);
  if (left < 1) return undefined;
  const lost = sketch.lost.with(slot, Math.min(at(sketch.lost, slot), left - 1));
  return { ...sketch, lost, pieces: [...stay, piece].sort((a, b) => a.at - b.at) };
}

/** Returns the piece on a crossing to its hand. */
export function takeUp(sketch: Sketch, square: number): Sketch {
  const gone = pieceOn(sketch, square);
  return gone ? { ...sketch, pieces: sketch.pieces.filter(piece => piece !== gone) } : sketch;
}

export function move(sketch: Sketch, from: number, to: number): Sketch | undefined {
  const piece = pieceOn(sketch, from);
  return piece && put(takeUp(sketch, from), { ...piece, at: to });
}

const TURNED: Readonly<Partial<Record<Letter, Letter>>> = { H: 'V', V: 'H', G: 'I', I: 'G' };

/** The letter after a turn; undefined for pieces that cannot turn. */
export const turnedLetter = (letter: Letter): Letter | undefined => TURNED[letter];

export function turn(sketch: Sketch, square: number): Sketch | undefined {
  const piece = pieceOn(sketch, square);
  const letter = piece && turnedLetter(piece.letter);
  return letter && put(takeUp(sketch, square), { ...piece, letter });
}

/** True for kinds that may be partly captured and partly in reserve. */
export const isDivided = ({ phase }: Sketch, letter: Letter): boolean =>
  phase === 'p' && 'SRC'.includes(letter);

/** Marks one more or one fewer piece of a hand as captured. */
export function capture(sketch: Sketch, piece: Pick<PieceView, 'colour' | 'letter'>, more: 1 | -1): Sketch {
  const slot = slotOf(piece);
  const off = fullIn(slot) - at(placedOf(sketch), slot);
  const lost = at(sketch.lost, slot) + more;
  return lost < 0 || lost > off ? sketch : { ...sketch, lost: sketch.lost.with(slot, lost) };
}

/** Position string, also of an unreachable position. */
export function formatSketch(sketch: Sketch): string {
  const isPlay = sketch.phase === 'p';
  const state: RiftState = { ...rift.setup(optionsOf(sketch), 2, noChance), hands: [...handsOf(sketch)] };
  for (const { colour, letter, at: square } of sketch.pieces)
    layPiece(state.board, colour, kindOf(letter), square);
  state.side = sketch.side;
  state.phase = sketch.phase;
  state.quiet = isPlay ? sketch.quiet : 0;
  state.ply = isPlay ? sketch.ply : sketch.pieces.length;
  return formatPosition(state);
}

/** Parses a position string; throws FormatError with field and column. A finished game counts as running. */
export function parseSketch(text: string, camp: Sketch['camp']): Sketch {
  const { state, column } = readPosition(text, optionsOf({ camp }));
  const pieces = placesOf(text);
  const placed = placedOf({ pieces });
  const off = placed.map((count, slot) => fullIn(slot) - count - at(state.hands, slot));
  if (off.some((left, slot) => left < 0 && at(state.hands, slot) > 0))
    throw new FormatError('hands', 'more than there are', column(2));
  const isLost = (slot: number): boolean => isPawn((slot % HAND_SIZE) + 1);
  const { side, quiet, ply, phase } = state;
  return {
    pieces,
    lost: off.map((left, slot) => (isLost(slot) ? Math.max(0, left) : 0)),
    side,
    phase: phase === 'e' ? 'p' : phase,
    quiet,
    ply: phase === 'p' ? ply : 0,
    camp,
  };
}

/** Fragment of the editor's address. */
export const formatLink = (sketch: Sketch): string =>
  fragmentOf({ position: formatSketch(sketch), options: sketch });

/** Parses the fragment; throws FormatError. */
export const parseLink = (link: string): Sketch =>
  parseSketch(link.replace(OUTER, '').replaceAll('_', ' '), link.endsWith(OUTER) ? 'outer' : 'inset');

/** R-SETUP-7: the ready set-up, at the start of play. */
export const READY_SKETCH: Sketch = parseSketch(
  rift.notation.formatPosition(
    rift.setup(parseOptions(rift.options, { setupOrder: 'ready', firstPlayer: 'w' }), 2, noChance),
  ),
  'inset',
);
