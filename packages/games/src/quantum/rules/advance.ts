/** Q-ADV: advance cards, their rows and decks. */
import { offer, pop, push, type Seat, shuffled } from '@tessera/engine';
import { answer, firstOf, VERB, verbOf } from '../answer.ts';
import { CARD, type Card, isCommand } from '../cards/index.ts';
import { discardCommand, PILES, type Play } from '../change.ts';
import type { Answers, FrameOf, Handler } from '../handler.ts';
import type { PublicState } from '../state.ts';
import { dieOf, FLEET, type Piles, RESERVE } from '../types.ts';

export const ROW = 3;
export const MOST_COMMANDS = 3;

const byCard = (a: Card, b: Card): number => a - b;

/**
 * Q-ADV-7: an empty deck is refilled from the discard, sorted first (Q-RNG-3), when a card must be revealed.
 */
function reveal(play: Play, pile: keyof Piles): void {
  const { state, chance, events } = play;
  if (state.decks[pile].length === 0) {
    state.decks[pile] = shuffled(chance, state.discards[pile].toSorted(byCard));
    state.discards[pile] = [];
    events?.push({ type: 'reshuffle', pile });
  }
  const card = state.decks[pile].shift() as Card;
  state.rows[pile].push(card);
  events?.push({ type: 'cardRevealed', card, reveals: 'all' });
}

/**
 * Fills Commands first, then Gambits (Q-SETUP-8). Only a position with cards missing leaves a row short
 * (Q-ADV-7).
 */
export function fillRows(play: Play): void {
  const { rows, decks, discards } = play.state;
  for (const pile of PILES)
    while (rows[pile].length < ROW && decks[pile].length + discards[pile].length > 0) reveal(play, pile);
}

const hasReserve = (state: PublicState, seat: Seat): boolean => {
  for (let number = 0; number < FLEET; number++)
    if (state.places[dieOf(seat, number)] === RESERVE) return true;
  return false;
};

/** Q-ADV-8: Expansion needs a die in reserve. */
export const canTake = (state: PublicState, seat: Seat, card: Card): boolean =>
  card !== CARD.expansion || hasReserve(state, seat);

/** Q-ADV-2: equal Gambits are one answer; at most seven answers. */
export function advanceAnswers(state: PublicState, out: Answers): void {
  const { rows, turn } = state;
  const cards = [...new Set([...rows.command, ...rows.gambit])].toSorted(byCard);
  for (const card of cards) if (canTake(state, turn.active, card)) offer(out, answer(VERB.take, 0, card));
  offer(out, answer(VERB.refresh));
}

export function playAdvance(play: Play, given: number): void {
  const { state } = play;
  const seat = state.turn.active;
  state.turn.draws--;
  if (verbOf(given) === VERB.refresh) refresh(play, seat);
  else take(play, seat, firstOf(given));
}

function refresh(play: Play, seat: Seat): void {
  const { state, events } = play;
  for (const pile of PILES) {
    state.discards[pile].push(...state.rows[pile]);
    state.rows[pile] = [];
  }
  events?.push({ type: 'rowRefreshed', seat, reveals: 'all' });
  fillRows(play);
}

/**
 * Q-ADV-3: a Command is replaced at once, a Gambit once it has been resolved and discarded (`gambits.ts`).
 */
function take(play: Play, seat: Seat, card: Card): void {
  const { state, events } = play;
  const row = state.rows[isCommand(card) ? 'command' : 'gambit'];
  row.splice(row.indexOf(card), 1);
  events?.push({ type: 'cardTaken', seat, card });
  if (!isCommand(card)) {
    push(play, { type: 'gambit', card, isDone: false });
    return;
  }
  fillRows(play);
  const sheet = state.commands[seat] ?? [];
  sheet.push(card); // pending until the next start step (Q-ADV-5)
  if (sheet.length > MOST_COMMANDS) push(play, { type: 'discard', seat, newest: card });
}

/** Q-ADV-6, Q-CARD-SABOTAGE: asks for one of the sheet; the card that made it too full stays. */
export const discard: Handler<FrameOf<'discard'>> = {
  step: () => true,
  decider: (_state, { seat }) => seat,
  answers(state, { seat, newest }, out) {
    for (const card of state.commands[seat] ?? [])
      if (card !== newest) offer(out, answer(VERB.discard, 0, card));
  },
  take(play, { seat }, given) {
    pop(play);
    discardCommand(play, seat, firstOf(given));
  },
};
