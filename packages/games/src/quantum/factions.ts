// @chunk own
/** Q-COMP-6: colours and names only. */
export const FACTIONS = ['kepler', 'vulpes', 'orion', 'andromeda'] as const;
export type Faction = (typeof FACTIONS)[number];

/** The faction of each seat: as chosen, else the one of its number, else one that is left; all different. */
export function factionsOf(chosen: readonly unknown[], seats: number): readonly Faction[] {
  const asked = Array.from({ length: seats }, (_, seat) => FACTIONS.find(one => one === chosen[seat]));
  const taken = asked.map((one, seat) => (asked.indexOf(one) === seat ? one : undefined));
  for (const [seat, one] of taken.entries()) {
    if (one) continue;
    const usual = FACTIONS[seat] as Faction;
    taken[seat] = taken.includes(usual) ? FACTIONS.find(free => !taken.includes(free)) : usual;
  }
  return taken as Faction[];
}
