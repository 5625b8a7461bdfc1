/** Selection state of the loop table. */
import type { LoopView } from '@tessera/games/loop';
import { useMemo } from 'preact/hooks';
import type { Refusal } from '../../match/client.ts';
import { useOfferHand, useOffers } from '../../table/offers/useOffers.ts';
import type { TableModel } from '../../table/useTable.ts';
import { useStable } from '../../ui/useStable.ts';
import type { LoopModel, Offered } from './contract.ts';
import { emptyHand, type Hand, NOTHING, pressOffer, pressThing, putBack } from './hand.ts';
import { offersOf } from './offers.ts';
import type { LoopWords } from './words/index.ts';

interface HandDeeds
  extends Pick<LoopModel, 'offers' | 'press' | 'pressThing' | 'show' | 'confirm' | 'letGo'> {
  readonly hand: Hand;
}

const OTHERS: Refusal = { code: 'E_NOT_ACTIVE', clause: 'L-TURN-1' };

export function useHand(
  table: TableModel<LoopView>,
  { table: words }: LoopWords,
  onRefused: (refusal: Refusal) => void,
): HandDeeds {
  const { view, seq } = table.shown;
  const asked = useOffers(table, offersOf);
  const fresh = useMemo(() => emptyHand(seq), [seq]);
  const { follow, ...deeds } = useOfferHand<LoopView, Offered, Hand>({
    table,
    asked,
    fresh,
    others: OTHERS,
    pressOffer,
    putBack,
    showing: pending => ({ ...fresh, pending }),
    onRefused,
    sentenceFor: guess =>
      guess.startsWith(NOTHING)
        ? words.nothing[guess.slice(NOTHING.length) as keyof typeof words.nothing]
        : undefined,
  });
  return {
    ...deeds,
    pressThing: useStable(thing =>
      follow(() => pressThing(view, asked.offers, deeds.hand, thing, asked.manner)),
    ),
  };
}
