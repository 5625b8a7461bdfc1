/** The player's hand at the table: presses go in, answers go to the match, refusals are explained. */
import type { LoopView } from '@tessera/games/loop';
import { useMemo } from 'preact/hooks';
import type { MatchClient, MatchSnapshot, Refusal } from '../../match/client.ts';
import { confirm } from '../../table/hand.ts';
import { useHand as useAnyHand } from '../../table/useHand.ts';
import { isHandheld, type Layout } from '../../ui/breakpoints.ts';
import { useSettings } from '../../ui/settings.ts';
import { useStable } from '../../ui/useStable.ts';
import type { LoopModel, Offered } from './contract.ts';
import { emptyHand, type Hand, pressOffer, pressThing, putBack } from './hand.ts';
import { offersOf } from './offers.ts';

interface HandWorld {
  readonly client: MatchClient<LoopView>;
  readonly snapshot: MatchSnapshot<LoopView>;
  readonly layout: Layout;
  /** The player acts: what was said before is settled. */
  onPress(): void;
  onRefused(refusal: Refusal): void;
}

interface HandDeeds
  extends Pick<LoopModel, 'offers' | 'press' | 'pressThing' | 'show' | 'confirm' | 'letGo'> {
  readonly hand: Hand;
}

const NOTHING: readonly Offered[] = [];
const OTHERS: Refusal = { code: 'E_NOT_ACTIVE', clause: 'L-TURN-1' };

export function useHand(world: HandWorld): HandDeeds {
  const { client, snapshot, layout } = world;
  const { view, seq, isYours, outcome } = snapshot;
  const canAct = isYours && outcome === null;
  const offers = useMemo(() => (canAct ? offersOf(snapshot) : NOTHING), [canAct, snapshot]);
  const { oneClick } = useSettings();
  const manner = { isTouch: isHandheld(layout), isOneClick: oneClick };
  const fresh = useMemo(() => emptyHand(seq), [seq]);
  const explain = (guess: string): void => {
    if (!canAct) world.onRefused(OTHERS);
    else client.whyNot(guess).then(refusal => refusal && world.onRefused(refusal));
  };
  const own = useAnyHand<Offered, Hand>({ ...world, fresh, answersOf: ({ text }) => [text], explain });
  const { hand, follow } = own;
  return {
    offers,
    hand,
    press: useStable(offered => follow(() => pressOffer(hand, offered, manner))),
    pressThing: useStable(thing => follow(() => pressThing(view, offers, hand, thing, manner))),
    show: useStable(answer => {
      const pending = offers.find(({ text }) => text === answer);
      if (pending) own.change({ ...fresh, pending });
    }),
    confirm: useStable(() => follow(() => confirm(hand))),
    letGo: useStable(() => {
      const back = putBack(hand);
      if (back) own.change(back);
      return back !== undefined;
    }),
  };
}
