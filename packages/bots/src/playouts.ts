// @chunk plan-bots
/** Playouts: games played to a horizon or to their end in dealt worlds, to rate an answer of any game. */
import { type Game, type GameEvent, moveList, type Seat } from '@tessera/engine';
import type { Evaluate } from './greedy.ts';
import { type Luck, luckOf, type World } from './luck.ts';
import { winChance } from './winChance.ts';

/** Rating of answers; without any of these fields, playouts are random and reach the end of the game. */
export interface Judgement<S, M> {
  /** Evaluates a playout at its horizon; without it playouts go on to the end of the game. */
  readonly evaluate?: Evaluate<S>;
  /** Answers of a playout before it is evaluated. */
  readonly horizon?: number;
  /** Policy of a playout; `greedy` needs an evaluation and many more nodes. */
  readonly policy?: 'random' | 'greedy';
  /** Prior of an answer; the default is the evaluation right after it. */
  readonly prior?: (state: S, seat: Seat, move: M) => number;
}

export interface Playouts<S, M> {
  /** Answers played so far. */
  nodes(): number;
  /** Prior of an answer in a world. */
  promise(world: World<S>, move: M): number;
  /** Win probability of an answer in a world, after a playout of `horizon` answers. */
  tryOut(world: World<S>, move: M, horizon: number): number;
}

export function playoutsOf<S, M, V, E extends GameEvent, O>(
  game: Game<S, M, V, E, O>,
  seat: Seat,
  { evaluate, policy = 'random', prior }: Judgement<S, M>,
): Playouts<S, M> {
  const answers = moveList<M>();
  let nodes = 0;
  let played: S | undefined;
  let tried: S | undefined;

  function play(state: S, by: Seat, move: M, luck: Luck): void {
    nodes++;
    game.play(state, by, move, luck);
  }

  function judge(state: S): number {
    const outcome = game.outcome(state);
    if (outcome) return outcome.winners.includes(seat) ? 1 : 0;
    return evaluate ? winChance(evaluate(state, seat)) : 0.5;
  }

  /** The answer of the policy. The greedy policy tries every answer with the same random numbers. */
  function answerOf(state: S, by: Seat, luck: Luck): M {
    answers.count = 0;
    game.generate(state, by, answers);
    const first = luck.below(answers.count);
    let best = answers.items[first] as M;
    if (policy === 'random' || !evaluate) return best;
    const { used } = luck;
    let most = Number.NEGATIVE_INFINITY;
    for (let i = 0; i < answers.count; i++) {
      const move = answers.items[(first + i) % answers.count] as M;
      tried = game.copy(state, tried);
      play(tried, by, move, luck);
      const worth = evaluate(tried, by);
      if (worth > most) [most, best] = [worth, move];
      luck.used = used;
    }
    return best;
  }

  return {
    nodes: () => nodes,
    promise({ state, seed }, move) {
      if (prior) return prior(state, seat, move);
      if (!evaluate) return 0;
      played = game.copy(state, played);
      play(played, seat, move, luckOf(seed));
      return evaluate(played, seat);
    },
    tryOut({ state, seed }, move, horizon) {
      const luck = luckOf(seed);
      played = game.copy(state, played);
      play(played, seat, move, luck);
      for (let n = 1; n < horizon; n++) {
        const by = game.decider(played);
        if (by === undefined) break;
        play(played, by, answerOf(played, by, luck), luck);
      }
      return judge(played);
    },
  };
}
