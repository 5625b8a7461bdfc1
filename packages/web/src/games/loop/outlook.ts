/** What the next throw may do. */
import { type LoopView, RING } from '@tessera/games/loop';

export interface Outlook {
  /** By era: the chances that it overflows, and that this ends the game. */
  readonly eras: readonly { readonly overflow: number; readonly defeat: number }[];
  readonly defeat: number;
  readonly cubes: { readonly min: number; readonly max: number };
}

export const outlookOf = (_view: LoopView): Outlook => ({
  eras: Array.from({ length: RING }, () => ({ overflow: 0, defeat: 0 })),
  defeat: 0,
  cubes: { min: 2, max: 2 },
});
