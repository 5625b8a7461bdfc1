/**
 * Load generator: pairs of players who answer each other as fast as they can, or at a given pace, on any
 * server.
 */

/** A match of two players. */
export interface Pair {
  /** Gives the next answer; resolves when both players have seen it. */
  move(): Promise<void>;
}

export interface Load {
  readonly moves: number;
  readonly seconds: number;
  /** Latencies from sending an answer until both have seen it, in milliseconds, sorted. */
  readonly times: readonly number[];
}

export const percentile = (times: readonly number[], share: number): number =>
  times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? Number.NaN;

/** Closed loop: every pair goes on as soon as both have seen the last answer. */
export async function flatOut(pairs: readonly Pair[], ms: number): Promise<Load> {
  const times: number[] = [];
  const start = performance.now();
  await Promise.all(
    pairs.map(async pair => {
      while (performance.now() - start < ms) times.push(await timed(pair));
    }),
  );
  return {
    moves: times.length,
    seconds: (performance.now() - start) / 1000,
    times: times.sort((a, b) => a - b),
  };
}

/**
 * Open loop: answers over all pairs on a fixed timetable. An answer that is late because the last one is
 * still in flight counts from its due time, which avoids coordinated omission.
 */
export async function atPace(pairs: readonly Pair[], perSecond: number, ms: number): Promise<Load> {
  const times: number[] = [];
  const start = performance.now();
  const gap = (1000 * pairs.length) / perSecond;
  await Promise.all(
    pairs.map(async (pair, i) => {
      for (let due = start + (gap * i) / pairs.length; due < start + ms; due += gap) {
        const wait = due - performance.now();
        if (wait > 0) await new Promise(resolve => setTimeout(resolve, wait));
        await pair.move();
        times.push(performance.now() - due);
      }
    }),
  );
  return {
    moves: times.length,
    seconds: (performance.now() - start) / 1000,
    times: times.sort((a, b) => a - b),
  };
}

async function timed(pair: Pair): Promise<number> {
  const start = performance.now();
  await pair.move();
  return performance.now() - start;
}
