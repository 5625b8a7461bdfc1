/** Section 3: the ring of eras. */
export const ERAS = [
  'dawn',
  'medieval',
  'renaissance',
  'industry',
  'globalization',
  'robots',
  'end',
] as const;
export type EraCode = (typeof ERAS)[number];

/** An era by its index on the ring; clockwise is towards the future (L-RING-1). */
export type Era = number;

export const RING = ERAS.length;

export const nextEra = (era: Era): Era => (era + 1) % RING;
export const prevEra = (era: Era): Era => (era + RING - 1) % RING;
export const isAdjacent = (one: Era, other: Era): boolean => nextEra(one) === other || prevEra(one) === other;

export const perEra = (value = 0): number[] => Array<number>(RING).fill(value);
