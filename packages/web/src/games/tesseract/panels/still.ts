/** Model of panels without interaction, for pictures and tests. */
import { insightOf, type TesseractView } from '@tessera/games/tesseract';
import { createSignal } from '../../../ui/render/signal.ts';
import type { TesseractWords } from '../words/index.ts';
import type { PanelModel } from './props.ts';

const nothing = (): void => {};

export const stillModel = (view: TesseractView, words: TesseractWords): PanelModel => ({
  view,
  words,
  insight: insightOf(view),
  isPast: false,
  labNames: [],
  you: new Set(),
  choosable: new Set(),
  hinted: new Set(),
  pending: undefined,
  asked: undefined,
  hover: createSignal<string | undefined>(undefined),
  planned: undefined,
  legal: new Set(),
  press: nothing,
  plan: nothing,
  play: nothing,
});
