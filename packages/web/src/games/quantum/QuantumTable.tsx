// @chunk *-table deep
/** The quantum table: a match seen through its client, whoever stands behind it. It contains no rule. */
import { QUANTUM_FACTS, type QuantumEvent, type QuantumView } from '@tessera/games/quantum';
import './table.css';
import { personsOf } from '../../match/seating.ts';
import { tableOf } from '../../table/tableOf.tsx';
import type { QuantumModel } from './contract.ts';
import { endingOf } from './ending.tsx';
import { headingOf } from './heading.tsx';
import { keysOf } from './keys.ts';
import { landingOf } from './landing.ts';
import { offersOf } from './offers.ts';
import { promptOf } from './prompt.ts';
import { aboutOf, QuantumRoom } from './Room.tsx';
import { deedWords } from './speech.ts';
import { useModel } from './useModel.ts';
import { loadWords, type QuantumWords } from './words/index.ts';

export default tableOf<QuantumView, QuantumWords, QuantumModel>({
  facts: QUANTUM_FACTS,
  undoClause: 'Q-HID-3',
  // Factions stay with whoever chose them when seats are turned.
  perSeat: { factions: 'own' },
  loadWords,
  loadLooks: () => import('./looks/index.ts'),
  landingOf: (events, { isMoving, tempo }) =>
    landingOf(events as readonly QuantumEvent[], isMoving ? tempo : undefined),
  useModel,
  headingOf,
  promptOf,
  deedOf: ({ words, names, me, snapshot }, view, answer) => {
    const you = personsOf(snapshot.setup).length === 1 ? me : undefined;
    return offersOf({ view, legal: [answer], lasting: {} })
      .map(offered => deedWords({ words, names, view, you }, offered))
      .join();
  },
  keysOf,
  begunOf: ({ selected, mode, chosen, letGo, confirm }) => ({
    letGo: mode !== undefined || chosen !== undefined || selected !== undefined ? letGo : undefined,
    confirm: chosen ? confirm : undefined,
  }),
  loadEnding: async () => ({ endingOf }),
  sounds: [
    ['destroyed', 'capture'],
    ['cube', 'place'],
    ['combatRoll', 'dice'],
    ['roll', 'dice'],
    ['move', 'move'],
  ],
  stateOf: model => `is-${aboutOf(model)}${model.teaching.lesson ? ' has-lesson' : ''}`,
  Room: QuantumRoom,
});
