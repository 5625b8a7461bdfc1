/** Lessons for new players of tesseract, the most urgent first. */
import type { EventSymbol, Lab, TesseractEvent, TesseractView } from '@tessera/games/tesseract';
import type { Lesson, LessonContext } from '../../table/coach/lessons.ts';
import { ownLabs } from './seating.ts';
import type { TableText } from './words/en/table.ts';

type TesseractContext = LessonContext<TesseractView>;

/** Noticed by the table: a cube primed next is hidden behind others. */
export const HIDDEN_NEXT = 'hiddenNext';

const asks = ({ snapshot }: TesseractContext): string | undefined =>
  snapshot.isYours ? snapshot.view.decision?.type : undefined;

const saw = (
  { happened }: TesseractContext,
  holds: (event: TesseractEvent, isYours: boolean) => boolean,
): boolean => happened.some(({ event, isYours }) => holds(event as TesseractEvent, isYours));

/** Due after an event that was not warded off. */
const fired =
  (...symbols: readonly EventSymbol[]) =>
  (moment: TesseractContext): boolean =>
    saw(moment, event => event.type === 'uncovered' && !event.isWarded && symbols.includes(event.symbol));

/** True if an event concerns a cube of a lab at this screen. */
function concernsYou({ view, setup }: TesseractContext['snapshot'], event: TesseractEvent): boolean {
  const own = ownLabs(view, setup.seats);
  const isIn = (lab: Lab, cube: number): boolean =>
    view.labs[lab]?.cubes.some(({ id }) => id === cube) ?? false;
  if (event.type === 'changed') return [...own].some(lab => isIn(lab, event.cube));
  if (event.type !== 'moved' || event.why !== 'transferred') return false;
  return [event.from, event.to].some(place => place.zone === 'lab' && own.has(place.lab));
}

export const TESSERACT_LESSONS: readonly Lesson<TesseractView, keyof TableText['lessons']>[] = [
  { key: 'goal', isDue: moment => asks(moment) !== undefined },
  { key: 'tie', isDue: moment => ['setupTie', 'edgeTie'].includes(asks(moment) ?? '') },
  { key: 'breach', isDue: moment => saw(moment, ({ type }) => type === 'breached') },
  { key: 'eventDestroys', isDue: fired('AC') },
  { key: 'eventPrimes', isDue: fired('CR', 'FI') },
  { key: 'eventRolls', isDue: fired('SD', 'EM') },
  { key: 'eventStirs', isDue: fired('SH', 'IP') },
  { key: 'eventTakes', isDue: fired('SW') },
  { key: 'lastAction', isDue: moment => asks(moment) === 'act' && moment.snapshot.view.actions === 1 },
  {
    key: 'contain',
    isDue: ({ snapshot }) => snapshot.legal.some(answer => answer.startsWith('contain')),
  },
  {
    key: 'colleague',
    isDue: moment => saw(moment, (event, isYours) => !isYours && concernsYou(moment.snapshot, event)),
  },
  {
    key: 'card',
    isDue: moment =>
      saw(moment, ({ type }, isYours) => isYours && (type === 'cardDrawn' || type === 'cardsSeen')),
  },
  { key: 'prime', isDue: moment => saw(moment, event => event.type === 'moved' && event.why === 'primed') },
  {
    key: 'contained',
    isDue: moment => saw(moment, event => event.type === 'moved' && event.why === 'contained'),
  },
  { key: 'hidden', isDue: ({ noticed }) => noticed.has(HIDDEN_NEXT) },
  { key: 'collect', isDue: moment => asks(moment) === 'act' },
];
