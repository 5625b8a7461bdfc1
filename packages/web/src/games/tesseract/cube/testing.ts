/** Games for the tests of this folder. */
import { parseOptions, seededChance } from '@tessera/engine';
import { type TesseractEvent, type TesseractView, tesseract } from '@tessera/games/tesseract';

export interface Step {
  readonly view: TesseractView;
  readonly events: readonly TesseractEvent[];
}

/** The views of a random game with what led to each, the first after the set-up. */
export function randomSteps(seed: string, most: number): Step[] {
  const chance = seededChance(seed);
  let state = tesseract.setup(parseOptions(tesseract.options, { base: '2' }), 3, chance);
  const steps: Step[] = [{ view: tesseract.view(state, 0), events: [] }];
  for (let i = 0; i < most; i++) {
    const seat = tesseract.decider(state);
    if (seat === undefined) break;
    const moves = tesseract.legalMoves(state, seat);
    const move = moves[chance.below(moves.length)];
    if (!move) break;
    const { state: next, events } = tesseract.apply(state, seat, move, chance);
    state = next;
    steps.push({ view: tesseract.view(state, 0), events });
  }
  return steps;
}
