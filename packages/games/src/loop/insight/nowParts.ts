/** Transfer functions: the known facts after each part of an effect. */
import type { Op, Part, PartOf, Selector } from '../cards/language.ts';
import { cardRow, energyAt, isAgent, readyCards } from '../state.ts';
import { type Agent, type Card, HOLE, type Token } from '../types.ts';
import type { LoopView } from '../view.ts';
import { carriedOn, destroyedIn, pulledIn, pushedIn, swappedIn } from './nowClones.ts';
import type { Guess } from './nowGuess.ts';
import { erasIn, isOneOf, othersOf, targetOf, vorticesOf } from './nowWhere.ts';
import {
  ALL_ERAS,
  atMost,
  bitsOf,
  type Eras,
  eitherOf,
  exactly,
  listed,
  neighbours,
  plus,
  type Range,
  sizeOf,
  times,
  upTo,
  within,
} from './range.ts';

/** Preview of a part, and the known facts after it. */
export interface Done {
  readonly guess: Guess;
  readonly eras: readonly number[];
  readonly count: Range;
  readonly isOneOf?: boolean;
  readonly isChance?: boolean;
  readonly tokens?: readonly Token[];
  readonly cards?: readonly Card[];
  readonly agents?: readonly Agent[];
}

type Reader<P extends Part> = (view: LoopView, part: P, guess: Guess) => Omit<Done, 'guess'>;
type Plain = Exclude<Op, 'may' | 'choose' | 'if' | 'skip' | 'foreach' | 'again' | 'eachPlayer'>;

export function effectOf(view: LoopView, part: Part, before: Guess): Done {
  const guess = before.copy();
  const reader = READERS[part.op as Plain] as unknown as Reader<Part>;
  return { guess, ...reader(view, part, guess) };
}

/** Adds energy: the count each time, by era. */
function energise(
  view: LoopView,
  at: Selector,
  guess: Guess,
  many: (era: number) => Range,
): Omit<Done, 'guess'> {
  const target = targetOf(view, at, guess);
  let count = exactly(0);
  for (const eras of target.groups) {
    const each = times(eitherOf(listed(eras).map(many)), target.often);
    const added = guess.isScarce ? upTo(each.max) : each;
    guess.deed('energy', eras, added);
    count = plus(count, added);
  }
  guess.count('energy', count);
  return {
    eras: listed(erasIn(target)),
    count,
    isOneOf: isOneOf(target),
    isChance: target.isChance ?? false,
  };
}

/** Removes rifts: the count each time, as far as there are any. */
function patch(
  view: LoopView,
  at: Selector,
  guess: Guess,
  many: (era: number) => number,
): Omit<Done, 'guess'> {
  const target = targetOf(view, at, guess);
  let count = exactly(0);
  for (const eras of target.groups) {
    const list = listed(eras);
    const all = list.map(era => atMost(guess.rifts[era] as Range, many(era)));
    const isRepeated = target.often.max > 1;
    const once = times(eitherOf(all), target.often);
    // Several times at the same era: no more than there are.
    const most = all.reduce((sum, _, i) => sum + (guess.rifts[list[i] as number] as Range).max, 0);
    const least =
      list.length === 1
        ? atMost(guess.rifts[list[0] as number] as Range, many(list[0] as number) * target.often.min).min
        : 0;
    const removed = isRepeated || target.often.min < 1 ? { min: least, max: Math.min(once.max, most) } : once;
    // Missions count only where a rift can be removed.
    guess.deed('rift', bitsOf(list.filter(era => (guess.rifts[era] as Range).max > 0)), removed);
    for (const era of list) {
      const { min, max } = guess.rifts[era] as Range;
      const gone = Math.min(many(era) * target.often.max, max);
      guess.rifts[era] =
        list.length === 1 && !isRepeated && target.often.min === 1
          ? { min: Math.max(0, min - gone), max: Math.max(0, max - gone) }
          : { min: Math.max(0, min - gone), max };
    }
    count = plus(count, removed);
  }
  guess.removed = count;
  guess.countRifts(erasIn(target), count);
  return {
    eras: listed(erasIn(target)),
    count,
    isOneOf: isOneOf(target),
    isChance: target.isChance ?? false,
  };
}

