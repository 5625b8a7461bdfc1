// @chunk plan-bots
/**
 * A searching bot for any game: sequential halving over the answers (`halving.ts`), each tried by playouts in
 * dealt worlds.
 */
import { type Game, type GameEvent, shuffled } from '@tessera/engine';
import { type Bot, DEFAULT_BUDGET, type Limits, limitsFor, type Thought } from './bot.ts';
import { halving, type Looks, type Tried, valuesOf, within } from './halving.ts';
import type { World } from './luck.ts';
import { mean } from './mean.ts';
import { isSame } from './plan/candidates.ts';
import { type Judgement, type Playouts, playoutsOf } from './playouts.ts';
import { type Clock, clock, pump } from './pump.ts';

export interface HalvingOptions<S, M> extends Judgement<S, M> {
  readonly id?: string;
  readonly budget?: Limits;
  readonly now?: Clock;
}

/** Answers of a playout before its position is evaluated, where the end of the game is too far. */
const HORIZON = 12;
/** Candidates of the first look, the most promising answers; every further look takes twice as many. */
const WIDTH = 8;

export function halvingBot<S, M, V, E extends GameEvent, O>(
  game: Game<S, M, V, E, O>,
  options: HalvingOptions<S, M> = {},
): Bot<V, M> {
  const { id = 'halving', budget = DEFAULT_BUDGET, now = clock } = options;
  const horizon = options.horizon ?? (options.evaluate ? HORIZON : game.longest);
  return {
    id,
    budget,
    async think({ view, seat, chance, limits, also = [], signal, onThought }) {
      const bounds = limitsFor(limits, budget);
      const deal = (): World<S> => ({ state: game.determinize(view, chance), seed: chance.below(2 ** 31) });
      const legal = shuffled(chance, game.legalMoves(deal().state, seat));
      let thought: Thought<M> = { move: legal[0] as M, line: legal.slice(0, 1) };
      if (legal.length === 1) return thought;
      const asked = legal.filter(move => also.some(one => isSame(one)(move)));
      const playouts = playoutsOf(game, seat, options);
      const { nodes } = playouts;
      const note = (best: Tried<M>, field: readonly Tried<M>[]): void => {
        const { candidate, results } = best;
        thought = { move: candidate, line: [candidate], nodes: nodes() };
        const ranked = valuesOf(best, field).map(({ candidate: move, value }) => ({ move, chance: value }));
        if (results.length > 0)
          thought = { ...thought, chance: mean(results), ...(ranked.length > 1 && { ranked }) };
        onThought?.(thought);
      };
      const looks = within(bounds, looksOf(playouts, deal, legal, asked, bounds.depth ?? horizon));
      await pump(halving(looks, note), { limits: bounds, signal, nodes, now });
      return { ...thought, nodes: nodes() };
    },
  };
}

/** Progressive widening: less promising answers are tried in later looks. */
function looksOf<S, M>(
  playouts: Playouts<S, M>,
  deal: () => World<S>,
  legal: readonly M[],
  asked: readonly M[],
  horizon: number,
): Looks<World<S>, M> {
  let ranked = legal;
  return (look, leaders) => ({
    deal,
    *candidates(propose) {
      const prefer = (candidate: M): void => propose({ candidate, results: [] });
      if (look === 0) ranked = yield* rank(playouts, deal(), legal, prefer);
      const first = [...leaders, ...asked.filter(move => !leaders.includes(move))];
      const rest = ranked.filter(move => !first.includes(move));
      return [...first, ...rest].slice(0, WIDTH * 2 ** look);
    },
    tryOut: (world, move) => playouts.tryOut(world, move, horizon),
  });
}

/** Answers, the most promising first. */
function* rank<S, M>(
  playouts: Playouts<S, M>,
  world: World<S>,
  legal: readonly M[],
  prefer: (best: M) => void,
): Generator<void, readonly M[], void> {
  const rated: { readonly move: M; readonly promise: number }[] = [];
  let most = Number.NEGATIVE_INFINITY;
  for (const move of legal) {
    const promise = playouts.promise(world, move);
    rated.push({ move, promise });
    if (promise > most) {
      most = promise;
      prefer(move);
    }
    yield;
  }
  return rated.sort((a, b) => b.promise - a.promise).map(({ move }) => move);
}
