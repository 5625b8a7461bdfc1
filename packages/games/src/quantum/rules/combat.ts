/** Q-CMB: an attack from its declaration until the tracks have changed. */
import { invariant, offer, pop, push, type Seat } from '@tessera/engine';
import { answer, VERB, verbOf } from '../answer.ts';
import { CARD } from '../cards/index.ts';
import { addActions, addResearch, type Play, put, scrap } from '../change.ts';
import type { FrameOf, Handler } from '../handler.ts';
import { has, type PublicState, placeOf } from '../state.ts';
import {
  ATT_CRUEL,
  ATT_RELENTLESS,
  ATT_SCRAPPY,
  type Combat,
  type CombatStep,
  DEF_CRUEL,
  DEF_RELENTLESS,
  type Die,
  IN_HAND,
  ownerOf,
  type QuantumState,
  type Square,
} from '../types.ts';
import { gainDominance, loseDominance } from './dominance.ts';
import { rollShip } from './shipRoll.ts';
import { firstKill, gainOf, lossOf } from './spoils.ts';
import { strengthsOf } from './strength.ts';

/** Rational: the die is never rolled and always shows this face. */
export const RATIONAL = 3;

export function attack(play: Play, attacker: Die, target: Square, kind: Combat['kind']): void {
  const { state } = play;
  const defender = state.ships[target] as Die;
  state.turn.attacked = true;
  state.combat = {
    attacker,
    defender,
    via: placeOf(state, attacker),
    target,
    kind,
    attackDie: 0,
    defenceDie: 0,
    usedRerolls: 0,
  };
  play.events?.push({ type: 'attack', attacker, defender, kind });
  push(play, { type: 'combat', step: 'dangerous' });
}

function fought({ combat }: Pick<QuantumState, 'combat'>): Combat {
  invariant(combat !== null, 'a combat frame without a combat');
  return combat;
}

const sides = (combat: Combat): readonly [attacker: Seat, defender: Seat] => [
  ownerOf(combat.attacker),
  ownerOf(combat.defender),
];

/** Q-CMB-3 */
function rollBoth(play: Play, combat: Combat): void {
  const [att, def] = sides(combat);
  combat.attackDie = combatDie(play, att, 'attack');
  combat.defenceDie = combatDie(play, def, 'defence');
}

function combatDie(play: Play, seat: Seat, side: 'attack' | 'defence'): number {
  const isFixed = has(play.state, seat, CARD.rational);
  const value = isFixed ? RATIONAL : play.chance.die();
  play.events?.push({ type: 'combatRoll', side, value, isFixed });
  return value;
}

/** Q-CMB-5 */
export function totalsOf(state: PublicState): readonly [attack: number, defence: number] {
  const { attacker, via, target, attackDie, defenceDie } = fought(state);
  const [attack, defence] = strengthsOf(state, attacker, via, target);
  return [attack + attackDie, defence + defenceDie];
}

/** Q-CMB-6 */
export const attackerWins = (state: PublicState, [attack, defence] = totalsOf(state)): boolean =>
  attack < defence || (attack === defence && !has(state, ownerOf(fought(state).defender), CARD.stubborn));

interface Reroll {
  readonly verb: number;
  readonly bit: number;
  readonly card: 'relentless' | 'scrappy' | 'cruel';
  /** Side whose die is rolled again. */
  readonly side: 'attack' | 'defence';
}

/** Q-CMB-4 */
const WINDOWS: Readonly<Record<'attacker' | 'defender', readonly Reroll[]>> = {
  attacker: [
    { verb: VERB.relentless, bit: ATT_RELENTLESS, card: 'relentless', side: 'attack' },
    { verb: VERB.scrappy, bit: ATT_SCRAPPY, card: 'scrappy', side: 'attack' },
    { verb: VERB.cruel, bit: ATT_CRUEL, card: 'cruel', side: 'defence' },
  ],
  defender: [
    { verb: VERB.relentless, bit: DEF_RELENTLESS, card: 'relentless', side: 'defence' },
    { verb: VERB.cruel, bit: DEF_CRUEL, card: 'cruel', side: 'attack' },
  ],
};

/** Rerolls that a reaction window still offers, in the order of the list. */
export function rerollsOf(state: PublicState, who: 'attacker' | 'defender'): readonly Reroll[] {
  const combat = fought(state);
  const [att, def] = sides(combat);
  const seat = who === 'attacker' ? att : def;
  return WINDOWS[who].filter(
    ({ bit, card, side }) =>
      (combat.usedRerolls & bit) === 0 &&
      has(state, seat, CARD[card]) &&
      !has(state, side === 'attack' ? att : def, CARD.rational),
  );
}

function reroll(play: Play, who: 'attacker' | 'defender', verb: number): void {
  const combat = fought(play.state);
  const [att, def] = sides(combat);
  const chosen = WINDOWS[who].find(one => one.verb === verb);
  if (!chosen) return;
  const { bit, card, side } = chosen;
  const value = play.chance.die();
  combat.usedRerolls |= bit;
  combat[side === 'attack' ? 'attackDie' : 'defenceDie'] = value;
  play.events?.push({ type: 'reroll', seat: who === 'attacker' ? att : def, card, side, value });
}

