/** Every answer of the decision TURN, in the order of Q-DEC-6. */
import { offer, type Seat } from '@tessera/engine';
import {
  type Answer,
  answer,
  maneuvering,
  PAY_ACTION,
  PAY_CURIOUS,
  PAY_TACTICAL,
  paidBy,
  towards,
  VERB,
  withCunning,
} from '../answer.ts';
import { CARD } from '../cards/index.ts';
import { type Answers, offerEach } from '../handler.ts';
import { add, firstIn, noSquares, remove } from '../squares.ts';
import {
  faceOf,
  geometry,
  has,
  isEmpty,
  isOnMap,
  isSpent,
  type PublicState,
  placeOf,
  shipOn,
} from '../state.ts';
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
import {
  canReturn,
  isWithin,
  measure,
  newReach,
  type Reach,
  rangeOf,
  readTaken,
  wordWithin,
} from './movement.ts';
import { placesFor } from './placement.ts';

const PAYMENTS = [PAY_ACTION, PAY_CURIOUS, PAY_TACTICAL];

/** Q-RUL-37: under the French erratum a free move and an attack exclude each other. */
export const isCuriousBarred = ({ options, turn }: PublicState): boolean =>
  options.curiousErrata && turn.attacked;
export const isAttackBarred = (state: PublicState): boolean =>
  state.options.curiousErrata && isSpent(state, 'curious');

/** Steps of a move with this payment; 0 if it cannot be paid, or the die has moved (Q-MOVE-4). */
function rangeFor(state: PublicState, die: Die, pay: number): number {
  const seat = ownerOf(die);
  if (pay === PAY_TACTICAL) return has(state, seat, CARD.tactical) && !isSpent(state, 'tactical') ? 1 : 0;
  if (state.moved[die] && !has(state, seat, CARD.energetic)) return 0;
  if (pay === PAY_ACTION) return state.turn.actions > 0 ? rangeOf(state, die) : 0;
  const isFree = has(state, seat, CARD.curious) && !isSpent(state, 'curious') && !isCuriousBarred(state);
  return isFree ? rangeOf(state, die) : 0;
}

/** A die that may move: its ranges, computed once for moves and attacks. */
interface Mover {
  readonly ranges: number[];
  furthest: number;
  /** The last possible payment, nearly always an action. */
  lastPay: number;
  maneuver: AbilityUse;
  readonly straight: Reach;
  readonly diagonal: Reach;
}

/** Scratch movers by number of the die, reused for every list. */
const movers = Array.from(
  { length: FLEET },
  (): Mover => ({
    ranges: [0, 0, 0],
    furthest: 0,
    lastPay: PAY_ACTION,
    maneuver: undefined,
    straight: newReach(),
    diagonal: newReach(),
  }),
);

/** Squares of all ships, and of enemy ships; recomputed for every list. */
const taken = noSquares();
const enemies = noSquares();

function readEnemies({ places }: PublicState, seat: Seat): void {
  enemies.fill(0);
  for (let die = 0; die < places.length; die++) {
    const at = places[die] as number;
    if (at >= 0 && ownerOf(die) !== seat) add(enemies, at);
  }
}

function measured(state: PublicState, die: Die): Mover {
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
  const at = placeOf(state, die);
  mover.maneuver = abilityUse(state, die, MANEUVER);
  measure(geometry(state), at, mover.furthest, false, taken, mover.straight);
  if (mover.maneuver) measure(geometry(state), at, mover.furthest, true, taken, mover.diagonal);
  return mover;
}

const byAbility = (given: Answer, use: AbilityUse): Answer =>
  use === 'cunning' ? withCunning(given) : given;

/** The widest reach of a die: diagonal steps include the straight ones. */
const widest = ({ maneuver, straight, diagonal }: Mover): Reach => (maneuver ? diagonal : straight);

/** Offers a move by every payment: without Maneuver, then with it where it is needed (Q-SHIP-5). */
function offerMove(mover: Mover, plain: Answer, to: Square, out: Answers): void {
  const { ranges, lastPay, maneuver, straight, diagonal } = mover;
  for (let pay = PAY_ACTION; pay <= lastPay; pay++)
    if (isWithin(straight, ranges[pay] as number, to)) offer(out, paidBy(plain, pay));
  if (!maneuver) return;
  for (let pay = PAY_ACTION; pay <= lastPay; pay++) {
    const range = ranges[pay] as number;
    if (isWithin(diagonal, range, to) && !isWithin(straight, range, to))
      offer(out, byAbility(maneuvering(paidBy(plain, pay)), maneuver));
  }
}

