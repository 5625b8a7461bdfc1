/**
 * Onboarding tips: the first time something happens to a player, one sentence explains it. Lessons are data
 * of the game, the most urgent first; this module schedules them: one at a time, and at most one for each
 * decision.
 */
import type { GameEvent } from '@tessera/engine';
import type { MatchSnapshot } from '../../match/client.ts';
import { isPerson, personsOf } from '../../match/seating.ts';

/** An event, and whether a player at this screen caused it. */
interface Happening {
  readonly event: GameEvent;
  readonly isYours: boolean;
}

/** The part of a snapshot that lessons read. */
export type Seen<V> = Pick<
  MatchSnapshot<V>,
  'setup' | 'seq' | 'view' | 'toAct' | 'isYours' | 'legal' | 'moves' | 'events' | 'outcome'
>;

/** Input of a lesson's condition. */
export interface LessonContext<V> {
  readonly snapshot: Seen<V>;
  /** Events since the last moment without anything to explain, so that postponed lessons stay due. */
  readonly happened: readonly Happening[];
  /** Facts that only the table knows, until the next change: for instance the code of a refusal. */
  readonly noticed: ReadonlySet<string>;
}

export interface Lesson<V, K extends string = string> {
  readonly key: K;
  isDue(moment: LessonContext<V>): boolean;
}

export interface Coaching {
  readonly shown: string | undefined;
  /** Keys of lessons that were shown, read or not; they are not shown again. */
  readonly learned: ReadonlySet<string>;
  readonly seq: number;
  /** Number of decisions at this screen when the last lesson was shown. */
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

/** Marks the shown lesson as learned. */
export function dismiss(coaching: Coaching): Coaching {
  const { shown, learned } = coaching;
  return shown === undefined
    ? coaching
    : { ...coaching, shown: undefined, learned: new Set([...learned, shown]) };
}

/** Picks the lesson for the current position. */
export function advance<V>(
  before: Coaching,
  lessons: readonly Lesson<V>[],
  snapshot: Seen<V>,
  noticed: ReadonlySet<string>,
): Coaching {
  const decided = snapshot.moves.filter(({ seat }) => isPerson(snapshot.setup, seat)).length;
  const isAnswered = decided > before.taughtAt;
  const { learned, taughtAt, happened, ...last } = hear(isAnswered ? dismiss(before) : before, snapshot);
  const shown = snapshot.outcome === null ? last.shown : undefined;
  const heard = { shown, learned, taughtAt, happened, seq: snapshot.seq };
  if (shown !== undefined || !isAnswered) return heard;
  const moment = { snapshot, happened, noticed };
  const lesson = isTeachable(snapshot)
    ? lessons.find(({ key, isDue }) => !learned.has(key) && isDue(moment))
    : undefined;
  return lesson ? { ...heard, shown: lesson.key, taughtAt: decided } : { ...heard, happened: [] };
}

/** False after the end and in matches between bots. */
const isTeachable = ({ outcome, setup }: Seen<unknown>): boolean =>
  outcome === null && personsOf(setup).length > 0;

/** Adds the events of the latest change, once. */
function hear(coaching: Coaching, { seq, moves, events, setup }: Seen<unknown>): Coaching {
  if (seq === coaching.seq) return coaching;
  const isYours = isPerson(setup, moves.at(-1)?.seat ?? null);
  return { ...coaching, happened: [...coaching.happened, ...events.map(event => ({ event, isYours }))] };
}
