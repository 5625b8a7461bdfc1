/** Section 11: hooks that a mode may override. The others are as in the standard rules. */
import type { Play } from '../change.ts';
import type { Era } from '../ring.ts';
import type { ModeId } from '../types.ts';

export interface Mode {
  readonly id: ModeId;
  /** In set-up, right after the two missions of L-SETUP-9. */
  afterMissions?(play: Play, foos: Era[]): void;
  /** L-SETUP-9: true if the Foo cards make the pile. */
  readonly usesFooCards: boolean;
  /** L-SETUP-10: generates the first clones. */
  generateClones(play: Play, count: number): void;
  /** L-SETUP-11 */
  afterCards?(play: Play): void;
  /** L-ULTRA-1: true if a bonus is dealt before the first hands. */
  readonly hasOpeningBonus: boolean;
  /** Step B of phase I: moves Dr Foo, and applies the effects there. */
  turnMachine(play: Play): void;
  /** L-EOT-5 */
  endCycle(play: Play): void;
}
