/** The player's hand at the quantum table. */
import type { Die, QuantumView } from '@tessera/games/quantum';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import type { Refusal } from '../../match/client.ts';
import { useOfferHand, useOffers } from '../../table/offers/useOffers.ts';
import type { TableModel } from '../../table/useTable.ts';
import { useStable } from '../../ui/useStable.ts';
import type { Mode, Offered, QuantumModel } from './contract.ts';
import {
  AT_SQUARE,
  emptyHand,
  enter,
  type First,
  type Hand,
  pressDie,
  pressOffer,
  pressSquare,
  putBack,
} from './hand.ts';
import { isClearPass, isFree, offersOf } from './offers.ts';

interface HandDeeds
  extends Pick<
    QuantumModel,
    'offers' | 'press' | 'pressSquare' | 'select' | 'enter' | 'show' | 'confirm' | 'letGo'
  > {
  readonly hand: Hand;
}

const OTHERS: Refusal = { code: 'E_NOT_YOUR_DECISION', clause: 'Q-ACT-1' };

/** With sentences about deeds of the bar that cannot be done now, and about what comes first. */
export function useHand(
  table: TableModel<QuantumView>,
  { nothing, first, turns }: Pick<QuantumModel['words']['table'], 'nothing' | 'first' | 'turns'>,
  onRefused: (refusal: Refusal) => void,
): HandDeeds {
  const { view, seq } = table.shown;
  const asked = useOffers(table, offersOf);
  const { offers } = asked;
  const { manner } = asked;
  const kept = useKept(view, offers);
  const fresh = useMemo(() => emptyHand(seq, offers, kept.current), [seq, offers, kept]);
  const { follow, ...deeds } = useOfferHand<QuantumView, Offered, Hand>({
    table,
    asked,
    fresh,
    others: OTHERS,
    pressOffer,
    putBack: hand => putBack(fresh, hand),
    showing: pending => ({ ...fresh, selected: pending.die, pending }),
    onRefused,
    sentenceFor: guess => {
      if (guess.includes(' ')) return undefined;
      return guess.startsWith('?')
        ? turns[guess.slice(1) as keyof typeof turns]
        : (first[guess as First] ?? nothing[guess as Mode]);
    },
  });
  const { hand } = deeds;
  kept.current = hand.selected;
  useClearPass(table);
  return {
    ...deeds,
    pressSquare: useStable(square => follow(() => pressSquare(view, offers, hand, square, manner))),
    select: useStable(die =>
      follow(() =>
        die === undefined ? { hand: { ...fresh, selected: undefined } } : pressDie(offers, hand, die, manner),
      ),
    ),
    enter: useStable(mode => follow(() => enter(offers, hand, mode, manner))),
  };
}

/**
 * Q-CMB-4 asks even where no reroll can help: then the table lets the fight stand by itself. After an undo and a reload,
 * which have no events, the player is asked.
 */
function useClearPass({ client, snapshot, canAct }: TableModel<QuantumView>): void {
  const { seq, events, view } = snapshot;
  const passed = useRef<number>(undefined);
  const isClear = canAct && events.length > 0 && isClearPass(view);
  useEffect(() => {
    if (!isClear || passed.current === seq) return;
    passed.current = seq;
    void client.submit('pass');
  }, [client, isClear, seq]);
}

/** Deeds of the ship in hand alone: a power of the bar is open to every ship. */
const OWN: readonly Offered['verb'][] = [...AT_SQUARE, 'scout'];

/** The ship in hand stays there through a whole turn, as long as it can still fly, fight or roll for free. */
function useKept(view: QuantumView, offers: readonly Offered[]): { current: Die | undefined } {
  const kept = useRef<Die>(undefined);
  const turn = useRef(view.turn.number);
  if (turn.current !== view.turn.number) kept.current = undefined;
  turn.current = view.turn.number;
  const isMeant =
    isFree(offers) &&
    offers.some(({ die, verb }) => die !== undefined && die === kept.current && OWN.includes(verb));
  const isAsked = view.decision !== undefined && offers.length > 0;
  if ((isAsked && !isMeant) || view.outcome) kept.current = undefined;
  return kept;
}
