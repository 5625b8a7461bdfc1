/** Panels behind tabs, and which of them a decision needs. */

export type TabKey = 'stage' | 'threat' | 'board' | 'labs' | 'cards' | 'log';

/** Where the cubes lie that can be chosen now, when all of them lie in one place out of sight. */
export function wantedTab(choosable: ReadonlySet<string>, shown: string): TabKey | undefined {
  const zones = new Set([...choosable].map(target => zoneOf(target, shown)));
  const [only] = zones;
  return zones.size === 1 ? only : undefined;
}

function zoneOf(target: string, shown: string): TabKey | undefined {
  if (target.startsWith('primed:')) return 'threat';
  if (target.startsWith('destroyed:')) return 'labs';
  if (/^[A-D]:/.test(target)) return target.startsWith(shown) ? undefined : 'labs';
  return 'stage';
}
