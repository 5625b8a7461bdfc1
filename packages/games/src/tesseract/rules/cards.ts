/** T-CARD: cards that may be played in a phase of the own turn. */
import { type RuleViolation, violation } from '@tessera/engine';
import { effectOf, isTimely } from '../content.ts';
import type { Effect } from '../effects.ts';
import { type Answers, offer } from '../handler.ts';
import type { Answer, Lab, TesseractState } from '../types.ts';
import { effectFrame } from './effectFrame.ts';
import { canHappen } from './effectTargets.ts';
import { distinct } from './study.ts';

/** T-CARD-4: true if a card or an individual action can have any effect. */
export const canPlay = (state: TesseractState, source: string, lab: Lab): boolean =>
  canHappen(withoutCard(state, source, lab), effectFrame(source, lab));

const looksAtHands = ({ verb, branches }: Effect): boolean =>
  verb === 'study' || verb === 'giveCard' || branches.flat().some(looksAtHands);

/** T-RUL-34: a card that is played has left the hand, so its own effect can neither study it nor give it away. */
function withoutCard(state: TesseractState, card: string, lab: Lab): TesseractState {
  const hand = state.hands[lab] ?? [];
  const at = hand.indexOf(card);
  if (at < 0 || !effectOf(state, card)?.some(looksAtHands)) return state;
  return { ...state, hands: state.hands.with(lab, hand.toSpliced(at, 1)) };
}

/** T-CARD-1, T-CARD-2, T-CARD-7. */
export function cardAnswers(state: TesseractState, lab: Lab, phase: 'action' | 'threat', out: Answers): void {
  const isOffered = (card: string): boolean => isTimely(state, card, phase) && canPlay(state, card, lab);
  for (const card of distinct(state.hands[lab] ?? []))
    if (isOffered(card)) offer(out, { type: 'play', card });
  state.containment.forEach((place, i) => {
    if (place.state === 'unlocked' && isOffered(place.card)) offer(out, { type: 'use', column: i + 1 });
  });
}

/** Scratch list, only counted. */
const playable: Answers = { items: [], count: 0 };

/** T-CARD-7: true if the active researcher can play a card in the Threat phase. */
export function hasThreatCards(state: TesseractState): boolean {
  playable.count = 0;
  cardAnswers(state, state.active, 'threat', playable);
  return playable.count > 0;
}

/** The reason why a card cannot be played in this phase. */
export function whyNotPlay(
  state: TesseractState,
  lab: Lab,
  answer: Answer,
  phase: 'action' | 'threat',
): RuleViolation {
  if (answer.type === 'play') {
    if (!state.hands[lab]?.includes(answer.card)) return violation('T-CARD-1', 'E_NO_CARD');
    return whyNotThat(state, answer.card, phase);
  }
  if (answer.type !== 'use') return violation('T-TURN-2', 'E_NOT_OFFERED');
  const place = state.containment[answer.column - 1];
  if (place?.state !== 'unlocked') return violation('T-CARD-2', 'E_LOCKED');
  return whyNotThat(state, place.card, phase);
}

const whyNotThat = (state: TesseractState, card: string, phase: 'action' | 'threat'): RuleViolation =>
  isTimely(state, card, phase) ? violation('T-CARD-4', 'E_NO_TARGET') : violation('T-CARD-7', 'E_CARD_PHASE');
