/** Situations for the tests of this folder, through the rules themselves. */
import { parseOptions } from '@tessera/engine';
import {
  LAB_NAMES,
  type TesseractOptions,
  type TesseractState,
  type TesseractView,
  tesseract,
} from '@tessera/games/tesseract';
import { type Offer, offerOf } from './answers.ts';

export interface Situation {
  readonly view: TesseractView;
  readonly legal: readonly string[];
  readonly offer: Offer;
}

/** What the match layer would say about a state. */
export function situationOf(state: TesseractState): Situation {
  const seat = tesseract.decider(state);
  const moves = seat === undefined ? [] : tesseract.legalMoves(state, seat);
  const legal = moves.map(move => tesseract.notation.formatMove(state, move));
  const view = tesseract.view(state, seat ?? 0);
  return { view, legal, offer: offerFor(view, legal) };
}

const offerFor = ({ decision }: TesseractView, legal: readonly string[]): Offer =>
  offerOf(
    legal,
    LAB_NAMES[decision?.lab ?? 0] ?? 'A',
    decision?.type === 'act' || decision?.type === 'granted',
  );

/** A position in the JSON of the rules page, section 22. */
export function situation(position: object, options: Partial<TesseractOptions> = {}): Situation {
  const all = parseOptions(tesseract.options, options);
  return situationOf(tesseract.notation.parsePosition(JSON.stringify(position), all, 'lenient'));
}
