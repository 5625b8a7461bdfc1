/** The rest of an Action phase in one world: the best end that a narrow beam finds. */
import type { Luck } from '../luck.ts';
import { fingerprint, isSettled, type Node, release, successors, type Workshop } from './node.ts';

export interface Beam {
  readonly width: number;
  /** Ways to carry out one card that are followed. */
  readonly inner: number;
  /** Nodes after which it makes do with what it has found. */
  readonly enough: number;
}

/** The node at which the phase is best ended. Its state is the caller's, to be released. */
export function bestEnd(shop: Workshop, from: Node, luck: Luck, { width, inner, enough }: Beam): Node {
  const until = shop.nodes + enough;
  const how = { width: inner, untilNews: false };
  const met = new Set<number>();
  let found: Node | undefined = isSettled(from.state) ? from : undefined;
  let beam: Node[] = [from];
  const letGo = (node: Node): void => {
    if (node !== from && node !== found) release(shop, node);
  };
  while (beam.length > 0 && (shop.nodes < until || !found)) {
    const next: Node[] = [];
    for (const node of beam) {
      if (node.state.outcome !== null || (shop.nodes >= until && found)) continue;
      for (const child of successors(shop, node, luck, how)) {
        const mark = fingerprint(child.state);
        if (met.has(mark)) {
          release(shop, child);
          continue;
        }
        met.add(mark);
        if (!found || child.value > found.value) found = child;
        if (child.state.turn === from.state.turn) next.push(child);
      }
    }
    for (const node of beam) letGo(node);
    next.sort((a, b) => b.rank - a.rank);
    beam = next.slice(0, width);
    for (let i = width; i < next.length; i++) letGo(next[i] as Node);
  }
  for (const node of beam) letGo(node);
  return found ?? from;
}
