/** Exact win probabilities of the fights that a table allows or has begun. */
import { type Answer, dieOfAnswer, firstOf, secondOf, VERB, verbOf } from '../answer.ts';
import { CARD } from '../cards/index.ts';
import { strengthsOf } from '../rules/strength.ts';
import { has, type PublicState, placeOf, shipOn } from '../state.ts';
import { type Die, NOBODY, ownerOf, type Square } from '../types.ts';
import { type Fight, fightOf, type Roll, rollsOf, type Side, winChance } from './fight.ts';

export interface Odds {
  readonly chance: number;
  /** True if the defender may destroy both ships instead, before any die is rolled. */
  readonly isDangerous: boolean;
}

function sideOf(state: PublicState, die: Die, strength: number): Side {
  const seat = ownerOf(die);
  return {
    strength,
    isRational: has(state, seat, CARD.rational),
    relentless: has(state, seat, CARD.relentless),
    scrappy: has(state, seat, CARD.scrappy) && seat === state.turn.active,
    cruel: has(state, seat, CARD.cruel),
    stubborn: has(state, seat, CARD.stubborn),
  };
}

/** The attacker's side, then the defender's. */
function sidesOf(state: PublicState, attacker: Die, via: Square, target: Square): readonly [Side, Side] {
  const [attack, defence] = strengthsOf(state, attacker, via, target);
  return [sideOf(state, attacker, attack), sideOf(state, shipOn(state, target), defence)];
}

/** The fight of an attack from a square on a ship, whether or not the attacker stands there yet. */
export const fightAt = (state: PublicState, attacker: Die, via: Square, target: Square): Fight =>
  fightOf(...sidesOf(state, attacker, via, target));

export const attackOdds = (state: PublicState, attacker: Die, via: Square, target: Square): Odds => ({
  chance: winChance(...sidesOf(state, attacker, via, target)),
  isDangerous: has(state, ownerOf(shipOn(state, target)), CARD.dangerous),
});

/** Attacker, defender and square of attack of an answer to TURN; undefined if it attacks nothing. */
function attackIn(
  state: PublicState,
  given: Answer,
): readonly [attacker: Die, via: Square, target: Square] | undefined {
  const verb = verbOf(given);
  if (verb !== VERB.attack && verb !== VERB.strike) return undefined;
  const die = dieOfAnswer(given);
  const target = firstOf(given);
  if (shipOn(state, target) === NOBODY) return undefined;
  return [die, verb === VERB.strike ? placeOf(state, die) : secondOf(given), target];
}

/** Odds of an answer to TURN; undefined if it attacks nothing. */
export function oddsOf(state: PublicState, given: Answer): Odds | undefined {
  const attack = attackIn(state, given);
  return attack && attackOdds(state, ...attack);
}

/** Rolls behind the odds of an answer to TURN. */
export function rollsFor(state: PublicState, given: Answer): readonly Roll[] | undefined {
  const attack = attackIn(state, given);
  return attack && rollsOf(fightAt(state, ...attack));
}
