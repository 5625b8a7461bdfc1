import type { OptionSpecs } from '@tessera/engine';
import { BUILT_IN } from './pack/builtIn.ts';
import { parsePack } from './pack/index.ts';
import { parseWeights, TOWERS } from './tower.ts';
import { AGENT_CODES, DIFFICULTIES, type LoopOptions, MODE_IDS } from './types.ts';

/** L-SETUP-1, as data. */
export const LOOP_OPTIONS: OptionSpecs<LoopOptions> = {
  pack: { clause: 'L-PACK-1', kind: 'content', default: BUILT_IN, parse: parsePack },
  mode: { clause: 'L-SETUP-11', kind: 'choice', values: MODE_IDS, default: 'sabotage' },
  difficulty: { clause: 'L-SETUP-4', kind: 'choice', values: DIFFICULTIES, default: 'month' },
  agents: {
    clause: 'L-SETUP-7',
    kind: 'perSeat',
    values: ['any', ...AGENT_CODES],
    default: 'any',
    most: 4,
    isCounted: true,
  },
  tower: {
    clause: 'L-FOO-6',
    kind: 'choice',
    values: Object.keys(TOWERS),
    default: 'uniform',
    parseOwn: parseWeights,
  },
  solo: { clause: 'L-DEC-3', kind: 'flag', default: true },
};
