/**
 * Analyst of a game, separate from its rules: explains the outlook of a position, and why a match ended as it
 * did.
 */
import type { GameEvent, Past } from '@tessera/engine';

/** Results are posted to the page as they are: plain data, or a promise of it. */
export interface Analyst {
  insightOf(view: unknown): unknown;
  reviewOf(past: Past<unknown, GameEvent>): unknown;
}

/** Undefined for a game without an analyst. */
export type LoadAnalyst = (game: string) => Promise<Analyst | undefined>;
