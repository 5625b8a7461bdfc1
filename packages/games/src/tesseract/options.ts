import type { OptionSpecs } from '@tessera/engine';
import { RESEARCHERS } from './cards/researchers.ts';
import { parsePack } from './pack.ts';
import { BASE_NAMES, FLAG_VALUES, type Flags, type TesseractOptions } from './types.ts';

/** A flag with the default of the edition. */
const flag = <K extends keyof Flags>(name: K, clause: string) =>
  ({ clause, kind: 'choice', values: ['edition', ...FLAG_VALUES[name]], default: 'edition' }) as const;

/**
 * T-SETUP-9: cubes left in the Tesseract after the set-up of two researchers; with more researchers there are
 * fewer.
 */
const MOST_EXTRA = 60;

/** Section 4, as data. The number of players is the number of seats. */
export const TESSERACT_OPTIONS: OptionSpecs<TesseractOptions> = {
  edition: { clause: 'T-TURN-1', kind: 'choice', values: ['fr', 'cz'], default: 'fr' },
  base: { clause: 'T-VAR-1', kind: 'choice', values: BASE_NAMES, default: '1' },
  firstSeat: { clause: 'T-SETUP-11', kind: 'choice', values: [0, 1, 2, 3, 'random'], default: 0 },
  researchers: {
    clause: 'T-VAR-6',
    kind: 'perSeat',
    values: ['random', ...RESEARCHERS.map(row => row.id)],
    default: 'random',
    most: 4,
  },
  noStartCards: { clause: 'T-VAR-2', kind: 'flag', default: false },
  extraPrimed: { clause: 'T-VAR-3', kind: 'count', min: 0, max: MOST_EXTRA, default: 0 },
  breachRace: { clause: 'T-VAR-4', kind: 'flag', default: false },
  consent: { clause: 'T-TRANSFER-3', kind: 'choice', values: ['ask', 'auto'], default: 'ask' },
  info: { clause: 'T-INFO-3', kind: 'choice', values: ['physical', 'open'], default: 'physical' },
  emptyLoss: flag('emptyLoss', 'T-END-5'),
  identicalPrimed: flag('identicalPrimed', 'T-CONTAIN-3'),
  study: flag('study', 'T-STUDY-2'),
  shockwaveValue: flag('shockwaveValue', 'T-EVENT-SW'),
  breachScope: flag('breachScope', 'T-BREACH-1'),
  rowBonus: flag('rowBonus', 'T-BONUS-3'),
  recolor: { clause: 'T-STATE-2', kind: 'choice', values: ['rolled', 'kept'], default: 'rolled' },
  faces: {
    clause: 'T-BASE-2',
    kind: 'choice',
    values: ['calibrated', 'second', 'first'],
    default: 'calibrated',
  },
  pack: { clause: 'T-PACK-1', kind: 'content', default: 'built-in', parse: parsePack },
};

/** Section 4: flags of each edition where they differ. */
const EDITIONS: Readonly<Record<TesseractOptions['edition'], Flags>> = {
  fr: {
    emptyLoss: 'startOfThreat',
    identicalPrimed: 'mandatory',
    study: 'exactNext',
    shockwaveValue: 'lastPrimed',
    breachScope: 'addedValue',
    rowBonus: 'mandatory',
  },
  cz: {
    emptyLoss: 'immediate',
    identicalPrimed: 'optional',
    study: 'nearestAvailable',
    shockwaveValue: 'removedCube',
    breachScope: 'addedValue',
    rowBonus: 'mandatory',
  },
};

/** The edition's flags, with the chosen ones on top. */
export function flagsOf(options: TesseractOptions): Flags {
  const flags: Record<string, string> = { ...EDITIONS[options.edition] };
  for (const name of Object.keys(FLAG_VALUES) as (keyof Flags)[]) {
    if (options[name] !== 'edition') flags[name] = options[name];
  }
  return flags as unknown as Flags;
}
