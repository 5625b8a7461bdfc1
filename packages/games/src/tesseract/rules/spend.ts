/** Costs of cards and individual actions, and their refund if they had no effect (T-DEC-8). */
import { push } from '@tessera/engine';
import type { Play } from '../change.ts';
import { abilitySource, levelOf } from '../content.ts';
import type { ContainmentPlace, EffectFrame, Lab, TesseractState } from '../types.ts';
import { effectFrame } from './effectFrame.ts';
import { discard } from './study.ts';

/** T-SPEC-1. */
export function specialize(play: Play, lab: Lab): void {
  play.state.actions -= 1;
  play.state.used[lab]?.push('specialize');
  play.events?.push({ type: 'specialized', lab });
  push(play, effectFrame(play.state.researchers[lab] ?? '', lab));
}

/** T-CARD-1. */
export function playResearch(play: Play, card: string): void {
  const lab = play.state.active;
  discard(play, lab, card);
  play.events?.push({ type: 'cardPlayed', lab, card });
  push(play, effectFrame(card, lab));
}

/** T-CARD-2. */
export function useContainment(play: Play, column: number): void {
  const place = play.state.containment[column - 1];
  if (!place) return;
  place.state = 'used';
  play.events?.push({ type: 'columnCard', column, card: place.card, state: 'used' });
  push(play, effectFrame(place.card, play.state.active));
}

const columnOf = ({ containment }: TesseractState, card: string): ContainmentPlace | undefined =>
  containment.find(place => place.card === card);

/** True if the table shows that an effect in progress was paid for; an ability costs nothing. */
export function isPaid(state: TesseractState, { source, lab }: EffectFrame): boolean {
  const researcher = state.researchers[lab] ?? '';
  if (source === abilitySource(researcher)) return true;
  if (lab !== state.active) return false;
  if (source === researcher) return state.used[lab]?.includes('specialize') === true;
  return state.discard.includes(source) || columnOf(state, source)?.state === 'used';
}

/** T-DEC-8: refunds card, action and `once`. */
export function unspend(play: Play, { source, lab }: EffectFrame): void {
  const { state, events } = play;
  const place = columnOf(state, source);
  if (place) place.state = 'unlocked';
  else if (levelOf(state, source) > 0) {
    state.discard.splice(state.discard.lastIndexOf(source), 1);
    state.hands[lab]?.push(source);
  } else if (source === state.researchers[lab]) {
    state.actions += 1;
    state.used[lab]?.splice(state.used[lab].lastIndexOf('specialize'), 1);
    events?.push({ type: 'unspent', lab });
    return;
  } else return;
  events?.push({ type: 'unspent', lab, card: source });
}
