/** Events as sentences, for every log. */
import { fill, type Params } from '@tessera/engine';
import type { TesseractText } from '../text/index.ts';
import type { Place, TesseractEvent } from '../types.ts';
import { capital } from './capital.ts';
import { type Names, placeName } from './names.ts';
import type { Tracker } from './tracker.ts';

type Moved = Extract<TesseractEvent, { readonly type: 'moved' }>;
type EventKey = keyof TesseractText['events'];

/** One event as a sentence; undefined if there is nothing to tell. */
export function narrate(text: TesseractText, event: TesseractEvent, names: Names): string | undefined {
  const key = keyOf(event, names);
  return key && capital(fill(text.events[key], paramsOf(text, event, names)));
}

/** An event of a story and its sentence. */
export interface StoryLine {
  readonly event: TesseractEvent;
  readonly text: string;
}

/**
 * The events of an answer as sentences, in order: a cube that is rolled on its way gets one sentence, not
 * two. `known` follows the events, and `names` should be made from it.
 */
export function story(
  text: TesseractText,
  events: readonly TesseractEvent[],
  names: Names,
  known: Tracker,
): readonly StoryLine[] {
  const lines: StoryLine[] = [];
  events.forEach((event, i) => {
    const next = events[i + 1];
    if (isRolledOnItsWay(event, next)) return;
    const last = events[i - 1];
    const words =
      event.type === 'moved' && last !== undefined && isRolledOnItsWay(last, event)
        ? narrateRolled(text, event, names)
        : narrate(text, event, names);
    if (words !== undefined) lines.push({ event, text: words });
    known.follow(event);
  });
  return lines;
}

const isRolledOnItsWay = (event: TesseractEvent, next: TesseractEvent | undefined): boolean =>
  event.type === 'rolled' &&
  next?.type === 'moved' &&
  next.cube === event.cube &&
  next.value === event.value &&
  rolledKey(next) !== undefined;

function rolledKey({ why }: Moved): EventKey | undefined {
  switch (why) {
    case 'removed':
    case 'primed':
    case 'fission':
    case 'returned':
      return `moved.${why}.rolled`;
    default:
      return undefined;
  }
}

function narrateRolled(text: TesseractText, event: Moved, names: Names): string | undefined {
  const key = rolledKey(event);
  const params = { ...paramsOf(text, event, names), cube: names.cube(event.cube) };
  return key && capital(fill(text.events[key], params));
}

/** The key of an event's sentence. */
function keyOf(event: TesseractEvent, names: Names): EventKey | undefined {
  switch (event.type) {
    case 'moved':
      if (event.why === 'taken') return event.from.zone === 'tess' ? 'moved.removed' : 'moved.transferred';
      // A recoloured cube leaves, then the other one arrives.
      return event.why === 'recoloured' && event.from.zone === 'destroyed'
        ? 'moved.recoloured.in'
        : `moved.${event.why}`;
    case 'rolled':
      return names.cube(event.cube) === names.cube(event.cube, event.value) ? 'rolled.same' : 'rolled';
    case 'exposed':
      return undefined; // visible on the cube itself
    case 'breached':
      return event.count === 1 ? 'breached.once' : event.count === 2 ? 'breached.twice' : 'breached.many';
    case 'uncovered':
      return event.isWarded ? 'warded' : 'uncovered';
    case 'columnCard':
      return event.state === 'hidden' ? undefined : `columnCard.${event.state}`;
    case 'specialized':
      return names.researcher(event.lab) === undefined ? 'specialized' : 'specialized.as';
    case 'shielded':
      return event.skipPrime === 0 ? 'shielded.ward' : event.wards === 0 ? 'shielded.skip' : 'shielded';
    case 'threat':
      return event.isSkipped ? 'threat.skipped' : 'threat';
    case 'unspent':
      return event.card === undefined ? 'unspent' : 'unspent.card';
    default:
      return event.type;
  }
}

/** Parameters of any sentence; numbers stay numbers. */
function paramsOf(text: TesseractText, event: TesseractEvent, names: Names): Params {
  const params: Record<string, string | number> = {};
  for (const [name, value] of Object.entries(event)) if (typeof value === 'number') params[name] = value;
  if ('lab' in event) params.lab = names.lab(event.lab);
  if ('card' in event) params.card = names.card(event.card);
  if ('cards' in event) params.cards = event.cards.map(names.card).join(', ');
  if ('cell' in event) params.cell = names.stack(event.cell);
  if ('symbol' in event) params.symbol = text.symbols[event.symbol].name;
  if ('reason' in event) params.reason = text.reasons[event.reason];
  if ('values' in event) params.values = event.values.join(', ');
  if (event.type === 'specialized') params.researcher = names.researcher(event.lab) ?? '';
  if (event.type === 'cardGiven') Object.assign(params, fromTo(names.lab, event.from, event.to));
  if ('cube' in event) Object.assign(params, cubeParams(text, event, names));
  return params;
}

const fromTo = <T>(name: (of: T) => string, from: T, to: T): Params => ({ from: name(from), to: name(to) });

/** A cube that arrives has its new value; one that is changed, rolled or destroyed still has the old one. */
function cubeParams(
  text: TesseractText,
  event: Extract<TesseractEvent, { readonly cube: number }>,
  names: Names,
): Params {
  if (event.type !== 'moved') return { cube: names.cube(event.cube) };
  const place = (at: Place): string => placeName(text, names, at);
  const stack = [event.from, event.to].find(at => at.zone === 'tess');
  const cubeOf = ((event.why === 'transferred' || event.why === 'taken') && names.bareCube) || names.cube;
  return {
    cube: event.value > 0 ? cubeOf(event.cube, event.value) : cubeOf(event.cube),
    ...fromTo(place, event.from, event.to),
    cell: stack?.zone === 'tess' ? names.stack(stack.cell) : '',
    goal: event.to.zone === 'tess' ? names.stack(event.to.cell) : '',
  };
}
