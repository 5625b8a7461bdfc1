// @chunk *-table deep
/** The loop table. It contains no rule. */
import { LOOP_FACTS, type LoopEvent, type LoopView } from '@tessera/games/loop';
import './table.css';
import { tableOf } from '../../table/tableOf.tsx';
import type { LoopModel } from './contract.ts';
import { endingOf } from './ending.tsx';
import { headingOf } from './heading.tsx';
import { keysOf } from './keys.ts';
import { landingOf } from './landing.ts';
import { offersOf } from './offers.ts';
import { promptOf } from './prompt.ts';
import { isAsked, LoopRoom } from './Room.tsx';
import { deedWords } from './speech.ts';
import { useModel } from './useModel.ts';
import { type LoopWords, loadWords } from './words/index.ts';

export default tableOf<LoopView, LoopWords, LoopModel>({
  facts: LOOP_FACTS,
  undoClause: 'L-DEC-5',
  // Agents stay with their players when seats rotate.
  perSeat: { agents: 'any' },
  loadWords,
  loadLooks: () => import('./looks/index.ts'),
  useModel,
  headingOf,
  promptOf,
  deedOf: ({ words, names }, view, answer) =>
    offersOf({ view, legal: [answer], lasting: {} })
      .map(offered => deedWords({ words, names, view }, offered))
      .join(),
  landingOf: (events, { isMoving, tempo, row }) =>
    landingOf(events as readonly LoopEvent[], isMoving ? tempo : undefined, row),
  keysOf,
  begunOf: ({ chosen, letGo, confirm }) => ({
    letGo: chosen ? letGo : undefined,
    confirm: chosen ? confirm : undefined,
  }),
  loadEnding: async () => ({ endingOf }),
  sounds: [
    ['vortex', 'capture'],
    ['archived', 'place'],
    ['thrown', 'dice'],
    ['looped', 'place'],
    ['moved', 'move'],
  ],
  stateOf: model =>
    [
      isAsked(model) ? 'is-asked' : 'is-free',
      model.chosen && 'is-choosing',
      model.coach.isHint && 'is-hinted',
      model.shown.outcome?.reason === 'VICTORY' && 'is-won',
    ]
      .filter(Boolean)
      .join(' '),
  Room: LoopRoom,
});
