/** Section 7: clones that are generated, moved and destroyed. */
import { offer, pop } from '@tessera/engine';
import { aboutOf, answer, VERB, verbOf } from '../answer.ts';
import { checkVictory, type Play } from '../change.ts';
import { type CloneToken, contentOf } from '../content.ts';
import type { Handler } from '../handler.ts';
import { type Era, nextEra, prevEra } from '../ring.ts';
import { bagOf, eraOf, isAgent, without } from '../state.ts';
import { BAG, type EffectFrame, type FrameOf, GONE, type LoopState, NONE, type Token } from '../types.ts';
import { addPerpetual, happened } from './damage.ts';

const tokenRow = (state: LoopState, token: Token): CloneToken => contentOf(state).tokens[token] as CloneToken;

/** L-RNG-3: a number is drawn even for the last token. */
function drawToken({ state, chance }: Play): Token | undefined {
  const bag = bagOf(state);
  return bag.length === 0 ? undefined : bag[chance.below(bag.length)];
}

/** L-CLONE-2; an empty bag gives nothing (L-FOO-2). */
export function generateClone(play: Play): void {
  const token = drawToken(play);
  if (token === undefined) return;
  const { generation } = tokenRow(play.state, token);
  put(play, token, generation);
  enter(play, token);
}

/** Puts a token from the bag at an era. */
function put({ state, events }: Play, token: Token, era: Era): void {
  state.tokens[token] = era;
  events?.push({ type: 'clone', token, era, reveals: 'all' });
}

/** L-CLONE-3: destroys the clone if this is its destruction era. */
function enter(play: Play, token: Token): void {
  if (tokenRow(play.state, token).destruction === play.state.tokens[token]) destroyClone(play, token);
}

/** Moves a clone to another era, which it enters. */
export function moveClone(play: Play, token: Token, to: Era): void {
  place(play, token, to);
  enter(play, token);
}

function place({ state, events }: Play, token: Token, to: Era): void {
  const from = state.tokens[token] as Era;
  state.tokens[token] = to;
  events?.push({ type: 'cloneMoved', token, from, to });
}

/** L-CLONE-6, L-SUPA-3 */
function destroyClone(play: Play, token: Token): void {
  const { state, events } = play;
  const era = state.tokens[token] as Era;
  const { isSupa } = tokenRow(state, token);
  state.tokens[token] = isSupa ? GONE : BAG;
  if (isSupa) state.supasDestroyed.push(token);
  events?.push({ type: 'cloneDestroyed', token, era });
  happened(play, 'clone', era);
  if (isSupa) burst(play, era);
}

/** L-SUPA-4, L-SUPA-8: clones are drawn together, then placed, then destroyed where they are destroyed. */
function burst(play: Play, era: Era): void {
  const { state } = play;
  checkVictory(play);
  if (state.outcome) return;
  addPerpetual(play, era);
  const drawn: Token[] = [];
  for (let i = 0; i < state.supasDestroyed.length; i++) {
    const token = drawToken(play);
    if (token === undefined) break;
    state.tokens[token] = era; // out of the bag for the next draw
    drawn.push(token);
  }
  for (const token of drawn) put(play, token, era);
  for (const token of drawn) enter(play, token);
}

/** The effect that a frame belongs to. */
const effectBelow = ({ pending }: LoopState): EffectFrame | undefined =>
  pending.findLast(frame => frame.type === 'effect');

/** L-CLONE-10: candidates that were there at the beginning and still stand. */
const standing = (state: LoopState, tokens: readonly Token[]): Token[] =>
  tokens.filter(token => (state.tokens[token] as number) >= 0);

/** L-AGENT-4, L-AGENT-6: only in his own turn. */
const pushesFar = (state: LoopState, frame: FrameOf<'clones'>): boolean =>
  frame.actor === state.active && isAgent(state, frame.actor, 'robofinisher');

/** L-CLONE-4 to L-CLONE-6: clones are picked one after another. */
export const clones: Handler<FrameOf<'clones'>> = {
  step(play, frame) {
    if (frame.picked !== NONE) return true;
    frame.tokens = standing(play.state, frame.tokens);
    if (frame.left > 0 && frame.tokens.length > 0) return true;
    pop(play);
    return false;
  },
  decider: (_, { actor }) => actor,
  asks: (_, { picked }) => (picked === NONE ? 'pickClone' : 'pickDirection'),
  answers(state, frame, out) {
    if (frame.picked === NONE) {
      for (const token of frame.tokens) offer(out, answer(VERB.clone, token));
      return;
    }
    offer(out, answer(VERB.prev));
    offer(out, answer(VERB.next));
    if (!pushesFar(state, frame)) return;
    offer(out, answer(VERB.prev2));
    offer(out, answer(VERB.next2));
  },
  take(play, frame, given) {
    if (frame.picked !== NONE) {
      pushOnwards(play, frame.picked, verbOf(given));
      frame.picked = NONE;
      return;
    }
    const token = aboutOf(given);
    without(frame.tokens, token);
    frame.left--;
    if (frame.deed === 'push') frame.picked = token;
    else if (frame.deed === 'pull') moveClone(play, token, eraOf(play.state, frame.actor));
    else destroyClone(play, token);
  },
};

/** Pushes step by step; `sentTo` is the last era, even if the clone is destroyed there (L-FX-3). */
function pushOnwards(play: Play, token: Token, verb: number): void {
  const { state } = play;
  const onwards = verb === VERB.prev || verb === VERB.prev2 ? prevEra : nextEra;
  const steps = verb === VERB.prev2 || verb === VERB.next2 ? 2 : 1;
  const effect = effectBelow(state);
  let era = state.tokens[token] as Era;
  for (let i = 0; i < steps && state.tokens[token] === era; i++) {
    era = onwards(era);
    moveClone(play, token, era);
  }
  effect?.sentTo.push(era);
}

/** `swapClone`: picks a clone with a partner at another era, then the partner. */
export const swap: Handler<FrameOf<'swap'>> = {
  step(play, frame) {
    if (frame.first !== NONE || partnered(play.state, frame).length > 0) return true;
    pop(play);
    return false;
  },
  decider: (_, { actor }) => actor,
  asks: () => 'pickClone',
  answers(state, frame, out) {
    const offered = frame.first === NONE ? partnered(state, frame) : partnersOf(state, frame, frame.first);
    for (const token of offered) offer(out, answer(VERB.clone, token));
  },
  take(play, frame, given) {
    const token = aboutOf(given);
    if (frame.first === NONE) {
      frame.first = token;
      return;
    }
    pop(play);
    const { tokens } = play.state;
    const [here, there] = [tokens[frame.first] as Era, tokens[token] as Era];
    place(play, frame.first, there);
    place(play, token, here);
    enter(play, frame.first);
    if (tokens[token] === here) enter(play, token);
  },
};

const partnersOf = ({ tokens }: LoopState, { to }: FrameOf<'swap'>, first: Token): Token[] =>
  to.filter(token => tokens[token] !== tokens[first]);
const partnered = (state: LoopState, frame: FrameOf<'swap'>): Token[] =>
  frame.from.filter(token => partnersOf(state, frame, token).length > 0);
