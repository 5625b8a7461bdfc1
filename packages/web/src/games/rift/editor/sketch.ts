/** A position being made: pieces put down in any order, whether or not a game could come here. */
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

/** Play, or set-up with crosses last or first: the letters of the position string. */
export type Phase = 'p' | 's' | 'x';

export interface Sketch {
  readonly pieces: readonly PieceView[];
  /** Captured, by `slotOf`: what is neither on the board nor here is in a hand. */
  readonly lost: readonly number[];
  readonly side: Colour;
  readonly phase: Phase;
  readonly quiet: number;
  /** Of play; in set-up it is what lies on the board. */
  readonly ply: number;
  readonly camp: RiftOptions['camp'];
}

const SLOTS = 2 * HAND_SIZE;
const none = (): number[] => Array.from({ length: SLOTS }, () => 0);

export const emptySketch = (camp: Sketch['camp'] = 'inset', phase: Phase = 's'): Sketch => ({
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

/** Where a piece is counted: White's kinds, then Black's; a slide counts the same whichever way it lies. */
export const slotOf = ({ colour, letter }: Pick<PieceView, 'colour' | 'letter'>): number =>
  colour * HAND_SIZE + at(HAND_SLOT, kindOf(letter));

/** How many there are of what is counted there. */
export const fullIn = (slot: number): number => at(FULL_HAND, slot % HAND_SIZE);

/** How many of each lie on the board. */
export function placedOf({ pieces }: Pick<Sketch, 'pieces'>): readonly number[] {
  const placed = none();
  for (const piece of pieces) placed[slotOf(piece)] = at(placed, slotOf(piece)) + 1;
  return placed;
}

const PYRAMID = slotOf({ colour: 0, letter: 'P' });

/** How many of each are in a hand: a Pyramid only before play, for no reserve has one (R-SETUP-5). */
export function handsOf(sketch: Sketch): readonly number[] {
  const placed = placedOf(sketch);
  const isPlay = sketch.phase === 'p';
  return placed.map((count, slot) =>
    isPlay && slot % HAND_SIZE === PYRAMID
      ? 0
      : Math.max(0, fullIn(slot) - count - (isPlay ? at(sketch.lost, slot) : 0)),
  );
}

/** The piece on a crossing; either line of a large slide leads to it. */
export const pieceOn = ({ pieces }: Pick<Sketch, 'pieces'>, square: number): PieceView | undefined =>
  pieces.find(piece => linesOf(kindOf(piece.letter), piece.at).includes(square));

/** A large slide that would hang over the edge is moved back onto the board. */
function onBoard(piece: PieceView): PieceView {
  const { letter, at: square } = piece;
  if (letter === 'G' && fileOf(square) === SIZE - 1) return { ...piece, at: square - 1 };
  if (letter === 'I' && rankOf(square) === SIZE - 1) return { ...piece, at: square - SIZE };
  return piece;
}

/** Puts a piece down; what lay there goes back to its hand. Undefined where there is none left. */
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

/** Back into its hand. */
export function takeUp(sketch: Sketch, square: number): Sketch {
  const gone = pieceOn(sketch, square);
  return gone ? { ...sketch, pieces: sketch.pieces.filter(piece => piece !== gone) } : sketch;
}

export function move(sketch: Sketch, from: number, to: number): Sketch | undefined {
  const piece = pieceOn(sketch, from);
  return piece && put(takeUp(sketch, from), { ...piece, at: to });
}

const TURNED: Readonly<Partial<Record<Letter, Letter>>> = { H: 'V', V: 'H', G: 'I', I: 'G' };

/** How it lies once it is turned; undefined for what cannot be. */
export const turnedLetter = (letter: Letter): Letter | undefined => TURNED[letter];

export function turn(sketch: Sketch, square: number): Sketch | undefined {
  const piece = pieceOn(sketch, square);
  const letter = piece && turnedLetter(piece.letter);
  return letter && put(takeUp(sketch, square), { ...piece, letter });
}

/** Whether some of it can be captured and some in reserve. */
export const isDivided = ({ phase }: Sketch, letter: Letter): boolean =>
  phase === 'p' && 'SRC'.includes(letter);

/** One more of a hand captured, or one fewer. */
export function capture(sketch: Sketch, piece: Pick<PieceView, 'colour' | 'letter'>, more: 1 | -1): Sketch {
  const slot = slotOf(piece);
  const off = fullIn(slot) - at(placedOf(sketch), slot);
  const lost = at(sketch.lost, slot) + more;
  return lost < 0 || lost > off ? sketch : { ...sketch, lost: sketch.lost.with(slot, lost) };
}

/** The position string; also of what no game could reach. */
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

/** Throws FormatError with the field and the column for what is no position string; a game that is over goes on. */
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

/** What stands after # in the address of the editor. */
export const formatLink = (sketch: Sketch): string =>
  fragmentOf({ position: formatSketch(sketch), options: sketch });

/** Throws FormatError. */
export const parseLink = (link: string): Sketch =>
  parseSketch(link.replace(OUTER, '').replaceAll('_', ' '), link.endsWith(OUTER) ? 'outer' : 'inset');

/** R-SETUP-7: everything placed, soundly, with play about to begin. */
export const READY_SKETCH: Sketch = parseSketch(
  rift.notation.formatPosition(
    rift.setup(parseOptions(rift.options, { setupOrder: 'ready', firstPlayer: 'w' }), 2, noChance),
  ),
  'inset',
);
