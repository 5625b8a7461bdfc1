/** Beam search for the best end of a turn in one world. */
import type { Luck } from '../luck.ts';
import { best, isOpen, type Node, successors, type Turn, type TurnState } from './turn.ts';
import { release, type Workshop } from './workshop.ts';

export interface Beam {
  readonly width: number;
  /** Lines followed while one card is carried out. */
  readonly inner: number;
  /** Node budget; the best end found so far counts. */
  readonly enough: number;
}

/** The node at which the turn is best ended. The caller releases its state. */
export function bestEnd<S extends TurnState, A>(
  turn: Turn<S, A>,
  shop: Workshop<S>,
  from: Node<S, A>,
  luck: Luck,
  { width, inner, enough }: Beam,
): Node<S, A> {
  const until = shop.nodes + enough;
  const how = { width: inner, untilNews: false };
  const met = new Set<number>();
  let found: Node<S, A> | undefined = turn.isSettled(from.state) ? from : undefined;
  let beam: Node<S, A>[] = [from];
  const isEnough = (): boolean => shop.nodes >= until && found !== undefined;
  while (beam.length > 0 && !isEnough()) {
    const next: Node<S, A>[] = [];
    for (const node of beam) {
      if (isEnough()) break;
      for (const child of successors(turn, shop, node, luck, how)) {
        const mark = turn.fingerprint(child.state);
        if (met.has(mark)) {
          release(shop, child.state);
          continue;
        }
        met.add(mark);
        if (!found || child.value > found.value) found = child;
        if (isOpen(turn, child) && child.state.turn === from.state.turn) next.push(child);
      }
    }
    beam = best(shop, next, width, found);
  }
  return found ?? from;
}
