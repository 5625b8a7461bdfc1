/** Somebody who knows a game well enough to explain it, beside the rules: what is ahead, and why it ended so. */
import type { GameEvent, LogEntry } from '@tessera/engine';

/** An answer, what it did and where it led. */
interface PastEntry extends LogEntry {
  readonly events: readonly GameEvent[];
  readonly state: unknown;
}

/** A whole match, as the rules worker knows it. */
export interface Past {
  /** The state before the first answer. */
  readonly start: unknown;
  readonly entries: readonly PastEntry[];
}

/** Both answers travel to the page as they are, so they are plain data. */
export interface Analyst {
  insightOf(view: unknown): unknown;
  reviewOf(past: Past): unknown;
}

/** Undefined for a game that has no analyst. */
export type LoadAnalyst = (game: string) => Promise<Analyst | undefined>;