/** Number of cards a player can still draw, and the origins of those that may come first. */
function drawable(view: LoopView, agent: Agent): { readonly cards: number; readonly first: readonly Card[] } {
  const player = view.draws.length === 1 ? 0 : agent;
  const pile = view.draws[player] ?? { cards: [], known: [] };
  const discards = view.discards[player] ?? [];
  const cards = pile.cards.length + pile.known.length + discards.length;
  const top = pile.known.at(-1);
  if (top !== undefined) return { cards, first: [top] };
  return { cards, first: pile.cards.length > 0 ? pile.cards : discards };
}

const originsOf = (view: LoopView, cards: readonly Card[]): Eras =>
  bitsOf(cards.map(card => cardRow(view, card).origin));

/** Cards of the own hand, one after another. */
const fromHand = <P extends Part & { readonly count: number }>(
  view: LoopView,
  { count }: P,
  guess: Guess,
) => {
  const many = atMost(guess.hand, count);
  guess.hand = { min: guess.hand.min - many.max, max: guess.hand.max - many.min };
  return { eras: [], count: many, cards: view.hands[guess.actor] ?? [] };
};

const exhausted = (view: LoopView, { actor, card }: Guess): Card[] =>
  (view.hands[actor] ?? []).filter(
    one => one !== card && view.exhausted[one] && cardRow(view, one).dimension !== HOLE,
  );

/** Eras an agent can reach with so many steps; one step is exactly one (L-FX-7). */
const walked = (eras: Eras, steps: number): Eras => (steps === 1 ? neighbours(eras) : within(eras, steps));

type Readers = { readonly [O in Plain]: Reader<PartOf<O>> };

