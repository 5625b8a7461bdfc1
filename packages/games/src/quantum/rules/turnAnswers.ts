/** Every answer of the decision TURN, in the order of Q-DEC-6. */
import type { Seat } from '@tessera/engine';
import {
  type Answer,
  answer,
  maneuvering,
  PAY_ACTION,
  PAY_CURIOUS,
  PAY_TACTICAL,
  paidBy,
  VERB,
  withCunning,
} from '../answer.ts';
import { CARD } from '../cards/index.ts';
import { type Answers, offer } from '../handler.ts';
import { faceOf, geometry, has, isEmpty, isOnMap, isSpent, placeOf, shipOn, type Table } from '../state.ts';
import { type Die, FLEET, NOBODY, ownerOf, RESERVE, SCRAPYARD, type Square } from '../types.ts';
import {
  type AbilityUse,
  abilityUse,
  MANEUVER,
  MODIFY,
  SCOUT,
  STRIKE,
  TRANSPORT,
  WARP,
} from './abilities.ts';
import { buildRefusal } from './build.ts';
import { type Distances, distances, FAR, measureFrom, rangeOf } from './movement.ts';
import { placesFor } from './placement.ts';

const PAYMENTS = [PAY_ACTION, PAY_CURIOUS, PAY_TACTICAL];

/** Q-RUL-37: under the French erratum a free move and an attack exclude each other. */
export const isCuriousBarred = ({ options, turn }: Table): boolean => options.curiousErrata && turn.attacked;
export const isAttackBarred = (state: Table): boolean =>
  state.options.curiousErrata && isSpent(state, 'curious');

/** Steps of a move paid this way; 0 when it cannot be paid, or the die has moved (Q-MOVE-4). */
function rangeFor(state: Table, die: Die, pay: number): number {
  const seat = ownerOf(die);
  if (pay === PAY_TACTICAL) return has(state, seat, CARD.tactical) && !isSpent(state, 'tactical') ? 1 : 0;
  if (state.moved[die] && !has(state, seat, CARD.energetic)) return 0;
  if (pay === PAY_ACTION) return state.turn.actions > 0 ? rangeOf(state, die) : 0;
  const isFree = has(state, seat, CARD.curious) && !isSpent(state, 'curious') && !isCuriousBarred(state);
  return isFree ? rangeOf(state, die) : 0;
}

/** What a die could do with its move: measured once for moves and attacks. */
interface Mover {
  readonly ranges: number[];
  furthest: number;
  /** The last payment that is possible: nearly always an action. */
  lastPay: number;
  maneuver: AbilityUse;
  readonly straight: Distances;
  readonly diagonal: Distances;
}

/** By number of the die, used again for every list. */
const movers = Array.from(
  { length: FLEET },
  (): Mover => ({
    ranges: [0, 0, 0],
    furthest: 0,
    lastPay: PAY_ACTION,
    maneuver: undefined,
    straight: distances(),
    diagonal: distances(),
  }),
);

function measured(state: Table, die: Die): Mover {
  const mover = movers[die % FLEET] as Mover;
  mover.furthest = 0;
  mover.lastPay = PAY_ACTION;
  for (const pay of PAYMENTS) {
    const range = rangeFor(state, die, pay);
    mover.ranges[pay] = range;
    if (range > 0) mover.lastPay = pay;
    if (range > mover.furthest) mover.furthest = range;
  }
  if (mover.furthest === 0) return mover;
  mover.maneuver = abilityUse(state, die, MANEUVER);
  measureFrom(state, die, mover.furthest, false, mover.straight);
  if (mover.maneuver) measureFrom(state, die, mover.furthest, true, mover.diagonal);
  return mover;
}

const byAbility = (given: Answer, use: AbilityUse): Answer =>
  use === 'cunning' ? withCunning(given) : given;

