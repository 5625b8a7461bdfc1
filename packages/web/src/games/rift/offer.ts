/** Answers of the piece in hand, and the marks of the board for it. */
import {
  type Action,
  actionTo,
  type DropAim,
  isTake,
  letterOf,
  type RiftState,
  sensibleDrops,
  takesTesseract,
  waysOf,
} from '@tessera/games/rift';
import type { Answers, HandLetter } from './answers.ts';
import { dropMarks, isRisky, type Marks, NO_MARKS, pieceMarks } from './hints.ts';
import { isSetup, type Scene } from './scene.ts';
import { dropTargets, pieceTargets, type Targets } from './targets.ts';

/** Piece in the player's hand: from the board, or from a tray with its orientation. */
export type Held =
  | { readonly from: 'board'; readonly at: number }
  | { readonly from: 'hand'; readonly letter: HandLetter; readonly upright: boolean };

/** The letter a piece from the tray would have on the board. */
export const letterOfHand = ({ letter, upright }: { letter: HandLetter; upright: boolean }) =>
  upright && letter === 'H' ? 'V' : upright && letter === 'G' ? 'I' : letter;

/** The first piece of the tray, if no piece on the board can act. */
export function heldAtFirst({ byPiece, byHand }: Answers): Held | undefined {
  const [letter] = byHand.keys();
  return byPiece.size > 0 || letter === undefined ? undefined : { from: 'hand', letter, upright: false };
}

export interface Offer {
  readonly actions: readonly Action[];
  readonly targets: Targets;
  /** True for a piece that is only looked at, since it cannot be played now. */
  readonly isLook: boolean;
  /** Answers of the piece that repetition forbids (R-END-6). */
  readonly forbidden: Targets;
  readonly marks: Marks;
  /** Drops worth considering, with their aims. */
  readonly sensible: ReadonlyMap<Action, DropAim>;
}

const NO_OFFER: Offer = {
  actions: [],
  targets: new Map(),
  isLook: false,
  forbidden: new Map(),
  marks: NO_MARKS,
  sensible: new Map(),
};

/**
 * Offer of the piece in hand; for one that cannot be played now, where it could go. `planned`: drops of a premove.
 * `isHelped`: whether places where the piece could be captured are told, as a hint would.
 */
export function offerOf(
  held: Held | undefined,
  { byPiece, byHand }: Answers,
  scene: Scene,
  planned: readonly Action[] = [],
  isHelped = true,
): Offer {
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
    const isTold = (action: Action): boolean => isHelped && isRisky(scene.state, action);
    const risky = (own ?? []).filter(isTold).map(actionTo);
    const marks = { ...pieceMarks(scene, actions), closed: [...forbidden.keys()], risky };
    return { ...NO_OFFER, actions, targets, forbidden, isLook: !own, marks };
  }
  const letter = letterOfHand(held);
  const actions = (byHand.get(held.letter) ?? planned).filter(action => letterOf(action) === letter);
  const targets = dropTargets(actions);
  if (isSetup(scene.view)) return { ...NO_OFFER, actions, targets, marks: dropMarks(targets, undefined) };
  // A drop that loses the piece at once is not worth a look.
  const sensible = new Map(
    [...sensibleDrops(scene.state, scene.view.toMove, actions)].filter(
      ([drop]) => !isHelped || !isRisky(scene.state, drop),
    ),
  );
  return { ...NO_OFFER, actions, targets, sensible, marks: dropMarks(targets, sensible) };
}

/** The one capture worth proposing before the player points anywhere. */
export function proposalOf(state: RiftState, actions: readonly Action[]): Action | undefined {
  const takes = actions.filter(isTake);
  return takes.find(action => takesTesseract(state, action)) ?? (takes.length === 1 ? takes[0] : undefined);
}
