/** Effects as sentences, generated from their parts. */
import { fill, type Params } from '@tessera/engine';
import type { Part, PartOf, Selector } from './cards/language.ts';
import { type Branch, effectTree } from './effectTree.ts';
import { capitalised, countOf } from './text/format.ts';
import type { LoopText } from './text/index.ts';

type Words = LoopText['effects'];
type Counted = keyof Words['counts'];

/** Context of a part: the earlier parts of the same effect. */
interface Context {
  readonly words: Words;
  /** True once `here` is a new era. */
  hasMoved: boolean;
  /** Selectors among `drawn`, `revealed` and `sentTo` that stand for several eras. */
  readonly several: Set<Selector>;
  /** Selector of the part before, if it was one certain era. */
  place: Selector | undefined;
}

/** One sentence for each part of the effect. */
export function effectWords(parts: readonly Part[], { effects }: LoopText): readonly string[] {
  const clauses = clausesOf(effectTree(parts), newContext(effects));
  return clauses.map(
    (clause, i) => `${capitalised(i > 0 && clause === clauses[i - 1] ? effects.again : clause)}.`,
  );
}

/** The effect as a clause, for the question of a `may`. */
export const effectClause = (parts: readonly Part[], { effects }: LoopText): string =>
  joined(effects, clausesOf(effectTree(parts), newContext(effects)));

const newContext = (words: Words): Context => ({
  words,
  hasMoved: false,
  several: new Set(),
  place: undefined,
});

const joined = ({ andThen }: Words, clauses: readonly string[]): string =>
  clauses.reduce((first, second) => fill(andThen, { first, second }));

const counted = ({ counts }: Words, what: Counted, count: number): string => countOf(counts[what], count);

function clausesOf(branches: readonly Branch[], context: Context): string[] {
  return branches.map(branch => {
    const clause = clauseOf(branch, context);
    remember(branch.part, context);
    return clause;
  });
}

function remember(part: Part, context: Context): void {
  const at = 'at' in part ? part.at : undefined;
  context.place = at && CERTAIN.includes(at) && !context.several.has(at) ? at : undefined;
  const bind = (selector: Selector, count: number | 'all'): void => {
    if (count === 1) context.several.delete(selector);
    else context.several.add(selector);
  };
  if (part.op === 'moveSelf' || part.op === 'jumpSelf' || part.op === 'swapSelf') context.hasMoved = true;
  else if (part.op === 'draw') bind('origin(drawn)', part.count);
  else if (part.op === 'makeAvailable') bind('origin(revealed)', part.count);
  else if (part.op === 'pushClone') bind('sentTo', part.count);
}

/** Selectors of a single era that is not chosen. */
const CERTAIN: readonly Selector[] = ['here', 'prev', 'next', 'foo', 'origin(drawn)', 'origin(revealed)'];

/** The form of a selector that fits the parts before: at, or from, an era. */
function placeOf(
  selector: Selector,
  { words, hasMoved, several, place }: Context,
  how: 'at' | 'from',
): string {
  const forms = words[how];
  if (selector === place) return forms.same;
  if (selector === 'here' && hasMoved) return forms['here, moved'];
  if (!several.has(selector)) return forms[selector];
  return forms[`${selector} of each` as keyof typeof forms];
}

/** Parts held by `may`, `if` and the like do not change the context of the parts after it. */
const within = (branches: readonly Branch[], context: Context): string =>
  joined(
    context.words,
    clausesOf(branches, { ...context, several: new Set(context.several), place: undefined }),
  );

