/**
 * Q-ACT-1: the reason why an answer of TURN is refused: the first code that applies, in the order of the
 * clause.
 */
import { type RuleViolation, type Seat, violation } from '@tessera/engine';
import {
  type Answer,
  dieOfAnswer,
  firstOf,
  isCunning,
  isManeuver,
  NOWHERE,
  PAY_CURIOUS,
  PAY_TACTICAL,
  payOf,
  plainly,
  secondOf,
  VERB,
  verbOf,
} from './answer.ts';
import { CARD, CARD_NAMES, type Card } from './cards/index.ts';
import type { Answers } from './handler.ts';
import {
  abilityUse,
  hasCunning,
  MANEUVER,
  MODIFY,
  SCOUT,
  STRIKE,
  TRANSPORT,
  WARP,
} from './rules/abilities.ts';
import { buildRefusal } from './rules/build.ts';
import { costOf } from './rules/cost.ts';
import { canReturn, isWithin, rangeOf, reachOf } from './rules/movement.ts';
import { isOwnOrbit } from './rules/placement.ts';
import { isAttackBarred, isCuriousBarred, MODIFIED, turnAnswers } from './rules/turnAnswers.ts';
import { faceOf, geometry, has, isNearShip, isSpent, placeOf, shipOn } from './state.ts';
import {
  FLEET,
  NOBODY,
  ownerOf,
  type Power,
  type QuantumState,
  RESERVE,
  SCRAPYARD,
  type Square,
} from './types.ts';

type Why = RuleViolation | undefined;

const ABILITY: ReadonlyMap<number, number> = new Map([
  [VERB.strike, STRIKE],
  [VERB.transport, TRANSPORT],
  [VERB.warp, WARP],
  [VERB.modify, MODIFY],
  [VERB.scout, SCOUT],
]);

const POWER: ReadonlyMap<number, Power> = new Map([
  [VERB.flexible, 'flexible'],
  [VERB.resourceful, 'resourceful'],
  [VERB.nomadic, 'nomadic'],
  [VERB.tyrannical, 'tyrannical'],
  [VERB.cerebral, 'cerebral'],
]);

const DICELESS = [VERB.construct, VERB.research, VERB.tyrannical, VERB.cerebral, VERB.end];
const MOVING = [VERB.move, VERB.attack, VERB.transport];

/** The refusal of an answer that is not listed. */
export function whyNotTurn(state: QuantumState, seat: Seat, given: Answer): RuleViolation {
  return (
    diceFault(state, seat, given) ??
    leaveFault(state, seat, given) ??
    placeFault(state, seat, given) ??
    costFault(state, given) ??
    violation('Q-DEC-2', 'E_NOT_OFFERED')
  );
}

/** Faults of owner and place of the dice: the acting one first, then its cargo or partner. */
function diceFault(state: QuantumState, seat: Seat, given: Answer): Why {
  const verb = verbOf(given);
  if (DICELESS.includes(verb)) return undefined;
  const die = dieOfAnswer(given);
  const own = zoneFault(state, seat, die, verb);
  if (own || (verb !== VERB.transport && verb !== VERB.warp)) return own;
  const other = secondOf(given);
  return (
    zoneFault(state, seat, other, verb) ??
    (other === die ? violation(verb === VERB.warp ? 'Q-SHIP-3' : 'Q-SHIP-2', 'E_SAME_SHIP') : undefined)
  );
}

function zoneFault(state: QuantumState, seat: Seat, die: number, verb: number): Why {
  if (ownerOf(die) !== seat || die >= state.players * FLEET) return violation('Q-ACT-1', 'E_NOT_YOUR_SHIP');
  const at = placeOf(state, die);
  if (at === RESERVE) return violation(verb === VERB.deploy ? 'Q-DEPLOY-4' : 'Q-RECONF-1', 'E_RESERVE');
  if (verb === VERB.deploy) return at === SCRAPYARD ? undefined : violation('Q-DEPLOY-1', 'E_NOT_SCRAPPED');
  const isAnywhere = verb === VERB.reconfigure || verb === VERB.flexible;
  return isAnywhere || at >= 0 ? undefined : violation('Q-SHIP-0', 'E_SHIP_NOT_ON_MAP');
}

const cardFault = (card: Card): RuleViolation =>
  violation('Q-MOVE-5', 'E_CARD', { card: CARD_NAMES[card] as string });

/** Faults of dice, cards and tracks that are spent. */
function leaveFault(state: QuantumState, seat: Seat, given: Answer): Why {
  const verb = verbOf(given);
  return (
    powerFault(state, seat, given) ??
    curiousFault(state, given) ??
    abilityFault(state, given) ??
    movedFault(state, seat, given) ??
    trackFault(state, seat, verb)
  );
}

