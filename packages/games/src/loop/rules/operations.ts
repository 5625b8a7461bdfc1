/** Section 14: the operation of each part of an effect. */
import { offer, push } from '@tessera/engine';
import { type Answer, answer, VERB, verbOf } from '../answer.ts';
import type { Condition, Counted, Op, Part, PartOf, Selector } from '../cards/language.ts';
import { makeReady, moveTo, type Play } from '../change.ts';
import type { DecisionKind } from '../decision.ts';
import type { Answers } from '../handler.ts';
import type { Era } from '../ring.ts';
import {
  agentsFrom,
  cardRow,
  clonesAt,
  energyAt,
  eraOf,
  isOnStack,
  isSolo,
  readyCards,
  tokensAt,
} from '../state.ts';
import { type Card, type EffectFrame, HOLE, type LoopState, NONE } from '../types.ts';
import { applyCard } from './apply.ts';
import { removeRifts } from './damage.ts';
import { draw, makeAvailable, takeAvailable } from './piles.ts';
import { choiceOf, chosenBy, chosenEras, erasOf, offerAgents, offerEras } from './select.ts';
import { startWalk } from './walk.ts';

export interface Operation<P extends Part> {
  /** The question before the operation, if any. */
  asks?(state: LoopState, frame: EffectFrame, part: P): DecisionKind | undefined;
  answers?(state: LoopState, frame: EffectFrame, part: P, out: Answers): void;
  /** Stores the choice in the frame; the default is `chosen`, the parameter of the answer. */
  take?(play: Play, frame: EffectFrame, part: P, given: Answer): void;
  /** Executes the part. `frame.at` already points to the next one. */
  run(play: Play, frame: EffectFrame, part: P): void;
}

/** A part at eras: asks which of them if the selector leaves a choice. */
const atEras = <P extends Part & { readonly at: Selector }>(run: Operation<P>['run']): Operation<P> => ({
  asks: (state, frame, { at }) => choiceOf(state, frame, at),
  answers: (state, frame, { at }, out) => offerEras(state, frame, at, out),
  take({ state }, frame, _, given) {
    frame.chosen = chosenBy(state, given);
  },
  run,
});

/** A part about one of some cards; without any it asks nothing. */
const oneCard = <P extends Part>(
  cardsOf: (state: LoopState, frame: EffectFrame, part: P) => readonly Card[],
  run: (play: Play, frame: EffectFrame, card: Card) => void,
): Operation<P> => ({
  asks: (state, frame, part) => (cardsOf(state, frame, part).length > 0 ? 'pickCard' : undefined),
  answers(state, frame, part, out) {
    for (const card of cardsOf(state, frame, part)) offer(out, answer(VERB.card, card));
  },
  run(play, frame) {
    if (frame.chosen !== NONE) run(play, frame, frame.chosen);
  },
});

/** Two answers, in order; the first goes on, the second jumps. */
const eitherOr = (kind: DecisionKind, first: number, second: number) => ({
  asks: () => kind,
  answers(_state: LoopState, _frame: EffectFrame, _part: Part, out: Answers) {
    offer(out, answer(first));
    offer(out, answer(second));
  },
  take(_play: Play, frame: EffectFrame, _part: Part, given: Answer) {
    frame.chosen = verbOf(given) === first ? 0 : 1;
  },
  run(_play: Play, frame: EffectFrame, { reach }: Part & { readonly reach: number }) {
    if (frame.chosen === 1) frame.at += reach;
  },
});

const repeated = (eras: readonly Era[], times: (era: Era) => number): Era[] =>
  eras.flatMap(era => Array<Era>(Math.max(0, times(era))).fill(era));

const availableIn = (state: LoopState, eras: readonly Era[]): Card[] =>
  [...new Set(eras)]
    .flatMap(era => state.available[era] ?? [])
    .filter(card => !isOnStack(state, card))
    .toSorted((a, b) => a - b);

