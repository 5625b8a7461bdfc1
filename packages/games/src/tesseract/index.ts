/** tesseract: the co-operative cube of 64 dice (rules: docs/rules/tesseract.md). */
import { defineGame } from '@tessera/engine';
import { check } from './check.ts';
import { answer, answersTo, toAct, topOf } from './flow.ts';
import { formatAnswer, parseAnswer } from './notation.ts';
import { TESSERACT_OPTIONS } from './options.ts';
import { formatPosition, parsePosition } from './position.ts';
import { setup } from './setup.ts';
import { copyState, seatOf } from './state.ts';
import {
  type Answer,
  RULES_VERSION,
  type TesseractEvent,
  type TesseractOptions,
  type TesseractState,
} from './types.ts';
import { type TesseractView, viewOf } from './view.ts';

export { symbolAt } from './cards/bases.ts';
export { CONTAINMENT } from './cards/containment.ts';
export { RESEARCH } from './cards/research.ts';
export { RESEARCHERS } from './cards/researchers.ts';
export { defaultAnswer } from './defaults.ts';
export { targetName } from './notation.ts';
export { BUILT_IN_PACK, type Pack, parsePack } from './pack.ts';
export { spotOf } from './target.ts';
export { en as TESSERACT_EN } from './text/en.ts';
export * from './types.ts';
export type * from './view.ts';

export const tesseract = defineGame<TesseractState, Answer, TesseractView, TesseractEvent, TesseractOptions>({
  id: 'tesseract',
  seats: { min: 1, max: 4 },
  rulesVersion: RULES_VERSION,
  options: TESSERACT_OPTIONS,
  notation: {
    formatMove: (_state, move) => formatAnswer(move),
    parseMove: (_state, text) => parseAnswer(text),
    formatPosition,
    parsePosition,
  },
  setup,
  toAct,
  generate: (state, seat, out) => {
    const frame = topOf(state);
    if (frame && toAct(state).includes(seat)) answersTo(state, frame, out);
  },
  check,
  play: (state, _seat, move, chance, events) => answer({ state, chance, events }, move),
  copy: copyState,
  outcome: state =>
    state.outcome === null
      ? undefined
      : { winners: state.outcome === 'contained' ? everybody(state) : [], reason: state.outcome },
  view: state => viewOf(state),
});

const everybody = (state: TesseractState): number[] => [
  ...new Set(state.labs.map((_, lab) => seatOf(state, lab))),
];
