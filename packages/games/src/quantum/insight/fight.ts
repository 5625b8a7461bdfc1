/** A fight by exact enumeration: every die and reroll, both sides choosing optimally (15.5). */
import { RATIONAL } from '../rules/combat.ts';
import { ATT_CRUEL, ATT_RELENTLESS, ATT_SCRAPPY, DEF_CRUEL, DEF_RELENTLESS } from '../types.ts';

export interface Side {
  /** Face less the modifiers of cards. */
  readonly strength: number;
  readonly isRational: boolean;
  readonly relentless: boolean;
  /** Attackers only. */
  readonly scrappy: boolean;
  readonly cruel: boolean;
  /** Defenders only. */
  readonly stubborn: boolean;
}

/** Both dice on the table. */
export interface Dice {
  readonly attack: number;
  readonly defence: number;
}

/** A fight as seen by the attacker: win probability by dice on the table and rerolls used (bits of `usedRerolls`). */
export interface Fight {
  /** Values that each combat die can show. */
  readonly attacks: readonly number[];
  readonly defences: readonly number[];
  /** In the attacker's window, in the defender's, and without further rerolls. */
  attacking(dice: Dice, used: number): number;
  defending(dice: Dice, used: number): number;
  result(dice: Dice): 0 | 1;
}

const FACES = [1, 2, 3, 4, 5, 6] as const;
const FIXED = [RATIONAL] as const;

export const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

/** Every result of rerolling one die, by face. */
export const withAttack = (dice: Dice): readonly Dice[] => FACES.map(attack => ({ ...dice, attack }));
export const withDefence = (dice: Dice): readonly Dice[] => FACES.map(defence => ({ ...dice, defence }));

export function fightOf(attacker: Side, defender: Side): Fight {
  const solved = new Map<number, number>();
  const once = (window: 0 | 1, { attack, defence }: Dice, used: number, find: () => number): number => {
    const key = ((used * 7 + attack) * 7 + defence) * 2 + window;
    const found = solved.get(key) ?? find();
    solved.set(key, found);
    return found;
  };

  const fight: Fight = {
    attacks: attacker.isRational ? FIXED : FACES,
    defences: defender.isRational ? FIXED : FACES,
    /** Q-CMB-6 */
    result({ attack, defence }) {
      const margin = attacker.strength + attack - (defender.strength + defence);
      return margin < 0 || (margin === 0 && !defender.stubborn) ? 1 : 0;
    },
    /** The defender minimises. A die fixed by Rational is not rerolled (Q-CMB-4). */
    defending: (dice, used) =>
      once(0, dice, used, () => {
        const ways: number[] = [fight.result(dice)];
        const reroll = (bit: number, falls: readonly Dice[]): number =>
          ways.push(mean(falls.map(fall => fight.defending(fall, used | bit))));
        if (defender.relentless && !defender.isRational && !(used & DEF_RELENTLESS))
          reroll(DEF_RELENTLESS, withDefence(dice));
        if (defender.cruel && !attacker.isRational && !(used & DEF_CRUEL))
          reroll(DEF_CRUEL, withAttack(dice));
        return Math.min(...ways);
      }),
    /** The attacker maximises. */
    attacking: (dice, used) =>
      once(1, dice, used, () => {
        const ways = [fight.defending(dice, used)];
        const reroll = (bit: number, falls: readonly Dice[]): number =>
          ways.push(mean(falls.map(fall => fight.attacking(fall, used | bit))));
        if (!attacker.isRational) {
          if (attacker.relentless && !(used & ATT_RELENTLESS)) reroll(ATT_RELENTLESS, withAttack(dice));
          if (attacker.scrappy && !(used & ATT_SCRAPPY)) reroll(ATT_SCRAPPY, withAttack(dice));
        }
        if (attacker.cruel && !defender.isRational && !(used & ATT_CRUEL))
          reroll(ATT_CRUEL, withDefence(dice));
        return Math.max(...ways);
      }),
  };
  return fight;
}

/** A roll of both dice before any reroll. */
export interface Roll extends Dice {
  /** True if the attacker wins with the dice as they are. */
  readonly isWon: boolean;
  /** The attacker's win probability with the rerolls of both sides. */
  readonly chance: number;
}

/** All rolls, equally likely, by attack die and then by defence die: 36, or fewer where Rational fixes a die. */
export const rollsOf = (fight: Fight): readonly Roll[] =>
  fight.attacks.flatMap(attack =>
    fight.defences.map(defence => {
      const dice = { attack, defence };
      return { ...dice, isWon: fight.result(dice) === 1, chance: fight.attacking(dice, 0) };
    }),
  );

const known = new Map<number, number>();

/**
 * Win probability before any die is rolled. Depends on the difference in strength only, so that each kind of
 * fight is computed once.
 */
export function winChance(attacker: Side, defender: Side): number {
  const key =
    (attacker.strength - defender.strength) * 2 ** 12 + cardsOf(attacker) * 2 ** 6 + cardsOf(defender);
  let chance = known.get(key);
  if (chance === undefined) {
    chance = mean(rollsOf(fightOf(attacker, defender)).map(roll => roll.chance));
    known.set(key, chance);
  }
  return chance;
}

/** Bits of a side's cards, without its strength. */
const cardsOf = ({ isRational, relentless, scrappy, cruel, stubborn }: Side): number =>
  Number(isRational) +
  2 * Number(relentless) +
  4 * Number(scrappy) +
  8 * Number(cruel) +
  16 * Number(stubborn);
