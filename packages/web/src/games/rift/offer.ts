/** What the piece in hand offers, and what the board marks for it. */
import {
  type Action,
  isTake,
  letterOf,
  type RiftState,
  sensibleDrops,
  takesTesseract,
  waysOf,
} from '@tessera/games/rift';
import type { Answers, HandLetter } from './answers.ts';
import { dropMarks, type Marks, NO_MARKS, pieceMarks } from './hints.ts';
import { isSetup, type Scene } from './scene.ts';
import { dropTargets, pieceTargets, type Targets } from './targets.ts';

/** What is in the player's hand: a piece of the board, or one from a tray that lies one way or the other. */
export type Held =
  | { readonly from: 'board'; readonly at: number }
  | { readonly from: 'hand'; readonly letter: HandLetter; readonly upright: boolean };

/** The letter a piece from the tray would have on the board. */
export const letterOfHand = ({ letter, upright }: { letter: HandLetter; upright: boolean }) =>
  upright && letter === 'H' ? 'V' : upright && letter === 'G' ? 'I' : letter;

/** When nothing on the board can act, the first piece of the tray is in the hand already. */
export function heldAtFirst({ byPiece, byHand }: Answers): Held | undefined {
  const [letter] = byHand.keys();
  return byPiece.size > 0 || letter === undefined ? undefined : { from: 'hand', letter, upright: false };
}

export interface Offer {
  readonly actions: readonly Action[];
  readonly targets: Targets;
  /** It is only looked at: nothing of it can be played now. */
  readonly isLook: boolean;
  /** What the piece could do if a position might come up for the third time (R-END-6). */
  readonly forbidden: Targets;
  readonly marks: Marks;
  /** Drops that deserve a second look. */
  readonly sensible: ReadonlySet<Action>;
}

const NO_OFFER: Offer = {
  actions: [],
  targets: new Map(),
  isLook: false,
  forbidden: new Map(),
  marks: NO_MARKS,
  sensible: new Set(),
};

/** Of a piece that cannot be played now, where it could go. */
export function offerOf(held: Held | undefined, { byPiece, byHand }: Answers, scene: Scene): Offer {
  if (!held) return NO_OFFER;
  if (held.from === 'board') {
    const own = byPiece.get(held.at);
    const ways = waysOf(scene.state, held.at);
    const actions = own ?? ways;
    const targets = pieceTargets(actions, scene.isFree);
    const forbidden = own
      ? pieceTargets(
          ways.filter(way => !own.includes(way)),
          scene.isFree,
        )
      : NO_OFFER.forbidden;
    const marks = { ...pieceMarks(scene, actions), closed: [...forbidden.keys()] };
    return { ...NO_OFFER, actions, targets, forbidden, isLook: !own, marks };
  }
  const letter = letterOfHand(held);
  const actions = (byHand.get(held.letter) ?? []).filter(action => letterOf(action) === letter);
  const targets = dropTargets(actions);
  if (isSetup(scene.view)) return { ...NO_OFFER, actions, targets, marks: dropMarks(targets, undefined) };
  const sensible = sensibleDrops(scene.state, scene.view.toMove, actions);
  return { ...NO_OFFER, actions, targets, sensible, marks: dropMarks(targets, sensible) };
}

/** The one capture worth proposing before the player has pointed anywhere. */
export function proposalOf(state: RiftState, actions: readonly Action[]): Action | undefined {
  const takes = actions.filter(isTake);
  return takes.find(action => takesTesseract(state, action)) ?? (takes.length === 1 ? takes[0] : undefined);
}
