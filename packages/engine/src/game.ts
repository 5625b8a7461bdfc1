// @chunk engine
import type { Chance } from './chance.ts';
import type { LeaveCause, MatchLog } from './log.ts';
import type { OptionSpecs } from './options.ts';
import { invariant, type RuleViolation } from './violation.ts';

/** Number of a player's place in a match, from 0. */
export type Seat = number;

/** A viewer of a match: a seat, or a watcher who holds none. */
export type Viewer = Seat | 'watcher';

/** End of a game. A lost co-op has no winners. */
export interface Outcome {
  readonly winners: readonly Seat[];
  /** A key of the game's `endings` and of its text catalogue: `capture`, `breach`. */
  readonly reason: string;
}

/** Something that happened, for logs and animation. */
export interface GameEvent {
  readonly type: string;
  /** Seats that learned something hidden; none when absent. Undo cannot pass a revelation. */
  readonly reveals?: 'all' | readonly Seat[];
}

/** A growing list that search and simulation reuse without allocating. */
export interface MoveList<M> {
  readonly items: M[];
  count: number;
}

export const moveList = <M>(): MoveList<M> => ({ items: [], count: 0 });

export interface Step<S, E> {
  readonly state: S;
  readonly events: readonly E[];
}

/** The written form of a game's answers and positions; the only form that leaves the engine. */
export interface Notation<S, M, O> {
  formatMove(state: S, move: M): string;
  /** Throws FormatError for malformed notation. Well-formed but illegal answers are returned. */
  parseMove(state: S, text: string): M;
  formatPosition(state: S): string;
  /** `lenient` accepts partial material, as puzzles and rule tests need. Throws FormatError. */
  parsePosition(text: string, options: O, mode?: 'strict' | 'lenient'): S;
}

/** Static facts of a game, for menus, tools and lists, which know no game by name. */
export interface Facts {
  readonly id: string;
  /** `usual` is the default number. */
  readonly seats: { readonly min: number; readonly max: number; readonly usual: number };
  /** True for a co-op: all seats win or lose together. */
  readonly isTogether: boolean;
  /** Prefix of the clause ids on its rules page: `R-`. */
  readonly clausePrefix: string;
  /** Every reason of an outcome, and its kind: somebody has won, all have lost, or neither. */
  readonly endings: Readonly<Record<string, 'won' | 'lost' | 'drawn'>>;
  /** Separator of answers in a line of text; spaces around it are ignored. */
  readonly separator: ' ' | ';';
  /** True when play itself draws numbers, so that a tree of answers alone does not determine the states. */
  readonly hasChance: boolean;
  /** Maximum of answers of a simulated game; it is left unfinished then. */
  readonly longest: number;
  /** Raised whenever an older log could replay to a different state. */
  readonly rulesVersion: number;
}

/**
 * The part of a game that its author writes. States are plain JSON data. The rules are written once, in place
 * (`play`); the pure `apply` of `Game` is a copy followed by `play`, so the two cannot differ.
 */
export interface Rules<S, M, V, E extends GameEvent, O> extends Facts {
  readonly options: OptionSpecs<O>;
  readonly notation: Notation<S, M, O>;
  setup(options: O, seats: number, chance: Chance): S;
  /** Number of seats of a state; a position carries it. */
  seatsIn(state: S): number;
  /** The seat that decides; undefined when the game is over. */
  decider(state: S): Seat | undefined;
  /** Appends every legal answer of a seat, each once. */
  generate(state: S, seat: Seat, out: MoveList<M>): void;
  /** The reason for a refusal, or undefined when the answer is legal. */
  check(state: S, seat: Seat, move: M): RuleViolation | undefined;
  /** Plays a legal answer on the given state itself. Without `events` no events are built. */
  play(state: S, seat: Seat, move: M, chance: Chance, events?: E[]): void;
  /** The default answer of a decider who gives none; the first legal answer if absent. */
  fallback?(state: S): M;
  /** Lets a seat leave for good, whoever decides: the rules say who wins, or how play goes on without it. */
  leave(state: S, seat: Seat, chance: Chance, events?: E[], cause?: LeaveCause): void;
  /** Ends the game by agreement, whoever decides. Absent for teams, which give up by leaving. */
  agree?(state: S, chance: Chance, events?: E[]): void;
  /** A deep copy, into a spare state of the same game if one is given. */
  copy(from: S, into?: S): S;
  outcome(state: S): Outcome | undefined;
  /** The view of a viewer, built up from nothing. */
  view(state: S, viewer: Viewer): V;
  /** A state consistent with a view, hidden information dealt by chance: its view is the one given. */
  determinize(view: V, chance: Chance): S;
  /** Converts a log of older rules, if they differ only in notation; undefined if not. */
  upgrade?(log: MatchLog): MatchLog | undefined;
}

/** The contract every consumer (match, bot, table, tool) relies on. */
export interface Game<S, M, V, E extends GameEvent, O> extends Rules<S, M, V, E, O> {
  legalMoves(state: S, seat: Seat): readonly M[];
  /**
   * Never changes its input. Trusts `check`. Events are appended to `events` as they happen, if it is given.
   */
  apply(state: S, seat: Seat, move: M, chance: Chance, events?: E[]): Step<S, E>;
  /** Always legal for the decider. Throws when the game is over. */
  fallback(state: S): M;
}

/** A game with erased types, for registries, tools and generic bots. */
export type AnyGame = Game<unknown, unknown, unknown, GameEvent, object>;

export function defineGame<S, M, V, E extends GameEvent, O>(
  rules: Rules<S, M, V, E, O>,
): Game<S, M, V, E, O> {
  let spare: MoveList<M> | undefined; // reused list, lent to one call at a time
  const legalMoves = (state: S, seat: Seat): M[] => {
    const out = spare ?? moveList<M>();
    spare = undefined;
    out.count = 0;
    rules.generate(state, seat, out);
    spare = out;
    return firstOf(out);
  };
  const firstAnswer = (state: S): M => {
    const seat = rules.decider(state);
    invariant(seat !== undefined, 'nobody decides when the game is over');
    return legalMoves(state, seat)[0] as M;
  };
  return {
    fallback: firstAnswer,
    ...rules,
    legalMoves,
    apply(state, seat, move, chance, events = []) {
      const next = rules.copy(state);
      rules.play(next, seat, move, chance, events);
      return { state: next, events };
    },
  };
}

/** A list of its own with the right length; faster than `slice` for the short lists of most games. */
function firstOf<M>({ items, count }: MoveList<M>): M[] {
  const moves = new Array<M>(count);
  for (let i = 0; i < count; i++) moves[i] = items[i] as M;
  return moves;
}
