/** tesseract: the co-operative cube of 64 dice (rules: docs/rules/tesseract.md). */
export { faceIn } from './cards/bases.ts';
export { CONTAINMENT } from './cards/containment.ts';
export { RESEARCH } from './cards/research.ts';
export { RESEARCHERS } from './cards/researchers.ts';
export { type CardText, cardTextOf, type ResearcherText, researcherTextOf } from './cardText.ts';
export { contentOf, isTimely, symbolAt, symbolsOf } from './content.ts';
export { determinize, withoutSides } from './determinize.ts';
export { TESSERACT_FACTS } from './facts.ts';
export { tesseractFromSetup } from './game.ts';
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
export { formatAnswer, parseAnswer, targetName } from './notation.ts';
export { TESSERACT_OPTIONS } from './options.ts';
export {
  BUILT_IN_PACK,
  formatPack,
  type Pack,
  packComplaints,
  packTemplate,
  parsePack,
} from './pack.ts';
export { tesseract } from './reading/tesseract.ts';
export { spotOf } from './target.ts';
export { loadTesseractText, type TesseractText } from './text/index.ts';
export { loadTesseractRefusals } from './text/refusals/load.ts';
export { loadReviewText, type ReviewText } from './text/review/index.ts';
export { whyOf } from './text/why.ts';
export * from './types.ts';
export type * from './view.ts';