function moves(state: PublicState, die: Die, out: Answers): void {
  const mover = measured(state, die);
  const { furthest, lastPay, maneuver } = mover;
  if (furthest === 0) return;
  const { words } = geometry(state);
  const from = placeOf(state, die);
  const plain = answer(VERB.move, die);
  const reach = widest(mover);
  const isSimple = lastPay === PAY_ACTION && !maneuver;
  for (let word = 0; word < words; word++)
    for (let bits = wordWithin(reach, furthest, word); bits !== 0; bits &= bits - 1) {
      const to = firstIn(word, bits);
      if (to === from) continue;
      if (isSimple) offer(out, towards(plain, to));
      else offerMove(mover, towards(plain, to), to, out);
    }
}

/** Offers an attack whose last step is from `via`; without Maneuver that step is straight too. */
function offerAttack(
  state: PublicState,
  mover: Mover,
  die: Die,
  target: Square,
  via: Square,
  out: Answers,
): void {
  const { ranges, lastPay, maneuver, straight, diagonal } = mover;
  const plain = answer(VERB.attack, die, target, via);
  const isBeside = (geometry(state).n4[target] as readonly Square[]).includes(via);
  for (let pay = PAY_ACTION; pay <= lastPay; pay++)
    if (isBeside && isWithin(straight, (ranges[pay] as number) - 1, via)) offer(out, paidBy(plain, pay));
  if (!maneuver) return;
  for (let pay = PAY_ACTION; pay <= lastPay; pay++) {
    const range = (ranges[pay] as number) - 1;
    if (isWithin(diagonal, range, via) && !(isBeside && isWithin(straight, range, via)))
      offer(out, byAbility(maneuvering(paidBy(plain, pay)), maneuver));
  }
}

/** Q-ATK-1: by target, then by square of attack; after `moves`. Curious never attacks (Q-MOVE-5). */
function attacks(state: PublicState, die: Die, out: Answers): void {
  const mover = movers[die % FLEET] as Mover;
  const { furthest, ranges } = mover;
  if (furthest === 0) return;
  const reach = widest(mover);
  ranges[PAY_CURIOUS] = 0;
  const { words, n8Sets } = geometry(state);
  for (let word = 0; word < words; word++)
    for (let bits = enemies[word] as number; bits !== 0; bits &= bits - 1) {
      const target = firstIn(word, bits);
      for (let near = 0; near < words; near++) {
        let vias = (n8Sets[target * words + near] as number) & wordWithin(reach, furthest - 1, near);
        for (; vias !== 0; vias &= vias - 1) offerAttack(state, mover, die, target, firstIn(near, vias), out);
      }
    }
}

const carried = newReach();

/** Q-SHIP-2: a Flagship with cargo may also return to its square. */
const comesTo = (range: number, square: Square, from: Square): boolean =>
  square === from ? canReturn(carried, range) : isWithin(carried, range, square);

function transports(state: PublicState, die: Die, out: Answers): void {
  const use = abilityUse(state, die, TRANSPORT);
  if (!use) return;
  const { n8, words } = geometry(state);
  const seat = ownerOf(die);
  const from = placeOf(state, die);
  const { ranges, furthest } = measured(state, die); // Curious may carry, though it never attacks
  if (furthest === 0) return;
  for (let cargo = seat * FLEET; cargo < (seat + 1) * FLEET; cargo++) {
    const at = placeOf(state, cargo);
    if (cargo === die || !n8[from]?.includes(at)) continue;
    remove(taken, at);
    measure(geometry(state), from, furthest, false, taken, carried);
    add(taken, at);
    for (let word = 0; word < words; word++)
      for (let bits = wordWithin(carried, furthest, word); bits !== 0; bits &= bits - 1) {
        const square = firstIn(word, bits);
        for (const pay of PAYMENTS)
          if (comesTo(ranges[pay] as number, square, from))
            offer(out, byAbility(paidBy(answer(VERB.transport, die, square, cargo), pay), use));
      }
  }
}

/** Q-BUILD-1: only where an own ship is near enough to count. */
function constructs(state: PublicState, seat: Seat, out: Answers): void {
  const { orbitOf, cornerOf, planets } = geometry(state);
  let near = 0;
  for (let die = seat * FLEET; die < (seat + 1) * FLEET; die++) {
    const at = placeOf(state, die);
    if (at < 0) continue;
    if ((orbitOf[at] as number) >= 0) near |= 1 << (orbitOf[at] as number);
    if ((cornerOf[at] as number) >= 0) near |= 1 << (cornerOf[at] as number);
  }
  for (; near !== 0; near &= near - 1) {
    const planet = firstIn(0, near);
    if (!buildRefusal(state, seat, planet)) offer(out, answer(VERB.construct, 0, planets[planet]?.square));
  }
}

