/** Face of a game in the terminal: board, questions, names of things and answers, commands of its own. */
import type { Outcome, Seat } from '@tessera/engine';

/** A thing with a name that players may ask about: a card, a mission, a kind of ship. */
export interface Thing {
  readonly name: string;
  /** Id in notation and positions. */
  readonly id: string;
  /** Its effect in words. */
  readonly text: string;
  /** True if it is on the table now; others can be asked about as well. */
  readonly isHere: boolean;
}

export interface Face<V = unknown> {
  /** Answers are numbered, and their numbers can be typed. */
  readonly isNumbered: boolean;
  board(view: V, hasColour: boolean): readonly string[];
  /** The board for programs. */
  boardData(view: V, position: string): object;
  /** The question: the seat that decides, and the decision. */
  turn(view: V, decider: Seat): string;
  /** Further fields of the question for programs. */
  turnData(view: V): object;
  /** An answer in words, as an order: "use Wormhole". */
  answer(view: V, notation: string): string;
  things(view: V): readonly Thing[];
  /** The end: winners and reason. */
  over(outcome: Outcome): string;
  /** Help lines of this game only. */
  readonly help: readonly string[];
  /** Commands of this game only, each with the lines it prints. */
  readonly commands: Readonly<Record<string, (view: V, rest: string) => readonly string[]>>;
}
