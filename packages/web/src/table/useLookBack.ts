/** Navigation through past boards. */
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { HistoryEntry, MatchClient, MatchSnapshot } from '../match/client.ts';
import { useStable } from '../ui/useStable.ts';
import { createPastViews, type PastView } from './past.ts';

export interface LookBack<V> {
  /** Number of answers before the board on screen; undefined for the present. */
  readonly count: number | undefined;
  readonly view: V | undefined;
  /**
   * The match at that point, without legal answers. After a step forward it has the events, for animation.
   */
  readonly past: MatchSnapshot<V> | undefined;
  /** Shows a past board; a number beyond the past shows the present. */
  show(count: number): void;
  /** Steps by so many answers, relative to the last requested board. */
  step(by: number): void;
  /** Replays the answers after a number, one after the other, and ends in the present. */
  replay(from: number): void;
}

/**
 * Base of sequence numbers for past boards, below any real one: each step forward counts one up and is
 * animated like a change.
 */
const LONG_AGO = -1e6;
/** Duration of a replay in all, and limits for each answer. */
const REPLAY_MS = 9000;
const [SHORTEST_MS, LONGEST_MS] = [500, 1600];

/** The match goes on meanwhile; undoing past the board on screen returns to the present. */
export function useLookBack<V>(
  client: MatchClient<V>,
  snapshot: MatchSnapshot<V>,
  entries: readonly HistoryEntry[],
): LookBack<V> {
  const all = snapshot.moves.length;
  const [shown, setShown] = useState<PastView<V>>();
  const reader = useMemo(() => createPastViews(count => client.viewAt(count), setShown), [client]);
  const wanted = useRef<number>(undefined);
  const replaying = useRef<ReturnType<typeof setTimeout>>(undefined);
  useForgetting(snapshot, reader.forget);

  const see = useStable((count: number): void => {
    wanted.current = count < all ? Math.max(0, count) : undefined;
    reader.show(wanted.current);
  });
  const stop = useStable((): void => clearTimeout(replaying.current));
  const replay = useStable((from: number): void => {
    stop();
    see(from);
    const wait = Math.min(LONGEST_MS, Math.max(SHORTEST_MS, REPLAY_MS / Math.max(1, all - from)));
    if (from < all) replaying.current = setTimeout(() => replay(from + 1), wait);
  });
  const show = useStable((count: number): void => {
    stop();
    see(count);
  });
  const step = useStable((by: number): void => show((wanted.current ?? all) + by));
  useEffect(() => stop, [stop]);
  // A fragment in the address selects a board, once.
  useEffect(() => {
    const [, named] = /^#(\d+)$/.exec(location.hash) ?? [];
    if (named === undefined) return;
    history.replaceState(history.state, '', location.pathname);
    show(Number(named));
  }, [show]);

  const isPast = shown !== undefined && shown.count < all;
  // An undo back to the board on screen makes it the present.
  useEffect(() => {
    if (shown && !isPast) see(all);
  }, [shown, isPast, see, all]);
  const past = useMemo(
    () => (isPast ? pastOf(snapshot, shown, entries) : undefined),
    [isPast, snapshot, shown, entries],
  );
  return { count: isPast ? shown.count : undefined, view: past?.view, past, show, step, replay };
}

function pastOf<V>(
  snapshot: MatchSnapshot<V>,
  { count, view }: PastView<V>,
  entries: readonly HistoryEntry[],
): MatchSnapshot<V> {
  return {
    ...snapshot,
    seq: LONG_AGO + count,
    view,
    insight: undefined,
    toAct: snapshot.moves[count]?.seat ?? null,
    isYours: false,
    legal: [],
    moves: snapshot.moves.slice(0, count),
    events: entries[count - 1]?.events ?? [],
    thinking: null,
    outcome: null,
  };
}

/** Calls `forget` unless the match only advanced by one answer. */
function useForgetting({ seq, moves }: MatchSnapshot<unknown>, forget: () => void): void {
  const seen = useRef({ seq, count: moves.length });
  useEffect(() => {
    const before = seen.current;
    seen.current = { seq, count: moves.length };
    if (seq !== before.seq && moves.length <= before.count) forget();
  }, [seq, moves, forget]);
}
