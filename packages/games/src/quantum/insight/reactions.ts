/** Win probability of each reaction in a pending fight with rerolls left (Q-CMB-2, Q-CMB-4). */
import { type Answer, answer, VERB } from '../answer.ts';
import { rerollsOf } from '../rules/combat.ts';
import type { PublicState } from '../state.ts';
import { type Dice, type Fight, mean, rollsOf, withAttack, withDefence } from './fight.ts';
import { fightAt } from './odds.ts';

/** One answer of DANGEROUS, REROLL_ATT or REROLL_DEF. */
export interface Reaction {
  readonly answer: Answer;
  /** Win probability of the seat that is asked, under optimal play; undefined: there is no fight. */
  readonly chance: number | undefined;
  /** Win probability for each face of a reroll, 1 to 6. */
  readonly byFace: readonly number[];
  /** Faces of a reroll that are better than passing. */
  readonly saving: readonly number[];
}

const plain = (verb: number, chance: number | undefined): Reaction => ({
  answer: answer(verb),
  chance,
  byFace: [],
  saving: [],
});

/** Reactions in the order of the list of answers; none without a pending reaction. */
export function reactionsOf(state: PublicState): readonly Reaction[] {
  const { combat } = state;
  const frame = state.pending.at(-1);
  if (!combat || frame?.type !== 'combat') return [];
  const fight = fightAt(state, combat.attacker, combat.via, combat.target);
  if (frame.step === 'dangerous')
    return [
      plain(VERB.use, undefined),
      plain(VERB.decline, 1 - mean(rollsOf(fight).map(roll => roll.chance))),
    ];
  if (frame.step !== 'attacker' && frame.step !== 'defender') return [];
  return windowOf(state, frame.step, fight);
}

function windowOf(state: PublicState, who: 'attacker' | 'defender', fight: Fight): readonly Reaction[] {
  const { combat } = state;
  if (!combat) return [];
  const { attackDie: attack, defenceDie: defence, usedRerolls } = combat;
  const dice: Dice = { attack, defence };
  /** Converts to the view of the seat that is asked. */
  const hope = (won: number): number => (who === 'attacker' ? won : 1 - won);
  const passing = hope(who === 'attacker' ? fight.defending(dice, usedRerolls) : fight.result(dice));
  const after = (fall: Dice, used: number): number =>
    hope(who === 'attacker' ? fight.attacking(fall, used) : fight.defending(fall, used));
  const rerolls = rerollsOf(state, who).map(({ verb, bit, side }): Reaction => {
    const falls = side === 'attack' ? withAttack(dice) : withDefence(dice);
    const byFace = falls.map(fall => after(fall, usedRerolls | bit));
    const saving = byFace.flatMap((chance, i) => (chance > passing ? [i + 1] : []));
    return { answer: answer(verb), chance: mean(byFace), byFace, saving };
  });
  return [...rerolls, plain(VERB.pass, passing)];
}
