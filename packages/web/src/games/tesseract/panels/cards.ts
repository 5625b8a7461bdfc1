/** Cards and researchers by id, and reasons why a card cannot be played now. */
import {
  type CardText,
  cardTextOf,
  isTimely,
  type Lab,
  RESEARCH,
  RESEARCHERS,
  type ResearcherText,
  researcherTextOf,
  type TesseractView,
} from '@tessera/games/tesseract';
import { fill } from '../../../text/index.ts';
import type { PanelModel } from './props.ts';

/** Text of a research or containment card of this match's pack. */
export const cardText = ({ view, words }: PanelModel, card: string): CardText =>
  cardTextOf(view.options, card, words.game);

export const researcherText = ({ view, words }: PanelModel, researcher: string): ResearcherText =>
  researcherTextOf(view.options, researcher, words.game);

const rowOf = ({ options }: TesseractView, researcher: string) =>
  (options.pack === 'built-in' ? RESEARCHERS : options.pack.researchers).find(row => row.id === researcher);

/** True for a researcher with the support diamond. */
export const hasDiamond = (view: TesseractView, researcher: string): boolean =>
  rowOf(view, researcher)?.diamond === true;

/** T-SPEC-1: an individual action is repeatable unless marked `once`. */
export const isOnce = (view: TesseractView, researcher: string): boolean =>
  /\bonce\b/.test(rowOf(view, researcher)?.action ?? '');

/** First verb of a card's effect, for its icon. */
export function verbOf({ options }: TesseractView, card: string): string {
  const rows = options.pack === 'built-in' ? RESEARCH : options.pack.research;
  return /\w+(?=\()/.exec(rows.find(row => row.id === card)?.effect ?? '')?.[0] ?? '';
}

/** Level of a card, from its id: `L3-01`. */
export const levelOf = (card: string): number => Number(card[1]) || 0;

export interface Use {
  readonly answer: string;
  readonly isLegal: boolean;
  readonly why: string | undefined;
}

const isActing = ({ decision, active, phase }: TesseractView, lab: Lab): boolean =>
  phase === 'action' && active === lab && decision?.type === 'act' && decision.lab === lab;

/** T-CARD-7: a Threat phase asks the lab that has a card for it. */
const isThreatened = ({ decision, active }: TesseractView, lab: Lab): boolean =>
  active === lab && decision?.type === 'threatCard' && decision.lab === lab;

/** Reason why no card of a hand can be used now; undefined in an own Action phase. */
function whyNotNow({ view, words }: PanelModel, lab: Lab): string | undefined {
  const { hand } = words.panels;
  if (view.phase !== 'action' || view.active !== lab) return hand.later;
  return isActing(view, lab) ? undefined : hand.first;
}

/** Reason why a card cannot be played although cards are asked for: wrong phase, or no target. */
function whyNotCard({ view, words }: PanelModel, card: string, noTarget: string): string {
  const phase = view.phase === 'threat' ? 'threat' : 'action';
  return isTimely(view, card, phase) ? noTarget : words.game.refusals.E_CARD_PHASE;
}

/** Use of a card from the hand (T-CARD-1, T-CARD-7). */
export function playOf(model: PanelModel, lab: Lab, card: string): Use {
  const answer = `play ${card}`;
  const isAsked = isActing(model.view, lab) || isThreatened(model.view, lab);
  const isLegal = isAsked && model.legal.has(answer);
  const notNow = isAsked ? undefined : whyNotNow(model, lab);
  const why = isLegal ? undefined : (notNow ?? whyNotCard(model, card, model.words.panels.hand.noTarget));
  return { answer, isLegal, why };
}

/** Study of a card (T-STUDY-1); undefined for the highest level, which cannot be studied. */
export function studyOf(model: PanelModel, lab: Lab, card: string): Use | undefined {
  if (levelOf(card) > 3) return undefined;
  const answer = `study ${card}`;
  const isLegal = isActing(model.view, lab) && model.legal.has(answer);
  return { answer, isLegal, why: isLegal ? undefined : (whyNotNow(model, lab) ?? whyNoStudy(model)) };
}

const whyNoStudy = ({ view, words }: PanelModel): string =>
  view.actions === 0 ? words.game.refusals.E_NO_ACTIONS : words.game.refusals.E_DECK_EMPTY;

/** T-CARD-2: use of a column's card by the active lab. */
export function useOf(model: PanelModel, column: number): Use {
  const { view, words, legal, you } = model;
  const answer = `use ${column}`;
  const isLegal = legal.has(answer);
  const { containment } = words.panels;
  const isMine = you.has(view.active) && (view.phase === 'action' || isThreatened(view, view.active));
  const isAsked = isActing(view, view.active) || isThreatened(view, view.active);
  const card = view.columns[column - 1]?.card ?? '';
  const notNow = isAsked ? whyNotCard(model, card, containment.noTarget) : words.panels.hand.first;
  return { answer, isLegal, why: isLegal ? undefined : isMine ? notNow : containment.later };
}

/** Equal cards of a hand once, with their number. */
export function stacked(
  hand: readonly string[],
): readonly { readonly card: string; readonly count: number }[] {
  return [...new Set(hand)].sort().map(card => ({ card, count: hand.filter(one => one === card).length }));
}

/** Accessible name of a button: "Play Implosion". */
export const playName = (model: PanelModel, card: string): string =>
  fill(model.words.panels.containment.playName, { card: cardText(model, card).name });
