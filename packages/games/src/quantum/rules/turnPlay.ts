/** Effects of the answers to TURN: the cost first, then the flags, then the effect (Q-ACT-2). */
import { offer, pop, push } from '@tessera/engine';
import {
  type Answer,
  answer,
  dieOfAnswer,
  firstOf,
  isCunning,
  isManeuver,
  PAY_ACTION,
  PAY_CURIOUS,
  PAY_TACTICAL,
  payOf,
  secondOf,
  VERB,
  verbOf,
} from '../answer.ts';
import { CARD } from '../cards/index.ts';
import {
  addActions,
  addResearch,
  finish,
  hasWon,
  type Play,
  place,
  put,
  putCube,
  scrap,
  spend,
} from '../change.ts';
import type { FrameOf, Handler } from '../handler.ts';
import { faceOf, geometry, has, isEmpty, placeOf } from '../state.ts';
import { type Die, IN_HAND, type Square } from '../types.ts';
import { MANEUVER, MODIFY, SCOUT, STRIKE, TRANSPORT, WARP } from './abilities.ts';
import { attack } from './combat.ts';
import { gainDominance, loseDominance } from './dominance.ts';
import { pathTo } from './movement.ts';
import { rollShip } from './shipRoll.ts';
import { endActions } from './turn.ts';

const CONSTRUCT_COST = 2;

const pay = ({ state }: Play, cost: number): void => {
  state.turn.actions -= cost;
};

/** Pays a move with an action or a card; Tactical leaves the ship its own move. */
function payMove(play: Play, given: Answer): void {
  const how = payOf(given);
  if (how === PAY_ACTION) pay(play, 1);
  if (how === PAY_CURIOUS) spend(play, 'curious');
  if (how === PAY_TACTICAL) spend(play, 'tactical');
  else play.state.moved[dieOfAnswer(given)] = 1;
}

function markAbility(play: Play, given: Answer, ability: number): void {
  const die = dieOfAnswer(given);
  const { state } = play;
  if (isCunning(given)) spend(play, 'cunning');
  state.abilityUsed[die] = (state.abilityUsed[die] ?? 0) + 1;
  state.lastAbility[die] = ability;
}

function glide(play: Play, die: Die, to: Square, isDiagonal: boolean, why: 'move' | 'attack'): void {
  if (placeOf(play.state, die) === to) return;
  const path = play.events && pathTo(play.state, die, to, isDiagonal);
  put(play, die, to);
  if (path) play.events?.push({ type: 'move', die, path, why });
}

export function playTurn(play: Play, given: Answer): void {
  const { state, events } = play;
  const seat = state.turn.active;
  const die = dieOfAnswer(given);
  const to = firstOf(given);
  switch (verbOf(given)) {
    case VERB.reconfigure:
      pay(play, 1);
      rollShip(play, die, 'reconfigure', faceOf(state, die));
      return;
    case VERB.deploy:
      if (!has(state, seat, CARD.eager)) pay(play, 1);
      place(play, die, to);
      return;
    case VERB.move:
      payMove(play, given);
      if (isManeuver(given)) markAbility(play, given, MANEUVER);
      glide(play, die, to, isManeuver(given), 'move');
      return;
    case VERB.attack:
      payMove(play, given);
      if (isManeuver(given)) markAbility(play, given, MANEUVER);
      glide(play, die, secondOf(given), isManeuver(given), 'attack');
      attack(play, die, to, payOf(given) === PAY_TACTICAL ? 'tactical' : 'move');
      return;
    case VERB.transport:
      transport(play, given, die, secondOf(given), to);
      return;
    case VERB.construct:
      pay(play, CONSTRUCT_COST);
      putCube(play, seat, geometry(state).planetOn[to] as number, 'construct');
      if (hasWon(state, seat)) finish(play, [seat], 'cubes');
      return;
    case VERB.research:
      pay(play, 1);
      addResearch(play, seat, 1);
      return;
    case VERB.strike:
      markAbility(play, given, STRIKE);
      attack(play, die, to, 'strike');
      return;
    case VERB.warp:
      markAbility(play, given, WARP);
      warp(play, die, secondOf(given));
      return;
    case VERB.modify:
      markAbility(play, given, MODIFY);
      state.faces[die] = to;
      events?.push({ type: 'face', die, face: to, why: 'modify' });
      return;
    case VERB.scout:
      markAbility(play, given, SCOUT);
      rollShip(play, die, 'scout', faceOf(state, die));
      return;
    case VERB.flexible:
      spend(play, 'flexible');
      state.faces[die] = to;
      events?.push({ type: 'face', die, face: to, why: 'flexible' });
      return;
    case VERB.resourceful:
      spend(play, 'resourceful');
      addActions(play, 1, 'resourceful');
      scrap(play, die, 'resourceful');
      rollShip(play, die, 'resourceful');
      return;
    case VERB.nomadic:
      pay(play, 1);
      spend(play, 'nomadic');
      place(play, die, to);
      return;
    case VERB.tyrannical:
      spend(play, 'tyrannical');
      addResearch(play, seat, -1);
      gainDominance(play, seat, 1);
      return;
    case VERB.cerebral:
      spend(play, 'cerebral');
      loseDominance(play, seat, 1);
      addResearch(play, seat, 3);
      return;
    case VERB.end:
      endActions(play);
      return;
  }
}

/**
 * Q-SHIP-2: the cargo is lifted, the flagship moves or circles, and only then the place of the cargo is
 * asked.
 */
function transport(play: Play, given: Answer, flagship: Die, cargo: Die, to: Square): void {
  const from = placeOf(play.state, cargo);
  payMove(play, given);
  markAbility(play, given, TRANSPORT);
  put(play, cargo, IN_HAND);
  play.events?.push({ type: 'lifted', die: cargo, from });
  if (to === placeOf(play.state, flagship)) circle(play, flagship, to);
  else glide(play, flagship, to, false, 'move');
  push(play, { type: 'drop', flagship, cargo });
}

/** The Flagship leaves its square and returns: an event without a change. */
function circle({ state, events }: Play, die: Die, at: Square): void {
  const out = geometry(state).n4[at]?.find(near => isEmpty(state, near)) ?? at;
  events?.push({ type: 'move', die, path: [at, out, at], why: 'move' });
}

/** Q-SHIP-3: no move for either ship. */
function warp(play: Play, die: Die, other: Die): void {
  const { state } = play;
  const [here, there] = [placeOf(state, die), placeOf(state, other)];
  put(play, other, IN_HAND);
  put(play, die, there);
  put(play, other, here);
  play.events?.push({ type: 'warp', die, with: other });
}

export const drop: Handler<FrameOf<'drop'>> = {
  step: () => true,
  answers(state, { flagship }, out) {
    for (const square of geometry(state).n8[placeOf(state, flagship)] ?? [])
      if (isEmpty(state, square)) offer(out, answer(VERB.drop, 0, square));
  },
  take(play, { cargo }, given) {
    pop(play);
    place(play, cargo, firstOf(given));
  },
};
