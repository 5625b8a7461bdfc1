/** Phases III and IV: a card is added, a mission archived, and the bonus for it. */
import { offer, pop, push } from '@tessera/engine';
import { aboutOf, answer, VERB, verbOf } from '../answer.ts';
import { addToDeck, checkVictory, destroy, type Play } from '../change.ts';
import type { Answers, Handler } from '../handler.ts';
import { agentsFrom, eraOf, isComplete, isTurned, missionAt, playersIn, without } from '../state.ts';
import {
  type Agent,
  ARCHIVED,
  type Card,
  type FrameOf,
  type LoopState,
  type Mission,
  NONE,
} from '../types.ts';
import { takeAvailable, takeFromBigDeck } from './piles.ts';

/** L-ADD-1 */
export const addable = (state: LoopState): readonly Card[] =>
  state.available[eraOf(state, state.active)] as Card[];

export function addAnswers(state: LoopState, out: Answers): void {
  offer(out, answer(VERB.none));
  for (const card of addable(state)) offer(out, answer(VERB.card, card));
}

export function playAdd(play: Play, given: number): void {
  const { state } = play;
  if (verbOf(given) === VERB.card) takeAvailable(play, state.active, aboutOf(given));
  state.phase = 'archive';
}

/** L-ARCH-1: the complete mission where the active agent stands, or NONE. */
export function archivable(state: LoopState): Mission {
  const mission = missionAt(state, eraOf(state, state.active));
  return mission !== NONE && isTurned(state, mission) && isComplete(state, mission) ? mission : NONE;
}

export function archiveAnswers(out: Answers): void {
  offer(out, answer(VERB.yes));
  offer(out, answer(VERB.no));
}

export function playArchive(play: Play, given: number): void {
  const { state, events } = play;
  state.phase = 'end';
  push(play, { type: 'endOfTurn', step: 0 });
  if (verbOf(given) === VERB.no) return;
  const mission = archivable(state);
  state.missions[mission] = ARCHIVED;
  state.damage[mission] = 0;
  events?.push({ type: 'archived', mission });
  checkVictory(play);
  startBonus(play, state.active);
  push(play, { type: 'refill' });
}

/** L-ARCH-4: every player picks once, from this agent on. */
export function startBonus(play: Play, first: Agent): void {
  const { state } = play;
  const left = playersIn(state) === 1 ? [first] : agentsFrom(state, first);
  push(play, { type: 'bonus', laid: [], left, isLaid: false });
}

export const bonus: Handler<FrameOf<'bonus'>> = {
  step(play, frame) {
    if (!frame.isLaid) {
      frame.isLaid = true;
      layOut(play, frame);
    }
    if (frame.left.length > 0 && frame.laid.length > 0) return true;
    pop(play);
    for (const card of frame.laid) destroy(play, card);
    return false;
  },
  decider: (_, { left }) => left[0] as Agent,
  asks: () => 'bonusPick',
  answers(_, { laid }, out) {
    for (const card of laid) offer(out, answer(VERB.card, card));
  },
  take(play, frame, given) {
    const card = aboutOf(given);
    without(frame.laid, card);
    addToDeck(play, frame.left.shift() as Agent, card);
  },
};

/** Lays out one card more than there are players, or what there is (L-RUL-11). */
function layOut(play: Play, frame: FrameOf<'bonus'>): void {
  for (let i = 0; i <= playersIn(play.state); i++) {
    const card = takeFromBigDeck(play);
    if (card === undefined) break;
    frame.laid.push(card);
    play.events?.push({ type: 'laid', card, reveals: 'all' });
  }
  frame.laid.sort((a, b) => a - b);
}
