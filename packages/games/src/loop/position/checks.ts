/** Section 19: consistency of a position before it is played on. */

import { FormatError } from '@tessera/engine';
import { contentOf } from '../content.ts';
import { answersOf, askedOf } from '../flow.ts';
import type { Answers } from '../handler.ts';
import { isOncePerTurn, MISSIONS } from '../missions.ts';
import { partsOf } from '../rules/sources.ts';
import { cardRow, cubesFree, isTurned } from '../state.ts';
import { type LoopState, NONE } from '../types.ts';

const refuse = (field: string, reason: string): never => {
  throw new FormatError(`position.${field}`, reason);
};

/** `strict`: the material is complete; `lenient`: the given material is possible. */
export function checkPosition(state: LoopState, mode: 'strict' | 'lenient'): void {
  checkCards(state, mode);
  checkBoard(state);
  checkTurn(state);
  if (mode === 'strict') checkMissions(state);
  checkEffects(state);
  checkAsked(state);
}

/** L-INV-3: every card once. */
function checkCards(state: LoopState, mode: 'strict' | 'lenient'): void {
  const met = new Set<number>();
  const meet = (cards: readonly number[], field: string): void => {
    for (const card of cards) {
      if (met.has(card))
        refuse(field, `has ${contentOf(state).cards[card]?.id}, which is somewhere else too`);
      met.add(card);
    }
  };
  meet(state.bigDeck, 'bigDeck');
  meet(state.destroyed, 'destroyed');
  meet(state.available.flat(), 'available');
  meet(state.hands.flat(), 'agents');
  meet(state.draws.flat(), 'draw');
  meet(state.discards.flat(), 'discard');
  for (const frame of state.pending) {
    if (frame.type === 'bonus') meet(frame.laid, 'pending');
    if (frame.type === 'destroying') meet(frame.cards, 'pending');
    if (frame.type === 'assign' && frame.card !== NONE) meet([frame.card], 'pending');
  }
  const isUnused = (agent: number): boolean => agent !== NONE && !state.agents.includes(agent);
  contentOf(state).cards.forEach(({ id, agent }, card) => {
    if (met.has(card) && isUnused(agent)) refuse('agents', `${id} belongs to an agent who is not in play`);
    // A game that ends in the middle of an effect (L-DEC-6) loses the cards being dealt with.
    if (mode === 'strict' && !state.outcome && !met.has(card) && !isUnused(agent))
      refuse('bigDeck', `${id} is nowhere`);
  });
  state.available.forEach((cards, era) => {
    for (const card of cards)
      if (cardRow(state, card).origin !== era) refuse('available', 'has a card away from its origin'); // L-INV-6
  });
  state.known.forEach((known, player) => {
    if (known > (state.draws[player]?.length ?? 0)) refuse('known', 'counts more cards than the pile has');
  });
}

/** L-INV-2, L-INV-4, L-INV-7 */
function checkBoard(state: LoopState): void {
  if (cubesFree(state) < 0) refuse('energy', 'there are more cubes than 60');
  if (state.energy.reduce((sum, one) => sum + one, 0) > 30)
    refuse('energy', 'there are more than 30 energies');
  if (state.perpetual.reduce((sum, one) => sum + one, 0) > 5) refuse('perpetual', 'there are more than 5');
  if (state.isVortex.filter(Boolean).length > 3) refuse('vortices', 'there are more than 3');
  state.missions.forEach(at => {
    if (at >= 0 && state.isVortex[at]) refuse('missions', 'a mission lies on a vortex');
  });
  contentOf(state).tokens.forEach(({ destruction, id }, token) => {
    if (state.tokens[token] === destruction) refuse('clones', `${id} stands at its destruction era`);
  });
}

/** L-MIS-10, L-MIS-12: limits of one damage per turn; L-CENT-4: conditions of the Centrifuge's question. */
function checkTurn(state: LoopState): void {
  MISSIONS.forEach(({ id }, mission) => {
    if (state.claimed & (1 << mission) && !isOncePerTurn(mission))
      refuse('claimed', `has ${id}, which is not limited to one damage per turn`);
  });
  const isHeating = state.pending.some(({ type }) => type === 'heat');
  if (isHeating && (state.phase !== 'actions' || state.options.mode !== 'centrifuge'))
    refuse('pending', 'has a LOOP at a Centrifuge, but this is not the moment for one');
}

/** L-INV-5 */
function checkMissions(state: LoopState): void {
  if (state.outcome) return;
  const there = state.missions.flatMap((at, mission) => (at >= 0 ? [mission] : []));
  const turned = there.filter(mission => isTurned(state, mission)).length;
  const isWaiting = state.pending.some(({ type }) => type === 'refill');
  if (!isWaiting && turned !== Math.min(2, there.length)) refuse('missions', `${turned} are revealed`);
}

/** An effect does not go on after its last part. */
function checkEffects(state: LoopState): void {
  state.pending.forEach((frame, i) => {
    if (frame.type === 'effect' && frame.end > partsOf(state, frame.source).length)
      refuse(`pending[${i}].end`, 'is beyond the last part of the effect');
  });
}

const listed: Answers = { items: [], count: 0 };

/** L-INV-14: every decider has an answer. */
function checkAsked(state: LoopState): void {
  if (state.outcome) {
    if (state.phase !== 'over' || state.pending.length > 0)
      refuse('outcome', 'a game that is over asks nothing');
    return;
  }
  if (state.phase === 'over') refuse('phase', 'is over, but there is no outcome');
  listed.count = 0;
  try {
    if (askedOf(state)) answersOf(state, listed);
  } catch {
    listed.count = 0; // a frame with a dangling reference
  }
  if (listed.count === 0) refuse('pending', 'nobody can answer what is asked');
}
