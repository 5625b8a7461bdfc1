// @chunk engine
import type { Chance } from './chance.ts';
import type { LeaveCause, MatchLog } from './log.ts';
import type { OptionSpecs } from './options.ts';
import { invariant, type RuleViolation } from './violation.ts';

/** A place at the table, from 0. */
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
  /** Seats that learned something hidden; nobody when absent. Undo cannot pass a revelation. */
  readonly reveals?: 'all' | readonly Seat[];
}

/** A growing list that search and simulation use again and again without allocating. */
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
  /** Throws FormatError for what is not notation. Well-formed but illegal answers come back as answers. */
  parseMove(state: S, text: string): M;
  formatPosition(state: S): string;
  /** `lenient` accepts partial material, as puzzles and rule tests need. Throws FormatError. */
  parsePosition(text: string, options: O, mode?: 'strict' | 'lenient'): S;
}

/** Facts of a game whatever its state, for menus, tools and lists, none of which knows a game by name. */
export interface Facts {
  readonly id: string;
  /** `usual` is how many sit down when nobody says how many. */
  readonly seats: { readonly min: number; readonly max: number; readonly usual: number };
  /** True for a co-op: all seats win or lose together. */
  readonly isTogether: boolean;
  /** Prefix of the clause ids on its rules page: `R-`. */
  readonly clausePrefix: string;
  /** Every way to end, and whether somebody then has won, all have lost, or neither. */
  readonly endings: Readonly<Record<string, 'won' | 'lost' | 'drawn'>>;
  /** Separator of answers in a line of text; spaces around it do not count. */
  readonly separator: ' ' | ';';
  /** True when play itself draws numbers, so that a tree of answers alone says nothing. */
  readonly hasChance: boolean;
  /** Answers after which a simulated game is left unfinished. */
  readonly longest: number;
  /** Raised whenever an older log could replay to a different state. */
  readonly rulesVersion: number;
}

/**
 * The part of a game that its author writes. States are plain JSON data. The rules are written once, in place
 * (`play`); the pure `apply` of `Game` is a copy followed by it, so the two cannot differ.
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
  /** Plays a legal answer on the given state itself. Without `events` nobody is told what happened. */
  play(state: S, seat: Seat, move: M, chance: Chance, events?: E[]): void;
  /** The rules' answer for a decider who gives none; the first legal answer by default. */
  fallback?(state: S): M;
  /** A seat leaves for good, whoever decides: the rules say who wins, or how play goes on without it. */
  leave(state: S, seat: Seat, chance: Chance, events?: E[], cause?: LeaveCause): void;
  /** Everybody who is there agreed to end, whoever decides. A team has none: it gives up by leaving. */
  agree?(state: S, chance: Chance, events?: E[]): void;
  /** A deep copy, into an old state of the same game if one is given. */
  copy(from: S, into?: S): S;
  outcome(state: S): Outcome | undefined;
  /** The knowledge of a viewer, built up from nothing. */
  view(state: S, viewer: Viewer): V;
  /** A state that fits a view, what is hidden dealt by chance: its view is the one given. */
  determinize(view: V, chance: Chance): S;
  /** A log of older rules as one of these, if they differ only in how things are written; undefined if not. */
  upgrade?(log: MatchLog): MatchLog | undefined;
}

/** The contract every consumer (match, bot, table, tool) relies on. */
export interface Game<S, M, V, E extends GameEvent, O> extends Rules<S, M, V, E, O> {
  legalMoves(state: S, seat: Seat): readonly M[];
  /** Never changes its input. Trusts `check`. What happens is told as it happens if `events` are given. */
  apply(state: S, seat: Seat, move: M, chance: Chance, events?: E[]): Step<S, E>;
  /** Always legal for the decider. Throws when the game is over. */
  fallback(state: S): M;
}

/** A game whose types nobody needs to know: registries, tools, generic bots. */
export type AnyGame = Game<unknown, unknown, unknown, GameEvent, object>;

export function defineGame<S, M, V, E extends GameEvent, O>(
  rules: Rules<S, M, V, E, O>,
): Game<S, M, V, E, O> {
  let spare: MoveList<M> | undefined; // grown once, lent to one call at a time
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

/** A list of its own and of the right length; faster than `slice` for the short lists of most games. */
function firstOf<M>({ items, count }: MoveList<M>): M[] {
  const moves = new Array<M>(count);
  for (let i = 0; i < count; i++) moves[i] = items[i] as M;
  return moves;
}