/** One way to move or attack, by every payment: without Maneuver, then with it where it is needed (Q-SHIP-5). */
function offerPaid(
  { ranges, lastPay, maneuver }: Mover,
  plain: Answer,
  steps: number,
  bent: number,
  out: Answers,
): void {
  for (let pay = PAY_ACTION; pay <= lastPay; pay++)
    if (steps <= (ranges[pay] as number)) offer(out, paidBy(plain, pay));
  if (!maneuver) return;
  for (let pay = PAY_ACTION; pay <= lastPay; pay++) {
    const range = ranges[pay] as number;
    if (bent <= range && steps > range) offer(out, byAbility(maneuvering(paidBy(plain, pay)), maneuver));
  }
}

function moves(state: Table, die: Die, out: Answers): void {
  const mover = measured(state, die);
  if (mover.furthest === 0) return;
  const { size } = geometry(state);
  const { straight, diagonal, maneuver } = mover;
  const from = placeOf(state, die);
  for (let square = 0; square < size; square++) {
    const steps = straight.steps[square] as number;
    const bent = maneuver ? (diagonal.steps[square] as number) : FAR;
    if (square !== from && (steps !== FAR || bent !== FAR))
      offerPaid(mover, answer(VERB.move, die, square), steps, bent, out);
  }
}

/** Q-ATK-1: by target, then by the square it comes from; after `moves`. Curious never attacks (Q-MOVE-5). */
function attacks(state: Table, die: Die, out: Answers): void {
  const mover = movers[die % FLEET] as Mover;
  const { furthest, maneuver, straight, diagonal, ranges } = mover;
  if (furthest === 0) return;
  ranges[PAY_CURIOUS] = 0;
  const { n4, n8, xs, ys } = geometry(state);
  const at = placeOf(state, die);
  for (const target of enemies) {
    const dx = Math.abs((xs[target] as number) - (xs[at] as number));
    const dy = Math.abs((ys[target] as number) - (ys[at] as number));
    if (dx > furthest || dy > furthest) continue;
    const beside = n4[target] as readonly Square[];
    for (const via of n8[target] as readonly Square[]) {
      const steps = beside.includes(via) ? (straight.steps[via] as number) + 1 : FAR;
      const bent = maneuver ? (diagonal.steps[via] as number) + 1 : FAR;
      if (steps <= furthest || bent <= furthest)
        offerPaid(mover, answer(VERB.attack, die, target, via), steps, bent, out);
    }
  }
}

const carried = distances();

function transports(state: Table, die: Die, out: Answers): void {
  const use = abilityUse(state, die, TRANSPORT);
  if (!use) return;
  const { n8, size } = geometry(state);
  const seat = ownerOf(die);
  const from = placeOf(state, die);
  const { ranges, furthest } = measured(state, die); // Curious carries, though it never attacks
  if (furthest === 0) return;
  for (let cargo = seat * FLEET; cargo < (seat + 1) * FLEET; cargo++) {
    if (cargo === die || !n8[from]?.includes(placeOf(state, cargo))) continue;
    measureFrom(state, die, furthest, false, carried, cargo);
    for (let square = 0; square < size; square++) {
      const steps = carried.steps[square] as number;
      if (square === from || steps === FAR) continue;
      for (const pay of PAYMENTS)
        if (steps <= (ranges[pay] as number))
          offer(out, byAbility(paidBy(answer(VERB.transport, die, square, cargo), pay), use));
    }
  }
}

/** Squares of enemy ships in (y, x) order, used again for every list. */
const enemies: Square[] = [];

function readEnemies({ places }: Table, seat: Seat): void {
  enemies.length = 0;
  for (let die = 0; die < places.length; die++)
    if ((places[die] as number) >= 0 && ownerOf(die) !== seat) enemies.push(places[die] as Square);
  enemies.sort(bySquare);
}

const bySquare = (a: Square, b: Square): number => a - b;

