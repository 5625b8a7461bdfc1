/** L-FX-7: movement by a card, step by step, with carried clones. */
import { offer, pop, push } from '@tessera/engine';
import { aboutOf, answer, VERB, verbOf } from '../answer.ts';
import { moveTo, type Play } from '../change.ts';
import type { Handler } from '../handler.ts';
import { nextEra, prevEra } from '../ring.ts';
import { eraOf, tokensAt, without } from '../state.ts';
import type { Agent, FrameOf, LoopState, Token } from '../types.ts';
import { moveClone } from './clones.ts';

interface Carrying {
  readonly carry: number;
  readonly fromVortex: boolean;
}

export function startWalk(play: Play, actor: Agent, walker: Agent, steps: number, carrying?: Carrying): void {
  push(play, {
    type: 'walk',
    actor,
    walker,
    left: steps,
    made: 0,
    takings: carrying?.carry ?? 0,
    fromVortex: carrying?.fromVortex ?? false,
    carried: [],
    fresh: [],
    candidates: tokensAt(play.state, () => true), // L-CLONE-10
  });
}

function takeable(state: LoopState, frame: FrameOf<'walk'>): Token[] {
  const here = eraOf(state, frame.walker);
  if (frame.takings === 0 || (frame.fromVortex && !state.isVortex[here])) return [];
  return frame.candidates.filter(token => state.tokens[token] === here && !frame.carried.includes(token));
}

export const walk: Handler<FrameOf<'walk'>> = {
  step(play, { left }) {
    if (left > 0) return true;
    pop(play);
    return false;
  },
  decider: (_, { actor }) => actor,
  asks: () => 'step',
  answers(state, frame, out) {
    offer(out, answer(VERB.prev));
    offer(out, answer(VERB.next));
    if (frame.made > 0) offer(out, answer(VERB.stop));
    for (const token of takeable(state, frame)) offer(out, answer(VERB.take, token));
    for (const token of frame.carried.toSorted((a, b) => a - b))
      if (!frame.fresh.includes(token)) offer(out, answer(VERB.drop, token));
  },
  take(play, frame, given) {
    const token = aboutOf(given);
    switch (verbOf(given)) {
      case VERB.stop:
        frame.left = 0;
        break;
      case VERB.take:
        frame.takings--;
        frame.carried.push(token);
        frame.fresh.push(token);
        break;
      case VERB.drop:
        without(frame.carried, token);
        break;
      default:
        stepOn(play, frame, verbOf(given) === VERB.prev);
    }
  },
};

/** Carried clones enter every era with the agent, in the order they were taken (L-RUL-8). */
function stepOn(play: Play, frame: FrameOf<'walk'>, isBack: boolean): void {
  const { state } = play;
  const to = (isBack ? prevEra : nextEra)(eraOf(state, frame.walker));
  frame.left--;
  frame.made++;
  frame.fresh = [];
  moveTo(play, frame.walker, to, 'card');
  for (const token of frame.carried) moveClone(play, token, to);
  frame.carried = frame.carried.filter(token => state.tokens[token] === to);
}
