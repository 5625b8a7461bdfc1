/** What the held piece offers, and what the board marks for it. */
import type { Action } from '@tessera/games/rift';
import { useMemo } from 'preact/hooks';
import type { Answers } from './answers.ts';
import { type Held, letterOfHand, type Offer } from './consider.ts';
import { sensibleDrops } from './emphasis.ts';
import { dropMarks, type Marks, NO_MARKS, pieceMarks } from './hints.ts';
import { lookedActions, type Scene } from './scene.ts';
import { dropTargets, pivotMarks } from './targets.ts';

export interface Offered {
  readonly offer: Offer | undefined;
  /** The held piece is only looked at: nothing of it can be played now. */
  readonly isLook: boolean;
  readonly marks: Marks;
  /** Drops that deserve a second look. */
  readonly sensible: ReadonlySet<Action>;
}

export function useOffer(held: Held | undefined, answers: Answers, scene: Scene): Offered {
  return useMemo(() => {
    const { offer, isLook } = offerOf(held, answers, scene);
    const isSetup = scene.view.decision.startsWith('setup');
    const sensible =
      offer?.drops && !isSetup
        ? sensibleDrops(scene.state, scene.view.toMove, offer.actions)
        : new Set<Action>();
    return { offer, isLook, sensible, marks: marksOf(offer, scene, sensible, isSetup) };
  }, [held, answers, scene]);
}

/** What the held piece offers; of a piece that cannot be played now, where it could go. */
function offerOf(
  held: Held | undefined,
  answers: Answers,
  scene: Scene,
): { offer: Offer | undefined; isLook: boolean } {
  if (!held) return { offer: undefined, isLook: false };
  if (held.from === 'hand') {
    const actions = answers.byHand.get(held.letter);
    if (!actions) return { offer: undefined, isLook: false };
    const drops = dropTargets(actions, letterOfHand(held));
    return { offer: { actions, pivots: new Map(), drops }, isLook: false };
  }
  const own = answers.byPiece.get(held.at);
  const actions = own ?? lookedActions(scene, held.at);
  return { offer: { actions, pivots: pivotMarks(actions, scene.isFree), drops: undefined }, isLook: !own };
}

function marksOf(
  offer: Offer | undefined,
  scene: Scene,
  sensible: ReadonlySet<Action>,
  isSetup: boolean,
): Marks {
  if (!offer) return NO_MARKS;
  if (offer.drops) return dropMarks(offer.drops, sensible, isSetup);
  return pieceMarks(scene.state, offer.actions, offer.pivots);
}
