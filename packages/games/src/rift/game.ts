/** rift: the abstract duel of 1983 on a grooved board (rules: docs/rules/rift.md). */
import { defineGame, violation } from '@tessera/engine';
import type { Action } from './action.ts';
import { checkedBy } from './check.ts';
import { actionEvents, turnEvents, wasRivalLimited } from './events.ts';
import { RIFT_FACTS } from './facts.ts';
import { upgrade } from './migrations.ts';
import { formatAction, parseAction } from './notation.ts';
import { RIFT_OPTIONS } from './options.ts';
import { make } from './play.ts';
import { formatPosition } from './position.ts';
import { end, standingOf } from './rules/end.ts';
import { generate } from './rules/generate.ts';
import { setup } from './setup.ts';
import { type Colour, other, type RiftEvent, type RiftOptions, type RiftState } from './types.ts';
import { type RiftView, stateOf, viewOf } from './view.ts';

/**
 * rift without the parser of positions and the explainer, which take more bytes than all the rest; `rift` has
 * both.
 */
export const riftFromSetup = defineGame<RiftState, Action, RiftView, RiftEvent, RiftOptions>({
  ...RIFT_FACTS,
  options: RIFT_OPTIONS,
  notation: {
    formatMove: (_state, move) => formatAction(move),
    parseMove: (_state, text) => parseAction(text),
    formatPosition,
    parsePosition: () => {
      throw new Error('these rules begin with the set-up: take those that read positions');
    },
  },
  setup: (options, _seats, chance) => setup(options, chance),
  seatsIn: () => 2,
  decider: state => (state.phase === 'e' ? undefined : state.side),
  generate: (state, seat, out) => {
    if (seat === state.side) generate(state, out);
  },
  check: checkedBy(() => violation('R-TURN-1', 'E_NOT_LEGAL')),
  play: (state, _seat, move, _chance, events) => {
    if (!events) {
      make(state, move);
      return;
    }
    events.push(...actionEvents(state, move));
    const wasLimited = wasRivalLimited(state);
    make(state, move);
    events.push(...turnEvents(state, wasLimited));
  },
  // R-END-11
  leave: (state, seat, _chance, events, reason = 'resign') => {
    const winner = other(seat as Colour);
    end(state, winner, reason);
    events?.push({ type: 'ended', winner, reason });
  },
  // R-END-12
  agree: (state, _chance, events) => {
    const standing = standingOf(state);
    const { winner } = standing;
    end(state, winner, 'agreed');
    events?.push({ type: 'ended', winner, reason: 'agreed', standing });
  },
  copy: copyState,
  outcome: state =>
    state.reason === null ? undefined : { winners: [state.winner as number], reason: state.reason },
  view: state => viewOf(state),
  determinize: stateOf,
  upgrade,
});

function copyState(from: RiftState, into?: RiftState): RiftState {
  if (!into) {
    const { board, hands, engaged, past, twice } = from;
    return {
      ...from,
      board: board.slice(),
      hands: hands.slice(),
      engaged: engaged.slice(),
      past: past.slice(),
      twice: twice.slice(),
    };
  }
  copyList(from.board, into.board);
  copyList(from.hands, into.hands);
  copyList(from.engaged, into.engaged);
  copyList(from.past, into.past);
  copyList(from.twice, into.twice);
  const { options, side, phase, quiet, ply, winner, reason } = from;
  return Object.assign(into, { options, side, phase, quiet, ply, winner, reason });
}

function copyList(from: readonly number[], into: number[]): void {
  into.length = from.length;
  for (let i = 0; i < from.length; i++) into[i] = from[i] as number;
}
