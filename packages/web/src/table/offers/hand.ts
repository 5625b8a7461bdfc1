/** Transitions of the selection state over legal answers, shared by several tables. Pure. */
import { type Hand, mean, type Stepped, settled } from '../hand.ts';

/** A legal answer, parsed once. */
export interface AnyOffered {
  /** Answer in notation. */
  readonly text: string;
  /** True if it cannot be undone: it draws chance or reveals something. */
  readonly isLasting: boolean;
}

/**
 * `asking` holds all answers that the last press may mean, if there are several; the selected one is among
 * them.
 */
export type OfferHand<O extends AnyOffered> = Hand<O, readonly O[]>;

/**
 * Decides whether an answer needs confirmation. One rule for mouse and finger: what can be undone is done at once, all
 * else is chosen first.
 */
export interface Manner {
  readonly isOneClick: boolean;
  /** True for a press with a second meaning: its answer is always chosen first. */
  readonly isCareful?: boolean;
}

interface OfferSteps<O, H> {
  /** A press on one particular answer: a button, a row of a list, or an alternative. */
  pressOffer(hand: H, offered: O, manner: Manner): Stepped<H, O>;
  /**
   * A press that may mean any of `found`: the only one is meant, or `best` with the others as alternatives;
   * without any, `guess` is refused.
   */
  meanOneOf(hand: H, found: readonly O[], best: O | undefined, manner: Manner, guess: string): Stepped<H, O>;
}

/** `endsTurn`: answers that need confirmation although they can be undone. */
export function offerSteps<O extends AnyOffered, H extends OfferHand<O>>(
  endsTurn: (offered: O) => boolean,
): OfferSteps<O, H> {
  const isSame = (a: O, b: O): boolean => a.text === b.text;
  const meanIt = (hand: H, offered: O, { isOneClick, isCareful }: Manner): Stepped<H, O> => {
    const mustChoose = isCareful || (!isOneClick && (offered.isLasting || endsTurn(offered)));
    return mean(hand, offered, mustChoose, isSame);
  };
  return {
    pressOffer(hand, offered, manner) {
      const isOther = hand.asking?.includes(offered) && hand.pending !== offered;
      return isOther ? { hand: { ...hand, pending: offered } } : meanIt(hand, offered, manner);
    },
    meanOneOf(hand, found, best, manner, guess) {
      const { pending } = hand;
      if (!best) return { hand: settled(hand), refused: guess };
      const again = found.find(one => pending && isSame(one, pending));
      if (again) return { hand: settled(hand), play: again };
      if (found.length > 1) return { hand: { ...hand, pending: best, asking: found } };
      return meanIt(hand, best, manner);
    },
  };
}
