/** Phase II: section 6. */
import { offer, pop, push, type RuleViolation, violation } from '@tessera/engine';
import { type Answer, aboutOf, answer, VERB, verbOf } from '../answer.ts';
import { makeReady, moveTo, type Play } from '../change.ts';
import type { Answers, Handler } from '../handler.ts';
import { MISSIONS } from '../missions.ts';
import { type Era, isAdjacent, RING } from '../ring.ts';
import {
  cardRow,
  energyAt,
  eraOf,
  hasEnergyEverywhere,
  isAgent,
  isReady,
  lockOf,
  type PublicState,
} from '../state.ts';
import { type Card, type Dimension, type FrameOf, HOLE, type LoopState, NONE } from '../types.ts';
import { applyCard } from './apply.ts';
import { heatCentrifuge } from './centrifuge.ts';
import { claim, claimFault, happened, pay } from './damage.ts';
import { MR_TIME } from './sources.ts';

/** L-ACT-13 */
export const MOST_ACTIONS = 400;

type Fault = RuleViolation | undefined;

/** The reason why an action is refused: the first error of its row in the table of section 6 that applies. */
export function actionFault(state: LoopState, given: Answer): Fault {
  const verb = verbOf(given);
  const about = aboutOf(given);
  if (verb === VERB.endActions) return undefined;
  if (state.actions >= MOST_ACTIONS) return violation('L-ACT-13', 'E_CAP');
  if (verb === VERB.move) return moveFault(state, about);
  if (verb === VERB.freeMove) return freeMoveFault(state, about);
  if (verb === VERB.useCard) return useFault(state, about);
  if (verb === VERB.loop) return loopFault(state, about);
  if (verb === VERB.power) return powerFault(state);
  const fault = claimFault(state, about);
  return fault === undefined ? undefined : violation('L-ACT-7', fault);
}

function moveFault(state: LoopState, to: Era): Fault {
  const here = eraOf(state, state.active);
  if (!isAdjacent(here, to)) return violation('L-ACT-2', 'E_NOT_ADJACENT');
  return energyAt(state, here) >= 1 ? undefined : violation('L-ACT-2', 'E_NO_ENERGY');
}

function freeMoveFault(state: LoopState, to: Era): Fault {
  const here = eraOf(state, state.active);
  if (!state.battery[state.active]) return violation('L-ACT-3', 'E_BATTERY_EMPTY');
  const reaches = isAgent(state, state.active, 'cztwyzzek') ? to !== here : isAdjacent(here, to);
  return reaches ? undefined : violation('L-ACT-3', 'E_NOT_ADJACENT');
}

/** L-CENT-2 */
function isLocked(state: PublicState, dimension: Dimension): boolean {
  const lock = lockOf(state, state.active);
  return lock !== undefined && lock !== dimension;
}

function useFault(state: LoopState, card: Card): Fault {
  if (!state.hands[state.active]?.includes(card)) return violation('L-ACT-4', 'E_NOT_IN_HAND');
  if (!isReady(state, card)) return violation('L-ACT-4', 'E_EXHAUSTED');
  return isLocked(state, cardRow(state, card).dimension)
    ? violation('L-CENT-2', 'E_DIMENSION_LOCKED')
    : undefined;
}

export function loopFault(state: PublicState, dimension: Dimension): Fault {
  const hand = state.hands[state.active] as Card[];
  const cost = state.loops + 1;
  if (dimension === HOLE) return violation('L-ACT-5', 'E_BLACK_HOLE');
  if (!hand.some(card => cardRow(state, card).dimension === dimension))
    return violation('L-ACT-5', 'E_NO_CARD_OF_DIMENSION');
  if (energyAt(state, eraOf(state, state.active)) < cost) return violation('L-ACT-5', 'E_NO_ENERGY');
  return isLocked(state, dimension) ? violation('L-CENT-2', 'E_DIMENSION_LOCKED') : undefined;
}

/** Cards for V-Girl's power: those at her era, or the top of the Destroyed pile (L-AGENT-5). */
function powerCards(state: LoopState): readonly Card[] {
  const here = eraOf(state, state.active);
  return state.isVortex[here] ? state.destroyed.slice(-1) : (state.available[here] as Card[]);
}

