/** The open pile: set by any panel, shown by one dialog. */
import type { Agent } from '@tessera/games/loop';
import { createSignal } from '../../../ui/render/signal.ts';

/** `player`: an agent, or 0 for the team in solo. */
export type CardPile =
  | { readonly kind: 'draw' | 'discard'; readonly player: number }
  | { readonly kind: 'hand'; readonly agent: Agent }
  | { readonly kind: 'destroyed' | 'bigDeck' };

export type Pile = CardPile | { readonly kind: 'foo' };

export const shownPile = createSignal<Pile | undefined>(undefined);

export const openPile = (pile: Pile): void => shownPile.set(pile);
