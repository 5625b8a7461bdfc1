/** Why an answer is good: the features of the evaluation that it changes most, in its own favour and against rivals. */
import type { Seat } from '@tessera/engine';
import {
  type Answer,
  dieOfAnswer,
  geometryOf,
  oddsOf,
  type QuantumState,
  type QuantumView,
  quantum,
  squareName,
  VERB,
  verbOf,
} from '@tessera/games/quantum';
import type { Thought } from '../bot.ts';
import { luckOf } from '../luck.ts';
import { type Gain, type Insight, type Reason, reasonsOf } from '../reason.ts';
import { winChance } from '../winChance.ts';
import { evaluate, worthsOf } from './evaluate.ts';
import type { FeatureName } from './features.ts';
import { fought } from './outlook.ts';
import { ONE_MOVE, readReadiness } from './readiness.ts';
import { newWorkshop } from './workshop.ts';

export const quantumInsight: Insight<QuantumView, Answer> = {
  reasonsFor,
  chanceOfWaiting(view, seat) {
    if (view.decision?.kind !== 'TURN') return undefined;
    const state = quantum.determinize(view, luckOf(1));
    state.turn.actions = 0;
    return winChance(evaluate(state, seat));
  },
};

/** What is said first, and what outweighs every feature. */
const FIRST = 100_000;

function reasonsFor(view: QuantumView, seat: Seat, { move, line }: Thought<Answer>): readonly Reason[] {
  const before = quantum.determinize(view, luckOf(0));
  const odds = oddsOf(before, move);
  if (odds) {
    const after = fought(newWorkshop(), before, move, true);
    const said: Gain = { gain: FIRST, reason: { key: 'odds', params: { chance: percent(odds.chance) } } };
    return reasonsOf([said, ...gainsOf(before, after, seat)]);
  }
  const after = follow(before, seat, [move]);
  if (!after) return reasonsOf(gainsOfRoll(before, seat, move));
  return reasonsOf([
    ...gainsOf(before, after, seat),
    ...gainsOfPlan(after, follow(before, seat, line), seat),
  ]);
}

const percent = (chance: number): number => Math.round(100 * chance);

/** Where answers of a seat lead as far as no luck decides; undefined if it decides from the first on. */
function follow(from: QuantumState, seat: Seat, line: readonly Answer[]): QuantumState | undefined {
  const luck = luckOf(0);
  let reached: QuantumState | undefined;
  for (const answer of line) {
    if (verbOf(answer) === VERB.end || quantum.decider(reached ?? from) !== seat) break;
    const next = quantum.copy(reached ?? from);
    quantum.play(next, seat, answer, luck);
    if (luck.used > 0) break;
    reached = next;
  }
  return reached;
}

/** Features in groups that a player has a word for. */
const OWN = {
  grows: ['dominance2', 'dominance3', 'dominance4', 'dominance5'],
  learns: ['research'],
  launches: ['ships', 'scrapped'],
  shelters: ['exposed'],
  again: ['momentum'],
  card: ['cards'],
} as const satisfies Readonly<Record<string, readonly FeatureName[]>>;
const RIVAL = {
  destroys: ['ships', 'scrapped'],
  hinders: ['next', 'now'],
  disarms: ['cards'],
} as const satisfies Readonly<Record<string, readonly FeatureName[]>>;

function gainsOf(before: QuantumState, after: QuantumState, seat: Seat): readonly Gain[] {
  if (after.outcome) return after.outcome.winners.includes(seat) ? [said(FIRST, 'wins')] : [];
  const gains: Gain[] = [...gainsOfCubes(before, after, seat), ...gainsOfReadiness(before, after, seat)];
  const own = changesOf(before, after, seat);
  for (const [key, names] of Object.entries(OWN)) {
    const params =
      key === 'grows'
        ? { value: after.dominance[seat] ?? 1 }
        : key === 'learns'
          ? { value: after.research[seat] ?? 1 }
          : {};
    gains.push(said(own(names), key, params));
  }
  for (let rival = 0; rival < before.players; rival++) {
    if (rival === seat || before.hasLeft[rival]) continue;
    const theirs = changesOf(before, after, rival);
    for (const [key, names] of Object.entries(RIVAL)) gains.push(said(-theirs(names), key, { rival }));
  }
  return gains;
}

const said = (gain: number, key: string, params: Reason['params'] = {}): Gain => ({
  gain,
  reason: { key, params },
});

function changesOf(
  before: QuantumState,
  after: QuantumState,
  seat: Seat,
): (names: readonly FeatureName[]) => number {
  const [was, is] = [worthsOf(before, seat), worthsOf(after, seat)];
  return names => names.reduce((sum, name) => sum + is[name] - was[name], 0);
}

const nameOf = (state: QuantumState, planet: number): string =>
  squareName(state, geometryOf(state.map).planets[planet]?.square ?? 0);

/** Planets on which a seat has a cube more than before. */
const newCubes = (before: QuantumState, after: QuantumState, seat: Seat): readonly number[] =>
  geometryOf(before.map).planets.flatMap((_, planet) => {
    const at = planet * before.players + seat;
    return (after.cubes[at] ?? 0) > (before.cubes[at] ?? 0) ? [planet] : [];
  });

function gainsOfCubes(before: QuantumState, after: QuantumState, seat: Seat): readonly Gain[] {
  const [planet] = newCubes(before, after, seat);
  if (planet === undefined) return [];
  return [said(FIRST / 2, 'builds', { planet: nameOf(after, planet), left: after.cubesLeft[seat] ?? 0 })];
}

/** A planet that comes near enough to be built on: in this turn if its actions are enough, else in the next. */
function gainsOfReadiness(before: QuantumState, after: QuantumState, seat: Seat): readonly Gain[] {
  const [was, is]: [number[], number[]] = [[], []];
  readReadiness(before, seat, false, was);
  readReadiness(after, seat, false, is);
  const [planet] = is.flatMap((cost, one) => (cost <= ONE_MOVE && cost < (was[one] as number) ? [one] : []));
  if (planet === undefined) return [];
  const change = changesOf(before, after, seat);
  const isNow = change(['now']) > 0;
  const gain = isNow ? change(['now', 'next', 'after']) : change(['next', 'after']);
  return [said(gain, isNow ? 'readiesNow' : 'readies', { planet: nameOf(after, planet) })];
}

/** A cube that the rest of the turn will bring. */
function gainsOfPlan(after: QuantumState, end: QuantumState | undefined, seat: Seat): readonly Gain[] {
  const [planet] = end ? newCubes(after, end, seat) : [];
  return planet === undefined ? [] : [said(FIRST / 4, 'setsUp', { planet: nameOf(after, planet) })];
}

/** A ship that is rolled: the faces that bring a planet near. */
function gainsOfRoll(before: QuantumState, seat: Seat, move: Answer): readonly Gain[] {
  if (verbOf(move) !== VERB.reconfigure && verbOf(move) !== VERB.scout) return [];
  const die = dieOfAnswer(move);
  const state = quantum.copy(before);
  const was = worthsOf(before, seat);
  const good = [1, 2, 3, 4, 5, 6].filter(face => {
    if (face === before.faces[die]) return false;
    state.faces[die] = face;
    const is = worthsOf(state, seat);
    return is.next + is.now > was.next + was.now + 20;
  });
  return good.length === 0
    ? []
    : [said(FIRST, 'rolls', { faces: good.join(', '), chance: percent(good.length / 5) })];
}
