/**
 * Reasons for an answer of quantum: the features of the evaluation that it changes most, for the seat and
 * against rivals.
 */
import type { Seat } from '@tessera/engine';
import {
  type Answer,
  dieOf,
  dieOfAnswer,
  firstOf,
  geometryOf,
  oddsOf,
  orbitOf,
  type Planet,
  prospectOf,
  type QuantumState,
  type QuantumView,
  quantum,
  type Reaction,
  reactionsOf,
  readyNextTurn,
  STARTERS,
  squareName,
  VERB,
  verbOf,
} from '@tessera/games/quantum';
import type { Thought } from '../bot.ts';
import { luckOf } from '../luck.ts';
import { type Gain, type Insight, type Reason, reasonsOf } from '../reason.ts';
import { canBuild, nextTurn } from './canBuild.ts';
import { COMMAND_WORTH } from './cardWorth.ts';
import { worthsOf } from './evaluate.ts';
import { FEATURES, type FeatureName } from './features.ts';
import { fought } from './outlook.ts';
import { ONE_MOVE, readReadiness } from './readiness.ts';
import { newWorkshop } from './workshop.ts';

export const quantumInsight: Insight<QuantumView, Answer> = {
  reasonsFor,
  loadFacts: async () => (await import('./facts.ts')).factsFor,
};

/** Gains of reasons to be named first, of those beyond every feature, and of the last resort. */
const FIRST = 100_000;
export const LAST = 12;

function reasonsFor(view: QuantumView, seat: Seat, { move, line }: Thought<Answer>): readonly Reason[] {
  const before = quantum.determinize(view, luckOf(0));
  return reasonsOf(gainsFrom(before, seat, move, line));
}

function gainsFrom(before: QuantumState, seat: Seat, move: Answer, line: readonly Answer[]): readonly Gain[] {
  const odds = oddsOf(before, move);
  if (odds) {
    const after = fought(newWorkshop(), before, move, true);
    return [said(FIRST, 'odds', { chance: percent(odds.chance) }), ...gainsOf(before, after, seat)];
  }
  if (verbOf(move) === VERB.end) return gainsOfEnding(before);
  const asked = gainsOfAsked(before, seat, move);
  const after = follow(before, seat, [move]);
  if (!after) return [...asked, ...gainsOfRoll(before, seat, move)];
  const gains = [
    ...asked,
    ...gainsOf(before, after, seat),
    ...gainsOfOrbit(before, after, seat),
    ...gainsOfPlan(after, follow(before, seat, line), seat),
    ...gainsOfAttack(before, seat, line),
  ];
  return gains.some(({ gain }) => gain >= LAST) ? gains : [...gains, ...gainsOfFace(before, after, seat)];
}

/** A ship that shows another number: farther with a higher one, stronger with a lower one. */
function gainsOfFace(before: QuantumState, after: QuantumState, seat: Seat): readonly Gain[] {
  for (let die = dieOf(seat, 0); die < dieOf(seat + 1, 0); die++) {
    const change = (after.faces[die] as number) - (before.faces[die] as number);
    if (change !== 0) return [said(LAST, change > 0 ? 'flies' : 'toughens')];
  }
  return [];
}

/** The end of a turn while free abilities could go on. */
const gainsOfEnding = (before: QuantumState): readonly Gain[] =>
  before.turn.actions === 0 && quantum.legalMoves(before, before.turn.active).length > 1
    ? [said(LAST, 'spent')]
    : [];

const percent = (chance: number): number => Math.round(100 * chance);

/** The state after a seat's line, as far as nothing is random; undefined if the first answer already is. */
export function follow(from: QuantumState, seat: Seat, line: readonly Answer[]): QuantumState | undefined {
  const luck = luckOf(0);
  let reached: QuantumState | undefined;
  for (const answer of line) {
    if (verbOf(answer) === VERB.end || quantum.decider(reached ?? from) !== seat) break;
    const next = quantum.copy(reached ?? from);
    quantum.play(next, seat, answer, luck);
    // Placing the last fleet deals the cards: a draw, but not the luck of that seat.
    if (luck.used > 0 && verbOf(answer) !== VERB.ships) break;
    reached = next;
  }
  return reached;
}

