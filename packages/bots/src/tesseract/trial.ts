/** Trial of a candidate in a world: played to the end of this phase, or of the next one. */
import { type Answer, type TesseractState, tesseractFromSetup as tesseract } from '@tessera/games/tesseract';
import type { Luck } from '../luck.ts';
import { type Beam, bestEnd } from '../plan/beam.ts';
import type { Candidate } from '../plan/candidates.ts';
import { type Node, rootOf, successors } from '../plan/turn.ts';
import type { Workshop } from '../plan/workshop.ts';
import { chanceOf } from './evaluate.ts';
import { END, endsPhase, isSettled, PHASE } from './turn.ts';

/** Win probability evaluated after the given number of Action phases. */
export function tryOut(
  shop: Workshop<TesseractState>,
  world: TesseractState,
  luck: Luck,
  { answers }: Candidate<Answer>,
  beam: Beam,
  phases: number,
): number {
  const state = tesseract.copy(world, shop.spare.pop());
  for (const answer of answers) tesseract.play(state, 0, answer, luck);
  shop.nodes += answers.length;
  let node = settled(shop, rootOf(PHASE, state, luck.used), luck);
  let left = phases - Number(endsPhase(answers));
  while (left > 0 && node.state.outcome === null) {
    const end = bestEnd(PHASE, shop, node, luck, beam);
    left--;
    if (left === 0 || end.state.outcome !== null) return chanceOf(end.value);
    luck.used = end.used;
    tesseract.play(end.state, 0, END, luck);
    node = settled(shop, rootOf(PHASE, end.state, luck.used), luck);
  }
  return chanceOf(node.value);
}

type PhaseNode = Node<TesseractState, Answer>;

/** Answers the questions of a Threat phase with the best-looking answers. */
function settled(shop: Workshop<TesseractState>, from: PhaseNode, luck: Luck): PhaseNode {
  let node = from;
  while (node.state.phase === 'threat' && !isSettled(node.state)) {
    const answered = successors(PHASE, shop, node, luck, { width: 1, untilNews: false });
    node = answered.reduce((a, b) => (b.value > a.value ? b : a));
  }
  return node;
}