function clauseOf({ part, inside, other }: Branch, context: Context): string {
  const { words } = context;
  const at = (selector: Selector): Params => ({
    at: placeOf(selector, context, 'at'),
    from: placeOf(selector, context, 'from'),
  });
  const count = (what: Counted, many: number): string => counted(words, what, many);
  switch (part.op) {
    case 'addEnergy':
      return part.count === 'removed'
        ? fill(words.addRemoved, at(part.at))
        : fill(words.addEnergy, { energy: count('energy', part.count), ...at(part.at) });
    case 'removeRift':
      return part.count === 'all'
        ? fill(words.removeAllRifts, at(part.at))
        : fill(words.removeRift, { rifts: count('rift', part.count), ...at(part.at) });
    case 'levelEnergy':
    case 'levelRift':
    case 'takeAvailable':
      return fill(words[part.op], at(part.at));
    case 'pushClone':
      if (part.count === 'all') return fill(words.pushAll, at(part.at));
      return fill(part.count === 1 ? words.pushOne : words.pushSome, {
        clones: count('clone', part.count),
        ...at(part.at),
      });
    case 'pullClone':
      return fill(part.count === 1 ? words.pullOne : words.pullSome, { clones: count('clone', part.count) });
    case 'destroyClone':
      return part.count === 'all'
        ? fill(words.destroyAllClones, at(part.at))
        : fill(words.destroyClone, { clones: count('clone', part.count), ...at(part.at) });
    case 'moveSelf':
      return walkOf(part, words);
    case 'jumpSelf':
      return fill(words.jump, { to: words.to[part.at] });
    case 'moveAgent': {
      const [one, upTo] =
        part.who === 'any' ? [words.moveAny, words.moveAnyUpTo] : [words.moveOther, words.moveOtherUpTo];
      return fill(part.steps === 1 ? one : upTo, { eras: count('era', part.steps) });
    }
    case 'swapClone':
      return part.from === 'any' && part.to === 'any'
        ? words.swapAnyClones
        : fill(words.swapClone, { ...at(part.from), other: placeOf(part.to, context, 'from') });
    case 'swapSelf':
    case 'readyDim':
    case 'letOther':
      return words[part.op];
    case 'draw':
    case 'discardHand':
    case 'destroyHand':
    case 'makeAvailable':
      return fill(words[part.op], { cards: count('card', part.count) });
    case 'ready':
      return part.count === 1 ? words.readyOne : fill(words.readySome, { cards: count('card', part.count) });
    case 'applyCard':
      if (part.zone === 'available') return fill(words.applyAvailable, at(part.at));
      return part.zone === 'topDestroyed' ? words.applyDestroyed : words.applyHand;
    case 'may':
      return fill(words.may, { what: within(inside, context) });
    case 'choose':
      return fill(words.choose, { first: within(inside, context), second: within(other, context) });
    case 'if': {
      const what = fill(words[CONDITION[part.condition]], { what: within(inside, context) });
      return other.length === 0 ? what : fill(words.otherwise, { what, other: within(other, context) });
    }
    case 'foreach':
      return fill(part.of === 'clone(here)' ? words.eachClone : words.eachDimension, {
        ...at('here'),
        what: within(inside, context),
      });
    case 'eachPlayer':
      return eachPlayerOf(inside, context);
    case 'skip':
    case 'again':
      return '';
    default:
      return part satisfies never;
  }
}

const CONDITION = {
  'otherAgent(here)': 'otherAgent',
  'onVortex(here)': 'onVortex',
  'rift(here)=0': 'noRift',
} as const;

function walkOf({ steps, carry, fromVortex }: PartOf<'moveSelf'>, words: Words): string {
  const move = steps === 1 ? words.move : fill(words.moveUpTo, { eras: counted(words, 'era', steps) });
  if (carry === 0) return move;
  const [one, some] = fromVortex
    ? [words.carryOneFromVortex, words.carrySomeFromVortex]
    : [words.carryOne, words.carrySome];
  return fill(carry === 1 ? one : some, { move, clones: counted(words, 'clone', carry) });
}

/** Drawing and discarding have sentences about every player; other parts are addressed to each. */
function eachPlayerOf(inside: readonly Branch[], context: Context): string {
  const { words } = context;
  const [first, second, third] = inside.map(({ part }) => part);
  if (first?.op === 'draw' && !third) {
    const cards = counted(words, 'card', first.count);
    if (!second) return fill(words.eachDraws, { cards });
    if (second.op === 'discardHand')
      return fill(words.eachDrawsAndDiscards, { cards, discards: counted(words, 'card', second.count) });
  }
  return fill(words.eachPlayer, { what: within(inside, context) });
}
