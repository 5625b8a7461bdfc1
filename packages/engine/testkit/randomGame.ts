import {
  type Chance,
  type Game,
  type GameEvent,
  Match,
  type Past,
  type Seat,
  seededChance,
} from '../src/index.ts';

/** One way to set a game up for random play. */
export interface Variant<O> {
  readonly options: O;
  readonly seats: number;
}

export interface RandomGame<S, M, V, E extends GameEvent, O extends object> {
  readonly match: Match<S, M, V, E, O>;
  readonly chance: Chance;
}

/** The seat that decides next (lowest first), or undefined when the game is over. */
export const nextSeat = <S, M, V, E extends GameEvent, O>(
  game: Game<S, M, V, E, O>,
  state: S,
): Seat | undefined => game.decider(state);

/** A match and an independent source of choices, both from one seed. */
export function randomGame<S, M, V, E extends GameEvent, O extends object>(
  game: Game<S, M, V, E, O>,
  variant: Variant<O>,
  seed: string,
): RandomGame<S, M, V, E, O> {
  return { match: new Match(game, { ...variant, seed }), chance: seededChance(`choices of ${seed}`) };
}

/** A random game to its end, with all its events and states. */
export function randomPast<S, M, V, E extends GameEvent, O extends object>(
  game: Game<S, M, V, E, O>,
  variant: Variant<O>,
  seed: string,
): Past<S, E> {
  const { match, chance } = randomGame(game, variant, seed);
  for (let seat = match.decider; seat !== undefined; seat = match.decider)
    match.submit(seat, pick(chance, game.legalMoves(match.state, seat)));
  return match.history();
}

export const pick = <T>(chance: Chance, items: readonly T[]): T => items[chance.below(items.length)] as T;
