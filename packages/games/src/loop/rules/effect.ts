/** Section 14: the interpreter of effects, part by part. */
import { offer, pop } from '@tessera/engine';
import { aboutOf, answer, VERB } from '../answer.ts';
import { destroy, discard, makeReady, type Play } from '../change.ts';
import type { Handler } from '../handler.ts';
import { cardRow, isOnStack, readyCards, without } from '../state.ts';
import {
  type Agent,
  type Card,
  type EffectFrame,
  type FrameOf,
  HOLE,
  type LoopState,
  NONE,
} from '../types.ts';
import { applyCard, startEffect } from './apply.ts';
import { addEnergy } from './damage.ts';
import { operationOf } from './operations.ts';
import { partsOf } from './sources.ts';
import { destroyTogether } from './vortex.ts';

export const effect: Handler<EffectFrame> = {
  step(play, frame) {
    const { state } = play;
    const parts = partsOf(state, frame.source);
    if (frame.at >= frame.end) {
      pop(play);
      return false;
    }
    const part = parts[frame.at] as (typeof parts)[number];
    const operation = operationOf(part);
    if (frame.chosen === NONE && operation.asks?.(state, frame, part)) return true;
    frame.at++;
    operation.run(play, frame, part);
    frame.chosen = NONE;
    return false;
  },
  decider: (_, { actor }) => actor,
  asks(state, frame) {
    const part = partsOf(state, frame.source)[frame.at];
    return (part && operationOf(part).asks?.(state, frame, part)) ?? 'pickEra';
  },
  answers(state, frame, out) {
    const part = partsOf(state, frame.source)[frame.at];
    if (part) operationOf(part).answers?.(state, frame, part, out);
  },
  take(play, frame, given) {
    const part = partsOf(play.state, frame.source)[frame.at];
    if (!part) return;
    const operation = operationOf(part);
    if (operation.take) operation.take(play, frame, part, given);
    else frame.chosen = aboutOf(given);
  },
};

/** After the outermost effect: destroys available cards on vortices, then the card that V-Girl applied. */
export const settle: Handler<FrameOf<'settle'>> = {
  step(play, frame) {
    const { state } = play;
    if (!frame.isSwept) {
      frame.isSwept = true;
      sweepVortices(play, frame.applied);
      return false;
    }
    pop(play);
    if (frame.applied === NONE) return false;
    without(state.available[cardRow(state, frame.applied).origin] as Card[], frame.applied);
    destroy(play, frame.applied);
    return false;
  },
};

function sweepVortices(play: Play, applied: Card): void {
  const { state } = play;
  const cards: Card[] = [];
  state.isVortex.forEach((isVortex, era) => {
    if (!isVortex) return;
    cards.push(...(state.available[era] as Card[]).filter(card => card !== applied));
    state.available[era] = (state.available[era] as Card[]).filter(card => card === applied);
  });
  destroyTogether(play, cards);
}

/** Asks the active player which player is next. */
export const eachPlayer: Handler<FrameOf<'eachPlayer'>> = {
  step(play, { left }) {
    if (left.length > 0) return true;
    pop(play);
    return false;
  },
  asks: () => 'eachNext',
  answers(_, { left }, out) {
    for (const agent of left) offer(out, answer(VERB.agent, agent));
  },
  take(play, frame, given) {
    const agent = aboutOf(given);
    without(frame.left, agent);
    startEffect(play, frame.source, agent, frame.at, frame.end);
  },
};

/** `ready`: other cards than the one being used, never a black hole. */
function choosable(state: LoopState, { deed, actor }: FrameOf<'hand'>): Card[] {
  const hand = state.hands[actor] as Card[];
  if (deed !== 'ready') return hand;
  return hand.filter(
    card => state.exhausted[card] && cardRow(state, card).dimension !== HOLE && !isOnStack(state, card),
  );
}

export const hand: Handler<FrameOf<'hand'>> = {
  step(play, frame) {
    if (frame.left > 0 && choosable(play.state, frame).length > 0) return true;
    pop(play);
    return false;
  },
  decider: (_, { actor }) => actor,
  asks: () => 'pickCard',
  answers(state, frame, out) {
    for (const card of choosable(state, frame)) offer(out, answer(VERB.card, card));
  },
  take(play, frame, given) {
    const { state } = play;
    const card = aboutOf(given);
    frame.left--;
    if (frame.deed === 'ready') makeReady(play, card);
    else if (frame.deed === 'discard') discard(play, frame.actor, card);
    else {
      without(state.hands[frame.actor] as Card[], card);
      destroy(play, card);
    }
  },
};

/** Agents with a card that could be applied, except the inviting one. */
const invitable = (state: LoopState, actor: Agent): Agent[] =>
  state.agents.flatMap((_, agent) =>
    agent !== actor && readyCards(state, state.hands[agent] as Card[]).length > 0 ? [agent] : [],
  );

/** L-MIS-6: one agent invites, the other may apply a card of his own. */
export const letOther: Handler<FrameOf<'letOther'>> = {
  step(play, { actor, invited }) {
    if (invited !== NONE || invitable(play.state, actor).length > 0) return true;
    pop(play);
    return false;
  },
  decider: (_, { actor, invited }) => (invited === NONE ? actor : invited),
  asks: (_, { invited }) => (invited === NONE ? 'invite' : 'helpCard'),
  answers(state, { actor, invited }, out) {
    if (invited === NONE) {
      for (const agent of invitable(state, actor)) offer(out, answer(VERB.agent, agent));
      return;
    }
    offer(out, answer(VERB.none));
    for (const card of readyCards(state, state.hands[invited] as Card[])) offer(out, answer(VERB.card, card));
  },
  take(play, frame, given) {
    if (frame.invited === NONE) {
      frame.invited = aboutOf(given);
      return;
    }
    pop(play);
    if (given !== answer(VERB.none)) applyCard(play, aboutOf(given), frame.invited);
  },
};

/** Adds one energy after another: each may raise a choice (L-ULTRA-4). */
export const energy: Handler<FrameOf<'energy'>> = {
  step(play, frame) {
    const era = frame.eras.shift();
    if (era === undefined) pop(play);
    else addEnergy(play, era);
    return false;
  },
};
