/** Chronicle of a match that goes on, told answer by answer. */
import type { QuantumEvent, QuantumView } from '@tessera/games/quantum';
import type { HistoryEntry } from '../../match/client.ts';
import {
  type Chronicle,
  type Follower,
  follow,
  join,
  type Step,
  type Tracks,
  tracksOf,
} from './chronicle.ts';

/** Answers followed so far. */
interface Followed {
  readonly follower: Follower;
  readonly steps: Step[];
  readonly tracks: Tracks[];
  /** By seat, the number of answers after its latest own one. */
  readonly own: number[];
  last: HistoryEntry | undefined;
}

export interface Chronicler {
  /** The chronicle of these answers; those of the last call are not followed again. */
  of(entries: readonly HistoryEntry[]): Chronicle;
  /** The same with one more answer, which the next call does not count. */
  with(entry: HistoryEntry): Chronicle;
}

export function chroniclerOf(start: QuantumView): Chronicler {
  const begin = (): Followed => {
    const follower = follow(start);
    return { follower, steps: [], tracks: [tracksOf(follower.now)], own: [], last: undefined };
  };
  let followed = begin();
  return {
    of(entries) {
      const count = followed.tracks.length - 1;
      if (followed.last !== entries[count - 1]) followed = begin();
      for (const entry of entries.slice(followed.tracks.length - 1)) add(followed, entry);
      return told(followed);
    },
    with(entry) {
      const { follower, steps, tracks, own, last } = followed;
      const next = follow(start, follower.now);
      const copy = { follower: next, steps: [...steps], tracks: [...tracks], own: [...own], last };
      add(copy, entry);
      return told(copy);
    },
  };
}

export const chronicleOf = (start: QuantumView, entries: readonly HistoryEntry[]): Chronicle =>
  chroniclerOf(start).of(entries);

function add(followed: Followed, entry: HistoryEntry): void {
  const { follower, steps, tracks, own } = followed;
  const count = tracks.length;
  if (entry.seat === follower.now.active) own[entry.seat] = count;
  for (const step of follower.add(entry.events as readonly QuantumEvent[], count)) join(steps, step);
  tracks.push(tracksOf(follower.now));
  followed.last = entry;
}

/** A copy: the lists that it is made of grow. */
function told({ follower, steps, tracks, own }: Followed): Chronicle {
  const [all, latest] = [[...steps], [...own]];
  return {
    steps: all,
    tracks: [...tracks],
    open: follower.now.fight,
    since: seat => all.findLastIndex(({ count }) => count <= (latest[seat] ?? 0)) + 1,
  };
}
