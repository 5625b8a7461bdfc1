// @chunk search
/**
 * Runs a search in small steps: a search is a generator that yields every few nodes and knows nothing of
 * clocks, signals or event loops. Once the budget is spent, it is not resumed.
 */
import type { Limits } from './bot.ts';
import { pause } from './pause.ts';

/** Maximum time between two turns of the event loop. */
const SLICE_MS = 12;

export interface Pumped {
  readonly limits: Limits;
  readonly signal: AbortSignal | undefined;
  /** Nodes visited so far. */
  nodes(): number;
  readonly now?: Clock;
}

/** Monotonic time in milliseconds; tests inject their own. */
export type Clock = () => number;

export const clock: Clock = () => performance.now();

/** Resolves when the search is done, aborted, or out of budget. */
export async function pump(
  steps: Iterator<void>,
  { limits, signal, nodes, now = clock }: Pumped,
): Promise<void> {
  const start = now();
  const deadline = start + (limits.ms ?? Number.POSITIVE_INFINITY);
  const enough = limits.nodes ?? Number.POSITIVE_INFINITY;
  let sliceEnd = start + SLICE_MS;
  while (!signal?.aborted && !steps.next().done && nodes() < enough) {
    const time = now();
    if (time >= deadline) return;
    if (time < sliceEnd) continue;
    await pause();
    sliceEnd = now() + SLICE_MS;
  }
}
