/** The sign of a card by itself, where there is no room for its words. */
import { CARD_NAMES, type Card } from '@tessera/games/quantum';
import { Strokes } from '../../../ui/Icon.tsx';
import { CARD_SIGNS } from './cardSigns.ts';

export function CardSign({ card, size = 20 }: { readonly card: Card; readonly size?: number }) {
  const name = CARD_NAMES[card];
  return name ? <Strokes path={CARD_SIGNS[name]} size={size} /> : null;
}
