/** The player's hand at the table: presses go in, answers go to the match, refusals are explained. */
import type { Die, QuantumView, Square } from '@tessera/games/quantum';
import { useMemo, useRef } from 'preact/hooks';
import type { MatchClient, MatchSnapshot, Refusal } from '../../match/client.ts';
import { useHand as useAnyHand } from '../../table/useHand.ts';
import { isHandheld, type Layout } from '../../ui/breakpoints.ts';
import { useSettings } from '../../ui/settings.ts';
import { useStable } from '../../ui/useStable.ts';
import type { Mode, Offered } from './contract.ts';
import {
  confirmed,
  emptyHand,
  enter,
  type Hand,
  pressDie,
  pressOffer,
  pressSquare,
  putBack,
} from './hand.ts';
import { isFree, offersOf } from './offers.ts';

interface HandWorld {
  readonly client: MatchClient<QuantumView>;
  readonly snapshot: MatchSnapshot<QuantumView>;
  readonly layout: Layout;
  /** The player acts: what was said before is settled. */
  onPress(): void;
  onRefused(refusal: Refusal): void;
  /** A deed for which there is nothing now. */
  onNothing(mode: Mode): void;
}

export interface HandDeeds {
  readonly offers: readonly Offered[];
  readonly hand: Hand;
  press(offered: Offered): void;
  pressSquare(square: Square): void;
  select(die: Die | undefined): void;
  enter(mode: Mode): void;
  show(answer: string): void;
  confirm(): void;
  /** One step back; false when there was nothing to put back. */
  letGo(): boolean;
}

const NOTHING: readonly Offered[] = [];
const OTHERS: Refusal = { code: 'E_NOT_YOUR_DECISION', clause: 'Q-ACT-1' };

export function useHand(world: HandWorld): HandDeeds {
  const { client, snapshot, layout } = world;
  const { view, seq, isYours, outcome } = snapshot;
  const canAct = isYours && outcome === null;
  const offers = useMemo(() => (canAct ? offersOf(snapshot) : NOTHING), [canAct, snapshot]);
  const { oneClick } = useSettings();
  const manner = { isTouch: isHandheld(layout), isOneClick: oneClick };
  const kept = useKept(view, offers);
  const fresh = useMemo(() => emptyHand(seq, offers, kept.current), [seq, offers, kept]);
  const explain = (guess: string): void => {
    if (!canAct) world.onRefused(OTHERS);
    else if (guess.includes(' ')) client.whyNot(guess).then(refusal => refusal && world.onRefused(refusal));
    else world.onNothing(guess as Mode);
  };
  const own = useAnyHand<Offered, Hand>({ ...world, fresh, answersOf: ({ text }) => [text], explain });
  const { hand, follow } = own;
  kept.current = hand.selected;
  return {
    offers,
    hand,
    press: useStable(offered => follow(() => pressOffer(hand, offered, manner))),
    pressSquare: useStable(square => follow(() => pressSquare(view, offers, hand, square, manner))),
    select: useStable(die =>
      follow(() =>
        die === undefined ? { hand: { ...fresh, selected: undefined } } : pressDie(offers, hand, die, manner),
      ),
    ),
    enter: useStable(mode => follow(() => enter(offers, hand, mode, manner))),
    show: useStable(answer => {
      const pending = offers.find(({ text }) => text === answer);
      if (pending) own.change({ ...fresh, selected: pending.die, pending });
    }),
    confirm: useStable(() => follow(() => confirmed(hand))),
    letGo: useStable(() => {
      const back = putBack(fresh, hand);
      if (back) own.change(back);
      return back !== undefined;
    }),
  };
}

/** The ship in hand stays there through a whole turn, as long as it can do something. */
function useKept(view: QuantumView, offers: readonly Offered[]): { current: Die | undefined } {
  const kept = useRef<Die>(undefined);
  const turn = useRef(view.turn.number);
  if (turn.current !== view.turn.number) kept.current = undefined;
  turn.current = view.turn.number;
  const isMeant = isFree(offers) && offers.some(({ die }) => die !== undefined && die === kept.current);
  if (view.decision && offers.length > 0 && !isMeant) kept.current = undefined;
  return kept;
}
