/** Lessons for new players of loop, the most urgent first: dangers before they strike. */
import {
  contentOf,
  type DecisionKind,
  ERAS,
  type Era,
  eraOf,
  isComplete,
  isReady,
  type LoopEvent,
  type LoopView,
  lockOf,
  type ModeId,
  RIFT_SLOTS,
  VORTEX_TILES,
} from '@tessera/games/loop';
import type { Lesson, LessonContext } from '../../table/coach/lessons.ts';
import type { LessonText } from './words/en/lessons.ts';

type LoopContext = LessonContext<LoopView>;

const asks = ({ snapshot }: LoopContext, ...kinds: readonly DecisionKind[]): boolean =>
  snapshot.isYours && kinds.some(kind => kind === snapshot.view.decision?.kind);

/** Due during your actions if a condition on the view holds. */
const acting =
  (holds: (view: LoopView, legal: readonly string[]) => boolean) =>
  (moment: LoopContext): boolean =>
    asks(moment, 'action') && holds(moment.snapshot.view, moment.snapshot.legal);

const opens =
  (mode: ModeId) =>
  ({ snapshot }: LoopContext): boolean =>
    snapshot.isYours && snapshot.view.options.mode === mode;

const offers = (verb: string) => acting((_view, legal) => legal.some(answer => answer.startsWith(verb)));

/** Due after an event, whoever caused it. */
const saw =
  (holds: (event: LoopEvent, view: LoopView) => boolean) =>
  ({ happened, snapshot }: LoopContext): boolean =>
    happened.some(({ event }) => holds(event as LoopEvent, snapshot.view));

/** Due after an event caused at this screen. */
const did =
  (type: LoopEvent['type']) =>
  ({ happened }: LoopContext): boolean =>
    happened.some(({ event, isYours }) => isYours && event.type === type);

const here = (view: LoopView): Era => eraOf(view, view.active);
const hand = ({ hands, active }: LoopView): readonly number[] => hands[active] ?? [];
const isExhausted = (view: LoopView, card: number): boolean => !isReady(view, card);
const isFull = ({ rifts }: LoopView, era: Era): boolean => rifts[era] === RIFT_SLOTS;

/** Mega vortices are in play (L-MEGA-1). */
const hasMega = ({ options }: LoopView): boolean => options.difficulty !== 'month';
const isOnMega = (view: LoopView): boolean => hasMega(view) && view.isVortex[here(view)] === true;
/** True for a step onto a mega vortex. */
const leadsToMega = (view: LoopView, answer: string): boolean => {
  const [verb, era = ''] = answer.split(' ');
  const isStep = verb === 'move' || verb === 'freeMove';
  return isStep && hasMega(view) && view.isVortex[ERAS.findIndex(code => code === era)] === true;
};

const isSupa = (view: LoopView, token: number): boolean => contentOf(view).tokens[token]?.isSupa === true;

/** True for a card that moves the agent several eras, or with clones. */
const isLongWalk = ({ pending }: LoopView): boolean => {
  const frame = pending.at(-1);
  return frame?.type === 'walk' && (frame.left + frame.made > 1 || frame.takings > 0);
};

/** True if a LOOP would ready a card. */
const wouldReady = (view: LoopView, legal: readonly string[]): boolean =>
  legal.some(answer => answer.startsWith('loop')) && hand(view).some(card => isExhausted(view, card));

export const LOOP_LESSONS: readonly Lesson<LoopView, keyof LessonText>[] = [
  // A mode opens with its own sentences.
  { key: 'goal', isDue: opens('sabotage') },
  { key: 'supa', isDue: opens('supa') },
  { key: 'centrifuge', isDue: opens('centrifuge') },
  { key: 'ultramachina', isDue: opens('ultramachina') },
  { key: 'mega', isDue: acting(isOnMega) },
  {
    key: 'megaNear',
    isDue: acting((view, legal) => legal.some(answer => leadsToMega(view, answer))),
  },
  { key: 'assign', isDue: moment => asks(moment, 'assign') },
  { key: 'cancel', isDue: moment => asks(moment, 'cancelRift') },
  { key: 'archive', isDue: moment => asks(moment, 'archive') },
  { key: 'bonus', isDue: moment => asks(moment, 'bonusPick') },
  { key: 'take', isDue: moment => asks(moment, 'takeCard') },
  { key: 'help', isDue: moment => asks(moment, 'helpCard') },
  { key: 'walk', isDue: moment => asks(moment, 'step') && isLongWalk(moment.snapshot.view) },
  {
    key: 'deadlyVortex',
    isDue: acting(view => view.isVortex.some((isVortex, era) => isVortex && isFull(view, era))),
  },
  {
    key: 'noTile',
    isDue: acting(view => view.isVortex.filter(Boolean).length === VORTEX_TILES),
  },
  { key: 'vortex', isDue: saw(({ type }) => type === 'vortex') },
  { key: 'use', isDue: offers('useCard') },
  { key: 'overflow', isDue: acting(view => view.rifts.some((_, era) => isFull(view, era))) },
  { key: 'loop', isDue: acting(wouldReady) },
  { key: 'looped', isDue: did('looped') },
  {
    key: 'supaGone',
    isDue: saw((event, view) => event.type === 'cloneDestroyed' && isSupa(view, event.token)),
  },
  { key: 'clone', isDue: saw(({ type }) => type === 'cloneDestroyed') },
  {
    key: 'complete',
    isDue: acting(view => view.missions.some((at, mission) => at >= 0 && isComplete(view, mission))),
  },
  { key: 'damage', isDue: saw(({ type }) => type === 'damage') },
  { key: 'claim', isDue: offers('claim') },
  { key: 'exhausted', isDue: did('used') },
  { key: 'locked', isDue: acting(view => lockOf(view, view.active) !== undefined) },
  { key: 'cycle', isDue: saw(({ type }) => type === 'cycle') },
  { key: 'thrown', isDue: saw(({ type }) => type === 'thrown') },
  { key: 'energy', isDue: did('energy') },
  { key: 'freeMove', isDue: offers('freeMove') },
  { key: 'move', isDue: offers('move') },
  { key: 'power', isDue: offers('power') },
  {
    key: 'spent',
    isDue: acting(view => hand(view).length > 0 && hand(view).every(card => isExhausted(view, card))),
  },
];
