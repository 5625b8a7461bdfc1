/** State of a revealed mission: its damage, the rest it needs, and the agents who can help. */
import { type DamageTrigger, hasSlots, MISSIONS, missionRow } from '../missions.ts';
import { type Era, nextEra, prevEra, RING } from '../ring.ts';
import { claimFault } from '../rules/damage.ts';
import { damageOn, energyAt, eraOf, isComplete, isSlotFree } from '../state.ts';
import type { Agent, Mission } from '../types.ts';
import type { LoopView } from '../view.ts';

export interface MissionState {
  readonly mission: Mission;
  /** Where the tile lies. */
  readonly era: Era;
  readonly damage: number;
  readonly need: number;
  /** Cubes it still lacks. */
  readonly missing: number;
  readonly isComplete: boolean;
  /** By era, where it has a slot for each: whether the slot is filled. */
  readonly slots?: readonly boolean[];
  /** Trigger of its damage. */
  readonly deed: DamageTrigger | 'claim';
  /** The eras where that would damage it now. */
  readonly where: readonly Era[];
  /** M-GRID: eras without energy, all of which need some first. */
  readonly dark?: readonly Era[];
  /** Why the active agent cannot claim it now, for the two that are claimed; undefined if he can. */
  readonly claim?: { readonly refusal: string | undefined };
  /** Agents at the tile: archiving needs one there (L-ARCH-1). */
  readonly agentsThere: readonly Agent[];
  /** Complete, and the active agent stands there: this turn archives it. */
  readonly canBeArchived: boolean;
}

const erasWhere = (isIt: (era: Era) => boolean): Era[] =>
  Array.from({ length: RING }, (_, era) => era).filter(isIt);

/** Eras where a deed counts for a mission that is not complete (L-MIS-10 to L-MIS-19). */
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

/** Undefined for a tile that is not on the board or that nobody has seen. */
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

/** Missions that something done at an era would damage (L-MIS-1). */
export const servedBy = (view: LoopView, deed: DamageTrigger, at: Era): Mission[] =>
  missionStates(view)
    .filter(state => state.deed === deed && state.where.includes(at) && (state.dark?.length ?? 0) === 0)
    .map(({ mission }) => mission);
