/** 15.5: verbs of Ultramachina cards when Dr Foo arrives. */

import { offer, pop, push } from '@tessera/engine';
import { aboutOf, answer, VERB, verbOf } from '../answer.ts';
import type { UltraRow, UltraVerb } from '../cards/ultras.ts';
import { destroy, moveTo, type Play } from '../change.ts';
import { contentOf } from '../content.ts';
import type { Handler } from '../handler.ts';
import { type Era, perEra } from '../ring.ts';
import {
  agentsFrom,
  cardRow,
  greenFree,
  HAND_SIZE,
  insertSorted,
  isSolo,
  type PublicState,
  playersIn,
  redFree,
  ultrasAt,
  without,
} from '../state.ts';
import { exitOf } from '../tower.ts';
import { type Agent, type Card, type FrameOf, GONE, type LoopState, NONE, type Ultra } from '../types.ts';
import { generateClone } from './clones.ts';
import { loseEnergy } from './damage.ts';
import { drawUp, shuffledPile, takeTop } from './piles.ts';
import { arrive } from './vortex.ts';

const VERBS: Readonly<Record<UltraVerb, (play: Play, row: UltraRow) => void>> = {
  rift: (play, { target }) => arriveAt(play, [target]),
  clones(play) {
    generateClone(play);
    generateClone(play);
  },
  inquisition: play => push(play, { type: 'victim' }),
  karma: dealHandsAnew,
  productivism: play => push(play, { type: 'losses', left: 2, owner: NONE, origins: [], losers: [] }),
  overconsumption: play => push(play, { type: 'overconsumption' }),
  blackout(play) {
    play.state.energy.forEach((energy, era) => {
      if (energy >= 2) loseEnergy(play, era, 1);
    });
  },
  vortexRifts: play =>
    arriveAt(
      play,
      play.state.isVortex.flatMap((isVortex, era) => (isVortex ? [era] : [])),
    ),
};

/** L-ULTRA-2: in the order the active player chooses. */
export const ultras: Handler<FrameOf<'ultras'>> = {
  step(play, { left }) {
    if (left.length > 0) return true;
    pop(play);
    return false;
  },
  asks: () => 'ultraNext',
  answers(_, { left }, out) {
    for (const ultra of left) offer(out, answer(VERB.ultra, ultra));
  },
  take(play, frame, given) {
    const ultra = aboutOf(given);
    without(frame.left, ultra);
    play.events?.push({ type: 'ultraApplied', ultra });
    const row = contentOf(play.state).ultras[ultra] as UltraRow;
    VERBS[row.verb](play, row);
  },
};

export const ultraDamage: Handler<FrameOf<'ultraDamage'>> = {
  step: () => true,
  asks: () => 'pickUltra',
  answers(state, { era }, out) {
    const here = ultrasAt(state, era);
    if (here.some(ultra => isLastDamage(state, ultra))) offer(out, answer(VERB.none));
    for (const ultra of here) offer(out, answer(VERB.ultra, ultra));
  },
  take(play, _, given) {
    pop(play);
    if (verbOf(given) !== VERB.none) damageUltra(play, aboutOf(given));
  },
};

/** True when one more damage destroys an Ultramachina card. */
export const isLastDamage = (state: PublicState, ultra: Ultra): boolean =>
  (state.overload[ultra] as number) + 1 >= (contentOf(state).ultras[ultra]?.slots ?? 0);

function damageUltra(play: Play, ultra: Ultra): void {
  const { state, events } = play;
  const isLast = isLastDamage(state, ultra);
  state.overload[ultra] = (state.overload[ultra] as number) + 1;
  events?.push({ type: 'ultraDamage', ultra });
  if (!isLast) return;
  state.overload[ultra] = 0;
  state.ultras[ultra] = GONE;
  events?.push({ type: 'ultraDestroyed', ultra });
  throwEnergy(play);
}

/** L-ULTRA-5: thrown energy does not count as added. */
function throwEnergy({ state, chance, events }: Play): void {
  if (greenFree(state) <= 0) return;
  const era = exitOf(state, state.foo, chance);
  state.energy[era] = (state.energy[era] as number) + 1;
  events?.push({ type: 'energyThrown', era });
}

/** Rifts arrive as one batch; with too few cubes the first of them (L-CUBE-2). */
function arriveAt(play: Play, eras: readonly Era[]): void {
  const arriving = perEra();
  for (const era of eras.slice(0, Math.max(0, redFree(play.state))))
    arriving[era] = (arriving[era] as number) + 1;
  arrive(play, arriving);
}

