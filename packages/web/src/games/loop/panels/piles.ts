/** Content of a pile, as far as it is public (L-HID). */
import { type Card, isSolo, type LoopView } from '@tessera/games/loop';
import { fill } from '../../../text/index.ts';
import { agentText } from './names.ts';
import type { CardPile, Pile } from './openPile.ts';
import type { PanelModel } from './props.ts';

interface Heap {
  /** Knowledge about the order. */
  readonly order: 'known' | 'rest' | 'unknown' | 'all' | 'topFirst';
  readonly cards: readonly Card[];
}

/** Parts of a pile, the known one first; empty ones are left out. */
export function heapsOf(view: LoopView, pile: CardPile): readonly Heap[] {
  return heapsIn(view, pile).filter(({ cards }) => cards.length > 0);
}

function heapsIn(view: LoopView, pile: CardPile): readonly Heap[] {
  switch (pile.kind) {
    case 'draw': {
      const { cards = [], known = [] } = view.draws[pile.player] ?? {};
      return [
        { order: 'known', cards: known.toReversed() },
        { order: known.length > 0 ? 'rest' : 'unknown', cards },
      ];
    }
    case 'discard':
      return [{ order: 'all', cards: view.discards[pile.player] ?? [] }];
    case 'hand':
      return [{ order: 'all', cards: view.hands[pile.agent] ?? [] }];
    case 'destroyed':
      return [{ order: 'topFirst', cards: view.destroyed.toReversed() }];
    case 'bigDeck':
      return [{ order: 'unknown', cards: view.bigDeck }];
    default:
      return pile satisfies never;
  }
}

export function pileTitle(model: Pick<PanelModel, 'view' | 'words'>, pile: Pile): string {
  const { piles } = model.words.panels;
  switch (pile.kind) {
    case 'draw':
    case 'discard':
      return isSolo(model.view)
        ? piles[`${pile.kind}Team`]
        : fill(piles[pile.kind], { agent: agentText(model, pile.player).name });
    case 'hand':
      return fill(piles.hand, { agent: agentText(model, pile.agent).name });
    default:
      return piles[pile.kind];
  }
}
