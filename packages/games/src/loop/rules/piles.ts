/** Section 9: the flow of cards. */
import { type Chance, shuffled } from '@tessera/engine';
import { addToDeck, destroy, type Play } from '../change.ts';
import { cardRow, HAND_SIZE, insertSorted, isSolo, playerOf } from '../state.ts';
import type { Agent, Card } from '../types.ts';

/** L-RNG-2: shuffles things given in the order of their ids; the top is last. */
export const shuffledPile = (sorted: readonly number[], chance: Chance): number[] =>
  shuffled(chance, sorted).reverse();

/** Takes the top card of a player's draw pile, after a reshuffle of the discard pile if needed (L-CARD-1). */
export function takeTop({ state, chance, events }: Play, player: number): Card | undefined {
  const pile = state.draws[player] as Card[];
  if (pile.length === 0) {
    const cards = state.discards[player] as Card[];
    if (cards.length === 0) return undefined;
    state.draws[player] = shuffledPile(cards, chance);
    state.discards[player] = [];
    state.known[player] = 0;
    events?.push({ type: 'reshuffled', player });
  }
  state.known[player] = Math.max(0, (state.known[player] as number) - 1);
  return (state.draws[player] as Card[]).pop();
}

/** L-CARD-1: draws for an agent, in solo into the hand of the active one (L-SOLO-6). */
export function draw(play: Play, agent: Agent): Card | undefined {
  const { state, events } = play;
  const card = takeTop(play, playerOf(state, agent));
  if (card === undefined) return undefined;
  const hand = isSolo(state) ? state.active : agent;
  insertSorted(state.hands[hand] as Card[], card);
  events?.push({ type: 'drawn', agent: hand, card, reveals: 'all' });
  return card;
}

/** L-EOT-4 */
export function drawUp(play: Play, agent: Agent): void {
  const hand = play.state.hands[agent] as Card[];
  while (hand.length < HAND_SIZE) if (draw(play, agent) === undefined) return;
}

/** L-CARD-5 */
export function takeFromBigDeck({ state, chance, events }: Play): Card | undefined {
  if (state.bigDeck.length === 0 && state.destroyed.length > 0) {
    state.bigDeck = shuffledPile(
      state.destroyed.toSorted((a, b) => a - b),
      chance,
    );
    state.destroyed = [];
    events?.push({ type: 'bigDeckReshuffled' });
  }
  return state.bigDeck.pop();
}

/** L-CARD-6: cards at a vortex wait for the end of the effect (L-VORTEX-3). */
export function makeAvailable(play: Play): Card | undefined {
  const { state, events } = play;
  const card = takeFromBigDeck(play);
  if (card === undefined) return undefined;
  insertSorted(state.available[cardRow(state, card).origin] as Card[], card);
  events?.push({ type: 'available', card, reveals: 'all' });
  return card;
}

/** In phase I and set-up the effect is this single step. */
export function makeAvailableAlone(play: Play): void {
  const { state } = play;
  const card = makeAvailable(play);
  if (card === undefined) return;
  const { origin } = cardRow(state, card);
  if (!state.isVortex[origin]) return;
  state.available[origin] = [];
  destroy(play, card);
}

/** Puts an available card on top of a draw pile. */
export function takeAvailable(play: Play, agent: Agent, card: Card): void {
  const { state } = play;
  const row = state.available[cardRow(state, card).origin] as Card[];
  row.splice(row.indexOf(card), 1);
  addToDeck(play, agent, card);
}
