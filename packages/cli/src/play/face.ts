/** Face of a game in the terminal: board, questions, names of things and answers, own commands. */
import type { Outcome, Seat } from '@tessera/engine';

/** A thing with a name that players may ask about: a card, a mission, a kind of ship. */
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
  /** Answers are numbered, and a number is an answer. */
  readonly isNumbered: boolean;
  board(view: V, hasColour: boolean): readonly string[];
  /** The board for programs. */
  boardData(view: V, position: string): object;
  /** The question: who decides, and what. */
  turn(view: V, decider: Seat): string;
  /** More of it for programs. */
  turnData(view: V): object;
  /** An answer in words, as an order: "use Wormhole". */
  answer(view: V, notation: string): string;
  things(view: V): readonly Thing[];
  /** The end: winners and reason. */
  over(outcome: Outcome): string;
  /** Help that only this game has. */
  readonly help: readonly string[];
  /** Commands that only this game has: the lines each answers with. */
  readonly commands: Readonly<Record<string, (view: V, rest: string) => readonly string[]>>;
}
