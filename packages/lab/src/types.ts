/** Vocabulary of the lab: an experiment is a grid of cells, a cell a setting, a row one game of a cell. */
import type { AnyGame, Seat } from '@tessera/engine';

/** Values of the varied dimensions by name: options of the game, `pack`, `bots`, `seats`. */
export type Setting = Readonly<Record<string, string>>;

/** A condition on cells: every named dimension has this value. */
export type Selector = Setting;

/** When a run ends. The first rule that holds for a cell ends it; `minutes` ends the whole run. */
export interface StopRules {
  /** Games of each cell. */
  readonly games: number;
  readonly minutes?: number;
  /** Width of the 95 % interval of a cell's win rate, as a share: 0.06 is six points. */
  readonly width?: number;
  readonly test?: SequentialTest;
  /** Values of dimensions whose cells are played; the others stay as they are. */
  readonly only?: Readonly<Record<string, readonly string[]>>;
}

/** Sequential test of a claim: `better` wins more often than `than`. Both name one cell. */
export interface SequentialTest {
  readonly better: Selector;
  readonly than: Selector;
}

/** A claim about win rates that the report judges. */
export type Goal =
  /** Win rates fall along these values of a dimension, neighbours `apart` points or more. */
  | {
      readonly kind: 'ordered';
      readonly by: string;
      readonly values: readonly string[];
      readonly apart: number;
      readonly where: Selector;
    }
  /** Win rates of all values of a dimension lie within so many points. */
  | { readonly kind: 'within'; readonly by: string; readonly points: number; readonly where: Selector }
  /** The win rate of the selected games lies between two percentages. */
  | { readonly kind: 'between'; readonly low: number; readonly high: number; readonly where: Selector }
  /** The shares of wins of the seats lie within so many points. */
  | { readonly kind: 'seats'; readonly points: number; readonly where: Selector }
  /** No card is more than so many points off the mean of its deck. */
  | { readonly kind: 'cards'; readonly points: number; readonly where: Selector };

/** One setting of the grid. */
export interface Cell {
  readonly index: number;
  /** Readable and unique: `mode=supa difficulty=year seats=2`. */
  readonly id: string;
  readonly setting: Setting;
  /** Complete options: every default is filled in. */
  readonly options: object;
  /** Bots of the first game by seat; from game to game they rotate if they differ. */
  readonly bots: readonly string[];
}

export interface Experiment {
  readonly name: string;
  readonly title: string;
  readonly game: AnyGame;
  readonly seed: string;
  readonly cells: readonly Cell[];
  /** Names of the varied dimensions, and of all others that a row states, in the order of the file. */
  readonly dimensions: readonly string[];
  readonly stop: StopRules;
  readonly goals: readonly Goal[];
  /** A game that has not ended after so many answers is left unfinished. */
  readonly maxPlies: number;
  /** The file with its packs put in: plain data that workers and other machines read. */
  readonly source: ExperimentSource;
}

/** Plain data from which an experiment is parsed anywhere. */
export interface ExperimentSource {
  readonly file: unknown;
  /** Content of the packs by the names of the grid. */
  readonly packs: Readonly<Record<string, unknown>>;
}

/** An appearance of a card or tile: its id, the seat it belongs to (-1: all), the turn. */
export interface Sight {
  readonly id: string;
  readonly seat: number;
  readonly turn: number;
}

/** Content of a game as its adapter saw it. */
export interface Content {
  /** Researchers, agents or factions by seat (or lab). */
  readonly people: readonly string[];
  /** Cards that could have been taken, at their first appearance. */
  readonly seen: readonly Sight[];
  readonly taken: readonly Sight[];
  readonly played: readonly Sight[];
  readonly turns: number;
  /** Seat that began, or -1. */
  readonly first: number;
}

/** Follows one match and collects its content. */
export interface Watcher {
  step(events: readonly unknown[], state: unknown): void;
  content(state: unknown): Content;
}

/** Content of a game: the only part of the lab that knows a game by name. */
export interface Adapter {
  watch(start: unknown, seats: number): Watcher;
  /** Names of people and cards in English by id. */
  names(): Promise<Readonly<Record<string, string>>>;
  /** Deck of a card, which it is compared with. */
  deckOf(id: string): string;
  /** Cards, tokens, boards and numbers that are dealt: the built-in pack. */
  readonly content: unknown;
  /** Word for the people of the game: `researcher`. */
  readonly person: string;
  /** Explanations of the reasons of an end, by reason. */
  readonly reasons: Readonly<Record<string, string>>;
}

/** One game. The key is `cell` and `number`; everything but `ms` follows from them and the experiment. */
export interface GameRow {
  readonly cell: number;
  readonly number: number;
  readonly seed: string;
  /** Digest of the log: equal digests, equal games. */
  readonly digest: string;
  /** Bot by seat. */
  readonly bots: readonly string[];
  /** Seat of the cell's first bot; the win rate counts its wins. */
  readonly focus: Seat;
  readonly won: boolean;
  readonly winners: readonly Seat[];
  /** Reason of the outcome, or `unfinished`. */
  readonly reason: string;
  readonly turns: number;
  readonly plies: number;
  readonly first: number;
  /** Win probability that the bot of the focus seat told last before each quarter of the game. */
  readonly chances: readonly (number | null)[];
  readonly people: readonly string[];
  readonly seen: readonly Sight[];
  readonly taken: readonly Sight[];
  readonly played: readonly Sight[];
  /** Processor time of the game; differs from run to run. */
  readonly ms: number;
}

/** A few games of one cell, the unit of work of a thread or machine. */
export interface Batch {
  readonly cell: number;
  readonly numbers: readonly number[];
}

/** Standing of a run, for the progress line. */
export interface Progress {
  readonly done: number;
  /** Games that the stop rules allow at most. */
  readonly most: number;
  /** Games a second over the last minute. */
  readonly rate: number;
  /** Estimate from the pace of each cell; undefined before the first games. */
  readonly secondsLeft: number | undefined;
}
