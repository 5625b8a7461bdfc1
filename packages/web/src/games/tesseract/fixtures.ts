/** Fixtures for the tests of this folder, created by the rules. */
import { parseOptions, seededChance } from '@tessera/engine';
import {
  type TesseractEvent,
  type TesseractOptions,
  type TesseractState,
  type TesseractView,
  tesseract,
} from '@tessera/games/tesseract';
import { type Situation as AnySituation, situationIn } from '../../match/testing.ts';
import { type Offer, offerOf } from './answers.ts';
import type { PanelModel } from './panels/props.ts';
import { stillModel } from './panels/still.ts';
import { loadWords } from './words/index.ts';

export interface TesseractFixture extends AnySituation<TesseractView> {
  readonly offer: Offer;
}

export function situationOf(state: TesseractState): TesseractFixture {
  const found = situationIn(tesseract, state);
  return { ...found, offer: offerOf(found.view, found.legal) };
}

/** A position in the JSON of the rules page, section 22. */
export function situation(position: object, options: Partial<TesseractOptions> = {}): TesseractFixture {
  const all = parseOptions(tesseract.options, options);
  return situationOf(tesseract.notation.parsePosition(JSON.stringify(position), all, 'lenient'));
}

/** The position of the mock-ups: four researchers, Ada with a run of four, 33 % to breach. */
export const MIDDLE = {
  players: 4,
  researchers: ['R08', 'R05', 'R01', 'R03'],
  tesseract: [
    ...['b2o5?y1O4', 'y3p6?b1B5', 'o2y6P3', 'P2'],
    ...['y5b4o1Y2', 'p4?b6?O3', 'b3?o6Y6', 'O5'],
    ...['y4B1', 'p1P5', 'Y1', 'Y4'],
    ...['', '', 'B3', ''],
  ],
  labs: ['Y2O3P4B5O6', 'P3P6Y1', 'O1B1', 'B6O2'],
  primed: 'O1Y2P2B3O5B5P5Y6',
  board: 'Y4O4P4B4O2B2Y5P5P1',
  destroyed: 'YOPPB',
  hands: [['L2-01', 'L2-05', 'L3-01'], ['L2-02'], ['L2-03'], ['L4-02', 'L2-06']],
  decks: [['L2-08'], ['L3-02'], []],
  breach: 2,
  turn: 13,
  actions: 2,
} as const;

const words = await loadWords('en');

/** Model of the panels in a position. */
export function modelOf(
  position: object,
  more: Partial<PanelModel> = {},
  options: Partial<TesseractOptions> = { base: '2' },
): PanelModel {
  const { view, legal } = situation(position, options);
  return {
    ...stillModel(view, words),
    labNames: ['Ada', 'Milo', 'Ines', 'Kai'],
    you: new Set([view.decision?.lab ?? 0]),
    legal: new Set(legal),
    ...more,
  };
}

export interface Step {
  readonly view: TesseractView;
  readonly events: readonly TesseractEvent[];
}

/** Views of a random game with their events, the first after the set-up. */
export function randomSteps(seed: string, most: number): Step[] {
  const chance = seededChance(seed);
  let state = tesseract.setup(parseOptions(tesseract.options, { base: '2' }), 3, chance);
  const steps: Step[] = [{ view: tesseract.view(state, 0), events: [] }];
  while (steps.length <= most) {
    const seat = tesseract.decider(state);
    if (seat === undefined) break;
    const moves = tesseract.legalMoves(state, seat);
    const move = moves[chance.below(moves.length)] ?? tesseract.fallback(state);
    const { state: next, events } = tesseract.apply(state, seat, move, chance);
    state = next;
    steps.push({ view: tesseract.view(state, 0), events });
  }
  return steps;
}
