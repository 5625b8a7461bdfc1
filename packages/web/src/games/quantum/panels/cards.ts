/** What cards can do now. */
import type { Seat } from '@tessera/engine';
import { CARD, CARD_NAMES, type Card, has, isSpent, POWERS, type QuantumView } from '@tessera/games/quantum';
import type { Mode, Offered } from '../contract.ts';

/** Used this turn, usable now, not usable now, not before the next turn, or at work by itself. */
export type CardState = 'used' | 'ready' | 'waits' | 'pending' | 'always';

/** Once a turn, for the first ship destroyed. */
const FIRST_KILL: readonly Card[] = [CARD.warlike, CARD.plundering];

const powerOf = (card: Card) => POWERS.find(power => power === CARD_NAMES[card]);

export function cardState(view: QuantumView, seat: Seat, card: Card, offers: readonly Offered[]): CardState {
  if (!has(view, seat, card)) return 'pending';
  const isOwnTurn = view.turn.active === seat && view.turn.phase === 'actions';
  if (FIRST_KILL.includes(card)) return isOwnTurn && view.turn.destroyed ? 'used' : 'waits';
  const power = powerOf(card);
  if (!power) return 'always';
  if (isOwnTurn && isSpent(view, power)) return 'used';
  return offers.some(offered => uses(offered, card)) ? 'ready' : 'waits';
}

/** Whether an answer uses the power of a card. */
function uses({ verb, pay, isCunning }: Offered, card: Card): boolean {
  const name = CARD_NAMES[card];
  return verb === name || pay === name || (isCunning && card === CARD.cunning);
}

const MODES: readonly Mode[] = ['flexible', 'resourceful', 'nomadic'];

/** The deed of the bar by which a card is used, where it has one. */
export const modeOf = (card: Card): Mode | undefined => MODES.find(mode => mode === CARD_NAMES[card]);

/** Used by a press alone: it concerns tracks, and no ship. */
export const plainUse = (offers: readonly Offered[], card: Card): Offered | undefined =>
  offers.find(({ verb, die }) => verb === CARD_NAMES[card] && die === undefined);
