/** How a game shows itself in the terminal: its board, what it asks, its own commands and words. */
import type { Outcome, Seat } from '@tessera/engine';

/** Something with a name that players may ask about: a card, a mission, a kind of ship. */
export interface Thing {
  readonly name: string;
  /** As notation and positions write it. */
  readonly id: string;
  /** Its effect in words. */
  readonly text: string;
  /** On the table now; others can be asked about as well. */
  readonly isHere: boolean;
}

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
  /** An answer in words, as an order: "use Wormhole". */
  answer(view: V, notation: string): string;
  things(view: V): readonly Thing[];
  /** Who won, and how. */
  over(outcome: Outcome): string;
  /** Help that only this game has. */
  readonly help: readonly string[];
  /** Commands that only this game has: the lines each answers with. */
  readonly commands: Readonly<Record<string, (view: V, rest: string) => readonly string[]>>;
}
