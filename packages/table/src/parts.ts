/** Parts that only tables of several screens need. The worker of a local match loads them on demand. */
import type { Seat } from '@tessera/engine';
import type { Ask } from '@tessera/wire';
import { APPLIERS } from './appliers.ts';
import type { TableCore } from './core.ts';
import type { Tellers } from './happenings.ts';
import { handToBot, timeIsUp } from './keeping.ts';
import type { Appliers } from './ledger.ts';
import { SEALED_DICE } from './sealedDice.ts';
import { TELLERS } from './tellers.ts';
import type { SealedDice } from './types.ts';
import { asksOf } from './verdict.ts';

export interface Parts {
  readonly sealed: SealedDice;
  readonly appliers: Appliers;
  readonly tellers: Tellers;
  asksOf(core: TableCore): readonly Ask[];
  /** Hands a chair to a keeper. */
  handToBot(core: TableCore, seat: Seat, at: number): void;
  /** Handles an expired clock. */
  timeIsUp(core: TableCore, seat: Seat, at: number): void;
}

export const PARTS: Parts = {
  sealed: SEALED_DICE,
  appliers: APPLIERS,
  tellers: TELLERS,
  asksOf,
  handToBot,
  timeIsUp,
};
