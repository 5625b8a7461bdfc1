import {
  type Game,
  type GameEvent,
  type LeaveCause,
  Match,
  type Outcome,
  parseOptions,
  type RuleViolation,
  type Seat,
  scriptedChance,
} from '../src/index.ts';

export interface ScenarioStart<O> {
  readonly options?: Partial<O>;
  readonly position?: string;
  readonly seats?: number;
  /** Scripted numbers of chance, in order. */
  readonly rolls?: readonly number[];
}

/** A position for rule tests: set it up, play in notation, check. */
export interface Scenario<S, V, E> {
  readonly state: S;
  readonly view: V;
  /** Plays answers for the seat to act; throws IllegalMove for a refused one. */
  play(...moves: readonly string[]): readonly E[];
  /** Refusal of an answer by the seat to act (or another); undefined if it is legal. */
  whyNot(move: string, seat?: Seat): RuleViolation | undefined;
  /** Legal answers in notation, sorted; with a prefix, the rest of those that begin with it. */
  legal(prefix?: string): readonly string[];
  leave(seat: Seat, cause?: LeaveCause): readonly E[];
  agree(seat: Seat): readonly E[];
  decider(): Seat | undefined;
  outcome(): Outcome | undefined;
  position(): string;
}

export function scenario<S, M, V, E extends GameEvent, O extends object>(
  game: Game<S, M, V, E, O>,
  start: ScenarioStart<O> = {},
): Scenario<S, V, E> {
  const options = parseOptions(game.options, start.options ?? {});
  const seats = start.seats ?? game.seats.min;
  const position = start.position === undefined ? {} : { position: start.position };
  const match = new Match(
    game,
    { options, seats, seed: 'scenario', ...position },
    scriptedChance(start.rolls ?? []),
  );
  const acting = (): Seat => game.decider(match.state) ?? 0;
  return {
    get state() {
      return match.state;
    },
    get view() {
      return game.view(match.state, acting());
    },
    play: (...moves) =>
      moves.flatMap(text => match.submit(acting(), game.notation.parseMove(match.state, text)).events),
    whyNot: (text, seat = acting()) => match.check(seat, game.notation.parseMove(match.state, text)),
    legal: (prefix = '') =>
      game
        .legalMoves(match.state, acting())
        .map(move => game.notation.formatMove(match.state, move))
        .filter(text => text.startsWith(prefix))
        .map(text => text.slice(prefix.length))
        .sort(),
    leave: (seat, cause) => match.leave(seat, cause).events,
    agree: seat => match.agree(seat).events,
    decider: () => game.decider(match.state),
    outcome: () => game.outcome(match.state),
    position: () => game.notation.formatPosition(match.state),
  };
}
