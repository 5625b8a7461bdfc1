/** Section 8: the ten Sabotage tiles. */
import type { Mission } from './types.ts';

export type DamageTrigger = 'energy' | 'rift' | 'loop' | 'clone';

export interface MissionRow {
  readonly id: string;
  readonly clause: string;
  /** `claim`: by an action of its own. */
  readonly trigger: DamageTrigger | 'claim';
  /** Place of the trigger: Dr Foo's era, the era of the tile, or any era with a slot for each. */
  readonly where: 'foo' | 'tile' | 'slots' | 'around';
  /** Counts only if all eras had energy when the action began. */
  readonly isGrid?: true;
  readonly need: number;
}

/** Missions in the order of their codes (L-ANS-2). */
export const MISSIONS: readonly MissionRow[] = [
  { id: 'M-CLEAN', clause: 'L-MIS-12', trigger: 'claim', where: 'slots', need: 3 },
  { id: 'M-CLONE-ALL', clause: 'L-MIS-19', trigger: 'clone', where: 'slots', need: 6 },
  { id: 'M-CLONE-FOO', clause: 'L-MIS-16', trigger: 'clone', where: 'foo', need: 4 },
  { id: 'M-ENCIRCLE', clause: 'L-MIS-10', trigger: 'claim', where: 'around', need: 3 },
  { id: 'M-ENERGY-HERE', clause: 'L-MIS-11', trigger: 'energy', where: 'tile', need: 6 },
  { id: 'M-GRID', clause: 'L-MIS-13', trigger: 'energy', where: 'tile', isGrid: true, need: 3 },
  { id: 'M-LOOP-ALL', clause: 'L-MIS-18', trigger: 'loop', where: 'slots', need: 6 },
  { id: 'M-LOOP-FOO', clause: 'L-MIS-15', trigger: 'loop', where: 'foo', need: 4 },
  { id: 'M-RIFT-ALL', clause: 'L-MIS-17', trigger: 'rift', where: 'slots', need: 7 },
  { id: 'M-RIFT-FOO', clause: 'L-MIS-14', trigger: 'rift', where: 'foo', need: 5 },
];

export const missionRow = (mission: Mission): MissionRow => MISSIONS[mission] as MissionRow;
/** L-MIS-10, L-MIS-12: one damage per turn, from whatever source. */
export const isOncePerTurn = (mission: Mission): boolean => missionRow(mission).trigger === 'claim';
export const hasSlots = (mission: Mission): boolean => missionRow(mission).where === 'slots';
