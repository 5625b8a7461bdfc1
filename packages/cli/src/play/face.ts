/** How a game shows itself in the terminal: its board, what it asks, its own commands and words. */
import type { MatchLog, Outcome } from '@tessera/engine';
import type { Language } from '../words/index.ts';

export interface Face {
  /** The bot that gives hints. */
  readonly adviser: string;
  /** Whether the list of answers is numbered, and a number is an answer. */
  readonly isNumbered: boolean;
  board(view: unknown, hasColour: boolean): readonly string[];
  /** The board for programs. */
  boardData(view: unknown, position: string): object;
  /** Whose decision it is, and which. */
  turn(view: unknown): string;
  /** The same for programs. */
  turnData(view: unknown): object;
  /** Who won, and how. */
  over(outcome: Outcome): string;
  /** What `?` says. */
  readonly help: readonly string[];
  /** What may be typed besides what every game has: the lines it answers with. */
  readonly commands: Readonly<Record<string, (view: unknown, rest: string) => readonly string[]>>;
  /** A written form that people read, for files that are not JSON. */
  record?(log: MatchLog, outcome: Outcome | undefined): string;
}

export type FaceIn = (language: Language) => Face;
