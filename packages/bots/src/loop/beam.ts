/** The rest of a turn in one world: the best end that a narrow beam finds. */
import type { Luck } from '../luck.ts';
import { fingerprint } from './fingerprint.ts';
import { best, type Node, successors } from './node.ts';
import { isSettled, release, type Workshop } from './workshop.ts';

export interface Beam {
  readonly width: number;
  /** Ways to carry out one card that are followed. */
  readonly inner: number;
  /** Nodes after which it makes do with what it has found. */
  readonly enough: number;
}

/** The node at which the turn is best ended. Its state is the caller's, to be released. */
export function bestEnd(shop: Workshop, from: Node, luck: Luck, { width, inner, enough }: Beam): Node {
  const until = shop.nodes + enough;
  const how = { width: inner, untilNews: false };
  const met = new Set<number>();
  let found = from;
  let beam: Node[] = [from];
  while (beam.length > 0 && shop.nodes < until) {
    const next: Node[] = [];
    for (const node of beam) {
      if (shop.nodes >= until) break;
      for (const child of successors(shop, node, luck, how)) {
        const mark = fingerprint(child.state);
        if (met.has(mark)) {
          release(shop, child.state);
          continue;
        }
        met.add(mark);
        if (child.value > found.value) found = child;
        if (child.state.outcome === null && isSettled(child.state)) next.push(child);
      }
    }
    beam = best(shop, next, width, found);
  }
  return found;
}
