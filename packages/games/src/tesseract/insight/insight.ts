/**
 * Risk of the coming Threat phase and its remedies, as a careful player could compute them from the table.
 */
import { seededChance, topOf } from '@tessera/engine';
import { determinize } from '../determinize.ts';
import { answer } from '../flow.ts';
import { formatAnswer } from '../notation.ts';
import { copyState } from '../state.ts';
import { labOfTarget } from '../target.ts';
import type { Answer, Frame, TesseractState } from '../types.ts';
import type { TesseractView } from '../view.ts';
import { breachingFaces, type Forecast, forecastOf } from './forecast.ts';
import { answersAt, riskAt, riskOf, sampledRisk, walkFrom } from './risk.ts';

export interface Outlook {
  /**
   * Probability, 0 to 1, of at least one breach until the next turn, events included, if the Action phase
   * ends now. The team decides ties, so the least dangerous answer is taken.
   */
  readonly chance: number;
  /** False if the ways were too many to enumerate and were sampled. */
  readonly isExact: boolean;
  /** Values with which the first primed cube would breach by itself. */
  readonly values: readonly number[];
  /** Probability that the game is lost in it. */
  readonly loss: number;
}

export interface Insight {
  readonly outlook: Outlook;
  /**
   * Probability of a breach after an answer, by its notation, for answers that change it and are cheap to
   * evaluate. If several cubes of a set may be contained, also after `contain Y2 O3 P4; pick A:Y2`.
   */
  readonly after: Readonly<Record<string, number>>;
  readonly forecast: Forecast;
}

/** Budgets: plays for the outlook, samples beyond them, plays for all answers and for each of them. */
const OUTLOOK_PLAYS = 2000;
const SAMPLES = 400;
const AFTER_PLAYS = 2000;
const ANSWER_PLAYS = 300;

/**
 * A determinization from a fixed seed, so that equal views give equal insights; no answer depends on what is
 * hidden.
 */
export const stateOfView = (view: TesseractView): TesseractState =>
  determinize(view, seededChance('tesseract insight'));

/** The whole insight, for a table that shows it after each answer. */
export function insightOf(view: TesseractView): Insight {
  const state = stateOfView(view);
  const outlook = outlookAt(asItStands(state));
  const after = Object.entries({ ...afterAt(state), ...afterGoersAt(state) }).filter(
    ([, chance]) => chance !== outlook.chance,
  );
  return { outlook, after: Object.fromEntries(after), forecast: forecastOf(state) };
}

/** Decisions inside an action or a card, which breach nothing by themselves. */
const INSIDE: readonly Frame['type'][] = [
  'effect',
  'containCube',
  'contained',
  'rollRest',
  'movedAdjust',
  'studyPick',
  'granted',
  'consent',
];

/**
 * The same state at the end of its Action phase: inside a card the probability agrees with the primed cubes in sight,
 * and not with those that the best target would leave.
 */
function asItStands(state: TesseractState): TesseractState {
  const [first, ...inside] = state.pending;
  const isInside =
    first?.type === 'act' && inside.length > 0 && inside.every(({ type }) => INSIDE.includes(type));
  return isInside ? { ...state, pending: [first] } : state;
}

/** Rounds off the error of adding sixths. */
const tidy = (chance: number): number => Math.round(chance * 1e12) / 1e12;

const CALM: Outlook = { chance: 0, isExact: true, values: [], loss: 0 };

/** T-SETUP-8: a set-up cannot breach. */
export function outlookAt(state: TesseractState): Outlook {
  if (state.phase !== 'action' && state.phase !== 'threat') return CALM;
  const walk = walkFrom(state, OUTLOOK_PLAYS);
  const exact = riskAt(state, walk);
  const { breach, loss } = walk.isCut ? sampledRisk(state, SAMPLES) : exact;
  return { chance: tidy(breach), isExact: !walk.isCut, values: breachingFaces(state), loss: tidy(loss) };
}

/** Probability after each answer that could change it and is cheap enough to evaluate. */
export function afterAt(state: TesseractState): Readonly<Record<string, number>> {
  const frame = topOf(state);
  if (!frame || state.phase === 'setup') return {};
  return chancesAfter(
    byInterest(answersAt(state, frame)).map(given => ({ from: state, given, name: formatAnswer(given) })),
  );
}

interface Look {
  readonly from: TesseractState;
  readonly given: Answer;
  readonly name: string;
}

function chancesAfter(looks: readonly Look[]): Readonly<Record<string, number>> {
  const after: Record<string, number> = {};
  let left = AFTER_PLAYS;
  for (const { from, given, name } of looks) {
    const walk = walkFrom(from, Math.min(left, ANSWER_PLAYS));
    const breach = tidy(riskOf(from, given, walk).breach);
    left -= Math.min(left, ANSWER_PLAYS) - Math.max(0, walk.left);
    if (!walk.isCut) after[name] = breach;
  }
  return after;
}

/**
 * T-CONTAIN-2: the same for each cube of a set that may be contained, if that is asked after the set is
 * declared.
 */
function afterGoersAt(state: TesseractState): Readonly<Record<string, number>> {
  const frame = topOf(state);
  const sets = frame ? answersAt(state, frame).filter(given => given.type === 'contain') : [];
  return chancesAfter(
    sets.flatMap(set => {
      const from = copyState(state);
      answer({ state: from, chance: seededChance(''), events: undefined }, set);
      const asking = topOf(from);
      const picks = asking?.type === 'containCube' ? answersAt(from, asking) : [];
      return picks.map(given => ({ from, given, name: `${formatAnswer(set)}; ${formatAnswer(given)}` }));
    }),
  );
}

/** False for answers that cannot change the probability: labs do not breach. */
const canMatter = (given: Answer): boolean => {
  switch (given.type) {
    case 'adjust':
      return labOfTarget(given.at) === undefined;
    case 'end':
    case 'transfer':
    case 'study':
    case 'give':
    case 'keep':
      return false;
    default:
      return true;
  }
};

/** Removals last: there are many, and most of them change nothing. */
const byInterest = (answers: readonly Answer[]): readonly Answer[] =>
  answers.filter(canMatter).sort((a, b) => Number(a.type === 'remove') - Number(b.type === 'remove'));
