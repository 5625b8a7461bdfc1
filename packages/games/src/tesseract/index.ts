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
import { formatPosition, parsePosition } from './position.ts';
import { leave } from './rules/leave.ts';
import { setup } from './setup.ts';
import { copyState } from './state.ts';
import type { Answer, TesseractEvent, TesseractOptions, TesseractState } from './types.ts';
import { type TesseractView, viewOf } from './view.ts';

export { CONTAINMENT } from './cards/containment.ts';
export { RESEARCH } from './cards/research.ts';
export { RESEARCHERS } from './cards/researchers.ts';
export { type CardText, cardTextOf, type ResearcherText, researcherTextOf } from './cardText.ts';
export { contentOf, isTimely, symbolAt } from './content.ts';
export { determinize, withoutSides } from './determinize.ts';
export { TESSERACT_FACTS } from './facts.ts';
export type { Forecast, ForecastStep, Uncovering } from './insight/forecast.ts';
export { type Insight, insightOf, type Outlook } from './insight/insight.ts';
export { type LabSet, setsOf } from './insight/labSets.ts';
export {
  type CubeStyle,
  cardName,
  cubeName,
  type Names,
  namesOf,
  researcherName,
  stackName,
} from './insight/names.ts';
export { narrate, type StoryLine, story } from './insight/narrate.ts';
export type { BreachNote, Remedy, TesseractPast, ThreatNote } from './insight/past.ts';
export { reviewOf } from './insight/review.ts';
export { type ReviewNames, type ReviewWords, reviewWords } from './insight/reviewText.ts';
export type { Advice, Moment, Review } from './insight/reviewTypes.ts';
export { type Tracker, tracker } from './insight/tracker.ts';
export { formatAnswer, targetName } from './notation.ts';
export { TESSERACT_OPTIONS } from './options.ts';
export {
  BUILT_IN_PACK,
  formatPack,
  type Pack,
  packComplaints,
  packTemplate,
  parsePack,
} from './pack.ts';
export { spotOf } from './target.ts';
export { TESSERACT_TEXT, type TesseractText } from './text/index.ts';
export { TESSERACT_TEXT_LOADERS } from './text/load.ts';
export { TESSERACT_TITLES } from './text/titles.ts';
export { whyOf } from './text/why.ts';
export * from './types.ts';
export type * from './view.ts';

export const tesseract = defineGame<TesseractState, Answer, TesseractView, TesseractEvent, TesseractOptions>({
  ...TESSERACT_FACTS,
  options: TESSERACT_OPTIONS,
  notation: {
    formatMove: (_state, move) => formatAnswer(move),
    parseMove: (_state, text) => parseAnswer(text),
    formatPosition,
    parsePosition,
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
