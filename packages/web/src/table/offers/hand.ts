/** Steps of a hand over offered answers, the same at every table that has them. Pure. */
import { type Hand, mean, type Stepped, settled } from '../hand.ts';

/** A legal answer, taken apart once. */
export interface AnyOffered {
  /** In notation. */
  readonly text: string;
  /** It cannot be taken back: it draws chance or reveals. */
  readonly isLasting: boolean;
}

/** `asking`: all that the last press may mean, where it is more than one; the chosen one is among them. */
export type OfferHand<O extends AnyOffered> = Hand<O, readonly O[]>;

/** Decides which answers are chosen first and done second. */
export interface Manner {
  /** A finger covers what it presses. */
  readonly isTouch: boolean;
  readonly isOneClick: boolean;
}

interface OfferSteps<O, H> {
  /** An answer is meant as it is: a button, a row of a list, or another of those that are asked about. */
  pressOffer(hand: H, offered: O, manner: Manner): Stepped<H, O>;
  /** One of `found` is meant: the only one, or `best` with the others beside it. `guess`: the answer refused when none is. */
  meanOneOf(hand: H, found: readonly O[], best: O | undefined, manner: Manner, guess: string): Stepped<H, O>;
}

/** `endsTurn`: answers that are chosen first although they could be taken back. */
export function offerSteps<O extends AnyOffered, H extends OfferHand<O>>(
  endsTurn: (offered: O) => boolean,
): OfferSteps<O, H> {
  const isSame = (a: O, b: O): boolean => a.text === b.text;
  const meanIt = (hand: H, offered: O, { isTouch, isOneClick }: Manner): Stepped<H, O> => {
    const mustChoose = isTouch || (!isOneClick && (offered.isLasting || endsTurn(offered)));
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