const READERS: Readers = {
  addEnergy: (view, { at, count }, guess) =>
    energise(view, at, guess, () => (count === 'removed' ? guess.removed : exactly(count))),
  levelEnergy: (view, { at }, guess) => {
    const wasAdded = guess.totals.energy.max > 0 || guess.isOpen;
    return energise(view, at, guess, era => {
      const { min, max } = guess.rifts[era] as Range;
      const here = energyAt(view, era);
      return {
        min: wasAdded ? 0 : Math.max(0, min - here),
        max: Math.max(0, max - (guess.isOpen ? 0 : here)),
      };
    });
  },
  removeRift: (view, { at, count }, guess) => patch(view, at, guess, () => (count === 'all' ? 3 : count)),
  levelRift(view, { at }, guess) {
    const isSure = guess.totals.energy.max === 0 && !guess.isOpen;
    const before = guess.rifts;
    const done = patch(view, at, guess, era =>
      Math.max(0, (before[era] as Range).max - (isSure ? energyAt(view, era) : 0)),
    );
    return isSure ? done : { ...done, count: upTo(done.count.max) };
  },
  pushClone(view, { at, count }, guess) {
    const far = guess.actor === view.active && isAgent(view, guess.actor, 'robofinisher');
    return pushedIn(view, guess, erasIn(targetOf(view, at, guess)), count, far ? 2 : 1);
  },
  destroyClone: (view, { at, count }, guess) =>
    destroyedIn(view, guess, erasIn(targetOf(view, at, guess)), count),
  pullClone: (view, { count }, guess) => pulledIn(view, guess, count),
  swapClone: (view, { from, to }, guess) =>
    swappedIn(view, guess, erasIn(targetOf(view, from, guess)), erasIn(targetOf(view, to, guess))),
  moveSelf(view, { steps, carry, fromVortex }, guess) {
    const from = guess.heres;
    guess.moveActor(walked(from, steps));
    const done = { eras: listed(guess.heres), count: { min: 1, max: steps }, isOneOf: true };
    if (carry === 0) return done;
    const path = within(from, steps - 1);
    const taken = carriedOn(view, guess, fromVortex ? path & vorticesOf(view) : path, { from, steps, carry });
    return { ...done, tokens: taken };
  },
  jumpSelf(view, { at }, guess) {
    const eras = erasIn(targetOf(view, at, guess));
    if (eras) guess.moveActor(eras);
    return { eras: listed(eras), count: exactly(eras ? 1 : 0), isOneOf: sizeOf(eras) > 1 };
  },
  moveAgent(view, { who, steps }, guess) {
    const agents = view.agents.flatMap((_, agent) => (who === 'any' || agent !== guess.actor ? [agent] : []));
    for (const agent of agents) {
      const eras = guess.positions[agent] as Eras;
      guess.positions[agent] = eras | walked(eras, steps);
    }
    guess.heres = guess.positions[guess.actor] as Eras;
    const count = agents.length > 0 ? { min: 1, max: steps } : exactly(0);
    return { eras: [], count, agents };
  },
  swapSelf(view, _, guess) {
    const agents = view.agents.flatMap((_code, agent) => (agent !== guess.actor ? [agent] : []));
    const from = guess.heres;
    guess.moveActor(othersOf(guess));
    for (const agent of agents) guess.positions[agent] = (guess.positions[agent] as Eras) | from;
    return { eras: listed(guess.heres), count: exactly(1), isOneOf: true, agents };
  },
  draw(view, { count }, guess) {
    const { cards, first } = drawable(view, guess.actor);
    const many = guess.isOpen
      ? upTo(count)
      : exactly(Math.max(0, Math.min(count, cards - guess.totals.drawn.max)));
    const isSure = count === 1 && guess.totals.drawn.max === 0 && !guess.isOpen;
    guess.drawn = { eras: isSure ? originsOf(view, first) : ALL_ERAS, count: many };
    guess.hand = plus(guess.hand, many);
    guess.count('drawn', many);
    return { eras: [], count: many, cards: isSure && first.length === 1 ? first : [] };
  },
  discardHand: fromHand,
  destroyHand: fromHand,
  ready(view, { count }, guess) {
    const cards = exhausted(view, guess);
    return { eras: [], count: guess.isOpen ? upTo(count) : exactly(Math.min(count, cards.length)), cards };
  },
  readyDim(view, _, guess) {
    const cards = exhausted(view, guess);
    const most = Math.max(
      0,
      ...[0, 1, 2].map(d => cards.filter(card => cardRow(view, card).dimension === d).length),
    );
    return { eras: [], count: upTo(most), cards };
  },
  makeAvailable(view, { count }, guess) {
    const many = Math.min(count, view.bigDeck.length + view.destroyed.length);
    const isSure = view.bigDeck.length >= many;
    const eras = isSure ? originsOf(view, view.bigDeck) : ALL_ERAS;
    guess.revealed = { eras, count: guess.isOpen ? upTo(many) : exactly(many) };
    guess.hasRevealed ||= many > 0;
    return { eras: [], count: guess.revealed.count };
  },
  takeAvailable(view, { at }, guess) {
    const eras = erasIn(targetOf(view, at, guess));
    const cards = listed(eras)
      .flatMap(era => view.available[era] ?? [])
      .filter(card => card !== guess.card);
    const isSure = !guess.isOpen && (at === 'any' || sizeOf(guess.heres) === 1);
    const most = cards.length > 0 || guess.hasRevealed || guess.isOpen ? 1 : 0;
    const least = isSure && (cards.length > 0 || (at === 'any' && guess.hasRevealed)) ? 1 : 0;
    return { eras: listed(eras), count: { min: Math.min(least, most), max: most }, isOneOf: true, cards };
  },
  applyCard(view, part, guess) {
    const cards = appliable(view, part, guess);
    const mayBe = cards.length > 0 || guess.isOpen || (part.zone === 'available' && guess.hasRevealed);
    const isSure = cards.length > 0 && !guess.isOpen;
    if (mayBe) guess.open();
    return { eras: [], count: { min: isSure ? 1 : 0, max: mayBe ? 1 : 0 }, cards };
  },
  letOther(view, _, guess) {
    const agents = view.agents.flatMap((_code, agent) =>
      agent !== guess.actor && readyCards(view, view.hands[agent] ?? []).some(card => card !== guess.card)
        ? [agent]
        : [],
    );
    if (agents.length > 0 || guess.isOpen) guess.open();
    return { eras: [], count: upTo(agents.length > 0 ? 1 : 0), agents };
  },
};

/** L-FX-1: cards whose effect can be applied; the one being used is on the stack. */
function appliable(view: LoopView, part: PartOf<'applyCard'>, guess: Guess): Card[] {
  const isOther = (card: Card): boolean => card !== guess.card;
  if (part.zone === 'available')
    return listed(erasIn(targetOf(view, part.at, guess)))
      .flatMap(era => view.available[era] ?? [])
      .filter(isOther);
  if (part.zone === 'topDestroyed') return view.destroyed.slice(-1).filter(isOther);
  const others = view.hands.flatMap((hand, agent) => (agent === guess.actor ? [] : hand));
  return readyCards(view, others).filter(isOther);
}
