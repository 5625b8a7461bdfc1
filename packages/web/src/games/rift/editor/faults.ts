/** Faults that keep a sketch from being played, and remarks about one that can be. */
import { FormatError, type Params } from '@tessera/engine';
import {
  ARM_END,
  at,
  type Colour,
  captures,
  isInCamp,
  isInNeutralZone,
  LETTERS,
  layPiece,
  other,
  parsePosition,
  type RiftState,
  SQUARES,
  squareName,
  takesTesseract,
} from '@tessera/games/rift';
import { isFlat } from '../pieces.tsx';
import { formatSketch, fullIn, optionsOf, placedOf, type Sketch, slotOf } from './sketch.ts';

type FaultCode =
  | 'armEnd'
  | 'tooMany'
  | 'noTesseract'
  | 'noCross'
  | 'camp'
  | 'zone'
  | 'progress'
  | 'over'
  | 'other';

export interface Fault {
  readonly code: FaultCode;
  /** The clause that forbids it. */
  readonly clause?: string;
  readonly params: Params;
  /** Colour, and kind or reason, to be named in the reader's language. */
  readonly colour?: Colour;
  readonly letter?: 'T' | 'S' | 'P' | 'R' | 'C' | 'H' | 'G' | 'X';
  readonly reason?: RiftState['reason'];
  readonly squares: readonly number[];
}

export interface Verdict {
  readonly faults: readonly Fault[];
  /** The position, if it has no faults. */
  readonly state: RiftState | undefined;
  /** True if the side to move can capture the Tesseract at once. */
  readonly isTakable: boolean;
  /** Crosses that set-up could not have placed there. */
  readonly strayCrosses: readonly number[];
}

export function verdictOf(sketch: Sketch): Verdict {
  const seen = [...armEnds(sketch), ...counts(sketch), ...homes(sketch)];
  const { state, faults } = seen.length > 0 ? { state: undefined, faults: seen } : byTheRules(sketch);
  return {
    faults,
    state,
    isTakable:
      state?.phase === 'p' && captures(state, state.side).some(action => takesTesseract(state, action)),
    strayCrosses: sketch.phase === 'p' ? strays(sketch) : [],
  };
}

const COLOURS = [0, 1] as const;
const HAND_LETTERS = ['T', 'S', 'P', 'R', 'C', 'H', 'G', 'X'] as const;

const namesOf = (squares: readonly number[]): Params => ({ at: squares.map(squareName).join(', ') });

/** R-CROSS-5: no pawn and no centre on the end of an arm. */
function armEnds({ pieces }: Sketch): readonly Fault[] {
  const board = Array.from({ length: SQUARES }, () => 0);
  for (const piece of pieces)
    if (piece.letter === 'X') layPiece(board, piece.colour, LETTERS.indexOf('X'), piece.at);
  const squares = pieces
    .filter(piece => (piece.letter === 'X' || !isFlat(piece.letter)) && (at(board, piece.at) & ARM_END) !== 0)
    .map(piece => piece.at);
  return squares.length === 0
    ? []
    : [{ code: 'armEnd', clause: 'R-CROSS-5', params: namesOf(squares), squares }];
}

/** Too many pieces of a kind; in play, a missing Tesseract or cross. */
function counts(sketch: Sketch): readonly Fault[] {
  const placed = placedOf(sketch);
  return COLOURS.flatMap(colour =>
    HAND_LETTERS.flatMap((letter): Fault[] => {
      const slot = slotOf({ colour, letter });
      const count = at(placed, slot);
      const full = fullIn(slot);
      const isShort = sketch.phase === 'p' && count < full;
      const about = { colour, letter, params: { count, full }, squares: [] };
      if (count > full) return [{ ...about, code: 'tooMany' }];
      if (isShort && letter === 'T') return [{ ...about, code: 'noTesseract', clause: 'R-END-1' }];
      return isShort && letter === 'X' ? [{ ...about, code: 'noCross', clause: 'R-SETUP-2' }] : [];
    }),
  );
}

/** R-SETUP-2, R-CROSS-2: in set-up pieces are in their camp, and crosses between the camps. */
function homes({ pieces, camp, phase }: Sketch): readonly Fault[] {
  if (phase === 'p') return [];
  const squares = pieces
    .filter(({ letter, colour, at }) => letter !== 'X' && !isInCamp(camp, colour, at))
    .map(piece => piece.at);
  const crosses = strays({ pieces, camp });
  return [
    ...(squares.length > 0
      ? [{ code: 'camp', clause: 'R-SETUP-2', params: namesOf(squares), squares } as const]
      : []),
    ...(crosses.length > 0
      ? [{ code: 'zone', clause: 'R-CROSS-2', params: namesOf(crosses), squares: crosses } as const]
      : []),
  ];
}

const strays = ({ pieces, camp }: Pick<Sketch, 'pieces' | 'camp'>): readonly number[] =>
  pieces.filter(({ letter, at }) => letter === 'X' && !isInNeutralZone(camp, at)).map(({ at }) => at);

/** Faults found by the rules' own parser, and an end before the start. */
function byTheRules(sketch: Sketch): Pick<Verdict, 'state' | 'faults'> {
  try {
    const state = parsePosition(formatSketch(sketch), optionsOf(sketch));
    if (state.winner === null) return { state, faults: [] };
    const { winner, reason } = state;
    const lost = sketch.pieces.filter(({ letter, colour }) => letter === 'T' && colour === other(winner));
    const squares = lost.map(piece => piece.at);
    return { state: undefined, faults: [{ code: 'over', params: {}, colour: winner, reason, squares }] };
  } catch (error) {
    if (!(error instanceof FormatError)) throw error;
    return { state: undefined, faults: [faultOf(error, sketch)] };
  }
}

/**
 * The phase of set-up follows from the number of placed pieces, and the parser knows the number it expects.
 */
function faultOf(error: FormatError, { pieces, side }: Sketch): Fault {
  if (error.field !== 'ply') return { code: 'other', params: { why: error.message }, squares: [] };
  const [white, black] = COLOURS.map(colour => pieces.filter(piece => piece.colour === colour).length);
  const params = { white: white ?? 0, black: black ?? 0 };
  return { code: 'progress', clause: 'R-SETUP-2', params, colour: side, squares: [] };
}
