/** tesseract: the co-operative cube of 64 dice (rules: docs/rules/tesseract.md). */
import { defineGame, topOf } from '@tessera/engine';
import { check } from './check.ts';
import { defaultAnswer } from './defaults.ts';
import { determinize } from './determinize.ts';
import { TESSERACT_FACTS } from './facts.ts';
import { answer, answersTo, decider } from './flow.ts';
import { upgrade } from './migrations.ts';
import { formatAnswer, parseAnswer } from './notation.ts';
import { TESSERACT_OPTIONS } from './options.ts';
import { formatPosition } from './position.ts';
import { leave } from './rules/leave.ts';
import { setup } from './setup.ts';
import { copyState } from './state.ts';
import type { Answer, TesseractEvent, TesseractOptions, TesseractState } from './types.ts';
import { type TesseractView, viewOf } from './view.ts';

/**
 * tesseract without the parser of positions, which takes a tenth of the bytes of all rules; `tesseract` has
 * it.
 */
export const tesseractFromSetup = defineGame<
  TesseractState,
  Answer,
  TesseractView,
  TesseractEvent,
  TesseractOptions
>({
  ...TESSERACT_FACTS,
  options: TESSERACT_OPTIONS,
  notation: {
    formatMove: (_state, move) => formatAnswer(move),
    parseMove: (_state, text) => parseAnswer(text),
    formatPosition,
    parsePosition: () => {
      throw new Error('these rules begin with the set-up: take those that read positions');
    },
  },
  setup,
  seatsIn: state => state.players,
  decider,
  generate: (state, seat, out) => {
    const frame = topOf(state);
    if (frame && decider(state) === seat) answersTo(state, frame, out);
  },
  check,
  play: (state, _seat, move, chance, events) => answer({ state, chance, events }, move),
  fallback: defaultAnswer,
  leave: (state, seat, chance, events) => leave({ state, chance, events }, seat),
  copy: copyState,
  outcome: state =>
    state.outcome === null
      ? undefined
      : { winners: state.outcome === 'contained' ? [...new Set(state.holders)] : [], reason: state.outcome },
  view: state => viewOf(state),
  determinize,
  upgrade,
});