/** Cards that are missing, pending or spent. */
function powerFault(state: QuantumState, seat: Seat, given: Answer): Why {
  const verb = verbOf(given);
  const power = POWER.get(verb);
  const lacks = (name: Power): boolean => !has(state, seat, CARD[name]) || isSpent(state, name);
  if (power && lacks(power)) return cardFault(CARD[power]);
  if (MOVING.includes(verb)) {
    if (payOf(given) === PAY_CURIOUS && lacks('curious')) return cardFault(CARD.curious);
    if (payOf(given) === PAY_TACTICAL && lacks('tactical')) return cardFault(CARD.tactical);
  }
  if (!isCunning(given)) return undefined;
  const isAbility = ABILITY.has(verb) || isManeuver(given);
  const isSecond = state.abilityUsed[dieOfAnswer(given)] === 1;
  return isAbility && isSecond && hasCunning(state, dieOfAnswer(given)) ? undefined : cardFault(CARD.cunning);
}

function curiousFault(state: QuantumState, given: Answer): Why {
  const verb = verbOf(given);
  const isCurious = MOVING.includes(verb) && payOf(given) === PAY_CURIOUS;
  const isAttack = verb === VERB.attack || verb === VERB.strike;
  if (isCurious && (verb === VERB.attack || isCuriousBarred(state)))
    return violation(verb === VERB.attack ? 'Q-MOVE-5' : 'Q-RUL-37', 'E_CURIOUS_ATTACK');
  return isAttack && isAttackBarred(state) ? violation('Q-RUL-37', 'E_CURIOUS_ATTACK') : undefined;
}

function abilityFault(state: QuantumState, given: Answer): Why {
  const verb = verbOf(given);
  const die = dieOfAnswer(given);
  const ability = ABILITY.get(verb) ?? (isManeuver(given) ? MANEUVER : undefined);
  if (ability !== undefined && !isCunning(given) && (state.abilityUsed[die] as number) > 0)
    return violation('Q-SHIP-0', 'E_ABILITY_USED');
  if (ability !== undefined && abilityUse(state, die, ability) === undefined)
    return violation('Q-SHIP-0', 'E_WRONG_FACE');
  const face = firstOf(given);
  if (
    verb === VERB.modify &&
    (!(MODIFIED as readonly number[]).includes(face) || face === faceOf(state, die))
  )
    return violation('Q-SHIP-4', 'E_WRONG_FACE');
  return verb === VERB.flexible && (face < 1 || face > 6)
    ? violation('Q-CARD-FLEXIBLE', 'E_WRONG_FACE')
    : undefined;
}

function movedFault(state: QuantumState, seat: Seat, given: Answer): Why {
  if (!MOVING.includes(verbOf(given)) || payOf(given) === PAY_TACTICAL) return undefined;
  return state.moved[dieOfAnswer(given)] && !has(state, seat, CARD.energetic)
    ? violation('Q-MOVE-4', 'E_ALREADY_MOVED')
    : undefined;
}

function trackFault(state: QuantumState, seat: Seat, verb: number): Why {
  if (verb === VERB.tyrannical && (state.research[seat] as number) < 2)
    return violation('Q-CARD-TYRANNICAL', 'E_TRACK');
  if (verb === VERB.cerebral && (state.dominance[seat] as number) < 2)
    return violation('Q-CARD-CEREBRAL', 'E_TRACK');
  return verb === VERB.research && (state.research[seat] as number) >= 6
    ? violation('Q-RES-1', 'E_RESEARCH_MAX')
    : undefined;
}

const PLACED = [
  VERB.deploy,
  VERB.move,
  VERB.attack,
  VERB.transport,
  VERB.construct,
  VERB.strike,
  VERB.nomadic,
];

function placeFault(state: QuantumState, seat: Seat, given: Answer): Why {
  const verb = verbOf(given);
  if (verb === VERB.warp || !PLACED.includes(verb)) return undefined;
  const to = firstOf(given);
  const { planetOn } = geometry(state);
  const isPlanet = to !== NOWHERE && planetOn[to] !== -1;
  if (verb === VERB.construct) {
    if (!isPlanet) return violation('Q-BUILD-1', 'E_NO_SUCH_SQUARE');
    const refusal = buildRefusal(state, seat, planetOn[to] as number);
    return refusal && violation(refusal === 'E_SUM' ? 'Q-BUILD-2' : 'Q-BUILD-1', refusal);
  }
  if (to === NOWHERE) return violation('Q-MAP-4', 'E_NO_SUCH_SQUARE');
  if (isPlanet) return violation('Q-MAP-3', 'E_PLANET');
  if (verb === VERB.attack || verb === VERB.strike) return attackFault(state, seat, given);
  if (verb === VERB.move && to === placeOf(state, dieOfAnswer(given)))
    return violation('Q-MOVE-3', 'E_SAME_SQUARE');
  // Q-SHIP-2: true for the squares that the Flagship and its cargo leave.
  const isFreed =
    verb === VERB.transport && [dieOfAnswer(given), secondOf(given)].includes(shipOn(state, to));
  if (shipOn(state, to) !== NOBODY && !isFreed) return violation('Q-MAP-7', 'E_OCCUPIED');
  if (verb === VERB.deploy) return deployFault(state, seat, to);
  if (verb === VERB.nomadic) return nomadicFault(state, given);
  return moveFault(state, given);
}

