/** loop: the ring of eras (rules: docs/rules/loop.md). */
import { defineGame } from '@tessera/engine';
import type { Answer } from './answer.ts';
import { winnersOf } from './change.ts';
import { check } from './check.ts';
import { defaultAnswer } from './defaults.ts';
import { LOOP_FACTS } from './facts.ts';
import { answersOf, answerWith, decider } from './flow.ts';
import { upgrade } from './migrations.ts';
import { formatAnswer, parseAnswer } from './notation.ts';
import { LOOP_OPTIONS } from './options.ts';
import { formatPosition } from './position/format.ts';
import { parsePosition } from './position/parse.ts';
import { leave } from './rules/leave.ts';
import { setup } from './setup.ts';
import { copyState } from './state.ts';
import type { LoopEvent, LoopOptions, LoopState } from './types.ts';
import { determinize, type LoopView, viewOf } from './view.ts';

export { AGENT_ROWS } from './agents.ts';
export { type Answer, aboutOf, answer, VERB, VERBS, type Verb, verbOf } from './answer.ts';
export { answerWords } from './answerWords.ts';
export { CARD_KINDS, type CardKind, kindsOf } from './cards/kinds.ts';
export * from './cards/language.ts';
export type { UltraRow, UltraVerb } from './cards/ultras.ts';
export { type Artifact, type CloneToken, type Content, contentOf } from './content.ts';
export { DECISIONS, type DecisionKind } from './decision.ts';
export { type EffectSymbol, effectSymbols, type SymbolKind } from './effectSymbols.ts';
export { effectClause, effectWords } from './effectWords.ts';
export { refusalParams } from './explain.ts';
export { LOOP_FACTS } from './facts.ts';
export { askedOf } from './flow.ts';
export { answerOf, type Meaning, meaningOf } from './meaning.ts';
export { hasSlots, MISSIONS, type MissionRow, missionRow } from './missions.ts';
export { MODE_COMPLEXITY } from './modes/counts.ts';
export { hasMegaVortices } from './modes/index.ts';
export { agentName } from './names.ts';
export { agentWord, cardWord, cloneWord, missionWord, type Naming, ultraWord } from './naming.ts';
export { narrate, narrateAll, timesOf } from './narrate.ts';
export { formatAnswer, parseAnswer } from './notation.ts';
export { LOOP_OPTIONS } from './options.ts';
export { BUILT_IN_PACK, type Pack } from './pack/builtIn.ts';
export { formatPack, packComplaints, packTemplate, parsePack } from './pack/index.ts';
export { cardSentences, matchText } from './pack/words.ts';
export { optionParts, questionOf } from './question.ts';
export * from './ring.ts';
export { MOST_ACTIONS } from './rules/actions.ts';
export { damageable } from './rules/centrifuge.ts';
export { CLONES_PER_TURN } from './rules/foo.ts';
export { isLastDamage } from './rules/ultra.ts';
export { agentsFor } from './setup.ts';
export {
  ARCHIVES_TO_WIN,
  agentsFrom,
  archivedIn,
  bagOf,
  cardRow,
  clonesAt,
  damageOn,
  energyAt,
  eraOf,
  greenFree,
  HAND_SIZE,
  isAgent,
  isComplete,
  isExtraDone,
  isOnStack,
  isReady,
  isSlotFree,
  isSolo,
  isTurned,
  lockOf,
  missionAt,
  type PublicState,
  playerOf,
  playersIn,
  RIFT_SLOTS,
  redFree,
  seatOf,
  tokensAt,
  ultrasAt,
  VORTEX_TILES,
  vorticesIn,
} from './state.ts';
export { type LoopText, loadLoopText } from './text/index.ts';
export { whyOf } from './text/why.ts';
export { CENTRIFUGE_NEED } from './tokens.ts';
export { TOWERS, type Tower, type Weights, weightsOf } from './tower.ts';
export * from './types.ts';
export type { LoopView } from './view.ts';

export const loop = defineGame<LoopState, Answer, LoopView, LoopEvent, LoopOptions>({
  ...LOOP_FACTS,
  options: LOOP_OPTIONS,
  notation: { formatMove: formatAnswer, parseMove: parseAnswer, formatPosition, parsePosition },
  setup,
  seatsIn: state => state.seats,
  decider,
  generate: (state, seat, out) => {
    if (decider(state) === seat) answersOf(state, out);
  },
  check,
  play: (state, _seat, move, chance, events) => answerWith({ state, chance, events }, move),
  fallback: defaultAnswer,
  upgrade,
  leave: (state, seat, chance, events) => leave({ state, chance, events }, seat),
  copy: copyState,
  outcome: state => (state.outcome ? { reason: state.outcome, winners: winnersOf(state) } : undefined),
  view: viewOf,
  determinize,
});

export { ACHIEVEMENTS, type Achievement, type AchievementId } from './career/achievements.ts';
export { type Career, careerOf, type Served } from './career/career.ts';
export { type Sheet, sheetOf } from './career/sheet.ts';
export { type CareerText, loadCareerText } from './career/text/index.ts';
export { type Cycles, cyclesOf } from './insight/cycles.ts';
export { damageAt } from './insight/damageAt.ts';
export { type LoopPreview, loopPreview } from './insight/loopPreview.ts';
export { type MissionState, missionState, missionStates } from './insight/missionState.ts';
export { type Now, type NowPart, nowOf } from './insight/now.ts';

export {
  type EraOutlook,
  fallOutlook,
  type Outlook,
  outlookOf,
  type Stakes,
  stakesOf,
} from './insight/outlook.ts';
export { reviewOf } from './insight/review.ts';
export type { Advice, AdviceKey, LoopReview, Moment, MomentKind } from './insight/reviewTypes.ts';
export { type Threat, threatsOf } from './insight/threats.ts';
export type { LoopPast } from './insight/turns.ts';
