/** Pace of a run: games a second, and a time left that knows that cells differ. */
import type { Tally } from './tally.ts';
import type { GameRow, Progress } from './types.ts';

const WINDOW_MS = 60_000;
const START_MS = 3000;

export interface Pace {
  note(row: Pick<GameRow, 'ms'>): void;
  progress(): Progress;
}

/** `now` is a clock in milliseconds. */
export function newPace(
  tally: Tally,
  minutes: number | undefined,
  now = (): number => performance.now(),
): Pace {
  const start = now();
  const before = tally.done;
  let worked = 0;
  let marks: { readonly at: number; readonly done: number }[] = [{ at: start, done: before }];
  return {
    note({ ms }) {
      worked += ms;
      const at = now();
      // One mark a second is enough for the rate of a minute.
      if (at - (marks.at(-1)?.at ?? 0) >= 1000) marks.push({ at, done: tally.done });
      if (at - (marks[0]?.at ?? 0) > WINDOW_MS) marks = marks.slice(1);
    },
    progress() {
      const at = now();
      const first = marks[0] ?? { at: start, done: before };
      const elapsed = Math.max(1, at - start);
      // Processor time won per second of the clock: workers at the speed that this machine really gives them.
      const speed = worked / elapsed;
      // The first seconds are those of starting threads.
      const isKnown = worked > 0 && elapsed > START_MS;
      const left = isKnown ? tally.msLeft() / speed / 1000 : undefined;
      const limit = minutes === undefined ? Number.POSITIVE_INFINITY : minutes * 60 - elapsed / 1000;
      return {
        done: tally.done,
        most: tally.most,
        rate: (1000 * (tally.done - first.done)) / Math.max(1, at - first.at),
        secondsLeft: left === undefined ? undefined : Math.max(0, Math.min(left, limit)),
      };
    },
  };
}

/** `1,204 of 9,600 games, 12.4 a second, about 11 min left`. */
export function progressLine({ done, most, rate, secondsLeft }: Progress): string {
  const count = (value: number): string => value.toLocaleString('en');
  const speed = rate >= 10 ? count(Math.round(rate)) : rate.toFixed(1);
  const left = secondsLeft === undefined || done >= most ? '' : `, about ${duration(secondsLeft)} left`;
  return `${count(done)} of ${count(most)} games, ${speed} a second${left}`;
}

function duration(seconds: number): string {
  if (seconds < 90) return `${Math.ceil(seconds)} s`;
  if (seconds < 90 * 60) return `${Math.round(seconds / 60)} min`;
  return `${(seconds / 3600).toFixed(1)} h`;
}
