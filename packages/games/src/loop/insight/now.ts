/**
 * Preview of using a card, by abstract interpretation: the effect is read part by part with everything
 * uncertain (where the player walks, which card comes, whether a condition holds) kept as a range or a set.
 * So it promises no more than is sure.
 */
import type { Op, Part } from '../cards/language.ts';
import type { Era } from '../ring.ts';
import { cardRow, isComplete } from '../state.ts';
import type { Agent, Card, Mission, Token } from '../types.ts';
import type { LoopView } from '../view.ts';
import { missionStates } from './missionState.ts';
import { type Guess, guessOf, join, joined, type Totals } from './nowGuess.ts';
import { effectOf } from './nowParts.ts';
import { conditionEras, roundsOf } from './nowWhere.ts';
import type { Range } from './range.ts';

/** Preview of one part of the effect. */
export interface NowPart {
  readonly op: Op;
  /** Eras of the part; more than one if that is still a choice or chance. Empty where eras play no role. */
  readonly eras: readonly Era[];
  /** Number of its things: energy added, rifts removed, clones moved or destroyed, cards drawn, steps. */
  readonly count: Range;
  /** True if it works at one of these eras; else at each of them. */
  readonly isOneOf: boolean;
  /** True if the cards that come decide between them, not a choice. */
  readonly isChance: boolean;
  readonly isOptional: boolean;
  /** True if it depends on a condition that is not sure to hold. */
  readonly isConditional: boolean;
  /** Branch of a `choose` that it belongs to; 0 for none. */
  readonly branch: 0 | 1 | 2;
  /** Candidate clones. */
  readonly tokens: readonly Token[];
  readonly cards: readonly Card[];
  readonly agents: readonly Agent[];
}

export interface Now {
  readonly parts: readonly NowPart[];
  /** Sums over all parts: energy added, rifts removed, clones destroyed, cards drawn. */
  readonly totals: Totals;
  /** Missions that would or may be damaged. */
  readonly damage: readonly { readonly mission: Mission; readonly count: Range }[];
  /** True if another card is applied, or a Supa Clone may burst: their effects come on top. */
  readonly isOpen: boolean;
  /** True if nothing would happen. */
  readonly isIdle: boolean;
}

/** Facts common to all parts of a branch. */
type Context = Pick<NowPart, 'isOptional' | 'isConditional' | 'branch'>;
const PLAIN: Context = { isOptional: false, isConditional: false, branch: 0 };

/** Preview for the agent who would apply the card: the active one, or whoever is asked. */
export function nowOf(view: LoopView, card: Card, actor: Agent = view.active): Now {
  const parts: NowPart[] = [];
  const guess = read(view, cardRow(view, card).parts, guessOf(view, card, actor), PLAIN, parts);
  const open = missionStates(view).filter(({ mission }) => !isComplete(view, mission));
  const damage = open.flatMap(({ mission, missing }) => {
    const { min, max } = guess.damageOf(mission);
    const count = { min: Math.min(min, missing), max: guess.isOpen ? missing : Math.min(max, missing) };
    return count.max > 0 ? [{ mission, count }] : [];
  });
  const isIdle = !guess.isOpen && parts.every(({ count }) => count.max === 0);
  return { parts, totals: guess.totals, damage, isOpen: guess.isOpen, isIdle };
}

/** Interprets the parts in order; compound parts interpret those they hold. */
function read(view: LoopView, parts: readonly Part[], start: Guess, context: Context, out: NowPart[]): Guess {
  let guess = start;
  for (let i = 0; i < parts.length; i++) {
    const part = parts[i] as Part;
    if (!('reach' in part)) {
      const {
        tokens = [],
        cards = [],
        agents = [],
        isOneOf = false,
        isChance = false,
        ...done
      } = effectOf(view, part, guess);
      guess = done.guess;
      out.push({
        op: part.op,
        eras: done.eras,
        count: done.count,
        isOneOf,
        isChance,
        ...context,
        tokens,
        cards,
        agents,
      });
      continue;
    }
    const inner = parts.slice(i + 1, i + 1 + part.reach);
    i += part.reach;
    const skip = inner.at(-1)?.op === 'skip' ? (inner.pop() as Part & { reach: number }) : undefined;
    const others = skip ? parts.slice(i + 1, i + 1 + skip.reach) : [];
    i += others.length;
    guess = readHolder(view, part, inner, others, guess, context, out);
  }
  return guess;
}

type Holder = Extract<Part, { readonly reach: number }>;

function readHolder(
  view: LoopView,
  part: Holder,
  inner: readonly Part[],
  others: readonly Part[],
  guess: Guess,
  context: Context,
  out: NowPart[],
): Guess {
  switch (part.op) {
    case 'may':
      return join(guess, read(view, inner, guess.copy(), { ...context, isOptional: true }, out));
    case 'choose': {
      const first = read(view, inner, guess.copy(), { ...context, branch: 1 }, out);
      return join(first, read(view, others, guess.copy(), { ...context, branch: 2 }, out));
    }
    case 'if': {
      const { yes, no } = conditionEras(view, part.condition, guess);
      const sure = { ...context, isConditional: context.isConditional || (yes !== 0 && no !== 0) };
      return joined([
        ...(yes ? [read(view, inner, guess.at(yes), sure, out)] : []),
        ...(no ? [read(view, others, guess.at(no), sure, out)] : []),
      ]);
    }
    case 'foreach': {
      const body = inner.filter(({ op }) => op !== 'again');
      return repeat(view, body, roundsOf(view, part.of, guess), guess, context, out);
    }
    default:
      return eachPlayer(view, inner, guess, context, out);
  }
}

/** `foreach`: interpreted once, and counted by the number of rounds. */
function repeat(
  view: LoopView,
  body: readonly Part[],
  rounds: Range,
  start: Guess,
  context: Context,
  out: NowPart[],
): Guess {
  const told: NowPart[] = [];
  const ends: Guess[] = rounds.min === 0 ? [start.copy()] : [];
  let guess = start.copy();
  for (let i = 1; i <= rounds.max; i++) {
    const now: NowPart[] = [];
    guess = read(view, body, guess.copy(), context, now);
    now.forEach((part, at) => {
      const before = told[at]?.count ?? { min: 0, max: 0 };
      const min = i <= rounds.min ? part.count.min : 0;
      told[at] = { ...part, count: { min: before.min + min, max: before.max + part.count.max } };
    });
    if (i >= rounds.min) ends.push(guess);
  }
  out.push(...told);
  return joined(ends);
}

/** Each player in turn; in solo the active agent once (L-SOLO-9). Only cards are treated exactly. */
function eachPlayer(
  view: LoopView,
  inner: readonly Part[],
  guess: Guess,
  context: Context,
  out: NowPart[],
): Guess {
  const players = view.draws.length === 1 ? [view.active] : view.agents.map((_, agent) => agent);
  const deals = inner.every(({ op }) => op === 'draw' || op === 'discardHand');
  const after = guess.copy();
  for (const [i, agent] of players.entries()) {
    const own: NowPart[] = [];
    const done = read(view, inner, guess.for(agent), context, own);
    after.addTotals(done.totals, guess.totals);
    out.push(...own.map(part => ({ ...part, agents: [agent] })));
    if (i === 0 && !deals) after.open();
  }
  return after;
}
