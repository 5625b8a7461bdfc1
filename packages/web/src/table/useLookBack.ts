/** Looking at earlier boards. */
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { HistoryEntry, MatchClient, MatchSnapshot } from '../match/client.ts';
import { useStable } from '../ui/useStable.ts';
import { createPast, type Past } from './past.ts';

export interface LookBack<V> {
  /** How many answers the board on screen has seen; undefined for the present. */
  readonly count: number | undefined;
  readonly view: V | undefined;
  /** The match as it stood then; nobody can answer. A step forward has what happened, to be animated. */
  readonly past: MatchSnapshot<V> | undefined;
  /** The present, for a number that is not in the past. */
  show(count: number): void;
  /** So many answers further, from where one wanted to be last. */
  step(by: number): void;
  /** Shows what happened after so many answers, one after the other, and ends in the present. */
  replay(from: number): void;
}

/** Before the `seq` of any change: a step forward is one more, so that it is told like a change. */
const LONG_AGO = -1e6;
/** A replay is over in some seconds, but nothing of it is too short to be seen. */
const REPLAY_MS = 9000;
const [SHORTEST_MS, LONGEST_MS] = [500, 1600];

/** The present is left alone, and undoing past the shown board returns to it. */
export function useLookBack<V>(
  client: MatchClient<V>,
  snapshot: MatchSnapshot<V>,
  entries: readonly HistoryEntry[],
): LookBack<V> {
  const all = snapshot.moves.length;
  const [shown, setShown] = useState<Past<V>>();
  const reader = useMemo(() => createPast(count => client.viewAt(count), setShown), [client]);
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
  // An address may name the moment to look at; once, for the match goes on.
  useEffect(() => {
    const [, named] = /^#(\d+)$/.exec(location.hash) ?? [];
    if (named === undefined) return;
    history.replaceState(history.state, '', location.pathname);
    show(Number(named));
  }, [show]);

  const isPast = shown !== undefined && shown.count < all;
  // Taken back as far as the board on screen: that is the present again.
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
  { count, view }: Past<V>,
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

/** Only one answer more leaves all views as they were. */
function useForgetting({ seq, moves }: MatchSnapshot<unknown>, forget: () => void): void {
  const seen = useRef({ seq, count: moves.length });
  useEffect(() => {
    const before = seen.current;
    seen.current = { seq, count: moves.length };
    if (seq !== before.seq && moves.length <= before.count) forget();
  }, [seq, moves, forget]);
}