/** U-09 */
export const victim: Handler<FrameOf<'victim'>> = {
  step: () => true,
  asks: () => 'ultraVictim',
  answers(state, _, out) {
    for (let player = 0; player < playersIn(state); player++) offer(out, answer(VERB.agent, player));
  },
  take(play, _, given) {
    const { state, events } = play;
    pop(play);
    const player = aboutOf(given);
    const cards = [takeTop(play, player), takeTop(play, player)].filter(card => card !== undefined);
    for (const card of cards) {
      insertSorted(state.discards[player] as Card[], card);
      events?.push({ type: 'discarded', agent: player, card });
    }
    for (const card of cards) loseEnergy(play, cardRow(state, card).origin, 1);
  },
};

/** U-10: every agent gets as many cards as before, and goes home. */
function dealHandsAnew(play: Play): void {
  const { state, chance, events } = play;
  const pool = shuffledPile(
    state.hands.flat().toSorted((a, b) => a - b),
    chance,
  );
  state.hands.forEach((hand, agent) => {
    const dealt = pool.splice(pool.length - hand.length).toSorted((a, b) => a - b);
    state.hands[agent] = dealt;
    for (const card of dealt) {
      state.exhausted[card] = false;
      events?.push({ type: 'dealt', agent, card, reveals: 'all' });
    }
  });
  state.agents.forEach((code, agent) => {
    moveTo(play, agent, contentOf(state).starts[code] as Era, 'card');
  });
}

const hasCards = ({ hands }: LoopState, agent: Agent): boolean => (hands[agent] as Card[]).length > 0;

/**
 * U-11: two cards, each from a hand that the active player names and chosen by its owner; then rifts; then
 * the losers draw.
 */
export const losses: Handler<FrameOf<'losses'>> = {
  step(play, frame) {
    const { state } = play;
    if (frame.left > 0 && state.hands.some(hand => hand.length > 0)) return true;
    if (frame.left >= 0) {
      frame.left = -1; // the rifts may open a vortex, which comes before the draws
      arriveAt(play, frame.origins);
      return false;
    }
    pop(play);
    for (const agent of agentsFrom(state, state.active))
      if (drawsBack(state, frame, agent)) drawUp(play, agent);
    return false;
  },
  decider: (state, { owner }) => (owner === NONE ? state.active : owner),
  asks: (_, { owner }) => (owner === NONE ? 'ultraVictim' : 'ultraDestroy'),
  answers(state, { owner }, out) {
    if (owner === NONE)
      state.agents.forEach((_, agent) => {
        if (hasCards(state, agent)) offer(out, answer(VERB.agent, agent));
      });
    else for (const card of state.hands[owner] as Card[]) offer(out, answer(VERB.card, card));
  },
  take(play, frame, given) {
    const { state } = play;
    const { owner } = frame;
    if (owner === NONE) {
      frame.owner = aboutOf(given);
      return;
    }
    const card = aboutOf(given);
    without(state.hands[owner] as Card[], card);
    destroy(play, card);
    frame.left--;
    frame.owner = NONE;
    frame.origins.push(cardRow(state, card).origin);
    if (!frame.losers.includes(owner)) frame.losers.push(owner);
  },
};

/** L-ULTRA-8: in solo only the active agent draws. */
const drawsBack = (state: LoopState, { losers }: FrameOf<'losses'>, agent: Agent): boolean =>
  losers.includes(agent) &&
  (state.hands[agent] as Card[]).length < HAND_SIZE &&
  (!isSolo(state) || agent === state.active);

const mostEnergy = ({ energy }: LoopState): Era[] => {
  const most = Math.max(...energy);
  return most === 0 ? [] : energy.flatMap((one, era) => (one === most ? [era] : []));
};

/** U-12 */
export const overconsumption: Handler<FrameOf<'overconsumption'>> = {
  step(play) {
    if (mostEnergy(play.state).length > 0) return true;
    pop(play);
    return false;
  },
  asks: () => 'ultraEra',
  answers(state, _, out) {
    for (const era of mostEnergy(state)) offer(out, answer(VERB.era, era));
  },
  take(play, _, given) {
    pop(play);
    const era = aboutOf(given);
    loseEnergy(play, era, play.state.energy[era] as number);
  },
};