/** Q-CMB-6 to Q-CMB-8: determines the winner, and destroys ships. */
function decide(play: Play, frame: FrameOf<'combat'>): void {
  const { state } = play;
  const combat = fought(state);
  const totals = totalsOf(state);
  const won = attackerWins(state, totals);
  play.events?.push({ type: 'combatEnd', won, totals });
  if (won) {
    frame.step = 'lost';
    destroy(play, combat.defender);
  } else if (has(state, ownerOf(combat.defender), CARD.stubborn)) {
    frame.step = 'repelled';
    destroy(play, combat.attacker);
  } else close(play);
}

function destroy(play: Play, die: Die): void {
  put(play, die, IN_HAND);
  play.events?.push({ type: 'destroyed', die });
  rollShip(play, die, 'destroyed');
}

/** Q-DOM-1, Q-DOM-2: the loser first; then the triggers of Q-CMB-7. Infamy is a frame of its own. */
function changeTracks(play: Play, isWon: boolean): void {
  const { state } = play;
  const [att, def] = sides(fought(state));
  const [winner, loser] = isWon ? [att, def] : [def, att];
  close(play);
  loseDominance(play, loser, lossOf(state, loser));
  gainDominance(play, winner, gainOf(state, winner));
  if (isWon && !state.turn.destroyed) takeFirstKill(play, att);
}

/** Q-RUL-24: once in a turn, and only for a ship destroyed by the active player's own win (Q-RUL-44). */
function takeFirstKill(play: Play, seat: Seat): void {
  const { actions, research } = firstKill(play.state, seat);
  play.state.turn.destroyed = true;
  if (actions > 0) addActions(play, actions, 'warlike');
  addResearch(play, seat, research);
}

function close(play: Play): void {
  pop(play);
  play.state.combat = null;
}

/** Q-CMB-2: both ships are destroyed, the attacker's first. */
function useDangerous(play: Play, frame: FrameOf<'combat'>): void {
  const { attacker, defender } = fought(play.state);
  play.events?.push({ type: 'dangerous', seat: ownerOf(defender) });
  for (const die of [attacker, defender]) {
    put(play, die, IN_HAND);
    play.events?.push({ type: 'destroyed', die });
  }
  frame.step = 'dangerousAttacker';
  rollShip(play, attacker, 'dangerous');
}

export const combat: Handler<FrameOf<'combat'>> = {
  step(play, frame) {
    const { state } = play;
    const fight = fought(state);
    switch (frame.step) {
      case 'dangerous':
        if (has(state, ownerOf(fight.defender), CARD.dangerous)) return true;
        frame.step = 'roll';
        return false;
      case 'dangerousAttacker':
        scrap(play, fight.attacker, 'dangerous');
        frame.step = 'dangerousDefender';
        rollShip(play, fight.defender, 'dangerous');
        return false;
      case 'dangerousDefender':
        scrap(play, fight.defender, 'dangerous');
        close(play);
        return false;
      case 'roll':
        rollBoth(play, fight);
        frame.step = 'attacker';
        return false;
      case 'attacker':
      case 'defender':
        if (rerollsOf(state, frame.step).length > 0) return true;
        frame.step = NEXT[frame.step];
        return false;
      case 'result':
        decide(play, frame);
        return false;
      case 'lost':
        scrap(play, fight.defender, 'destroyed');
        frame.step = 'occupy';
        return false;
      case 'occupy':
        return true;
      case 'repelled':
        scrap(play, fight.attacker, 'destroyed');
        changeTracks(play, false);
        return false;
      case 'tracks':
        changeTracks(play, true);
        return false;
      default:
        return frame.step satisfies never;
    }
  },
  decider(state, { step }) {
    const [att, def] = sides(fought(state));
    return step === 'dangerous' || step === 'defender' ? def : att;
  },
  answers(state, { step }, out) {
    if (step === 'dangerous') {
      offer(out, answer(VERB.use));
      offer(out, answer(VERB.decline));
    } else if (step === 'occupy') {
      offer(out, answer(VERB.occupy));
      offer(out, answer(VERB.hold));
    } else if (step === 'attacker' || step === 'defender') {
      for (const { verb } of rerollsOf(state, step)) offer(out, answer(verb));
      offer(out, answer(VERB.pass));
    }
  },
  take(play, frame, given) {
    const verb = verbOf(given);
    if (verb === VERB.use) useDangerous(play, frame);
    else if (verb === VERB.decline) frame.step = 'roll';
    else if (frame.step === 'occupy') {
      if (verb === VERB.occupy) occupy(play);
      frame.step = 'tracks';
    } else if (frame.step === 'attacker' || frame.step === 'defender') {
      if (verb === VERB.pass) frame.step = NEXT[frame.step];
      else reroll(play, frame.step, verb);
    }
  },
};

/** Q-RUL-17: no way back from the defender's window. */
const NEXT = { attacker: 'defender', defender: 'result' } as const satisfies Partial<
  Record<CombatStep, CombatStep>
>;

function occupy(play: Play): void {
  const { attacker, via, target } = fought(play.state);
  put(play, attacker, target);
  play.events?.push({ type: 'move', die: attacker, path: [via, target], why: 'occupy' });
}
