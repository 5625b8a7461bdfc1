/** Hand of a player over offered answers: presses go in, answers go to the match, refusals are explained. */
import { useMemo } from 'preact/hooks';
import type { MatchSnapshot, Refusal } from '../../match/client.ts';
import { isHandheld } from '../../ui/breakpoints.ts';
import { useSettings } from '../../ui/settings.ts';
import { useStable } from '../../ui/useStable.ts';
import { confirm, type Stepped } from '../hand.ts';
import { useHand } from '../useHand.ts';
import type { TableModel } from '../useTable.ts';
import type { AnyOffered, Manner, OfferHand } from './hand.ts';

export interface Offers<O> {
  /** Empty when it is not for this screen to decide. */
  readonly offers: readonly O[];
  readonly manner: Manner;
  readonly canAct: boolean;
}

const NOTHING: readonly never[] = [];

export function useOffers<V, O>(
  { shown, layout }: TableModel<V>,
  offersOf: (snapshot: MatchSnapshot<V>) => readonly O[],
): Offers<O> {
  const canAct = shown.isYours && shown.outcome === null;
  const offers = useMemo(() => (canAct ? offersOf(shown) : NOTHING), [canAct, shown, offersOf]);
  return { offers, canAct, manner: { isTouch: isHandheld(layout), isOneClick: useSettings().oneClick } };
}

interface OfferWorld<V, O extends AnyOffered, H extends OfferHand<O>> {
  readonly table: TableModel<V>;
  readonly asked: Offers<O>;
  /** The hand while nothing is begun. */
  readonly fresh: H;
  /** What a press meets while others decide. */
  readonly others: Refusal;
  pressOffer(hand: H, offered: O, manner: Manner): Stepped<H, O>;
  /** One step back; undefined when there is nothing to put back. */
  putBack(hand: H): H | undefined;
  /** The hand that shows an answer. */
  showing(pending: O): H;
  onRefused(refusal: Refusal): void;
  /** The sentence about a guess that is no answer; undefined where the rules say why not. */
  sentenceFor?(guess: string): string | undefined;
}

export interface OfferDeeds<O> {
  readonly offers: readonly O[];
  /** An answer is meant: chosen, or done if it is chosen already or can be taken back. */
  press(offered: O): void;
  /** Chooses an answer, however harmless, to be looked at. */
  show(answer: string): void;
  /** Does what is chosen. */
  confirm(): void;
  /** One step back; false when there was nothing to put back. */
  letGo(): boolean;
}

interface HandDeeds<O, H> extends OfferDeeds<O> {
  readonly hand: H;
  /** Takes the step that a press means. */
  follow(step: () => Stepped<H, O>): void;
}

export function useOfferHand<V, O extends AnyOffered, H extends OfferHand<O>>(
  world: OfferWorld<V, O, H>,
): HandDeeds<O, H> {
  const { table, asked, fresh, onRefused } = world;
  const { client, say } = table;
  const { offers, manner, canAct } = asked;
  const explain = (guess: string): void => {
    const sentence = world.sentenceFor?.(guess);
    if (!canAct) onRefused(world.others);
    else if (sentence !== undefined) say({ sentence });
    else client.whyNot(guess).then(refusal => refusal && onRefused(refusal));
  };
  const { hand, follow, change } = useHand<O, H>({
    client,
    fresh,
    answersOf: ({ text }) => [text],
    onPress: () => say(undefined),
    onRefused,
    explain,
  });
  return {
    offers,
    hand,
    follow,
    press: useStable(offered => follow(() => world.pressOffer(hand, offered, manner))),
    show: useStable(answer => {
      const pending = offers.find(({ text }) => text === answer);
      if (pending) change(world.showing(pending));
    }),
    confirm: useStable(() => follow(() => confirm<O, H>(hand))),
    letGo: useStable(() => {
      const back = world.putBack(hand);
      if (back) change(back);
      return back !== undefined;
    }),
  };
}
