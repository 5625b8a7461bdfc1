/** rift: the abstract duel of 1983 on a grooved board (rules: docs/rules/rift.md). */
import { defineGame } from '@tessera/engine';
import type { Action } from './action.ts';
import { check } from './check.ts';
import { actionEvents, turnEvents, wasRivalLimited } from './events.ts';
import { RIFT_FACTS } from './facts.ts';
import { formatAction, parseAction } from './notation.ts';
import { RIFT_OPTIONS } from './options.ts';
import { make } from './play.ts';
import { formatPosition, parsePosition } from './position.ts';
import { end } from './rules/end.ts';
import { generate } from './rules/generate.ts';
import { setup } from './setup.ts';
import { type Colour, other, type RiftEvent, type RiftOptions, type RiftState } from './types.ts';
import { type RiftView, stateOf, viewOf } from './view.ts';

export * from './action.ts';
export * from './board.ts';
export { layPiece, tailStep } from './cells.ts';
export { RIFT_FACTS } from './facts.ts';
export { formatAction, parseAction } from './notation.ts';
export { RIFT_OPTIONS } from './options.ts';
export { pathsOf } from './paths.ts';
export { type Made, make, pass, takeBack, takeBackPass } from './play.ts';
export { formatPosition, parsePosition } from './position.ts';
export { formatRecord, parseRecord, type RiftRecord } from './record.ts';
export { type RecordFields, type RecordResult, writeRecord } from './recordText.ts';
export { adjudicate } from './rules/end.ts';
export { boardMoves, generate } from './rules/generate.ts';
export { engaged, engagedEscorts, escorts, inHand, isLimited, reservePawns } from './rules/material.ts';
export { mustDrop, pawnDrops, slideDrops } from './rules/reserve.ts';
export { type Stage, stageOf } from './rules/setup.ts';
export { RIFT_TEXT, type RiftText } from './text/index.ts';
export { RIFT_TEXT_LOADERS } from './text/load.ts';
export { RIFT_TITLES } from './text/titles.ts';
export { whyOf } from './text/why.ts';
export { captures, takesTesseract } from './threats.ts';
export * from './types.ts';
export { type Counts, type Decision, type PieceView, type RiftView, type SideView, stateOf } from './view.ts';

export const rift = defineGame<RiftState, Action, RiftView, RiftEvent, RiftOptions>({
  ...RIFT_FACTS,
  options: RIFT_OPTIONS,
  notation: {
    formatMove: (_state, move) => formatAction(move),
    parseMove: (_state, text) => parseAction(text),
    formatPosition,
    parsePosition,
  },
  setup: (options, _seats, chance) => setup(options, chance),
  seatsIn: () => 2,
  decider: state => (state.phase === 'e' ? undefined : state.side),
  generate: (state, seat, out) => {
    if (seat === state.side) generate(state, out);
  },
  check,
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
  leave: (state, seat, _chance, events) => {
    const winner = other(seat as Colour);
    end(state, winner, 'resign');
    events?.push({ type: 'ended', winner, reason: 'resign' });
  },
  copy: copyState,
  outcome: state =>
    state.reason === null ? undefined : { winners: [state.winner as number], reason: state.reason },
  view: state => viewOf(state),
  determinize: stateOf,
});

function copyState(from: RiftState, into?: RiftState): RiftState {
  if (!into) {
    const { board, hands, engaged, past } = from;
    return {
      ...from,
      board: board.slice(),
      hands: hands.slice(),
      engaged: engaged.slice(),
      past: past.slice(),
    };
  }
  copyList(from.board, into.board);
  copyList(from.hands, into.hands);
  copyList(from.engaged, into.engaged);
  copyList(from.past, into.past);
  const { options, side, phase, quiet, ply, winner, reason } = from;
  return Object.assign(into, { options, side, phase, quiet, ply, winner, reason });
}

function copyList(from: readonly number[], into: number[]): void {
  into.length = from.length;
  for (let i = 0; i < from.length; i++) into[i] = from[i] as number;
}