function powerFault(state: LoopState): Fault {
  const isVGirl = isAgent(state, state.active, 'vgirl');
  if (state.powerUsed) return violation('L-ACT-6', 'E_POWER_USED');
  const canUse = isVGirl ? powerCards(state).length > 0 : isAgent(state, state.active, 'mrtime');
  return canUse ? undefined : violation('L-ACT-6', 'E_POWER_CONDITION');
}

const END = answer(VERB.endActions);

export function actionAnswers(state: LoopState, out: Answers): void {
  const tryOffer = (given: Answer): void => {
    if (actionFault(state, given) === undefined) offer(out, given);
  };
  for (let era = 0; era < RING; era++) tryOffer(answer(VERB.move, era));
  for (let era = 0; era < RING; era++) tryOffer(answer(VERB.freeMove, era));
  for (const card of state.hands[state.active] as Card[]) tryOffer(answer(VERB.useCard, card));
  for (let dimension = 0; dimension < HOLE; dimension++) tryOffer(answer(VERB.loop, dimension));
  tryOffer(answer(VERB.power));
  MISSIONS.forEach(({ trigger }, mission) => {
    if (trigger === 'claim') tryOffer(answer(VERB.claim, mission));
  });
  offer(out, END);
}

export function playAction(play: Play, given: Answer): void {
  const { state } = play;
  const verb = verbOf(given);
  const about = aboutOf(given);
  if (verb === VERB.endActions) {
    state.phase = 'add';
    play.events?.push({ type: 'phase', phase: 'add' });
    return;
  }
  state.actions++;
  state.isGrid = hasEnergyEverywhere(state); // L-ACT-14
  if (verb === VERB.move) moveFor(play, about, true);
  else if (verb === VERB.freeMove) moveFor(play, about, false);
  else if (verb === VERB.useCard) useCard(play, about);
  else if (verb === VERB.loop) loop(play, about);
  else if (verb === VERB.power) usePower(play);
  else claim(play, about);
}

function moveFor(play: Play, to: Era, isPaid: boolean): void {
  const { state } = play;
  if (isPaid) pay(play, eraOf(state, state.active), 1);
  else state.battery[state.active] = false;
  moveTo(play, state.active, to, isPaid ? 'move' : 'free');
}

/** L-ACT-4: exhausted before the effect. */
function useCard(play: Play, card: Card): void {
  const { state, events } = play;
  state.exhausted[card] = true;
  events?.push({ type: 'used', agent: state.active, card });
  applyCard(play, card, state.active);
}

/** L-ACT-5, L-CENT-7 */
function loop(play: Play, dimension: Dimension): void {
  const { state, events } = play;
  const era = eraOf(state, state.active);
  const cost = state.loops + 1;
  pay(play, era, cost);
  events?.push({ type: 'looped', agent: state.active, dimension, cost });
  for (const card of state.hands[state.active] as Card[])
    if (cardRow(state, card).dimension === dimension) makeReady(play, card);
  state.loops = cost;
  happened(play, 'loop', era);
  heatCentrifuge(play, era);
}

function usePower(play: Play): void {
  const { state, events } = play;
  state.powerUsed = true;
  events?.push({ type: 'power', agent: state.active });
  if (isAgent(state, state.active, 'mrtime')) applyCard(play, MR_TIME, state.active);
  else push(play, { type: 'power' });
}

/** L-AGENT-5: asks which of several cards at her era; the card of the Destroyed pile stays there. */
export const power: Handler<FrameOf<'power'>> = {
  step: () => true,
  asks: () => 'pickCard',
  answers(state, _, out) {
    for (const card of powerCards(state)) offer(out, answer(VERB.card, card));
  },
  take(play, _, given) {
    const { state } = play;
    const card = aboutOf(given);
    pop(play);
    play.events?.push({ type: 'applied', agent: state.active, card });
    applyCard(play, card, state.active, state.isVortex[eraOf(state, state.active)] ? NONE : card);
  },
};
