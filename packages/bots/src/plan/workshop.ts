/** Pool of scratch states for a search: copied, played on, and reused. */
import { type Chance, type GameEvent, type MoveList, moveList, type Seat } from '@tessera/engine';

/** Node counter and pool of spare states of one search. */
export interface Workshop<S> {
  nodes: number;
  readonly spare: S[];
}

export const newWorkshop = <S>(): Workshop<S> => ({ nodes: 0, spare: [] });

/** Returns a state to the pool once nothing reads it any more. */
export function release<S>(shop: Workshop<S>, state: S): void {
  shop.spare.push(state);
}

/** The fast path of a game. */
interface Playable<S, A> {
  copy(from: S, into?: S): S;
  decider(state: S): Seat | undefined;
  generate(state: S, seat: Seat, out: MoveList<A>): void;
  play(state: S, seat: Seat, answer: A, chance: Chance, events?: GameEvent[]): void;
}

export function playing<S, A>(game: Playable<S, A>) {
  const list = moveList<A>();
  return {
    /** Plays an answer on a copy. The caller owns the copy, and releases it. */
    played(shop: Workshop<S>, from: S, answer: A, luck: Chance, events?: GameEvent[]): S {
      const state = game.copy(from, shop.spare.pop());
      shop.nodes++;
      game.play(state, 0, answer, luck, events);
      return state;
    },
    answersIn(state: S): A[] {
      const seat = game.decider(state);
      if (seat === undefined) return [];
      list.count = 0;
      game.generate(state, seat, list);
      return list.items.slice(0, list.count);
    },
  };
}
