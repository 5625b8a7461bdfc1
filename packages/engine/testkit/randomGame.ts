import { type Chance, type Game, type GameEvent, Match, type Seat, seededChance } from '../src/index.ts';

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

export const pick = <T>(chance: Chance, items: readonly T[]): T => items[chance.below(items.length)] as T;