export function turnAnswers(state: PublicState, out: Answers): void {
  const { turn } = state;
  const seat = turn.active;
  const [low, high] = [seat * FLEET, (seat + 1) * FLEET];
  const canPay = turn.actions > 0;
  readTaken(state, taken);
  if (canPay)
    for (let die = low; die < high; die++)
      if (placeOf(state, die) !== RESERVE) offer(out, answer(VERB.reconfigure, die));
  if (canPay || has(state, seat, CARD.eager))
    for (let die = low; die < high; die++)
      if (placeOf(state, die) === SCRAPYARD) offerEach(out, answer(VERB.deploy, die), placesFor(state, seat));
  for (let die = low; die < high; die++) if (isOnMap(state, die)) moves(state, die, out);
  if (!isAttackBarred(state)) {
    readEnemies(state, seat);
    for (let die = low; die < high; die++) if (isOnMap(state, die)) attacks(state, die, out);
  }
  for (let die = low; die < high; die++) if (isOnMap(state, die)) transports(state, die, out);
  if (turn.actions >= 2) constructs(state, seat, out);
  if (canPay && (state.research[seat] as number) < 6) offer(out, answer(VERB.research));
  for (let die = low; die < high; die++) if (isOnMap(state, die)) strikes(state, die, out);
  for (let die = low; die < high; die++) if (isOnMap(state, die)) warps(state, die, out);
  for (let die = low; die < high; die++) if (isOnMap(state, die)) modifies(state, die, out);
  for (let die = low; die < high; die++) if (isOnMap(state, die)) scouts(state, die, out);
  powers(state, seat, out);
  offer(out, answer(VERB.end));
}

function strikes(state: PublicState, die: Die, out: Answers): void {
  const use = isAttackBarred(state) ? undefined : abilityUse(state, die, STRIKE);
  if (!use) return;
  for (const near of geometry(state).n4[placeOf(state, die)] ?? []) {
    const ship = shipOn(state, near);
    if (ship !== NOBODY && ownerOf(ship) !== ownerOf(die))
      offer(out, byAbility(answer(VERB.strike, die, near), use));
  }
}

function warps(state: PublicState, die: Die, out: Answers): void {
  const use = abilityUse(state, die, WARP);
  if (!use) return;
  const seat = ownerOf(die);
  for (let other = seat * FLEET; other < (seat + 1) * FLEET; other++)
    if (other !== die && isOnMap(state, other)) offer(out, byAbility(answer(VERB.warp, die, 0, other), use));
}

/** Q-SHIP-4 */
export const MODIFIED = [3, 5] as const;

function modifies(state: PublicState, die: Die, out: Answers): void {
  const use = abilityUse(state, die, MODIFY);
  if (!use) return;
  for (const face of MODIFIED)
    if (face !== faceOf(state, die)) offer(out, byAbility(answer(VERB.modify, die, face), use));
}

function scouts(state: PublicState, die: Die, out: Answers): void {
  const use = abilityUse(state, die, SCOUT);
  if (use) offer(out, byAbility(answer(VERB.scout, die), use));
}

/** Offers Command cards that are used once in a turn. */
function powers(state: PublicState, seat: Seat, out: Answers): void {
  if (state.active[seat] === 0) return;
  const [low, high] = [seat * FLEET, (seat + 1) * FLEET];
  const isReady = (name: 'flexible' | 'resourceful' | 'nomadic' | 'tyrannical' | 'cerebral'): boolean =>
    has(state, seat, CARD[name]) && !isSpent(state, name);
  if (isReady('flexible'))
    for (let die = low; die < high; die++) {
      if (placeOf(state, die) === RESERVE) continue;
      const face = faceOf(state, die);
      if (face > 1) offer(out, answer(VERB.flexible, die, face - 1));
      if (face < 6) offer(out, answer(VERB.flexible, die, face + 1));
    }
  if (isReady('resourceful'))
    for (let die = low; die < high; die++) if (isOnMap(state, die)) offer(out, answer(VERB.resourceful, die));
  if (state.turn.actions > 0 && isReady('nomadic'))
    for (let die = low; die < high; die++) if (isOnMap(state, die)) nomads(state, die, out);
  if (isReady('tyrannical') && (state.research[seat] as number) > 1) offer(out, answer(VERB.tyrannical));
  if (isReady('cerebral') && (state.dominance[seat] as number) > 1) offer(out, answer(VERB.cerebral));
}

/** Q-CARD-NOMADIC */
function nomads(state: PublicState, die: Die, out: Answers): void {
  const { orbitOf, planets, size } = geometry(state);
  const home = orbitOf[placeOf(state, die)] ?? -1;
  const neighbours = planets[home]?.neighbours;
  if (!neighbours) return;
  for (let square = 0; square < size; square++)
    if (neighbours.includes(orbitOf[square] ?? -1) && isEmpty(state, square))
      offer(out, answer(VERB.nomadic, die, square));
}
