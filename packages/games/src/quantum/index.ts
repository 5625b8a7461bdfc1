/** quantum: fleets of dice on a map of planets (rules: docs/rules/quantum.md). */
import { defineGame } from '@tessera/engine';
import type { Answer } from './answer.ts';
import { check } from './check.ts';
import { defaultAnswer } from './defaults.ts';
import { QUANTUM_FACTS } from './facts.ts';
import { answersOf, answerWith, decider, run } from './flow.ts';
import { formatAnswer, parseAnswer } from './notation.ts';
import { QUANTUM_OPTIONS } from './options.ts';
import { formatPosition, parsePosition } from './position/index.ts';
import { leave } from './rules/leave.ts';
import { setup } from './setup.ts';
import { copyState } from './state.ts';
import type { QuantumEvent, QuantumOptions, QuantumState } from './types.ts';
import { determinize, type QuantumView, viewOf } from './view.ts';

export const quantum = defineGame<QuantumState, Answer, QuantumView, QuantumEvent, QuantumOptions>({
  ...QUANTUM_FACTS,
  options: QUANTUM_OPTIONS,
  notation: { formatMove: formatAnswer, parseMove: parseAnswer, formatPosition, parsePosition },
  setup,
  seatsIn: state => state.players,
  decider,
  generate: (state, seat, out) => {
    if (decider(state) === seat) answersOf(state, out);
  },
  check,
  play: (state, _seat, move, chance, events) => answerWith({ state, chance, events }, move),
  fallback: defaultAnswer,
  leave: (state, seat, chance, events) => {
    const play = { state, chance, events };
    leave(play, seat);
    run(play);
  },
  copy: copyState,
  outcome: state => state.outcome ?? undefined,
  view: viewOf,
  determinize,
});