function zoneCards(state: LoopState, frame: EffectFrame, part: PartOf<'applyCard'>): Card[] {
  if (part.zone === 'available') return availableIn(state, erasOf(state, frame, part.at));
  if (part.zone === 'topDestroyed') return state.destroyed.slice(-1).filter(card => !isOnStack(state, card));
  const others = state.hands.filter((_, agent) => agent !== frame.actor);
  return readyCards(state, others.flat()).toSorted((a, b) => a - b);
}

const pushClones = (
  play: Play,
  { actor }: EffectFrame,
  deed: 'push' | 'pull' | 'destroy',
  eras: readonly Era[],
  count: number | 'all',
): void => {
  const tokens = tokensAt(play.state, era => eras.includes(era));
  push(play, {
    type: 'clones',
    deed,
    actor,
    tokens,
    left: count === 'all' ? tokens.length : count,
    picked: NONE,
  });
};

const handDeed =
  (deed: 'discard' | 'destroy' | 'ready') =>
  (play: Play, { actor }: EffectFrame, { count }: { readonly count: number }): void =>
    push(play, { type: 'hand', deed, actor, left: count });

const holds = (state: LoopState, { actor }: EffectFrame, condition: Condition): boolean => {
  const here = eraOf(state, actor);
  switch (condition) {
    case 'otherAgent(here)':
      return state.eras.some((era, agent) => agent !== actor && era === here);
    case 'onVortex(here)':
      return state.isVortex[here] === true;
    case 'rift(here)=0':
      return state.rifts[here] === 0;
    default:
      return condition satisfies never;
  }
};

const countOf = (state: LoopState, { actor }: EffectFrame, counted: Counted): number => {
  if (counted === 'clone(here)') return clonesAt(state, eraOf(state, actor));
  const dimensions = (state.hands[actor] ?? []).map(card => cardRow(state, card).dimension);
  return new Set(dimensions.filter(dimension => dimension !== HOLE)).size;
};

type Operations = { readonly [O in Op]: Operation<PartOf<O>> };

