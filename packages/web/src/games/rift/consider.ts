/** Which answer the player is looking at: what the confirm button would do and the board previews. */
import {
  type Action,
  actionType,
  DROP,
  PIVOT,
  type RiftState,
  takenSquares,
  takesTesseract,
} from '@tessera/games/rift';
import type { Answers, HandLetter } from './answers.ts';
import { type Choice, resolve } from './targets.ts';

/** What is in the player's hand: a piece of the board, or one from a tray that lies one way or the other. */
export type Held =
  | { readonly from: 'board'; readonly at: number }
  | { readonly from: 'hand'; readonly letter: HandLetter; readonly upright: boolean };

/** The letter a piece from the tray would have on the board. */
export const letterOfHand = ({ letter, upright }: { letter: HandLetter; upright: boolean }): string =>
  upright ? ({ H: 'V', G: 'I' }[letter as 'H'] ?? letter) : letter;

/** When nothing on the board can act, the first piece of the tray is in the hand already. */
export function heldAtFirst({ byPiece, byHand }: Answers): Held | undefined {
  const [first] = byHand.keys();
  return byPiece.size === 0 && first !== undefined
    ? { from: 'hand', letter: first, upright: false }
    : undefined;
}

/** Everything the held piece can do, by the crossings that stand for it. */
export interface Offer {
  readonly actions: readonly Action[];
  readonly pivots: ReadonlyMap<number, Action>;
  /** Only for a piece from the tray. */
  readonly drops: ReadonlyMap<number, Action> | undefined;
}

const NONE: Choice = { type: 'none' };

export function choiceAt({ actions, pivots, drops }: Offer, square: number): Choice {
  if (!drops) return resolve(actions, pivots, square);
  const drop = drops.get(square);
  return drop === undefined ? NONE : { type: 'play', action: drop };
}

/** The one capture worth proposing before the player has pointed anywhere. */
export function proposalOf(state: RiftState, actions: readonly Action[]): Action | undefined {
  const takes = actions.filter(action => takenSquares(action).length > 0);
  return takes.find(action => takesTesseract(state, action)) ?? (takes.length === 1 ? takes[0] : undefined);
}

/** The key of the word for what an action does. */
export function deedOf(action: Action, isSetup: boolean): 'take' | 'move' | 'turn' | 'drop' | 'place' {
  if (actionType(action) === DROP) return isSetup ? 'place' : 'drop';
  if (actionType(action) === PIVOT) return 'turn';
  return takenSquares(action).length > 0 ? 'take' : 'move';
}

/** The answer a click that is not offered probably meant, in notation: the rules then say why not. */
export function guessOf(letter: string, from: string | undefined, to: string): string {
  return from === undefined ? `${letter}@${to}` : `${letter}${from}-${to}`;
}
