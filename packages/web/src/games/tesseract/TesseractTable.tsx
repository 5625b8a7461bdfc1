// @chunk *-table deep
/** The tesseract table. It contains no rule. */
import {
  LAB_NAMES,
  TESSERACT_FACTS,
  type TesseractEvent,
  type TesseractView,
} from '@tessera/games/tesseract';
import './panels/panels.css';
import './table.css';
import './bars.css';
import './phone.css';
import { tableOf } from '../../table/tableOf.tsx';
import { useLayout } from '../../table/useLayout.ts';
import { useMotion } from '../../ui/appearance.ts';
import { readAnswer } from './answers.ts';
import { DrawingButton, headingOf } from './heading.tsx';
import { keysOf } from './keys.ts';
import { landingOf } from './landing.ts';
import { deedWords } from './phrases.ts';
import { bandOf } from './prompt.ts';
import { TesseractRoom } from './Room.tsx';
import { type DrawingChoice, useDrawing } from './useDrawing.ts';
import { type Model, useModel } from './useModel.ts';
import { loadWords, type TesseractWords } from './words/index.ts';

export default tableOf<TesseractView, TesseractWords, Model, DrawingChoice>({
  facts: TESSERACT_FACTS,
  undoClause: 'T-DEC-7',
  // T-VAR-6: a lab without a chosen researcher is dealt one.
  perSeat: { researchers: 'random' },
  loadWords,
  loadLooks: () => import('./looks/index.ts'),
  useShowing: () => useDrawing(useMotion(), useLayout() === 'huge'),
  landingOf: (events, { isMoving, tempo }, { drawing }) => {
    const how = !isMoving ? 'still' : drawing === 'cube' ? 'cube' : 'flat';
    return landingOf(events as readonly TesseractEvent[], how, tempo);
  },
  useModel,
  headingOf,
  promptOf: bandOf,
  deedOf: ({ words, labNames, self }, view, answer) =>
    deedWords(
      { words, labNames, self, view, insight: undefined },
      readAnswer(answer, LAB_NAMES[view.decision?.lab ?? 0] ?? 'A'),
    ),
  Beside: DrawingButton,
  keysOf,
  begunOf: ({ hand, putBack, confirm }) => ({
    letGo: (hand.mode ?? hand.asking ?? hand.pending) ? putBack : undefined,
    confirm: hand.pending ? confirm : undefined,
  }),
  loadEnding: () => import('./ending.tsx'),
  sounds: [
    ['breached', 'capture'],
    ['uncovered', 'capture'],
    ['rolled', 'dice'],
    ['moved', 'move'],
    ['changed', 'move'],
  ],
  stateOf: ({ snapshot: { view } }) => `is-${view.phase} is-${view.outcome ?? 'open'}`,
  Room: TesseractRoom,
});
