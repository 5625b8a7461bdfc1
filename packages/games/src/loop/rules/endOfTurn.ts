/** Phase V, and the solo player's assignment. */
import { offer, pop, push } from '@tessera/engine';
import { aboutOf, answer, VERB } from '../answer.ts';
import { discard, finish, type Play } from '../change.ts';
import type { Handler } from '../handler.ts';
import { hasMegaVortices, modeOf } from '../modes/index.ts';
import { agentsFrom, cardRow, eraOf, HAND_SIZE, insertSorted, isSolo } from '../state.ts';
import { type Agent, type Card, type FrameOf, type LoopState, NONE } from '../types.ts';
import { drawUp, takeTop } from './piles.ts';

const DISCARD = 0;
const NEW_CYCLE = 1;

export const endOfTurn: Handler<FrameOf<'endOfTurn'>> = {
  step(play, frame) {
    const { state } = play;
    if (frame.step === DISCARD) {
      frame.step++;
      closeTurn(play);
    } else if (frame.step === NEW_CYCLE) {
      frame.step++;
      modeOf(state).endCycle(play);
    } else {
      pop(play);
      startTurn(play, isSolo(state) ? state.active : (state.active + 1) % state.agents.length);
    }
    return false;
  },
};

/** L-EOT-1 to L-EOT-4 */
function closeTurn(play: Play): void {
  const { state } = play;
  if (hasMegaVortices(state) && state.isVortex[eraOf(state, state.active)]) {
    finish(play, 'MEGA_VORTEX');
    return;
  }
  state.battery[state.active] = true;
  for (const card of [...(state.hands[state.active] as Card[])]) discard(play, state.active, card);
  if (isSolo(state)) push(play, { type: 'assign', card: NONE });
  else for (const agent of agentsFrom(state, state.active)) drawUp(play, agent);
}

/** L-TURN-2 */
export function startTurn(play: Play, agent: Agent): void {
  const { state, events } = play;
  state.turn++;
  state.active = agent;
  state.loops = 0;
  state.powerUsed = false;
  state.claimed = 0;
  state.actions = 0;
  state.isGrid = false;
  state.phase = 'foo';
  events?.push({ type: 'turn', agent, turn: state.turn });
  push(play, { type: 'foo', step: 0, fallen: [] });
}

/** The first agent with a full hand, or NONE. */
const fullHand = ({ hands }: LoopState): Agent => hands.findIndex(hand => hand.length >= HAND_SIZE);

/** L-SOLO-10: agents with the most cards. */
function mostCards({ hands }: LoopState): Agent[] {
  const most = Math.max(...hands.map(hand => hand.length));
  return hands.flatMap((hand, agent) => (hand.length === most ? [agent] : []));
}

/** L-SOLO-3: cards are assigned to agents until one of them has three: he is next. */
export const assign: Handler<FrameOf<'assign'>> = {
  step(play, frame) {
    const { state } = play;
    for (;;) {
      const next = fullHand(state);
      if (next !== NONE) return endAssignment(play, next);
      const card = takeTop(play, 0);
      if (card === undefined) return true; // L-SOLO-10
      const owner = state.agents.indexOf(cardRow(state, card).agent);
      if (owner === NONE) {
        frame.card = card;
        return true;
      }
      give(play, owner, card);
    }
  },
  asks: () => 'assign',
  decider: () => 0,
  answers(state, { card }, out) {
    const agents = card === NONE ? mostCards(state) : state.agents.map((_, agent) => agent);
    for (const agent of agents) offer(out, answer(VERB.agent, agent));
  },
  take(play, frame, given) {
    const agent = aboutOf(given);
    if (frame.card === NONE) endAssignment(play, agent);
    else give(play, agent, frame.card);
    frame.card = NONE;
  },
};

function endAssignment(play: Play, next: Agent): false {
  play.state.active = next;
  pop(play);
  return false;
}

function give({ state, events }: Play, agent: Agent, card: Card): void {
  insertSorted(state.hands[agent] as Card[], card);
  events?.push({ type: 'dealt', agent, card, reveals: 'all' });
}
