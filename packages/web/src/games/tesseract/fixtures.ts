/** Situations for the tests of this folder, through the rules themselves. */
import { parseOptions, type UndoRefusal, undoBarOf } from '@tessera/engine';
import {
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
  /** What cannot be taken back, by notation. */
  readonly lasting: Readonly<Record<string, UndoRefusal>>;
}

/** What the match layer would say about a state. */
export function situationOf(state: TesseractState): Situation {
  const seat = tesseract.decider(state);
  const moves = seat === undefined ? [] : tesseract.legalMoves(state, seat);
  const legal = moves.map(move => tesseract.notation.formatMove(state, move));
  const view = tesseract.view(state, seat ?? 0);
  const lasting: Record<string, UndoRefusal> = {};
  for (const [i, move] of moves.entries()) {
    const bar = undoBarOf(tesseract, state, seat ?? 0, move);
    if (bar) lasting[legal[i] as string] = bar;
  }
  return { view, legal, offer: offerOf(view, legal), lasting };
}

/** A position in the JSON of the rules page, section 22. */
export function situation(position: object, options: Partial<TesseractOptions> = {}): Situation {
  const all = parseOptions(tesseract.options, options);
  return situationOf(tesseract.notation.parsePosition(JSON.stringify(position), all, 'lenient'));
}
