import type { OptionSpecs } from '@tessera/engine';
import { FACTIONS } from './factions.ts';
import { BASE, parseMapOption } from './maps/index.ts';
import { BUILT_IN, parsePack } from './pack/index.ts';
import { type QuantumOptions, SEAT_LETTERS } from './types.ts';

/** Section 12, as data. The number of players is the number of seats. */
export const QUANTUM_OPTIONS: OptionSpecs<QuantumOptions> = {
  pack: { clause: 'Q-PACK-1', kind: 'content', default: BUILT_IN, parse: parsePack },
  map: { clause: 'Q-OPT-1', kind: 'content', default: BASE, parse: parseMapOption },
  cubes: { clause: 'Q-MAP-9', kind: 'count', min: 4, max: 7, default: null },
  startRandomMap: { clause: 'Q-OPT-2', kind: 'flag', default: false },
  startChoice: { clause: 'Q-SETUP-5', kind: 'choice', values: ['seat', 'pick'], default: 'seat' },
  entanglement: { clause: 'Q-ENT-4', kind: 'flag', default: true },
  curiousErrata: { clause: 'Q-RUL-37', kind: 'flag', default: false },
  firstPlayer: {
    clause: 'Q-SETUP-4',
    kind: 'choice',
    values: ['lowestFleet', ...SEAT_LETTERS],
    default: 'lowestFleet',
  },
  turnLimit: { clause: 'Q-WIN-4', kind: 'count', min: 0, max: 10_000, default: 0 },
  factions: {
    clause: 'Q-COMP-6',
    kind: 'perSeat',
    values: ['own', ...FACTIONS],
    default: 'own',
    most: SEAT_LETTERS.length,
  },
};