/** An attack in the rest of the turn. */
function gainsOfAttack(before: QuantumState, seat: Seat, line: readonly Answer[]): readonly Gain[] {
  for (const [i, answer] of line.entries()) {
    const met = i > 0 ? follow(before, seat, line.slice(0, i)) : undefined;
    const odds = met && quantum.decider(met) === seat ? oddsOf(met, answer) : undefined;
    if (odds) return [said(LAST, 'attacks', { chance: percent(odds.chance) })];
  }
  return [];
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
  threatens: ['exposed'],
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
  // Six and a card are never far: worth a word where nothing else is.
  if (own(OWN.learns) < LAST && (after.research[seat] ?? 0) > (before.research[seat] ?? 0))
    gains.push(said(LAST, 'learns', { value: after.research[seat] ?? 1 }));
  for (let rival = 0; rival < before.players; rival++) {
    if (rival === seat || before.hasLeft[rival]) continue;
    const theirs = changesOf(before, after, rival);
    for (const [key, names] of Object.entries(RIVAL))
      if (key !== 'hinders' || isHindered(before, after, rival))
        gains.push(said(-theirs(names), key, { rival }));
  }
  return gains;
}

export const said = (gain: number, key: string, params: Reason['params'] = {}): Gain => ({
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

/** True if a rival can no longer build on a planet where it could before. */
function isHindered(before: QuantumState, after: QuantumState, rival: Seat): boolean {
  const still = readyNextTurn(after, rival);
  return readyNextTurn(before, rival).some(planet => !still.includes(planet));
}

/** A planet as a player knows it: by its number and its square. */
export function named(state: QuantumState, planet: Planet): Reason['params'] {
  const { number, square } = geometryOf(state.map).planets[planet] ?? { number: 0, square: 0 };
  return { number, planet: squareName(state, square) };
}

/** Planets where a seat has one more cube than before. */
const newCubes = (before: QuantumState, after: QuantumState, seat: Seat): readonly number[] =>
  geometryOf(before.map).planets.flatMap((_, planet) => {
    const at = planet * before.players + seat;
    return (after.cubes[at] ?? 0) > (before.cubes[at] ?? 0) ? [planet] : [];
  });

function gainsOfCubes(before: QuantumState, after: QuantumState, seat: Seat): readonly Gain[] {
  const [planet] = newCubes(before, after, seat);
  if (planet === undefined) return [];
  return [said(FIRST / 2, 'builds', { ...named(after, planet), left: after.cubesLeft[seat] ?? 0 })];
}

/** A planet that becomes ready to be built on: in this turn if its actions suffice, otherwise in the next. */
export function gainsOfReadiness(before: QuantumState, after: QuantumState, seat: Seat): readonly Gain[] {
  const [was, is]: [number[], number[]] = [[], []];
  readReadiness(before, seat, false, was);
  readReadiness(after, seat, false, is);
  const nearer = is.flatMap((cost, one) => (cost <= ONE_MOVE && cost < (was[one] as number) ? [one] : []));
  const change = changesOf(before, after, seat);
  const now = change(['now']) > 0 ? nearer.find(planet => canBuild(after, seat, planet)) : undefined;
  if (now !== undefined) return [said(change(['now', 'next', 'after']), 'readiesNow', named(after, now))];
  const gain = change(['next', 'after']);
  const next = nearer.find(planet => gain > 0 && canBuild(nextTurn(after, seat), seat, planet));
  return next === undefined ? [] : [said(gain, 'readies', named(after, next))];
}

/** A cube to be built in the rest of the turn. */
function gainsOfPlan(after: QuantumState, end: QuantumState | undefined, seat: Seat): readonly Gain[] {
  const [planet] = end ? newCubes(after, end, seat) : [];
  return planet === undefined ? [] : [said(FIRST / 4, 'setsUp', named(after, planet))];
}

/** The orbit that a ship came to, where no better reason is known. */
function gainsOfOrbit(before: QuantumState, after: QuantumState, seat: Seat): readonly Gain[] {
  const { orbitOf: planetBy } = geometryOf(after.map);
  for (let die = dieOf(seat, 0); die < dieOf(seat + 1, 0); die++) {
    const planet = planetBy[after.places[die] as number] ?? -1;
    if (after.places[die] === before.places[die] || planet < 0) continue;
    const { isOpen, sum, needed } = orbitOf(after, seat, planet);
    if (isOpen && sum <= needed) return [said(LAST, 'orbits', { ...named(after, planet), sum, needed })];
  }
  return [];
}

/** Reasons for answers to decisions outside a turn. */
function gainsOfAsked(state: QuantumState, seat: Seat, move: Answer): readonly Gain[] {
  const verb = verbOf(move);
  const reactions = reactionsOf(state);
  const reaction = reactions.find(({ answer }) => answer === move);
  if (reaction) return [saidOf(reaction, reactions)];
  if (state.pending.at(-1)?.type === 'fleet') {
    const sum = state.faces.slice(dieOf(seat, 0), dieOf(seat, STARTERS)).reduce((a, b) => a + b, 0);
    return [said(FIRST, 'fleet', { sum })];
  }
  if (verb === VERB.start) {
    const { planets, planetOn } = geometryOf(state.map);
    return [
      said(FIRST, 'starts', { count: planets[planetOn[firstOf(move)] as number]?.neighbours.length ?? 0 }),
    ];
  }
  if (verb === VERB.discard) {
    const worth = (card: number): number => COMMAND_WORTH[card] ?? 0;
    const kept = (state.commands[seat] ?? []).filter(card => card !== firstOf(move));
    return kept.every(card => worth(card) > worth(firstOf(move))) ? [said(FIRST, 'discards')] : [];
  }
  if (verb !== VERB.take) return [];
  const prospect = prospectOf(state, seat, firstOf(move));
  return prospect?.type === 'joins' || prospect?.type === 'rivals'
    ? [said(FIRST, prospect.type, { count: prospect.count })]
    : [];
}

function saidOf({ answer, chance }: Reaction, all: readonly Reaction[]): Gain {
  const others = all.flatMap(one => (one.answer === answer || one.chance === undefined ? [] : [one.chance]));
  const other = percent(Math.max(...others));
  if (chance === undefined) return said(FIRST, 'bothLost', { other });
  return others.length === 0
    ? said(FIRST, 'fights', { chance: percent(chance) })
    : said(FIRST, 'reacts', { chance: percent(chance), other });
}

/** A roll or reroll of a ship: the faces that make a planet ready, or else those that are worth more. */
function gainsOfRoll(before: QuantumState, seat: Seat, move: Answer): readonly Gain[] {
  const verb = verbOf(move);
  const frame = before.pending.at(-1);
  const isRedone = verb === VERB.redo && frame?.type === 'roll';
  if (!isRedone && verb !== VERB.reconfigure && verb !== VERB.scout) return [];
  const die = isRedone ? frame.die : dieOfAnswer(move);
  const not = isRedone ? frame.not : before.faces[die];
  const faces = [1, 2, 3, 4, 5, 6].filter(face => face !== not);
  const state = quantum.copy(before);
  const was = worthsOf(before, seat);
  const better = (names: readonly FeatureName[], least: number): readonly number[] =>
    faces.filter(face => {
      state.faces[die] = face;
      const is = worthsOf(state, seat);
      return names.reduce((sum, name) => sum + is[name] - was[name], 0) > least;
    });
  const told = (key: string, good: readonly number[]): readonly Gain[] =>
    good.length === 0
      ? []
      : [said(FIRST, key, { faces: good.join(', '), chance: percent(good.length / faces.length) })];
  const [reached] = told('rolls', better(['next', 'now'], READY));
  if (reached) return [reached];
  const helpful = better(FEATURES, 0);
  return helpful.length === faces.length ? [said(FIRST, 'anyRoll')] : told('rerolls', helpful);
}
/** Gain in readiness that brings a planet within reach. */
const READY = 20;
