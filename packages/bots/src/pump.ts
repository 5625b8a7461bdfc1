// @chunk bots
/**
 * Runs a search in small steps: a search is a generator that yields every few nodes and knows nothing of
 * clocks, signals or event loops. It is simply not resumed once the budget is spent.
 */
import type { Limits } from './bot.ts';
import { pause } from './pause.ts';

/** Longest stretch without a turn of the event loop. */
const SLICE_MS = 12;

export interface Pumped {
  readonly limits: Limits;
  readonly signal: AbortSignal | undefined;
  /** Nodes looked at so far. */
  nodes(): number;
  readonly now?: Clock;
}

/** Milliseconds since some moment; tests bring their own. */
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
