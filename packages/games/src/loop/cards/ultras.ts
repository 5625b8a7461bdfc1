/** 15.4, 15.5: the Ultramachina cards; `rules/ultra.ts` implements their verbs. */
import { ERAS, type Era, type EraCode } from '../ring.ts';

export const ULTRA_VERBS = [
  'rift',
  'clones',
  'inquisition',
  'karma',
  'productivism',
  'overconsumption',
  'blackout',
  'vortexRifts',
] as const;
export type UltraVerb = (typeof ULTRA_VERBS)[number];

export interface UltraRow {
  readonly id: string;
  readonly era: Era;
  readonly verb: UltraVerb;
  /** Target of a simple card's rift: three eras on. */
  readonly target: Era;
  readonly slots: number;
}

/** Confidence in the words / in era, target and slots. */
type Sure<R> = R & { readonly confidence: string };

const ultra = (
  id: string,
  era: EraCode,
  verb: UltraVerb,
  slots: number,
  target?: EraCode,
): Sure<UltraRow> => ({
  id,
  era: ERAS.indexOf(era),
  verb,
  target: target ? ERAS.indexOf(target) : -1,
  slots,
  confidence: target ? 'seed / era inferred, target and slots house' : 'seed / era inferred, slots house',
});

/** Simple cards have two slots, the others three (`house`). */
export const ULTRAS: readonly Sure<UltraRow>[] = [
  ultra('U-01', 'dawn', 'rift', 2, 'industry'),
  ultra('U-02', 'medieval', 'rift', 2, 'globalization'),
  ultra('U-03', 'renaissance', 'rift', 2, 'robots'),
  ultra('U-04', 'industry', 'rift', 2, 'end'),
  ultra('U-05', 'globalization', 'rift', 2, 'dawn'),
  ultra('U-06', 'robots', 'rift', 2, 'medieval'),
  ultra('U-07', 'end', 'rift', 2, 'renaissance'),
  ultra('U-08', 'dawn', 'clones', 3),
  ultra('U-09', 'medieval', 'inquisition', 3),
  ultra('U-10', 'renaissance', 'karma', 3),
  ultra('U-11', 'industry', 'productivism', 3),
  ultra('U-12', 'globalization', 'overconsumption', 3),
  ultra('U-13', 'robots', 'blackout', 3),
  ultra('U-14', 'end', 'vortexRifts', 3),
];
