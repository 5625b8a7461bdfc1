/** Index of the legal answers of a snapshot by the piece that would act. */
import {
  type Action,
  actionFrom,
  actionType,
  DROP,
  type Letter,
  letterOf,
  parseAction,
} from '@tessera/games/rift';

/** Piece in a tray: slides by size, in either orientation. */
export type HandLetter = Exclude<Letter, 'V' | 'I'>;

export interface Answers {
  /** Answers by the crossing of a pawn, or the anchor of a slide. */
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
