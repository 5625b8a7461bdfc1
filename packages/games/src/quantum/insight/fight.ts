/** The exact chance that an attacker wins, both sides using their rerolls as well as possible (15.5). */
import { type Answer, dieOfAnswer, firstOf, secondOf, VERB, verbOf } from '../answer.ts';
import { CARD } from '../cards/index.ts';
import { faceOf, has, hasFriendNear, placeOf, shipOn, type Table } from '../state.ts';
import { type Die, NOBODY, ownerOf, type Square } from '../types.ts';

/** What one side brings into a fight. */
export interface Side {
  /** Face less what cards take off. */
  readonly strength: number;
  readonly isRational: boolean;
  readonly relentless: boolean;
  /** Attackers only. */
  readonly scrappy: boolean;
  readonly cruel: boolean;
  /** Defenders only. */
  readonly stubborn: boolean;
}

const FACES = [1, 2, 3, 4, 5, 6] as const;
const FIXED = [3] as const;
const RELENTLESS = 1;
const SCRAPPY = 2;
const CRUEL = 4;

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

export function winChance(attacker: Side, defender: Side): number {
  const known = new Map<number, number>();
  const once = (key: number, find: () => number): number => {
    const found = known.get(key) ?? find();
    known.set(key, found);
    return found;
  };
  const result = (attack: number, defence: number): number => {
    const margin = attacker.strength + attack - (defender.strength + defence);
    return margin < 0 || (margin === 0 && !defender.stubborn) ? 1 : 0;
  };
  /** A die fixed by Rational is not rolled again (Q-CMB-4). */
  const rollAttack = (next: (attack: number) => number): number[] =>
    attacker.isRational ? [] : [mean(FACES.map(next))];
  const rollDefence = (next: (defence: number) => number): number[] =>
    defender.isRational ? [] : [mean(FACES.map(next))];

  /** The defender wants the least. */
  const defending = (attack: number, defence: number, used: number): number =>
    once(((used * 7 + attack) * 7 + defence) * 2, () => {
      const ways = [result(attack, defence)];
      if (defender.relentless && !(used & RELENTLESS))
        ways.push(...rollDefence(next => defending(attack, next, used | RELENTLESS)));
      if (defender.cruel && !(used & CRUEL))
        ways.push(...rollAttack(next => defending(next, defence, used | CRUEL)));
      return Math.min(...ways);
    });

  /** The attacker wants the most. */
  const attacking = (attack: number, defence: number, used: number): number =>
    once(((used * 7 + attack) * 7 + defence) * 2 + 1, () => {
      const ways = [defending(attack, defence, 0)];
      for (const [hasCard, bit] of [
        [attacker.relentless, RELENTLESS],
        [attacker.scrappy, SCRAPPY],
      ] as const)
        if (hasCard && !(used & bit)) ways.push(...rollAttack(next => attacking(next, defence, used | bit)));
      if (attacker.cruel && !(used & CRUEL))
        ways.push(...rollDefence(next => attacking(attack, next, used | CRUEL)));
      return Math.max(...ways);
    });

  const attacks = attacker.isRational ? FIXED : FACES;
  const defences = defender.isRational ? FIXED : FACES;
  return mean(attacks.flatMap(attack => defences.map(defence => attacking(attack, defence, 0))));
}

export interface Odds {
  readonly chance: number;
  /** The defender may destroy both ships instead, before any die is rolled. */
  readonly isDangerous: boolean;
}

function sideOf(state: Table, die: Die, isBacked: boolean): Side {
  const seat = ownerOf(die);
  const off =
    (has(state, seat, CARD.ferocious) ? 1 : 0) + (isBacked && has(state, seat, CARD.strategic) ? 2 : 0);
  return {
    strength: faceOf(state, die) - off,
    isRational: has(state, seat, CARD.rational),
    relentless: has(state, seat, CARD.relentless),
    scrappy: has(state, seat, CARD.scrappy) && seat === state.turn.active,
    cruel: has(state, seat, CARD.cruel),
    stubborn: has(state, seat, CARD.stubborn),
  };
}

/** Of an attack from a square on a ship, whether or not the attacker stands there yet. */
export function attackOdds(state: Table, attacker: Die, via: Square, target: Square): Odds {
  const defender = shipOn(state, target);
  // Q-CMB-9: the attacker is never its own support, wherever it still stands.
  const isBacked = hasFriendNear(state, via, attacker) || hasFriendNear(state, target, attacker);
  return {
    chance: winChance(
      sideOf(state, attacker, isBacked),
      sideOf(state, defender, hasFriendNear(state, target, defender)),
    ),
    isDangerous: has(state, ownerOf(defender), CARD.dangerous),
  };
}

/** Of an answer of TURN; undefined for what attacks nobody. */
export function oddsOf(state: Table, given: Answer): Odds | undefined {
  const verb = verbOf(given);
  if (verb !== VERB.attack && verb !== VERB.strike) return undefined;
  const die = dieOfAnswer(given);
  const target = firstOf(given);
  if (shipOn(state, target) === NOBODY) return undefined;
  return attackOdds(state, die, verb === VERB.strike ? placeOf(state, die) : secondOf(given), target);
}
