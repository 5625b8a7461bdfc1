/** The position in sentences and as a list of pieces, for screen readers and for reading aloud. */
import {
  type Colour,
  type Counts,
  fileOf,
  isOnBoard,
  LETTERS,
  linesOf,
  type PieceView,
  rankOf,
  squareAt,
  squareName,
} from '@tessera/games/rift';
import { capitalised, fill } from '../../../text/index.ts';
import { dangerTo } from '../hints.ts';
import { isFlat } from '../pieces.tsx';
import type { Scene } from '../scene.ts';
import type { Text } from '../text/index.ts';
import type { LateWords } from './words/index.ts';

const PAWNS = ['T', 'S', 'P', 'R', 'C'] as const;
/** The Tesseract first, then by letter and crossing. */
const inOrder = (a: PieceView, b: PieceView): number =>
  LETTERS.indexOf(a.letter) - LETTERS.indexOf(b.letter) || a.at - b.at;
const COLOURS: readonly Colour[] = [0, 1];

const sum = (counts: Counts): number => PAWNS.reduce((total, letter) => total + (counts[letter] ?? 0), 0);

/** Whose turn it is, the pawns of both sides, and what is in danger; the Tesseract counts as a pawn. */
export function summaryOf(text: Text, { position: words }: LateWords, scene: Scene): readonly string[] {
  const { view, state, pieceOn } = scene;
  const colourOf = (colour: Colour): string => text.rift.colours[colour];
  const sides = COLOURS.map(colour => {
    const { hand, lost } = view.sides[colour];
    const board = view.pieces.filter(piece => piece.colour === colour && !isFlat(piece.letter)).length;
    return fill(words.side, { colour: colourOf(colour), board, reserve: sum(hand), lost: sum(lost) });
  });
  const dangers = COLOURS.map(colour => {
    const pieces = dangerTo(state, colour)
      .squares.flatMap(square => pieceOn(square) ?? [])
      .toSorted(inOrder)
      .map(piece => placeOf(text, words, piece));
    const params = { colour: colourOf(colour), pieces: pieces.join('; ') };
    return fill(pieces.length > 0 ? words.danger : words.safe, params);
  });
  const turn =
    view.decision === 'ended' ? words.ended : fill(words.toMove, { colour: colourOf(view.toMove) });
  return [turn, ...sides, ...dangers];
}

const placeOf = ({ rift }: Text, words: LateWords['position'], { letter, at }: PieceView): string =>
  fill(words.piece, { piece: rift.pieces[letter], at: squareName(at) });

/** Pieces of a colour in the order of the letters, each with its crossings. */
export function piecesOf(
  text: Text,
  { position: words }: LateWords,
  { view }: Scene,
  colour: Colour,
): readonly { readonly at: number; readonly words: string }[] {
  return view.pieces
    .filter(piece => piece.colour === colour)
    .toSorted(inOrder)
    .map(piece => ({ at: piece.at, words: capitalised(pieceSentence(text, words, piece)) }));
}

function pieceSentence(text: Text, words: LateWords['position'], piece: PieceView): string {
  const { letter, at } = piece;
  const params = { piece: text.rift.pieces[letter] };
  if (letter === 'X')
    return fill(words.cross, { ...params, at: squareName(at), ends: armEnds(at).map(squareName).join(', ') });
  if (!isFlat(letter)) return placeOf(text, words, piece);
  const lines = linesOf(LETTERS.indexOf(letter), at).map(squareName).join(', ');
  const { flat, upright } = text.table;
  return fill(words.slide, { ...params, at: lines, way: letter === 'H' || letter === 'G' ? flat : upright });
}

const armEnds = (centre: number): readonly number[] =>
  [
    [-1, 0],
    [1, 0],
    [0, -1],
    [0, 1],
  ].flatMap(([df = 0, dr = 0]) => {
    const [file, rank] = [fileOf(centre) + df, rankOf(centre) + dr];
    return isOnBoard(file, rank) ? [squareAt(file, rank)] : [];
  });
