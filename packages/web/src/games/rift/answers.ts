/** The legal answers of a snapshot, read once and sorted by the piece that would act. */
import {
  type Action,
  actionFrom,
  actionKind,
  actionType,
  DROP,
  LETTERS,
  type Letter,
  parseAction,
} from '@tessera/games/rift';

/** What a tray holds: slides by size, whichever way they will lie. */
export type HandLetter = Exclude<Letter, 'V' | 'I'>;

export interface Answers {
  /** By the crossing of a pawn, or the anchor of a slide. */
  readonly byPiece: ReadonlyMap<number, readonly Action[]>;
  readonly byHand: ReadonlyMap<HandLetter, readonly Action[]>;
}

const handLetter = (letter: Letter): HandLetter => (letter === 'V' ? 'H' : letter === 'I' ? 'G' : letter);

export const letterOf = (action: Action): Letter => LETTERS[actionKind(action)] as Letter;

const isDrop = (action: Action): boolean => actionType(action) === DROP;

export function indexAnswers(legal: readonly string[]): Answers {
  const byPiece = new Map<number, Action[]>();
  const byHand = new Map<HandLetter, Action[]>();
  for (const text of legal) {
    const action = parseAction(text);
    if (isDrop(action)) push(byHand, handLetter(letterOf(action)), action);
    else push(byPiece, actionFrom(action), action);
  }
  return { byPiece, byHand };
}

function push<K>(map: Map<K, Action[]>, key: K, action: Action): void {
  const list = map.get(key);
  if (list) list.push(action);
  else map.set(key, [action]);
}
