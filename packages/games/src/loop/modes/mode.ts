/** Section 11: what a mode may change. Everything a mode does not name is as in the rules. */
import type { Play } from '../change.ts';
import type { Era } from '../ring.ts';
import type { ModeId } from '../types.ts';

export interface Mode {
  readonly id: ModeId;
  /** Set-up, right after the two missions of L-SETUP-9. */
  afterMissions?(play: Play, foos: Era[]): void;
  /** L-SETUP-9: whether the Foo cards make the pile. */
  readonly usesFooCards: boolean;
  /** L-SETUP-10: the clones to begin with. */
  generateClones(play: Play, count: number): void;
  /** L-SETUP-11 */
  afterCards?(play: Play): void;
  /** L-ULTRA-1: whether a bonus is dealt before the first hands. */
  readonly hasOpeningBonus: boolean;
  /** Step B of phase I: where Dr Foo goes, and what he does there. */
  turnMachine(play: Play): void;
  /** L-EOT-5 */
  endCycle(play: Play): void;
}
