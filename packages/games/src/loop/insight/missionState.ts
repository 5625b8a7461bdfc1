/** State of a revealed mission: its damage, what it still needs, and the agents who can help. */
import { type DamageTrigger, hasSlots, MISSIONS, missionRow } from '../missions.ts';
import { type Era, nextEra, prevEra, RING } from '../ring.ts';
import { claimFault } from '../rules/damage.ts';
import { damageOn, energyAt, eraOf, isComplete, isSlotFree } from '../state.ts';
import type { Agent, Mission } from '../types.ts';
import type { LoopView } from '../view.ts';

export interface MissionState {
  readonly mission: Mission;
  /** Era of the tile. */
  readonly era: Era;
  readonly damage: number;
  readonly need: number;
  /** Damage that is still missing. */
  readonly missing: number;
  readonly isComplete: boolean;
  /** By era, for a mission with slots: true if the slot is filled. */
  readonly slots?: readonly boolean[];
  /** Trigger of its damage. */
  readonly deed: DamageTrigger | 'claim';
  /** Eras where that trigger would damage it now. */
  readonly where: readonly Era[];
  /** M-GRID: eras without energy, all of which need some first. */
  readonly dark?: readonly Era[];
  /** For the two missions that are claimed: why the active agent cannot claim it now; undefined if he can. */
  readonly claim?: { readonly refusal: string | undefined };
  /** Agents at the tile: archiving needs one there (L-ARCH-1). */
  readonly agentsThere: readonly Agent[];
  /** True if it is complete and the active agent stands there: this turn archives it. */
  readonly canBeArchived: boolean;
}

const erasWhere = (isIt: (era: Era) => boolean): Era[] =>
  Array.from({ length: RING }, (_, era) => era).filter(isIt);

/** Eras where its trigger counts, for a mission that is not complete (L-MIS-10 to L-MIS-19). */
function erasThatCount(view: LoopView, mission: Mission): Era[] {
  if (isComplete(view, mission)) return [];
  switch (missionRow(mission).where) {
    case 'foo':
      return view.foo < 0 ? [] : [view.foo];
    case 'tile':
      return [view.missions[mission] as Era];
    case 'slots':
      return erasWhere(era => isSlotFree(view, mission, era));
    default:
      return view.foo < 0 ? [] : [prevEra(view.foo), nextEra(view.foo)];
  }
}

/** Undefined for a tile that is not on the board or not revealed. */
export function missionState(view: LoopView, mission: Mission): MissionState | undefined {
  const era = view.missions[mission] as number;
  if (era < 0) return undefined;
  const { need, trigger, isGrid } = missionRow(mission);
  const damage = damageOn(view, mission);
  const complete = isComplete(view, mission);
  return {
    mission,
    era,
    damage,
    need,
    missing: need - damage,
    isComplete: complete,
    ...(hasSlots(mission) && { slots: view.rifts.map((_, at) => !isSlotFree(view, mission, at)) }),
    deed: trigger,
    where: erasThatCount(view, mission),
    ...(isGrid && { dark: erasWhere(at => energyAt(view, at) === 0) }),
    ...(trigger === 'claim' && { claim: { refusal: claimFault(view, mission) } }),
    agentsThere: view.eras.flatMap((at, agent) => (at === era ? [agent] : [])),
    canBeArchived: complete && eraOf(view, view.active) === era,
  };
}

/** The revealed missions, by the era of their tile. */
export const missionStates = (view: LoopView): MissionState[] =>
  MISSIONS.flatMap((_, mission) => missionState(view, mission) ?? []).toSorted((a, b) => a.era - b.era);

/** Missions that a trigger at an era would damage (L-MIS-1). */
export const servedBy = (view: LoopView, deed: DamageTrigger, at: Era): Mission[] =>
  missionStates(view)
    .filter(state => state.deed === deed && state.where.includes(at) && (state.dark?.length ?? 0) === 0)
    .map(({ mission }) => mission);
