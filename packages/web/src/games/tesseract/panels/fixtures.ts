/** Models of the panels for tests: a position, the answers and the insight the rules give for it. */
import { insightOf, type TesseractOptions } from '@tessera/games/tesseract';
import { createSignal } from '../../../render/signal.ts';
import { situation } from '../fixtures.ts';
import { loadWords } from '../words/index.ts';
import type { PanelModel } from './props.ts';

const words = await loadWords('en');
const nothing = (): void => undefined;

/** The position from the mock-ups: four researchers, Ada with a run of four, 33 % to breach. */
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

export function modelOf(
  position: object,
  more: Partial<PanelModel> = {},
  options: Partial<TesseractOptions> = { base: '2' },
): PanelModel {
  const { view, legal } = situation(position, options);
  return {
    view,
    insight: insightOf(view),
    isPast: false,
    words,
    labNames: ['Ada', 'Milo', 'Ines', 'Kai'],
    you: new Set([view.decision?.lab ?? 0]),
    choosable: new Set(),
    hinted: new Set(),
    hover: createSignal<string | undefined>(undefined),
    pending: undefined,
    planned: undefined,
    legal: new Set(legal),
    press: nothing,
    plan: nothing,
    play: nothing,
    ...more,
  };
}