export function turnAnswers(state: Table, out: Answers): void {
  const { turn } = state;
  const seat = turn.active;
  const [low, high] = [seat * FLEET, (seat + 1) * FLEET];
  const canPay = turn.actions > 0;
  const isPowerReady = (name: 'flexible' | 'resourceful' | 'nomadic' | 'tyrannical' | 'cerebral'): boolean =>
    has(state, seat, CARD[name]) && !isSpent(state, name);
  const each = (isMeant: (die: Die) => boolean, use: (die: Die) => void): void => {
    for (let die = low; die < high; die++) if (isMeant(die)) use(die);
  };
  const isMapped = (die: Die): boolean => isOnMap(state, die);
  const isInPlay = (die: Die): boolean => placeOf(state, die) !== RESERVE;
  const isScrapped = (die: Die): boolean => placeOf(state, die) === SCRAPYARD;

  if (canPay) each(isInPlay, die => offer(out, answer(VERB.reconfigure, die)));
  if (canPay || has(state, seat, CARD.eager))
    each(isScrapped, die => placesFor(state, seat, to => offer(out, answer(VERB.deploy, die, to))));
  each(isMapped, die => moves(state, die, out));
  if (!isAttackBarred(state)) {
    readEnemies(state, seat);
    each(isMapped, die => attacks(state, die, out));
  }
  each(isMapped, die => transports(state, die, out));
  if (turn.actions >= 2)
    geometry(state).planets.forEach(({ square }, planet) => {
      if (!buildRefusal(state, seat, planet)) offer(out, answer(VERB.construct, 0, square));
    });
  if (canPay && (state.research[seat] as number) < 6) offer(out, answer(VERB.research));
  each(isMapped, die => freeAbilities(state, die, VERB.strike, out));
  each(isMapped, die => freeAbilities(state, die, VERB.warp, out));
  each(isMapped, die => freeAbilities(state, die, VERB.modify, out));
  each(isMapped, die => freeAbilities(state, die, VERB.scout, out));
  if (isPowerReady('flexible'))
    each(isInPlay, die => {
      const face = faceOf(state, die);
      if (face > 1) offer(out, answer(VERB.flexible, die, face - 1));
      if (face < 6) offer(out, answer(VERB.flexible, die, face + 1));
    });
  if (isPowerReady('resourceful')) each(isMapped, die => offer(out, answer(VERB.resourceful, die)));
  if (canPay && isPowerReady('nomadic')) each(isMapped, die => nomads(state, die, out));
  if (isPowerReady('tyrannical') && (state.research[seat] as number) > 1) offer(out, answer(VERB.tyrannical));
  if (isPowerReady('cerebral') && (state.dominance[seat] as number) > 1) offer(out, answer(VERB.cerebral));
  offer(out, answer(VERB.end));
}

function freeAbilities(state: Table, die: Die, verb: number, out: Answers): void {
  const seat = ownerOf(die);
  if (verb === VERB.strike) {
    const use = isAttackBarred(state) ? undefined : abilityUse(state, die, STRIKE);
    if (!use) return;
    for (const near of geometry(state).n4[placeOf(state, die)] ?? []) {
      const ship = shipOn(state, near);
      if (ship !== NOBODY && ownerOf(ship) !== seat)
        offer(out, byAbility(answer(VERB.strike, die, near), use));
    }
  } else if (verb === VERB.warp) {
    const use = abilityUse(state, die, WARP);
    if (!use) return;
    for (let other = seat * FLEET; other < (seat + 1) * FLEET; other++)
      if (other !== die && isOnMap(state, other))
        offer(out, byAbility(answer(VERB.warp, die, 0, other), use));
  } else if (verb === VERB.modify) {
    const use = abilityUse(state, die, MODIFY);
    if (!use) return;
    for (const face of MODIFIED)
      if (face !== faceOf(state, die)) offer(out, byAbility(answer(VERB.modify, die, face), use));
  } else {
    const use = abilityUse(state, die, SCOUT);
    if (use) offer(out, byAbility(answer(VERB.scout, die), use));
  }
}

/** Q-SHIP-4 */
export const MODIFIED = [3, 5] as const;

/** Q-CARD-NOMADIC */
function nomads(state: Table, die: Die, out: Answers): void {
  const { orbitOf, planets, size } = geometry(state);
  const home = orbitOf[placeOf(state, die)] ?? -1;
  const neighbours = planets[home]?.neighbours;
  if (!neighbours) return;
  for (let square = 0; square < size; square++)
    if (neighbours.includes(orbitOf[square] ?? -1) && isEmpty(state, square))
      offer(out, answer(VERB.nomadic, die, square));
}
