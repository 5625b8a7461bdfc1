/**
 * The first time each thing happens to a player, one sentence explains it. What there is to explain is data of the
 * game, the most urgent first; here is when it is said: one lesson at a time, and at most one for each decision.
 */
import type { GameEvent } from '@tessera/engine';
import type { MatchSnapshot } from '../../match/client.ts';
import { isPerson, personsOf } from '../../match/seating.ts';

/** Something that happened, and whether somebody at this screen did it. */
interface Happening {
  readonly event: GameEvent;
  readonly isYours: boolean;
}

/** What of a match lessons look at. */
export type Seen<V> = Pick<
  MatchSnapshot<V>,
  'setup' | 'seq' | 'view' | 'toAct' | 'isYours' | 'legal' | 'moves' | 'events' | 'outcome'
>;

/** What a player is looking at. */
export interface Moment<V> {
  readonly snapshot: Seen<V>;
  /** Since there was last nothing to explain: what had to wait is still in it. */
  readonly happened: readonly Happening[];
  /** What the match does not know but the table does, until the next change: the code of a refusal, say. */
  readonly noticed: ReadonlySet<string>;
}

export interface Lesson<V, K extends string = string> {
  readonly key: K;
  isDue(moment: Moment<V>): boolean;
}

export interface Coaching {
  readonly shown: string | undefined;
  /** What was shown and went away, read or not: it does not come again. */
  readonly learned: ReadonlySet<string>;
  readonly seq: number;
  /** How much had been decided at this screen when the last lesson came. */
  readonly taughtAt: number;
  readonly happened: readonly Happening[];
}

export const beginCoaching = (learned: ReadonlySet<string>): Coaching => ({
  shown: undefined,
  learned,
  seq: -1,
  taughtAt: -1,
  happened: [],
});

/** The lesson was read. */
export function dismiss(coaching: Coaching): Coaching {
  const { shown, learned } = coaching;
  return shown === undefined
    ? coaching
    : { ...coaching, shown: undefined, learned: new Set([...learned, shown]) };
}

/** What is explained now that the match stands like this. */
export function advance<V>(
  before: Coaching,
  lessons: readonly Lesson<V>[],
  snapshot: Seen<V>,
  noticed: ReadonlySet<string>,
): Coaching {
  const decided = snapshot.moves.filter(({ seat }) => isPerson(snapshot.setup, seat)).length;
  const isAnswered = decided > before.taughtAt;
  const { shown, learned, taughtAt, happened } = hear(isAnswered ? dismiss(before) : before, snapshot);
  const heard = { shown, learned, taughtAt, happened, seq: snapshot.seq };
  if (shown !== undefined || !isAnswered) return heard;
  const moment = { snapshot, happened, noticed };
  const lesson = isTeachable(snapshot)
    ? lessons.find(({ key, isDue }) => !learned.has(key) && isDue(moment))
    : undefined;
  return lesson ? { ...heard, shown: lesson.key, taughtAt: decided } : { ...heard, happened: [] };
}

/** Nobody is taught when the game is over, or by bots among themselves. */
const isTeachable = ({ outcome, setup }: Seen<unknown>): boolean =>
  outcome === null && personsOf(setup).length > 0;

/** What the last change did is heard once. */
function hear(coaching: Coaching, { seq, moves, events, setup }: Seen<unknown>): Coaching {
  if (seq === coaching.seq) return coaching;
  const isYours = isPerson(setup, moves.at(-1)?.seat ?? null);
  return { ...coaching, happened: [...coaching.happened, ...events.map(event => ({ event, isYours }))] };
}
