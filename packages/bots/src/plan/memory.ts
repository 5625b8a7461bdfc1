/** Memory of a bot between decisions: the rest of its plan. */
import { type Chance, digest, type GameEvent, type Seat } from '@tessera/engine';
import type { Thought } from '../bot.ts';
import { luckOf } from '../luck.ts';

export interface Memory<V, A> {
  /** The answer planned for exactly this view. */
  recall(view: V): Thought<A> | undefined;
  /** Stores the plan for the views that follow, as far as nothing is drawn or revealed. */
  keep(view: V, thought: Thought<A>): void;
  /** Tells first answers that are not to be tried again. */
  isBarred?(view: V): (answer: A) => boolean;
}

/** The part of a game that plans are replayed with. */
export interface Replayed<S, V, A> {
  determinize(view: V, chance: Chance): S;
  decider(state: S): Seat | undefined;
  view(state: S, seat: Seat): V;
  play(state: S, seat: Seat, answer: A, chance: Chance, events?: GameEvent[]): void;
}

export function planMemory<S, V, A>(
  game: Replayed<S, V, A>,
  markOf: (view: V) => string = digest,
): Memory<V, A> {
  const plans = new Map<string, Thought<A>>();
  return {
    recall: view => plans.get(markOf(view)),
    keep(view, thought) {
      plans.clear();
      for (const [moment, plan] of laterMoments(game, view, thought)) plans.set(markOf(moment), plan);
    },
  };
}

/** The views at which the later answers of the line will be due. */
function* laterMoments<S, V, A>(
  game: Replayed<S, V, A>,
  view: V,
  { line, chance = 0 }: Thought<A>,
): Generator<readonly [V, Thought<A>], void, void> {
  const luck = luckOf(0);
  const world = game.determinize(view, luck);
  luck.used = 0;
  const own = game.decider(world);
  const events: GameEvent[] = [];
  for (const [i, move] of line.entries()) {
    const seat = game.decider(world);
    if (seat === undefined || luck.used > 0 || events.some(event => 'reveals' in event)) return;
    const rest: Thought<A> = { move, line: line.slice(i), chance, depth: line.length - i };
    if (i > 0 && seat === own) yield [game.view(world, seat), rest];
    if (i < line.length - 1) game.play(world, seat, move, luck, events);
  }
}
