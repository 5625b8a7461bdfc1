/** How a game shows itself in the terminal: its board, what it asks, its own commands and words. */
import type { Outcome, Seat } from '@tessera/engine';

export interface Face<V = unknown> {
  /** Whether the list of answers is numbered, and a number is an answer. */
  readonly isNumbered: boolean;
  board(view: V, hasColour: boolean): readonly string[];
  /** The board for programs. */
  boardData(view: V, position: string): object;
  /** Whose decision it is, and which. */
  turn(view: V, decider: Seat): string;
  /** More of it for programs. */
  turnData(view: V): object;
  /** Who won, and how. */
  over(outcome: Outcome): string;
  /** What `?` says of this game only. */
  readonly help: readonly string[];
  /** What may be typed besides what every game has: the lines it answers with. */
  readonly commands: Readonly<Record<string, (view: V, rest: string) => readonly string[]>>;
}
