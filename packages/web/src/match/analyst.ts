/** Somebody who knows a game well enough to explain it, beside the rules: what is ahead, and why it ended so. */
import type { GameEvent, Past } from '@tessera/engine';

/** Both answers, or what they are promised to be, travel to the page as they are: plain data. */
export interface Analyst {
  insightOf(view: unknown): unknown;
  reviewOf(past: Past<unknown, GameEvent>): unknown;
}

/** Undefined for a game that has no analyst. */
export type LoadAnalyst = (game: string) => Promise<Analyst | undefined>;
