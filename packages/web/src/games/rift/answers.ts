/** The legal answers of a snapshot, read once and sorted by the piece that would act. */
import {
  type Action,
  actionFrom,
  actionKind,
  actionTo,
  actionType,
  DROP,
  LETTERS,
  type Letter,
  PIVOT,
  parseAction,
  tailStep,
  takenSquares,
  turned,
} from '@tessera/games/rift';

/** What a tray holds: slides by size, whichever way they will lie. */
export type HandLetter = Exclude<Letter, 'V' | 'I'>;

export interface Answers {
  /** By the crossing of a pawn, or the anchor of a slide. */
  readonly byPiece: ReadonlyMap<number, readonly Action[]>;
  readonly byHand: ReadonlyMap<HandLetter, readonly Action[]>;
}

const handLetter = (letter: Letter): HandLetter => (letter === 'V' ? 'H' : letter === 'I' ? 'G' : letter);

export function indexAnswers(legal: readonly string[]): Answers {
  const [drops, moves] = [true, false].map(isDrop =>
    legal.map(parseAction).filter(action => (actionType(action) === DROP) === isDrop),
  ) as [Action[], Action[]];
  return {
    byPiece: Map.groupBy(moves, actionFrom),
    byHand: Map.groupBy(drops, action => handLetter(letterOf(action))),
  };
}

export const letterOf = (action: Action): Letter => LETTERS[actionKind(action)] as Letter;

export const isTake = (action: Action): boolean => takenSquares(action).length > 0;

/** What a piece is after an action: a turn makes a slide the other one. */
export const kindAfter = (action: Action): number =>
  actionType(action) === PIVOT ? turned(actionKind(action)) : actionKind(action);

/** The crossings a piece stands on: two for a large slide, its anchor first (R-PIECE-3). */
export const linesOf = (kind: number, at: number): readonly number[] =>
  tailStep(kind) === 0 ? [at] : [at, at + tailStep(kind)];

export const linesAfter = (action: Action): readonly number[] => linesOf(kindAfter(action), actionTo(action));
