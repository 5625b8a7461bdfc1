/** Search through one turn in a world whose secrets and luck are given, over an adapter for each game. */
import type { Chance, GameEvent } from '@tessera/engine';
import type { Luck } from '../luck.ts';
import { release, type Workshop } from './workshop.ts';

/** The fields of a state that the search itself reads. */
export interface TurnState {
  readonly turn: number;
  /** Null while the game goes on. */
  readonly outcome: string | null;
}

/** A turn of one game (tesseract: an Action phase). */
export interface Turn<S extends TurnState, A> {
  /** The answer that ends the turn. */
  readonly end: A;
  played(shop: Workshop<S>, from: S, answer: A, luck: Chance, events?: GameEvent[]): S;
  /** Answers worth following from a node; never the end of the turn. */
  answersAt(node: Node<S, A>): readonly A[];
  /** Win probability if the turn were ended here, in logits. */
  evaluate(state: S): number;
  /** Logits to add for what the turn still allows, so that unfinished plans compare. */
  promiseOf(state: S): number;
  /** A settled state has nothing begun: the turn can be ended, or the game is over. */
  isSettled(state: S): boolean;
  /** A half-said state follows an answer that only announced something: too early to evaluate. */
  isHalfSaid(state: S): boolean;
  isWon(state: S): boolean;
  /** Hash, equal for states that differ only in the order of the answers that led to them. */
  fingerprint(state: S): number;
  /** Plans with equal beginnings compete for few places among the candidates. */
  beginningOf(answers: readonly A[]): unknown;
}

export interface Node<S, A> {
  readonly state: S;
  readonly parent: Node<S, A> | undefined;
  /** The answer that led here from the parent; the root has the end of the turn. */
  readonly answer: A;
  /** Numbers drawn on the way. */
  readonly used: number;
  /** Logits of ending the turn here. */
  readonly value: number;
  /** Logits with what the turn still allows. */
  readonly rank: number;
  /** New information: something was drawn or revealed on the way, so the turn has to be planned anew. */
  readonly isNews: boolean;
}

export function rootOf<S extends TurnState, A>(turn: Turn<S, A>, state: S, used = 0): Node<S, A> {
  const value = turn.evaluate(state);
  const rank = value + turn.promiseOf(state);
  return { state, parent: undefined, answer: turn.end, used, value, rank, isNews: false };
}

/** Lists events only where it matters whether something is revealed. */
function follow<S extends TurnState, A>(
  turn: Turn<S, A>,
  shop: Workshop<S>,
  parent: Node<S, A>,
  answer: A,
  luck: Luck,
  events?: GameEvent[],
): Node<S, A> {
  luck.used = parent.used;
  if (events) events.length = 0;
  const state = turn.played(shop, parent.state, answer, luck, events);
  const { used } = luck;
  const isNews = parent.isNews || used > parent.used || (events?.some(event => 'reveals' in event) ?? false);
  const value = turn.evaluate(state);
  return { state, parent, answer, used, value, rank: value + turn.promiseOf(state), isNews };
}

export interface Expansion<A> {
  /** Lines followed at each question of a card or action. */
  readonly width: number;
  /** Stops at new information: wherever something was drawn or revealed. */
  readonly untilNews: boolean;
  /** Excluded first answers. */
  readonly except?: ((answer: A) => boolean) | undefined;
}

/** Every state an answer can lead to, with the questions that follow from it answered as well. */
export function successors<S extends TurnState, A>(
  turn: Turn<S, A>,
  shop: Workshop<S>,
  from: Node<S, A>,
  luck: Luck,
  { width, untilNews, except }: Expansion<A>,
): Node<S, A>[] {
  const events: GameEvent[] | undefined = untilNews ? [] : undefined;
  const done: Node<S, A>[] = [];
  let asked: Node<S, A>[] = [from];
  while (asked.length > 0) {
    const next: Node<S, A>[] = [];
    for (let node = asked.pop(); node; node = asked.pop()) {
      for (const answer of turn.answersAt(node)) {
        if (node === from && except?.(answer)) continue;
        const child = follow(turn, shop, node, answer, luck, events);
        const { state } = child;
        if (turn.isSettled(state) || state.turn !== from.state.turn || (untilNews && child.isNews))
          done.push(child);
        else if (turn.isHalfSaid(state)) asked.push(child);
        else next.push(child);
      }
      if (node !== from) release(shop, node.state);
    }
    asked = best(shop, next, width);
  }
  return done;
}

/** The best nodes by rank; the states of the others are released. */
export function best<S, A>(
  shop: Workshop<S>,
  nodes: Node<S, A>[],
  count: number,
  except?: Node<S, A>,
): Node<S, A>[] {
  if (nodes.length <= count) return nodes;
  nodes.sort((a, b) => b.rank - a.rank);
  for (const node of nodes.slice(count)) if (node !== except) release(shop, node.state);
  nodes.length = count;
  return nodes;
}

export function answersTo<A>(node: Node<unknown, A>): A[] {
  const path: A[] = [];
  for (let at = node; at.parent; at = at.parent) path.unshift(at.answer);
  return path;
}

/** Open nodes are those from which the turn can go on. */
export const isOpen = <S extends TurnState, A>(turn: Turn<S, A>, { state }: Node<S, A>): boolean =>
  state.outcome === null && turn.isSettled(state);