const OPERATIONS: Operations = {
  addEnergy: atEras((play, frame, { at, count }) => {
    const many = count === 'removed' ? frame.removed : count;
    push(play, { type: 'energy', eras: repeated(chosenEras(play.state, frame, at), () => many) });
  }),
  levelEnergy: atEras((play, frame, { at }) => {
    const { state } = play;
    const lacking = (era: Era): number => (state.rifts[era] as number) - energyAt(state, era);
    const eras = [...new Set(chosenEras(state, frame, at))]; // L-FX-8: once level, an era stays as it is
    push(play, { type: 'energy', eras: repeated(eras, lacking) });
  }),
  removeRift: atEras((play, frame, { at, count }) => {
    frame.removed = 0;
    for (const era of chosenEras(play.state, frame, at))
      frame.removed += removeRifts(play, era, count === 'all' ? Number.POSITIVE_INFINITY : count);
  }),
  levelRift: atEras((play, frame, { at }) => {
    const { state } = play;
    for (const era of chosenEras(state, frame, at))
      removeRifts(play, era, Math.max(0, (state.rifts[era] as number) - energyAt(state, era)));
  }),
  pushClone: {
    run(play, frame, { at, count }) {
      frame.sentTo = [];
      pushClones(play, frame, 'push', erasOf(play.state, frame, at), count);
    },
  },
  destroyClone: {
    run: (play, frame, { at, count }) =>
      pushClones(play, frame, 'destroy', erasOf(play.state, frame, at), count),
  },
  pullClone: {
    run: (play, frame, { count }) =>
      pushClones(play, frame, 'pull', erasOf(play.state, frame, 'eachAdj'), count),
  },
  swapClone: {
    run(play, frame, { from, to }) {
      const { state } = play;
      const tokens = (selector: Selector) => {
        const eras = erasOf(state, frame, selector);
        return tokensAt(state, era => eras.includes(era));
      };
      push(play, { type: 'swap', actor: frame.actor, from: tokens(from), to: tokens(to), first: NONE });
    },
  },
  moveSelf: {
    run: (play, { actor }, { steps, ...carrying }) => startWalk(play, actor, actor, steps, carrying),
  },
  jumpSelf: atEras((play, frame, { at }) => {
    const [to] = chosenEras(play.state, frame, at);
    if (to !== undefined) moveTo(play, frame.actor, to, 'card');
  }),
  moveAgent: {
    asks: () => 'pickAgent',
    answers: (state, frame, { who }, out) => offerAgents(state, frame, who, out),
    run: (play, { actor, chosen }, { steps }) => startWalk(play, actor, chosen, steps),
  },
  swapSelf: {
    asks: () => 'pickAgent',
    answers: (state, frame, _, out) => offerAgents(state, frame, 'other', out),
    run(play, { actor, chosen }) {
      const [here, there] = [eraOf(play.state, actor), eraOf(play.state, chosen)];
      moveTo(play, actor, there, 'swap');
      moveTo(play, chosen, here, 'swap');
    },
  },
  draw: {
    run(play, frame, { count }) {
      frame.drawn = [];
      for (let i = 0; i < count; i++) {
        const card = draw(play, frame.actor);
        if (card !== undefined) frame.drawn.push(card);
      }
    },
  },
  discardHand: { run: handDeed('discard') },
  destroyHand: { run: handDeed('destroy') },
  ready: { run: handDeed('ready') },
  readyDim: {
    asks: () => 'pickDimension',
    answers(_state, _frame, _part, out) {
      for (let dimension = 0; dimension < HOLE; dimension++) offer(out, answer(VERB.dimension, dimension));
    },
    run(play, { actor, chosen }) {
      for (const card of play.state.hands[actor] ?? [])
        if (cardRow(play.state, card).dimension === chosen) makeReady(play, card);
    },
  },
  makeAvailable: {
    run(play, frame, { count }) {
      frame.revealed = [];
      for (let i = 0; i < count; i++) {
        const card = makeAvailable(play);
        if (card !== undefined) frame.revealed.push(card);
      }
    },
  },
  takeAvailable: oneCard(
    (state, frame, { at }: PartOf<'takeAvailable'>) => availableIn(state, erasOf(state, frame, at)),
    (play, { actor }, card) => takeAvailable(play, actor, card),
  ),
  applyCard: oneCard(zoneCards, (play, { actor }, card) => applyCard(play, card, actor)),
  letOther: { run: (play, { actor }) => push(play, { type: 'letOther', actor, invited: NONE }) },
  may: eitherOr('may', VERB.yes, VERB.no),
  choose: eitherOr('pickOption', VERB['1'], VERB['2']),
  if: {
    run({ state }, frame, { condition, reach }) {
      if (!holds(state, frame, condition)) frame.at += reach;
    },
  },
  skip: {
    run(_, frame, { reach }) {
      frame.at += reach;
    },
  },
  foreach: {
    run({ state }, frame, { of, reach }) {
      frame.rounds = countOf(state, frame, of);
      if (frame.rounds === 0) frame.at += reach;
    },
  },
  again: {
    run(_, frame, { reach }) {
      if (--frame.rounds > 0) frame.at -= reach + 1;
    },
  },
  eachPlayer: {
    run(play, frame, { reach }) {
      const { state } = play;
      const [at, end] = [frame.at, frame.at + reach];
      frame.at = end;
      const left = isSolo(state) ? [state.active] : agentsFrom(state, 0); // L-SOLO-9
      push(play, { type: 'eachPlayer', source: frame.source, at, end, left });
    },
  },
};

export const operationOf = (part: Part): Operation<Part> => OPERATIONS[part.op] as unknown as Operation<Part>;
