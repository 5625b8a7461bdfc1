/** Selection state over legal answers: presses go in, answers go to the match, refusals are explained. */
import { useMemo } from 'preact/hooks';
import type { MatchSnapshot, Refusal } from '../../match/client.ts';
import { useSettings } from '../../ui/settings.ts';
import { useStable } from '../../ui/useStable.ts';
import { confirm, type Stepped } from '../hand.ts';
import { useHand } from '../useHand.ts';
import type { TableModel } from '../useTable.ts';
import type { AnyOffered, Manner, OfferHand } from './hand.ts';

export interface Offers<O> {
  /** Legal answers; empty while nobody at this screen decides. */
  readonly offers: readonly O[];
  readonly manner: Manner;
  readonly canAct: boolean;
}

const NOTHING: readonly never[] = [];

export function useOffers<V, O>(
  { shown: { isYours, outcome, view, legal, lasting } }: TableModel<V>,
  offersOf: (offering: Pick<MatchSnapshot<V>, 'view' | 'legal' | 'lasting'>) => readonly O[],
): Offers<O> {
  const canAct = isYours && outcome === null;
  // A later snapshot of the same moment adds insight or notes; the answers stay the same objects.
  const offers = useMemo(
    () => (canAct ? offersOf({ view, legal, lasting }) : NOTHING),
    [canAct, view, legal, lasting, offersOf],
  );
  return { offers, canAct, manner: { isOneClick: useSettings().oneClick } };
}

interface OfferWorld<V, O extends AnyOffered, H extends OfferHand<O>> {
  readonly table: TableModel<V>;
  readonly asked: Offers<O>;
  /** State without a selection. */
  readonly fresh: H;
  /** Refusal of a press while others decide. */
  readonly others: Refusal;
  pressOffer(hand: H, offered: O, manner: Manner): Stepped<H, O>;
  /** One step back; undefined without a selection. */
  putBack(hand: H): H | undefined;
  /** The state that shows an answer. */
  showing(pending: O): H;
  onRefused(refusal: Refusal): void;
  /** Sentence about an illegal guess; undefined where the rules explain it. */
  sentenceFor?(guess: string): string | undefined;
}

export interface OfferDeeds<O> {
  readonly offers: readonly O[];
  /** Selects an answer, or plays it if it is selected already or can be undone. */
  press(offered: O): void;
  /** Selects an answer without playing it, whatever it is. */
  show(answer: string): void;
  /** Plays the selected answer. */
  confirm(): void;
  /** One step back; false without a selection. */
  letGo(): boolean;
}

interface HandDeeds<O, H> extends OfferDeeds<O> {
  readonly hand: H;
  /** Applies the transition of a press. */
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
