/** The searching bot of games with long turns: plans of a turn compete in determinizations of its view. */
import type { Chance, Seat } from '@tessera/engine';
import { type Bot, DEFAULT_BUDGET, type Limits, limitsFor, type Ranked, type Thought } from '../bot.ts';
import { halving, type Tried, valuesOf, within } from '../halving.ts';
import { luckOf } from '../luck.ts';
import { mapped, type Platt, SAME } from '../platt.ts';
import { type Clock, clock, pump } from '../pump.ts';
import { bonuses, type Slips } from '../slips.ts';
import { scoreOf } from '../winChance.ts';
import { type Candidate, isSame } from './candidates.ts';
import { type Effort, looksOf, type Trials } from './looks.ts';
import type { Memory } from './memory.ts';
import { newWorkshop } from './workshop.ts';

/** An action of the bot, and the position before it. */
export interface Past<S, A> {
  readonly state: S;
  readonly move: A;
}

/** Adapter: a game as the planner sees it. */
export interface Planning<S, V, A> extends Trials<S, V, A> {
  legalMoves(state: S, seat: Seat): readonly A[];
  newMemory(): Memory<V, A>;
  /** The view without what a bot must not use. */
  seenIn?(view: V): V;
  /** The answer to a decision that needs no search. */
  reflex?(world: S): Thought<A> | undefined;
  /** A decision of the turn itself, not a question within an action. */
  isFork(state: S): boolean;
  /**
   * A plan that looks broken whatever its value: it undoes an action, or spoils what is ready. `past` are the bot's
   * last actions, the latest last.
   */
  isFolly?(world: S, plan: readonly A[], past: readonly Past<S, A>[]): boolean;
  /**
   * The end of a turn or action in which nothing is left to do: hints advise it as soon as nothing else is better, and
   * no idle deeds before it.
   */
  restOf?(world: S): A | undefined;
  /** Factor of the probability that a level with little sight notices an answer; infinite for what nobody overlooks. */
  attentionTo?(world: S, answer: A): number;
  /** Calibration: the win probability shown to people, from the estimate of the search. */
  toldChance(estimate: number, view: V): number;
  /** Assumed nodes per millisecond, until the speed of the machine is measured. */
  readonly nodesPerMs: number;
  /** Turns to look ahead with so many nodes. */
  horizonFor(nodes: number): number;
}

export interface PlannerOptions {
  readonly id?: string;
  readonly budget?: Limits;
  readonly slips?: Slips | undefined;
  /** Answers that the level notices in a decision of its turn, in a hundred; all of them if undefined. */
  readonly sight?: number | undefined;
  /** Calibration of the level, on top of the game's: who errs more wins less from the same position. */
  readonly told?: Platt;
  readonly now?: Clock;
}

/** Node budget of a search that is limited by depth alone. */
const NODES = 4000;

export function plannerOf<S, V, A>(
  planning: Planning<S, V, A>,
  { id = 'planner', budget = DEFAULT_BUDGET, slips, sight, told = SAME, now = clock }: PlannerOptions = {},
): Bot<V, A> {
  const { seenIn = view => view } = planning;
  const toldChance = (estimate: number, view: V): number => mapped(planning.toldChance(estimate, view), told);
  const memory = planning.newMemory();
  const past = newPast(planning);
  let speed = planning.nodesPerMs;

  /** Thought of a chosen plan, with the other first answers on the same yardstick. */
  function thoughtOf(view: V, best: Valued<A>, all: readonly Valued<A>[], nodes: number): Thought<A> {
    const { answers: line } = best.candidate;
    const ranked = firstAnswers(all).map(
      ({ candidate, value }): Ranked<A> => ({
        move: candidate.answers[0] as A,
        chance: toldChance(value, view),
        line: candidate.answers,
      }),
    );
    return {
      move: line[0] as A,
      line,
      chance: toldChance(best.value, view),
      depth: line.length,
      nodes,
      ...(ranked.length > 1 && { ranked }),
    };
  }

  return {
    id,
    budget,
    async think({ view: given, seat, chance, limits, ranks = 0, also = [], part, signal, onThought }) {
      const view = seenIn(given);
      const world = planning.determinize(view, luckOf(0));
      const legal = planning.legalMoves(world, seat);
      const [only] = legal as [A];
      if (legal.length === 1) return { move: only, line: [only] };
      const reflex = also.length > 0 ? undefined : planning.reflex?.(world);
      if (reflex) return reflex;
      const planned = memory.recall(view);
      if (planned && ranks === 0 && also.length === 0) return past.answered(world, planned);
      const rest = ranks > 0 ? planning.restOf?.(world) : undefined;
      const asked = rest === undefined ? also : [...also, rest];
      const shop = newWorkshop<S>();
      const bounds = limitsFor(limits, budget);
      let found: readonly Valued<A>[] = [
        { candidate: { answers: [only], wins: false, rank: 0 }, value: 0.5 },
      ];
      const note = (best: Tried<Candidate<A>>, field: readonly Tried<Candidate<A>>[]): void => {
        found = resting(valuesOf(best, field), rest);
        onThought?.(thoughtOf(view, found[0] as Valued<A>, found, shop.nodes));
      };
      const effort = effortOf(planning, bounds, speed);
      const wider = part?.index ?? 0;
      // Every part deals other worlds: its random numbers begin elsewhere.
      for (let i = 0; i < wider; i++) chance.below(2 ** 31);
      const isSound = (answers: readonly A[]): boolean => !past.isFolly(world, answers);
      const looks = looksOf(planning, shop, view, chance, effort, isSound, asked, memory.isBarred?.(view));
      const start = now();
      // Where worlds do not differ, a part looks at more plans than the one before it.
      const own: typeof looks = (look, leaders) => looks(look + wider, leaders);
      await pump(halving(within(bounds, own), note), {
        limits: bounds,
        signal,
        nodes: () => shop.nodes,
        now,
      });
      speed += (shop.nodes / Math.max(1, now() - start) - speed) / 8;
      const sound = found.filter(({ candidate }) => isSound(candidate.answers));
      const open = sound.length > 0 ? sound : found;
      const ranked = found.filter(
        one => open.includes(one) || asked.some(first => isSame(first)(one.candidate.answers[0])),
      );
      const seen = sight === undefined ? open : noticed(planning, world, firstAnswers(open), sight, chance);
      const thought = thoughtOf(view, slipping(seen, slips, chance), ranked, shop.nodes);
      memory.keep(view, thought);
      return past.answered(world, thought);
    },
  };
}

