/**
 * Monte Carlo tree search (UCT) on the public contract, as boardgame.io's bot does it: select, expand one answer, play
 * out at random, propagate the result.
 */
import { type Chance, type Game, type GameEvent, type MoveList, moveList, noChance } from '@tessera/engine';

interface Node<M> {
  readonly move: M;
  readonly parent: Node<M> | undefined;
  /** Seat that answered to get here. */
  readonly seat: number;
  readonly children: Node<M>[];
  untried: M[] | undefined;
  visits: number;
  value: number;
}

/** Searches one position; `iterate` may go on for as long as there is time. */
export interface Search<M> {
  iterate(count: number): void;
  /** The answer visited most. */
  best(): M;
}

export function uct<S, M, V, E extends GameEvent, O>(
  game: Game<S, M, V, E, O>,
  root: S,
  chance: Chance,
): Search<M> {
  const newNode = (move: M, parent: Node<M> | undefined, seat: number): Node<M> => ({
    move,
    parent,
    seat,
    children: [],
    untried: undefined,
    visits: 0,
    value: 0,
  });
  const top = newNode(undefined as M, undefined, -1);
  const list: MoveList<M> = moveList<M>();
  let state = game.copy(root);
  const answers = (seat: number): M[] => {
    list.count = 0;
    game.generate(state, seat, list);
    return list.items.slice(0, list.count);
  };
  const iterate = (): void => {
    state = game.copy(root, state);
    let node = top;
    let seat = game.decider(state);
    while (seat !== undefined) {
      node.untried ??= answers(seat);
      const isFresh = node.untried.length > 0;
      const next = isFresh ? expand(node, seat, chance, newNode) : select(node);
      game.play(state, seat, next.move, noChance);
      node = next;
      seat = game.decider(state);
      if (isFresh) break;
    }
    for (; seat !== undefined; seat = game.decider(state)) {
      list.count = 0;
      game.generate(state, seat, list);
      game.play(state, seat, list.items[chance.below(list.count)] as M, noChance);
    }
    const winners = game.outcome(state)?.winners ?? [];
    for (let at: Node<M> | undefined = node; at; at = at.parent) {
      at.visits += 1;
      at.value += winners.includes(at.seat) ? 1 : winners.length === 0 ? 0.5 : 0;
    }
  };
  return {
    iterate: count => {
      for (let i = 0; i < count; i++) iterate();
    },
    best: () => top.children.reduce((a, b) => (b.visits > a.visits ? b : a)).move,
  };
}

function expand<M>(
  node: Node<M>,
  seat: number,
  chance: Chance,
  newNode: (move: M, parent: Node<M>, seat: number) => Node<M>,
): Node<M> {
  const untried = node.untried as M[];
  const at = chance.below(untried.length);
  const move = untried[at] as M;
  untried[at] = untried[untried.length - 1] as M;
  untried.pop();
  const child = newNode(move, node, seat);
  node.children.push(child);
  return child;
}

/** Upper confidence bound with the constant of boardgame.io. */
function select<M>({ children, visits }: Node<M>): Node<M> {
  const log = 2 * Math.log(visits);
  let best = children[0] as Node<M>;
  let most = Number.NEGATIVE_INFINITY;
  for (const child of children) {
    const bound = child.value / child.visits + Math.sqrt(log / child.visits);
    if (bound <= most) continue;
    most = bound;
    best = child;
  }
  return best;
}
