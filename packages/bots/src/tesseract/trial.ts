/** A candidate tried in a world: what comes of it by the end of this phase, or of the next one. */
import { type TesseractState, tesseract } from '@tessera/games/tesseract';
import type { Luck } from '../luck.ts';
import { type Beam, bestEnd } from './beam.ts';
import { type Candidate, END } from './candidates.ts';
import { chanceOf } from './evaluate.ts';
import { isSettled, type Node, rootOf, successors, type Workshop } from './node.ts';

/** The chance to win as it looks after so many Action phases. */
export function tryOut(
  shop: Workshop,
  world: TesseractState,
  luck: Luck,
  { answers, ends }: Candidate,
  beam: Beam,
  phases: number,
): number {
  const state = tesseract.copy(world, shop.spare.pop());
  for (const answer of answers) tesseract.play(state, 0, answer, luck);
  shop.nodes += answers.length;
  let node = settled(shop, rootOf(state, luck.used), luck);
  let left = phases - (ends ? 1 : 0);
  while (left > 0 && node.state.outcome === null) {
    const end = bestEnd(shop, node, luck, beam);
    left--;
    if (left === 0 || end.state.outcome !== null) return chanceOf(end.value);
    luck.used = end.used;
    tesseract.play(end.state, 0, END, luck);
    node = settled(shop, rootOf(end.state, luck.used), luck);
  }
  return chanceOf(node.value);
}

/** The questions of a Threat phase, answered by what looks best. */
function settled(shop: Workshop, from: Node, luck: Luck): Node {
  let node = from;
  while (node.state.phase === 'threat' && !isSettled(node.state)) {
    const answered = successors(shop, node, luck, { width: 1, untilNews: false });
    node = answered.reduce((a, b) => (b.value > a.value ? b : a));
  }
  return node;
}
