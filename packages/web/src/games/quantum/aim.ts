/** The planet that a bot's turn was about, by its reasons: panel, prompt and log name the same one. */
import type { Reason } from '@tessera/bots';
import type { Seat } from '@tessera/engine';
import { geometryOf, type Planet, type QuantumView } from '@tessera/games/quantum';
import type { QuantumModel } from './contract.ts';

/** Reasons that name a planet still to be built on, the plainest first. */
const AIMS = ['readies', 'readiesNow', 'setsUp', 'orbits', 'nears'];

export interface Aim {
  readonly planet: Planet;
  readonly params: Reason['params'];
}

/** The last of the plainest reasons; none on a planet that got its cube in the same turn. */
export function aimOf(
  { map }: QuantumView,
  reasons: readonly Reason[],
  built: ReadonlySet<Planet | undefined>,
): Aim | undefined {
  const aims = reasons.flatMap(({ key, params }) => {
    const planet = AIMS.includes(key) ? planetAt(map, String(params.planet)) : -1;
    return planet >= 0 && !built.has(planet) ? [{ key, params, planet }] : [];
  });
  return AIMS.map(key => aims.findLast(aim => aim.key === key)).find(aim => aim !== undefined);
}

/** By its square as text, "4,7". */
function planetAt(map: QuantumView['map'], place: string): Planet {
  const [x = -1, y = -1] = place.split(',').map(Number);
  return geometryOf(map).planetAt(x, y) ?? -1;
}

/** A bot's reasons for the answers that the trace shows. */
export function reasonsOf({ snapshot, trace }: QuantumModel, seat: Seat): readonly Reason[] {
  const counts = trace.filter(step => step.seat === seat).map(({ count }) => count);
  const [first, last] = [Math.min(...counts), Math.max(...counts)];
  return snapshot.notes.reasons
    .filter(({ count }) => count + 1 >= first && count < last)
    .map(({ reason }) => reason);
}