interface Valued<A> {
  readonly candidate: Candidate<A>;
  /** Win probability as the search estimates it. */
  readonly value: number;
}

/** Gap that the search cannot tell from none. */
const EQUAL = 0.002;

/** The plans, best first, with the rest before those that are no better. */
function resting<A>(plans: readonly Valued<A>[], rest: A | undefined): readonly Valued<A>[] {
  if (rest === undefined) return plans;
  const isRest = isSame<A>(rest);
  const most = plans[0]?.value ?? 0;
  const found = plans.find(({ candidate, value }) => isRest(candidate.answers[0]) && most - value < EQUAL);
  return found ? [{ ...found, value: most }, ...plans.filter(one => one !== found)] : plans;
}

/** The best plan, or at a slip one whose first answer is of similar value. */
function slipping<A>(open: readonly Valued<A>[], slips: Slips | undefined, chance: Chance): Valued<A> {
  const bonus = bonuses(slips, chance);
  const felt = firstAnswers(open).map(one => ({ one, score: scoreOf(one.value) + bonus() }));
  return felt.reduce((a, b) => (b.score > a.score ? b : a)).one;
}

/** Plans whose first answer the level notices in a decision of its turn: it looks until it sees one. */
function noticed<S, V, A>(
  { isFork, attentionTo = () => 1 }: Planning<S, V, A>,
  world: S,
  plans: readonly Valued<A>[],
  sight: number,
  chance: Chance,
): readonly Valued<A>[] {
  if (!isFork(world)) return plans;
  for (let look = 1; ; look++) {
    const seen = plans.filter(
      ({ candidate: { answers } }) => chance.below(100) < look * sight * attentionTo(world, answers[0] as A),
    );
    if (seen.length > 0) return seen;
  }
}

/** The best plan of each first answer, best first. */
function firstAnswers<A>(plans: readonly Valued<A>[]): readonly Valued<A>[] {
  const met = new Set<string>();
  return plans.filter(({ candidate: { answers } }) => {
    const first = JSON.stringify(answers[0]);
    return !met.has(first) && met.add(first);
  });
}

/** Number of actions that a bot remembers: two long turns. */
const PAST = 20;

/** Remembers the bot's last actions. */
function newPast<S, V, A>({ isFork, isFolly }: Planning<S, V, A>) {
  let past: readonly Past<S, A>[] = [];
  return {
    isFolly: (world: S, plan: readonly A[]): boolean => isFolly?.(world, plan, past) ?? false,
    answered(world: S, thought: Thought<A>): Thought<A> {
      if (isFork(world)) past = [...past, { state: world, move: thought.move }].slice(-PAST);
      return thought;
    },
  };
}

/** Converts time to nodes by the measured speed, so that the search can divide its budget. */
function effortOf(
  { horizonFor }: { horizonFor(nodes: number): number },
  { ms, nodes, depth }: Limits,
  speed: number,
): Effort {
  const effort = nodes ?? (ms === undefined ? NODES : ms * speed);
  return { nodes: effort, horizon: depth ?? horizonFor(effort) };
}
