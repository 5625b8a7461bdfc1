/** Section 16: the tokens. */
import { type Era, RING } from './ring.ts';
import type { Dimension } from './types.ts';

export interface CloneRow {
  readonly id: string;
  readonly generation: Era;
  readonly destruction: Era;
}

/** L-TOK-1: no clone is generated next to its destruction era. */
const DISTANCES = [2, 3, 4, 5];

export const CLONES: readonly CloneRow[] = Array.from({ length: RING }, (_, generation) =>
  DISTANCES.map(distance => {
    const destruction = (generation + distance) % RING;
    return { id: `C-${generation}-${destruction}`, generation, destruction };
  }),
).flat();

/** L-TOK-2 */
export const SUPAS: readonly CloneRow[] = Array.from({ length: RING }, (_, era) => ({
  id: `SC-${era}`,
  generation: -1,
  destruction: era,
}));

/** L-TOK-3: the dimensions of both faces. */
export const CENTRIFUGES: readonly {
  readonly id: string;
  readonly faces: readonly [Dimension, Dimension];
}[] = [
  { id: 'CF-1', faces: [0, 1] },
  { id: 'CF-2', faces: [1, 2] },
  { id: 'CF-3', faces: [2, 0] },
];
/** The third damage destroys a Centrifuge (L-CENT-5). */
export const CENTRIFUGE_NEED = 3;