function deployFault(state: QuantumState, seat: Seat, to: Square): Why {
  if (isOwnOrbit(state, seat, to)) return undefined;
  if (!has(state, seat, CARD.stealthy)) return violation('Q-DEPLOY-2', 'E_NOT_OWN_PLANET');
  return isNearShip(state, to) ? violation('Q-DEPLOY-2', 'E_NEAR_SHIP') : undefined;
}

function nomadicFault(state: QuantumState, given: Answer): Why {
  const { orbitOf, planets } = geometry(state);
  const home = orbitOf[placeOf(state, dieOfAnswer(given))] ?? -1;
  if (home < 0) return violation('Q-CARD-NOMADIC', 'E_NOT_IN_ORBIT');
  const there = orbitOf[firstOf(given)] ?? -1;
  return planets[home]?.neighbours.includes(there)
    ? undefined
    : violation('Q-CARD-NOMADIC', 'E_NOT_NEIGHBOUR');
}

/** Maximum of steps of a move of this kind. */
const stepsFor = (state: QuantumState, given: Answer): number =>
  payOf(given) === PAY_TACTICAL ? 1 : rangeOf(state, dieOfAnswer(given));

function moveFault(state: QuantumState, given: Answer): Why {
  const die = dieOfAnswer(given);
  const verb = verbOf(given);
  const cargo = verb === VERB.transport ? secondOf(given) : undefined;
  const at = placeOf(state, die);
  const to = firstOf(given);
  if (cargo !== undefined && !geometry(state).n8[at]?.includes(placeOf(state, cargo)))
    return violation('Q-SHIP-2', 'E_NOT_AROUND');
  const steps = stepsFor(state, given);
  const reach = reachOf(state, die, steps, isManeuver(given), cargo);
  const isReached = to === at ? canReturn(reach, steps) : isWithin(reach, steps, to);
  if (!isReached) return violation('Q-MOVE-1', 'E_OUT_OF_RANGE');
  return needlessFault(state, given);
}

/** Q-ATK-1 */
function attackFault(state: QuantumState, seat: Seat, given: Answer): Why {
  const target = firstOf(given);
  const ship = shipOn(state, target);
  if (ship === NOBODY || ownerOf(ship) === seat) return violation('Q-ATK-1', 'E_NO_ENEMY');
  const die = dieOfAnswer(given);
  const { n4, n8 } = geometry(state);
  if (verbOf(given) === VERB.strike)
    return n4[placeOf(state, die)]?.includes(target) ? undefined : violation('Q-SHIP-1', 'E_OUT_OF_RANGE');
  const steps = stepsFor(state, given) - 1;
  const reach = reachOf(state, die, steps, isManeuver(given));
  const vias = ((isManeuver(given) ? n8 : n4)[target] ?? []).filter(via => isWithin(reach, steps, via));
  if (vias.length === 0) return violation('Q-ATK-1', 'E_OUT_OF_RANGE');
  return vias.includes(secondOf(given)) ? needlessFault(state, given) : violation('Q-ATK-1', 'E_BAD_VIA');
}

const legal: Answers = { items: [], count: 0 };

/** Q-SHIP-5: an ability is not spent on what can be done without it. */
function needlessFault(state: QuantumState, given: Answer): Why {
  if (!isManeuver(given)) return undefined;
  legal.count = 0;
  turnAnswers(state, legal);
  const plain = plainly(given);
  for (let i = 0; i < legal.count; i++)
    if (legal.items[i] === plain) return violation('Q-SHIP-5', 'E_NEEDLESS_MANEUVER');
  return undefined;
}

function costFault(state: QuantumState, given: Answer): Why {
  const cost = costOf(state, given);
  const { actions } = state.turn;
  return actions < cost ? violation('Q-ACT-1', 'E_NO_ACTIONS', { cost, left: actions }) : undefined;
}
