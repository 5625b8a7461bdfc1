/** Actor behind an event of the log, and a line that begins with that name. Pure. */
import type { Seat } from '@tessera/engine';
import {
  type Agent,
  cardWord,
  type LoopEvent,
  type LoopView,
  type Naming,
  ultraWord,
} from '@tessera/games/loop';
import { fill } from '../../text/index.ts';
import type { LoopWords } from './words/index.ts';

export interface Moment {
  readonly isFoo: boolean;
  /** The agent of the last deed. */
  readonly doer: Agent;
  readonly seat: Seat;
}

/** Events whose sentences begin with Dr Foo or his Machine, or are nobody's deed. */
const OWN_SUBJECT: readonly LoopEvent['type'][] = [
  'foo',
  'thrown',
  'ultraApplied',
  'cancelled',
  'reshuffled',
  'bigDeckReshuffled',
  'cycle',
  'laid',
  'left',
];

/** True for an agent who is moved by a card, perhaps of somebody else. */
const isSent = (event: LoopEvent): boolean =>
  event.type === 'moved' && (event.why === 'card' || event.why === 'swap');

/** The agent of a line; undefined for Dr Foo. */
export function actorOf(
  event: LoopEvent,
  { holders }: LoopView,
  { isFoo, doer, seat }: Moment,
): Agent | undefined {
  if ('agent' in event && !isSent(event)) return event.agent;
  // A throw tears it open, also where the answer of a player follows.
  if (event.type === 'vortex') return undefined;
  if (isFoo && event.type !== 'cancelled') return undefined;
  return holders[doer] === seat ? doer : Math.max(0, holders.indexOf(seat));
}

/** The first sentence of a line, with its actor in front unless it names one. */
export function byWords(
  { story: { told, foo } }: LoopWords,
  naming: Naming,
  event: LoopEvent,
  { actor, sentence }: { readonly actor: string | undefined; readonly sentence: string },
): string {
  if ('agent' in event || OWN_SUBJECT.includes(event.type)) return sentence;
  const isNamed =
    ('card' in event && sentence.startsWith(cardWord(naming, event.card))) ||
    ('ultra' in event && sentence.startsWith(ultraWord(naming, event.ultra)));
  const deed = isNamed ? sentence : sentence.charAt(0).toLowerCase() + sentence.slice(1);
  return fill(told.by, { name: actor ?? foo, deed });
}
