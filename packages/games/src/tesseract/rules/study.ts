/** T-STUDY: exchange a research card for one of the next level. */
import { pop, push, type RuleViolation, violation } from '@tessera/engine';
import type { Play } from '../change.ts';
import { levelOf } from '../content.ts';
import { type Answers, type FrameOf, type Handler, offer } from '../handler.ts';
import { ability } from '../state.ts';
import type { Lab, TesseractState } from '../types.ts';

const deck = (state: TesseractState, level: number): string[] => state.decks[level - 2] ?? [];

/** T-STUDY-2: the level for which a card of this level is exchanged; undefined if there is none. */
function studyLevel(state: TesseractState, level: number): number | undefined {
  const higher = state.flags.study === 'exactNext' ? [level + 1] : [level + 1, level + 2];
  return higher.find(one => deck(state, one).length > 0);
}

/** The different cards of a hand. */
export const distinct = (cards: readonly string[]): readonly string[] =>
  cards.length < 2 ? cards : cards.filter((card, i) => cards.indexOf(card) === i);

export function studyAnswers(state: TesseractState, lab: Lab, out: Answers): void {
  for (const card of distinct(state.hands[lab] ?? [])) {
    if (studyLevel(state, levelOf(state, card)) !== undefined) offer(out, { type: 'study', card });
  }
}

export function discard(play: Play, lab: Lab, card: string): void {
  const hand = play.state.hands[lab] ?? [];
  hand.splice(hand.indexOf(card), 1);
  play.state.discard.push(card);
}

/** Draws the top card of a level, if there is one (T-CARD-3: decks are never reshuffled). */
export function draw(play: Play, lab: Lab, level: number): void {
  const card = deck(play.state, level).shift();
  if (card === undefined) return;
  play.state.hands[lab]?.push(card);
  play.events?.push({ type: 'cardDrawn', lab, card, reveals: 'all' });
}

export function study(play: Play, lab: Lab, card: string): void {
  const { state } = play;
  const level = studyLevel(state, levelOf(state, card));
  discard(play, lab, card);
  play.events?.push({ type: 'cardDiscarded', lab, card });
  if (level === undefined) return;
  const cards = deck(state, level).slice(0, ability(state, lab, 'studyDraw')?.n ?? 1);
  if (cards.length < 2) {
    draw(play, lab, level);
    return;
  }
  play.events?.push({ type: 'cardsSeen', lab, cards, reveals: 'all' });
  push(play, { type: 'studyPick', lab, cards });
}

/** R07: keeps one of the top cards, the others go under the deck; they stay on top until that is decided. */
export const studyPick: Handler<FrameOf<'studyPick'>> = {
  step: () => true,
  decider: (_state, frame) => frame.lab,
  answers(_state, { cards }, out) {
    for (const card of distinct(cards)) offer(out, { type: 'keep', card });
  },
  take(play, { lab, cards }, answer) {
    if (answer.type !== 'keep') return;
    pop(play);
    const from = deck(play.state, levelOf(play.state, answer.card));
    const seen = from.splice(0, cards.length);
    seen.splice(seen.indexOf(answer.card), 1);
    from.push(...seen);
    play.state.hands[lab]?.push(answer.card);
    play.events?.push({ type: 'cardKept', lab, card: answer.card });
  },
};

export function whyNotStudy(state: TesseractState, lab: Lab, card: string): RuleViolation {
  if (!state.hands[lab]?.includes(card)) return violation('T-STUDY-1', 'E_NO_CARD');
  if (levelOf(state, card) === 4) return violation('T-STUDY-1', 'E_TOP_LEVEL');
  return violation('T-STUDY-2', 'E_DECK_EMPTY');
}
